import LabSimulation
import Testing

@testable import LabStudy

@Suite("The manifest of a sweep")
struct SweepManifestTests {
  private static let axes = ["ratio=1,2"]

  @Test("reads back as it was written")
  func roundTrip() throws {
    let manifest = SweepManifest(try .small(Self.axes))
    #expect(SweepManifest(manifest.text) == manifest)
    #expect(SweepManifest("no key and no value\n") == nil)
  }

  @Test("names what is another, and nothing when nothing is")
  func differences() throws {
    let was = SweepManifest(try .small(Self.axes))
    var scenario = Scenario.small(seed: 8)
    scenario.hand.jitter = 2
    let now = SweepManifest(try .small(["ratio=1,3"], scenario: scenario))
    #expect(was.differences(from: was).isEmpty)
    #expect(
      now.differences(from: was) == [
        "seed was 7, is 8", "hand.jitter was none, is 2", "vary ratio was 1,2, is 1,3",
      ])
    #expect(was.of(0..<1).differences(from: was) == ["cells was not given, is 1 to 1"])
    #expect(was.differences(from: was.of(0..<1)) == ["cells was 1 to 1, is not given"])
  }
}

@Suite("Sealed texts")
struct SealedTextTests {
  @Test("open to what was sealed", arguments: ["", "a", "rows,1\nrows,2\n", "ü\n\n"])
  func roundTrip(text: String) {
    #expect(SealedText.open(SealedText.seal(text, as: "a"), as: "a") == text)
    #expect(SealedText.open(SealedText.seal(text, as: "a"), as: "b") == nil)
  }

  @Test("do not open when anything in them is another, or the end is missing")
  func damage() {
    let sealed = Array(SealedText.seal("rows,1\nrows,2\n", as: "a").utf8)
    for index in sealed.indices {
      var bytes = sealed
      bytes[index] ^= 1
      #expect(SealedText.open(String(decoding: bytes, as: UTF8.self), as: "a") == nil)
      #expect(SealedText.open(String(decoding: sealed[..<index], as: UTF8.self), as: "a") == nil)
    }
  }
}

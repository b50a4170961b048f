import LabStudy
import Testing

@Suite("The nearest word")
struct NearestWordTests {
  private let words = ["ratio", "threshold", "slopPt", "hold", "side", "x", "page"]

  @Test(
    "a slip of the keyboard finds the word",
    arguments: [
      ("ratoi", "ratio"), ("rato", "ratio"), ("rratio", "ratio"), ("ratip", "ratio"),
      ("RATIO", "ratio"), ("treshhold", "threshold"), ("slop", "slopPt"), ("hodl", "hold"),
      ("page", "page"),
    ])
  func near(written: String, meant: String) {
    #expect(NearestWord.nearest(to: written, in: words) == meant)
  }

  @Test(
    "a word that is far from all finds none",
    arguments: ["", "y", "zz", "velocity", "pg", "ratiooooo"])
  func far(written: String) {
    #expect(NearestWord.nearest(to: written, in: words) == nil)
  }

  @Test("of equally close words the first in the list is found, and a closer one before it")
  func ties() {
    #expect(NearestWord.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(NearestWord.nearest(to: "cat", in: ["hat", "bat"]) == "hat")
    #expect(NearestWord.nearest(to: "strategy", in: ["strategie", "strategys"]) == "strategys")
    #expect(NearestWord.nearest(to: "x", in: []) == nil)
  }

  @Test("a huge text costs nothing")
  func huge() {
    let huge = String(repeating: "ratio", count: 1_000_000)
    #expect(NearestWord.nearest(to: huge, in: words) == nil)
  }
}

import LabSimulation
import LabTesting
import Testing

@testable import LabStudy

@Suite("Interruptions in words")
struct InterruptionTextTests {
  private static let scene = Scene(
    views: [
      SceneView("feed", frame: Rect(x: 0, y: 0, width: 390, height: 844)),
      SceneView("carousel", frame: Rect(x: 0, y: 200, width: 390, height: 400), in: 0),
      SceneView("odd:name@2", frame: Rect(x: 0, y: 0, width: 10, height: 10), in: 0),
    ], containers: [],
    attachments: [
      Attachment("feed.scroll", on: 0, QuietRecognizer()),
      Attachment("carousel.pan", on: 1, QuietRecognizer()),
      Attachment("row.drag", on: 1, QuietRecognizer(), as: .swiftUI(.gesture, .all)),
    ], tuning: Tuning())

  private static func read(_ text: String) throws -> Interruption {
    try Interruption(reading: text, in: scene, name: "--interrupt")
  }

  @Test(
    "an interruption is a word, a name and a time",
    arguments: [
      ("systemCancel@120", Interruption(.systemCancel, at: 120)),
      ("removeView:carousel@120.5", Interruption(.removeView(1), at: 120.5)),
      ("disable:carousel.pan@16", Interruption(.disable(attachment: 1), at: 16)),
      ("enable:feed.scroll@16", Interruption(.enable(attachment: 0), at: 16)),
      ("mask:row.drag@0", Interruption(.mask(attachment: 2), at: 0)),
      ("moveView:carousel:0:-12.5@32", Interruption(.moveView(1, by: Vector(0, -12.5)), at: 32)),
      ("moveView:odd:name@2:1:2@32", Interruption(.moveView(2, by: Vector(1, 2)), at: 32)),
      ("removeView:odd:name@2@32", Interruption(.removeView(2), at: 32)),
      ("pinch@48", Interruption(.pinch, at: 48)),
    ])
  func read(text: String, interruption: Interruption) throws {
    #expect(try Self.read(text) == interruption)
    let words = interruption.kind.text(in: Self.scene)
    #expect("\(words)@\(ParameterValue.text(interruption.time))" == text)
  }

  @Test(
    "what is wrong is said with its place and the nearest word",
    arguments: [
      ("sistemCancel@1", "1:1", "unknown word \"sistemCancel\"; did you mean \"systemCancel\"?"),
      ("removeView:carusel@1", "1:12", "unknown word \"carusel\"; did you mean \"carousel\"?"),
      (
        "disable:carousel.pin@1", "1:9",
        "unknown word \"carousel.pin\"; did you mean \"carousel.pan\"?"
      ),
      ("mask:carousel.pan@1", "1:6", "unknown word \"carousel.pan\". Choices: row.drag"),
      ("removeView@1", "1:11", "expected removeView:NAME@120, found \"@\""),
      ("pinch:x@1", "1:6", "expected @ and a time in milliseconds, as in pinch@120, found \":\""),
      ("pinch", "1:6", "expected @ and a time in milliseconds, as in pinch@120, found the end"),
      ("pinch@", "1:7", "expected a digit, found the end of the text"),
      ("pinch@-1", "1:7", "-1 is out of range, expected 0 to 3600000 ms"),
      ("pinch@1 2", "1:8", "expected the end of the text, found \" \""),
      ("moveView:carousel:1@1", "1:10", "unknown word \"\"."),
      ("moveView:carousel:x:1@1", "1:19", "expected a digit, found \"x\""),
      ("moveView@1", "1:9", "expected moveView:NAME:DX:DY@120, found \"@\""),
      ("", "1:1", "unknown word \"\"."),
    ])
  func refused(text: String, place: String, message: String) {
    let error = #expect(throws: InputError.self) { try Self.read(text) }
    let words = error?.description ?? "nothing"
    #expect(words.hasPrefix("--interrupt:\(place): \(message)"), "\(words)")
  }
}

import LabSimulation
import LabStudy
import Testing

@Suite("Several files of strokes")
struct ImportedFilesTests {
  private static let head = "person,session,stroke,intent,phase,time_ms,x_pt,y_pt"

  private func file(_ name: String, _ lines: [String]) -> ImportedFile {
    ImportedFile(name: name, bytes: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func csv(
    _ name: String, _ person: String, _ stroke: Int, before: String? = nil
  ) -> ImportedFile {
    file(
      name,
      [before, Self.head].compactMap(\.self)
        + ["down,0,1,1", "up,9,1,90"].map { "\(person),a,\(stroke),scroll,\($0)" })
  }

  private func read(
    _ files: [ImportedFile], by importer: Importer = .csv,
    _ change: (inout RecordingOptions) -> Void = { $0.constants = [] }
  ) throws -> ImportedStrokes {
    try importer.strokes(in: files, ImportSample.options(change))
  }

  private func error(
    _ files: [ImportedFile], _ change: (inout RecordingOptions) -> Void = { $0.constants = [] }
  ) throws -> InputError {
    try #require(throws: InputError.self) { try read(files, change) }
  }

  @Test("persons stay apart by their names, and a name in two files is one person")
  func persons() throws {
    let imported = try read([csv("1", "ann", 1), csv("2", "bob", 1), csv("3", "ann", 2)])
    #expect(imported.strokes.map(\.name.person) == ["ann", "bob", "ann"])
    #expect(imported.strokes.map(\.name.stroke) == ["1", "1", "2"])
  }

  @Test("a stroke that two files have is refused with both")
  func twice() throws {
    let error = try error([csv("one.csv", "ann", 1), csv("two.csv", "ann", 1)])
    #expect(error.file == "two.csv")
    #expect(error.message.hasPrefix("stroke 1 of person ann is in one.csv too"))
    #expect(error.message.contains("--set session=NAME"))
  }

  @Test("where a format counts strokes the count goes on")
  func counted() throws {
    let log = file("t.log", GeteventTests.swipe)
    let imported = try read([log, log], by: .getevent) {
      $0.axisRange = AxisRange(reading: "0:999,0:1999")
      $0.screenSize = .points(Vector(1000, 2000))
    }
    #expect(imported.strokes.map(\.name.stroke) == ["1", "2"])
    #expect(
      imported.strokes.map(ImportSample.script) == [
        GeteventTests.swipeScript, GeteventTests.swipeScript,
      ])
  }

  @Test("files that disagree about anchor or clock are refused, unless an option says it for all")
  func anchors() throws {
    let files = [csv("1", "ann", 1, before: "# anchor: none"), csv("2", "bob", 1)]
    let wrong = try error(files) {
      $0.constants = []
      $0.anchor = nil
    }
    #expect(wrong.file == "2")
    #expect(wrong.message.contains("--anchor"))
    #expect(try read(files).strokes.count == 2)
    let clock = try error([csv("1", "ann", 1), csv("2", "bob", 1, before: "# clock: touch-down")])
    #expect(clock.message.contains("--clock"))
  }

  @Test("notes name their file, and a --word may be of one file alone")
  func notes() throws {
    let cut = file("cut.log", GeteventTests.swipe)
    let broken = ImportedFile(name: "b.log", bytes: cut.bytes + Array("[   12346.0".utf8))
    let imported = try read([cut, broken], by: .getevent) {
      $0.axisRange = AxisRange(reading: "0:999,0:1999")
      $0.screenSize = .points(Vector(1000, 2000))
    }
    #expect(imported.notes == ["b.log: the last line is cut off and left out"])
    let own = file("own", [Self.head, "bob,a,1,reading,down,0,1,1", "bob,a,1,reading,up,9,1,9"])
    let words = try read([csv("1", "ann", 1), own]) {
      $0.constants = []
      $0.words = [("reading", "page")]
    }
    #expect(words.strokes.map(\.aim.intent) == [.played(.scroll), .played(.page)])
    let idle = try error([csv("1", "ann", 1), csv("2", "bob", 1)]) {
      $0.constants = []
      $0.words = [("reading", "page")]
    }
    #expect(idle.message.contains("has no effect"))
  }
}

import LabReport
import LabSimulation
import LabStudy
import Testing

@Suite("Recordings written as native CSV")
struct ImportedRowsTests {
  private func text(
    _ importer: Importer, _ bytes: [UInt8], _ options: RecordingOptions
  ) throws -> String {
    let imported = try importer.strokes(in: bytes, file: "f", options)
    return ImportedRows(imported, options).text(command: "import f")
  }

  @Test("what is written replays as the recording itself does", arguments: Importers.names)
  func law(name: String) throws {
    let (importer, sample) = try #require(ImporterTests.samples.first { $0.importer.name == name })
    for anchor in [Anchor.none, .carousel] {
      var options = ImporterTests.options(for: importer)
      options.anchor = anchor
      let direct = try Recording(Array(sample.utf8), file: "f", by: importer, options)
      let written = try text(importer, Array(sample.utf8), options)
      let replayed = try Recording(
        Array(written.utf8), file: "f", RecordingOptions(anchorPoint: options.anchorPoint))
      #expect(replayed.strokes == direct.strokes)
      #expect(replayed.names == direct.names)
      #expect(replayed.anchor == anchor)
    }
  }

  @Test("the file says where its strokes are and what its times count from")
  func preamble() throws {
    let written = try text(
      .getevent, Array(GeteventTests.swipe.joined(separator: "\n").utf8),
      ImportSample.options {
        $0.axisRange = AxisRange(reading: "0:999,0:1999")
        $0.screenSize = .points(Vector(1000, 2000))
        $0.constants = [("person", "a,b")]
        $0.needsIntent = false
        $0.anchor = nil
      })
    #expect(
      written == """
        # version: \(Version.text)
        # command: import f
        # anchor: none
        # clock: first-row
        person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt
        "a,b",,1,,,,0,began,0,100,200
        "a,b",,1,,,,0,moved,8.25,100,230
        "a,b",,1,,,,0,ended,16.5,100,230

        """)
  }

  @Test("a native file keeps what it says of itself")
  func native() throws {
    let lines = [
      "# anchor: carousel", "# clock: touch-down",
      "person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt",
      "1,a,s,page,left,false,0,began,4.5,100,300", "1,a,s,page,left,false,0,ended,20,50,300",
    ]
    var options = RecordingOptions(anchorPoint: .zero)
    options.needsIntent = false
    let written = try text(.csv, Array(lines.joined(separator: "\n").utf8), options)
    #expect(
      written.split(separator: "\n").dropFirst(2).joined(separator: "\n")
        == lines.joined(separator: "\n"))
  }

  @Test("strokes that the file breaks off are written, and their lines are noted")
  func brokenOff() throws {
    let lines = [
      "person,stroke,phase,time_ms,x_pt,y_pt", "1,1,down,0,1,1", "1,1,move,9,5,1", "1,2,down,0,1,1",
      "1,2,up,9,1,1", "1,3,down,0,1,1",
    ]
    var options = RecordingOptions(anchorPoint: .zero)
    options.needsIntent = false
    func rows(_ lines: [String]) throws -> ImportedRows {
      let bytes = Array(lines.joined(separator: "\n").utf8)
      return ImportedRows(try Importer.csv.strokes(in: bytes, file: "f", options), options)
    }
    #expect(
      try rows(lines).notes == ["2 strokes without a lift end with their last rows (lines 3, 6)"])
    let many = try rows(lines + ["1,4,down,0,1,1", "1,5,down,0,1,1"])
    #expect(
      many.notes == [
        "4 strokes without a lift end with their last rows (lines 3, 6, 7 and 1 more)"
      ])
    #expect(many.text(command: "c", withPreamble: false).split(separator: "\n").count == 1 + 7)
    let files = ["a", "b"].map { name in
      ImportedFile(
        name: name + ".csv",
        bytes: Array("person,stroke,phase,time_ms,x_pt,y_pt\n\(name),1,down,0,1,1".utf8))
    }
    #expect(
      ImportedRows(try Importer.csv.strokes(in: files, options), options).notes == [
        "2 strokes without a lift end with their last rows (lines a.csv:2, b.csv:2)"
      ])
  }

  @Test("fingers that were not read are not written: their strokes are counted")
  func unreadFingers() throws {
    let lines = [
      "person,stroke,intent,touch,phase,time_ms,x_pt,y_pt", "1,two,page,0,down,0,1,1",
      "1,two,page,1,down,0,1,1",
    ]
    let options = RecordingOptions(anchorPoint: .zero)
    let imported = try Importer.csv.strokes(
      in: Array(lines.joined(separator: "\n").utf8), file: "f", options)
    let rows = ImportedRows(imported, options)
    #expect(rows.notes == ["1 stroke with more than one finger left out"])
    #expect(rows.text(command: "c", withPreamble: false) == StrokeRows.header)
  }
}

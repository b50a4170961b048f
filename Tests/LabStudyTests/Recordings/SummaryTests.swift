import LabSimulation
import LabStudy
import Testing

@Suite("Summaries of strokes")
struct SummaryTests {
  private static let head =
    "person,session,stroke,intent,direction,x0_mm,y0_mm,x1_mm,y1_mm,duration_ms,deviation_mm,path_mm"

  private func read(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> StrokeTable {
    try StrokeTable(
      reading: Array((lines.joined(separator: "\n") + "\n").utf8), file: "s.csv",
      ImportSample.options {
        $0.constants = []
        // Ten points are a millimetre.
        $0.pointsPerInch = 254
        change(&$0)
      })
  }

  private func error(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> InputError {
    try #require(throws: InputError.self) { try read(lines, change) }
  }

  private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-9 } ?? false }

  @Test("a row has start, end, duration, and what else is known")
  func rows() throws {
    let table = try read([
      Self.head, "ann,a,1,scroll,up,5,40,6,10,250,-1.5,31", "bob,a,1,page,,5,40,25,40,100,,",
      "ann,b,1,scroll,,5,10,5,40,120,0,",
    ])
    #expect(table.persons == ["ann", "bob"])
    #expect(!table.isRaw)
    #expect(table.notes.isEmpty)
    #expect(table.strokes.map(\.person) == [0, 1, 0])
    #expect(table.strokes.map(\.session) == [0, 0, 1])
    #expect(table.strokes.map(\.intent) == [.scroll, .page, .scroll])
    #expect(table.strokes.map(\.direction) == [.up, .right, .down])
    let first = table.strokes[0].measures
    #expect((first.displacement - Vector(10, -300)).length < 1e-9)
    #expect(first.duration == 250)
    #expect(isNear(first.deviation, -15))
    #expect(isNear(first.path, 310))
    #expect(table.strokes[1].measures.path == nil)
    #expect(table.strokes[1].measures.deviation == nil)
    #expect(table.strokes[2].measures.deviation == 0)
  }

  @Test("lengths may be points or pixels, durations seconds, and columns have other names")
  func units() throws {
    let points = try read([
      "person,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_s", "a,page,0,0,8,6,0.25",
    ])
    #expect(points.strokes[0].measures.chord == 10)
    #expect(points.strokes[0].measures.duration == 250)
    let pixels = try read(["user,a,b,c,d,duration_ms", "a,0,0,8,6,250"]) {
      $0.map = [
        ("user", "person"), ("a", "x0_px"), ("b", "y0_px"), ("c", "x1_px"), ("d", "y1_px"),
      ]
      $0.constants = [("intent", "page")]
      $0.pixelsPerInch = 508
    }
    #expect(pixels.strokes[0].measures.displacement == Vector(4, 3))
    // A deviation may have a unit of its own.
    let mixed = try read([
      "person,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms,deviation_mm", "a,page,0,0,8,6,250,2",
    ])
    #expect(isNear(mixed.strokes[0].measures.deviation, 20))
  }

  @Test("rows that lack what is needed, and foreign intents, are left out and counted")
  func notes() throws {
    let table = try read([
      Self.head, "ann,a,1,scroll,up,5,40,6,10,250,,", ",a,2,scroll,up,5,40,6,10,250,,",
      "ann,a,3,,up,5,40,6,10,250,,", "ann,a,4,scroll,up,5,,6,10,250,,",
      "ann,a,5,scroll,up,5,40,6,10,,,", "ann,a,6,tap,,5,40,6,10,20,,",
    ])
    #expect(table.strokes.count == 1)
    #expect(
      table.notes == [
        "4 rows with an empty field that is needed left out",
        "1 stroke with an intent other than scroll and page left out",
      ])
    let nothing = try error([Self.head, "ann,a,3,,up,5,40,6,10,250,,"])
    #expect(nothing.message.hasPrefix("there is no stroke to measure; 1 row"))
  }

  @Test(
    "a wrong row is refused with its place",
    arguments: [
      ("ann,a,1,scroll,up,x,40,6,10,250,,", "2:19", "a number"),
      ("ann,a,1,scroll,up,5,40,6,10,-1,,", "2:29", "0 or more"),
      ("ann,a,1,scroll,up,5,40,6,10,250,,-3", "2:34", "0 or more"),
      ("ann,a,1,scrol,up,5,40,6,10,250,,", "2:9", "mean \"scroll\""),
      ("ann,a,1,scroll,left,5,40,6,10,250,,", "2:16", "up, down"),
      ("ann,a,1,scroll,up,5,40,6,inf,250,,", "2:26", "finite"),
      ("ann,a,1,scroll,up,5,40,6,1e10,250,,", "2:26", "10^9"),
    ])
  func faults(row: String, place: String, words: String) throws {
    let error = try error([Self.head, row])
    #expect(error.position?.description == place, "\(error)")
    #expect(error.message.contains(words), "\(error)")
  }

  @Test("a stroke with two rows is refused; rows without a name may be any number")
  func twice() throws {
    let row = "ann,a,1,scroll,up,5,40,6,10,250,,"
    #expect(try error([Self.head, row, row]).position?.description == "3:7")
    let unnamed = "ann,a,,scroll,up,5,40,6,10,250,,"
    #expect(try read([Self.head, unnamed, unnamed]).strokes.count == 2)
  }

  @Test("units that are mixed or lack their size are refused")
  func refusals() throws {
    let mixed = try error(["person,intent,x0_pt,y0_mm,x1_pt,y1_pt,duration_ms", "a,page,0,0,8,6,2"])
    #expect(mixed.message.contains("give start and end in one unit"))
    let pixels = try error([
      "person,intent,x0_px,y0_px,x1_px,y1_px,duration_ms", "a,page,0,0,8,6,2",
    ])
    #expect(pixels.message.contains("--ppi"))
    let points = try error(
      ["person,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms", "a,page,0,0,8,6,2"]
    ) { $0.pixelsPerInch = 400 }
    #expect(points.message.contains("--ppi is for pixels, and x0_pt is in points"))
    let times = try error([Self.head + ",duration_s", "ann,a,1,scroll,up,5,40,6,10,250,,,1"])
    #expect(times.message.contains("same time"))
    let missing = try error(["person,intent,x0_pt,y0_pt,x1_pt,y1_pt", "a,page,0,0,8,6"])
    #expect(missing.message.contains("no column \"duration_ms\""))
  }

  @Test("words of the file for an intent are translated")
  func words() throws {
    let table = try read([Self.head, "ann,a,1,comparing,,5,40,25,40,250,,"]) {
      $0.words = [("comparing", "page")]
    }
    #expect(table.strokes.map(\.intent) == [.page])
  }

  @Test("raw strokes are measured; a header that is neither names both sets of columns")
  func kinds() throws {
    let raw = try read([
      "person,stroke,intent,phase,time_ms,x_mm,y_mm", "a,1,page,down,0,0,0", "a,1,page,up,90,3,4",
    ])
    #expect(raw.isRaw)
    #expect(isNear(raw.strokes[0].measures.chord, 50))
    let neither = try error(["person,intent,speed", "a,page,3"])
    #expect(neither.position?.description == "1:1")
    for word in ["time_ms", "x_pt", "x0_mm", "duration_ms", "--map", "speed"] {
      #expect(neither.message.contains(word), "\(neither)")
    }
    let log = try error(GeteventTests.swipe)
    #expect(log.message.contains("--format getevent"))
    let swipe = try StrokeTable(
      reading: Array(GeteventTests.swipe.joined(separator: "\n").utf8), file: "f", by: .getevent,
      ImporterTests.options(for: .getevent))
    #expect(swipe.isRaw && swipe.strokes[0].measures.displacement == Vector(0, 30))
  }

  @Test("no damage to a file of summaries crashes the reader")
  func damage() throws {
    let text =
      Self.head + "\nann,a,1,scroll,up,5,40,6,10,250,-1.5,31\nbob,a,1,page,,5,40,25,40,100,,\n"
    var generator = TextFuzzTests.Generator(state: 4)
    var refused = 0
    for _ in 0..<3_000 {
      let bytes = TextFuzzTests.damage(Array(text.utf8), &generator)
      do {
        _ = try StrokeTable(reading: bytes, file: "f", ImportSample.options { $0.constants = [] })
      } catch is InputError {
        refused += 1
      }
    }
    #expect(refused > 300 && refused < 3_000)
  }
}

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
        $0.anchor = nil
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

  @Test(
    "what no finger can do is refused with line, column and key",
    arguments: [
      ("5,0,2005,0,250,,", nil, ""),
      ("5,0,2006,0,250,,", "2:17", "x1_mm: a chord of 2001 mm is longer than 2000 mm"),
      ("5,0,6,-3000,250,,", "2:19", "y1_mm: a chord of 3000.1 mm is longer than 2000 mm"),
      ("5,0,6,9,3600000,,", nil, ""),
      ("5,0,6,9,1e9,,", "2:21", "duration_ms: a stroke of 1000000000 ms is longer than 1 hour"),
      ("5,0,6,9,1e-300,,", "2:21", "duration_ms: a stroke of 1e-300 ms is shorter than 1 micro"),
      ("5,0,6,9,250,-2100,", "2:25", "deviation_mm: a deviation of 2100 mm is longer than 2000"),
      ("5,0,6,9,250,,100001", "2:26", "path_mm: a path of 100001 mm is longer than 100000 mm"),
    ] as [(String, String?, String)])
  func limits(row: String, place: String?, words: String) throws {
    let lines = [Self.head, "a,1,1,page,," + row]
    guard let place else {
      #expect(try read(lines).strokes.count == 1)
      return
    }
    let error = try error(lines)
    #expect(error.position?.description == place)
    #expect(error.message.hasPrefix(words), "\(error)")
  }

  @Test("a column that --set stands in for is set aside, with a note")
  func setAside() throws {
    let table = try read([Self.head, "a,1,1,page,,5,40,25,40,100,,"]) {
      $0.constants = [("person", "b"), ("intent", "page")]
    }
    #expect(table.persons == ["b"])
    #expect(
      table.notes == [
        "the column person of the file is set aside: every row has --set person=b",
        "the column intent of the file is set aside: every row has --set intent=page",
      ])
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

  @Test("a path that is shorter than its chord is refused, rounding apart")
  func shortPath() throws {
    func row(_ chord: String, _ path: String) -> String {
      "ann,a,1,page,left,\(chord),0.00,0.00,0.00,250,,\(path)"
    }
    let wrong = try error([Self.head, row("20.00", "12.00")])
    #expect(wrong.position?.description == "2:45")
    #expect(
      wrong.message
        == "a path of 12.00 is shorter than the chord from start to end, 20 in the same unit: check "
        + "the units and the columns")
    // Each end may be off by 0.005 along both axes, so the chord by 2 x 0.00707 = 0.01414; the path
    // by 0.005 and 0.1 %: from (20 - 0.01414 - 0.005) / 1.001 = 19.9609 on it is possible.
    #expect(try read([Self.head, row("20.00", "19.97")]).strokes.count == 1)
    #expect(try error([Self.head, row("20.00", "19.95")]).position?.line == 2)
    // Whole numbers are off by more: (20 - 1.414 - 0.5) / 1.001 = 18.07.
    let whole = "ann,a,1,page,left,20,0,0,0,250,,"
    #expect(try read([Self.head, whole + "19"]).strokes.count == 1)
    #expect(try error([Self.head, whole + "18"]).position?.line == 2)
  }

  @Test("a deviation that is larger than the path allows is refused, rounding apart")
  func largeDeviation() throws {
    func row(_ deviation: String, _ path: String) -> String {
      "ann,a,1,page,left,30.0000,0.0000,0.0000,0.0000,250,\(deviation),\(path)"
    }
    // 50 and 30 are twice 25 and 15: the deviation is at most 20, on either side.
    let wrong = try error([Self.head, row("-21.0000", "50.0000")])
    #expect(wrong.position?.description == "2:52")
    #expect(
      wrong.message.hasPrefix("a deviation of -21.0000 is more than the path allows: at most 20,"))
    #expect(wrong.message.contains("a path of 50 and a chord of 30"))
    for deviation in ["-20.0000", "20.0000"] {
      #expect(try read([Self.head, row(deviation, "50.0000")]).strokes.count == 1)
    }
    // With 0.1 % more path: sqrt(50.05^2 - 30^2) / 2 = 20.0312.
    #expect(try read([Self.head, row("20.0300", "50.0000")]).strokes.count == 1)
    #expect(try error([Self.head, row("20.0400", "50.0000")]).position?.line == 2)
    // Without a path nothing is known.
    #expect(try read([Self.head, row("99.0000", "")]).strokes.count == 1)
    // A deviation in a unit of its own: 2 mm are 20 pt, and a path of 50 pt allows 20.
    let head = "person,intent,x0_pt,y0_pt,x1_pt,y1_pt,duration_ms,deviation_mm,path_pt"
    #expect(try read([head, "a,page,0.00,0.00,30.00,0.00,2,2.00,50.00"]).strokes.count == 1)
    let mixed = try error([head, "a,page,0.00,0.00,30.00,0.00,2,2.10,50.00"])
    #expect(mixed.message.contains("at most 2,"))
    #expect(mixed.message.contains("a path of 5 and a chord of 3"))
  }

  @Test("strokes that took no time are left out and counted, with the file when nothing is left")
  func timeless() throws {
    let still = "ann,a,2,scroll,up,5,40,6,10,0,,"
    let table = try read([Self.head, "ann,a,1,scroll,up,5,40,6,10,250,,", still])
    #expect(table.strokes.count == 1)
    #expect(table.notes == ["1 stroke with a duration of 0 left out"])
    let nothing = try error([Self.head, still])
    #expect(
      nothing.description
        == "s.csv: there is no stroke to measure; 1 stroke with a duration of 0 left out")
    let raw = try error([
      "person,stroke,intent,phase,time_ms,x_mm,y_mm", "a,1,page,down,7,0,0", "a,1,page,up,7,3,4",
    ])
    #expect(
      raw.description == "s.csv: there is no stroke to measure; 1 stroke that took no time left out"
    )
  }

  @Test("options that have no effect on summaries are refused")
  func idleOptions() throws {
    let row = "ann,a,1,scroll,up,5,40,6,10,250,,"
    let anchor = try error([Self.head, row]) { $0.anchor = .carousel }
    #expect(anchor.message.hasPrefix("--anchor"))
    #expect(anchor.message.contains("these are summaries"))
    let clock = try error([Self.head, row]) { $0.clock = .touchDown }
    #expect(clock.message.hasPrefix("--clock"))
    let word = try error([Self.head, row]) { $0.words = [("reading", "scroll")] }
    #expect(word.message.hasPrefix("--word reading=scroll has no effect"))
    #expect(word.message.contains("\"scroll\""))
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
        _ = try StrokeTable(
          reading: bytes, file: "f",
          ImportSample.options {
            $0.constants = []
            $0.anchor = nil
          })
      } catch is InputError {
        refused += 1
      }
    }
    #expect(refused > 300 && refused < 3_000)
  }
}

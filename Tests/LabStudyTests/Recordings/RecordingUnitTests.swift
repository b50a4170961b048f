import LabSimulation
import LabStudy
import Testing

@Suite("Units and words of CSV columns")
struct RecordingUnitTests {
  private func read(
    _ columns: String, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> [Vector] {
    try ImportSample.strokes(
      [
        "person,stroke,intent,phase,time_ms,\(columns)", "1,1,page,down,0,10,20",
        "1,1,page,up,9,30,20",
      ],
      by: .csv
    ) {
      $0.constants = []
      change(&$0)
    }.strokes[0].touches.events.map(\.location)
  }

  private func error(
    _ columns: String, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> InputError {
    try #require(throws: InputError.self) { try read(columns, change) }
  }

  @Test("the name of a column says its unit")
  func units() throws {
    #expect(try read("x_pt,y_pt") == [Vector(10, 20), Vector(30, 20)])
    // 254 points to the inch are 10 to the millimetre.
    let millimetres = try read("x_mm,y_mm") { $0.pointsPerInch = 254 }
    #expect((millimetres[0] - Vector(100, 200)).length < 1e-9)
    let pixels = try read("x_px,y_px") {
      $0.pixelsPerInch = 508
      $0.pointsPerInch = 254
    }
    #expect(pixels == [Vector(5, 10), Vector(15, 10)])
    let mapped = try read("a,b") {
      $0.map = [("a", "x_mm"), ("b", "y_mm")]
      $0.pointsPerInch = 254
    }
    #expect(mapped == millimetres)
  }

  @Test("units that contradict each other or lack their size are refused at their column")
  func refusals() throws {
    let mixed = try error("x_mm,y_pt")
    #expect(mixed.position?.description == "1:41")
    #expect(mixed.message == "x is in mm and y in pt: give both in one unit")
    let pixels = try error("x_px,y_px")
    #expect(pixels.position?.description == "1:36")
    #expect(pixels.message.contains("give --ppi"))
    let density = try error("x_mm,y_mm") { $0.pixelsPerInch = 400 }
    #expect(density.message.contains("--ppi is for pixels"))
    let twice = try ImportSample.error(
      ["person,stroke,intent,phase,time_ms,x_mm,x_pt,y_mm", "1,1,page,down,0,1,1,1"], by: .csv
    ) { $0.constants = [] }
    #expect(twice.message.contains("x_pt and x_mm are the same length"))
  }

  @Test("words of the file for an intent are translated")
  func words() throws {
    let recording = try Recording(
      Array(
        "person,stroke,intent,phase,time_ms,x_pt,y_pt\n1,1,reading,down,0,1,1\n1,1,reading,up,9,1,50\n"
          .utf8), file: "f",
      ImportSample.options {
        $0.constants = []
        $0.words = [("reading", "scroll"), ("swiping", "page")]
      })
    #expect(recording.strokes[0].aim == Aim(intent: .scroll, direction: .down, turn: false))
    // Another file may have the other one.
    #expect(recording.notes == ["no stroke has the word swiping of --word"])
  }
}

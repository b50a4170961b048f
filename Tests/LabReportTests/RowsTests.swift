import LabSimulation
import LabStudy
import LabTesting
import Testing

@testable import LabReport

@Suite("Rows per stroke")
struct RowsTests {
  private func trials(name: StrokeName = StrokeName(person: "p", session: "s", stroke: "t"))
    -> String
  {
    TrialRows(Example.scenario.rows).text(Example.batch) { _ in name }
  }

  @Test("strokes are written event by event in the columns of the contract")
  func strokes() {
    #expect(
      StrokeRows.header
        == "person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt\n")
    #expect(
      StrokeRows.text(Example.batch) == """
        0,1,2,scroll,up,,0,began,8.25,195,400
        0,1,2,scroll,up,,0,moved,24,195.5,380.3333333333333
        0,1,2,scroll,up,,0,ended,40,195.5,300
        0,1,3,page,left,true,0,began,0,1e-07,400
        0,1,3,page,left,true,0,cancelled,16,0,400

        """)
  }

  @Test("trials have one row per stroke and strategy, in the order of both")
  func trialRows() throws {
    let reader = try CSVReader(Array((TrialRows.header() + trials()).utf8), file: "x")
    var rows: [[String: String]] = []
    let names = reader.header.names
    #expect(
      names == [
        "person", "session", "stroke", "intent", "direction", "turn", "label", "verdict",
        "decision_ms", "decision_displacement_pt", "feed_claim_ms", "carousel_claim_ms",
        "feed_moved_pt", "carousel_moved_pt", "feed_rest_pt", "carousel_page", "initial_angle_deg",
        "chord_angle_deg", "speed_pt_s", "class", "grip",
      ])
    try reader.forEachRow { row in
      rows.append(
        Dictionary(uniqueKeysWithValues: try names.enumerated().map { ($1, try row.text($0)) }))
    }
    #expect(
      rows.map { $0["verdict"] } == [
        "right", "stolen_scroll", "dead_touch", "right", "undecided", "outside",
      ])
    let labels = ["native", "mine, with \"quotes\""]
    #expect(rows.map { $0["label"] } == labels + labels + labels)
    #expect(rows.map { $0["decision_ms"] } == ["24", "24.5", "", "0.1", "", ""])
    #expect(rows.map { $0["turn"] } == ["false", "false", "true", "true", "false", "false"])
    #expect(rows.map { $0["initial_angle_deg"] } == ["45", "45", "", "", "", ""])
    #expect(rows.allSatisfy { $0["grip"] == "" && $0["feed_rest_pt"] == "512.5" })
  }

  @Test("the layout of the trials is that of the file")
  func golden() {
    #expect(Golden.check(TrialRows.header() + trials(), "trials.csv") == nil)
  }

  @Test("names of persons are quoted where they need it")
  func names() {
    let text = trials(name: StrokeName(person: "a,b", session: "#1", stroke: "\"x\"\n"))
    #expect(text.hasPrefix("\"a,b\",\"#1\",\"\"\"x\"\"\n\","))
  }

  @Test("texts of a cell are quoted as RFC 4180 has it, and numbers are never infinite")
  func cells() {
    #expect(Cell.text("a\"b,c\nd").field == "\"a\"\"b,c\nd\"")
    #expect(Cell.text(nil).field == "")
    #expect(Cell.whole(-3).field == "-3")
    #expect(Cell.whole(nil).field == "")
    #expect(Cell.number(0.1).field == "0.1")
    #expect(Cell.number(-0.0).field == "0")
    #expect(Cell.number(1.0 / 3).field == "0.3333333333333333")
    for value in [Double.infinity, -.infinity, .nan, nil] {
      #expect(Cell.number(value).field == "")
    }
  }
}

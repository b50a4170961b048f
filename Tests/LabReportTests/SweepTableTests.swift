import LabTesting
import Testing

@testable import LabReport

@Suite("The table of a sweep")
struct SweepTableTests {
  private static let header = """
    intent,ratio,stolen_scroll,lost_swipe,double_move,dead_touch,error_rate,mc_lo,mc_hi,pop_lo,pop_hi,latency_ms_p50

    """

  /// The rows of one cell, with a balanced error in percent.
  private static func rows(_ ratio: Int, error: Int?, people: String = ",") -> String {
    let rate = error.map { $0 < 10 ? "0.0\($0)" : "0.\($0)" } ?? ""
    return "scroll,\(ratio),1,0,2,3,0.5,,,,,8\npage,\(ratio),0,4,5,6,0.25,,,,,8\n"
      + "all,\(ratio),1,4,7,9,\(rate),0.01,0.9,\(people),16.5\n"
  }

  private func table(_ errors: [Int?]) throws -> [String] {
    var table = SweepTable(keys: ["ratio"], header: Self.header)
    for (ratio, error) in errors.enumerated() { try table.add(Self.rows(ratio, error: error)) }
    return table.text.split(separator: "\n").map(String.init)
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test("has one line per cell, with its key in front")
  func few() throws {
    let lines = try table([7, nil])
    #expect(lines.count == 3)
    #expect(words(lines[0]).first == "ratio")
    #expect(
      words(lines[1])
        == "0 50.00 1 2 3 25.00 4 5 6 7.00 1.00 .. 90.00 16.5".split(separator: " ").map(
          String.init)
    )
    #expect(words(lines[2])[9] == "-")
  }

  @Test("has a column about people when a cell knows anything about them")
  func people() throws {
    var table = SweepTable(keys: ["ratio"], header: Self.header)
    try table.add(Self.rows(0, error: 7, people: "0.02,0.125") + Self.rows(1, error: 8))
    let lines = table.text.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("mc 95 %"))
    #expect(lines[0].contains("pop 95 %"))
    #expect(words(lines[1]).suffix(7) == ["1.00", "..", "90.00", "2.00", "..", "12.50", "16.5"])
    #expect(words(lines[2]).suffix(2) == ["-", "16.5"])
  }

  @Test("of more than 100 cells has the 20 best, the 5 worst, and their number")
  func many() throws {
    // Errors 0, 37, 74, 11, ... %: every value below 100 once, and then some again.
    let errors = (0..<130).map { $0 * 37 % 100 }
    let lines = try table(errors.map { $0 })
    #expect(lines.count == 1 + 20 + 1 + 5 + 1)
    let ranked = errors.indices.sorted { (errors[$0], $0) < (errors[$1], $1) }
    let worst = errors.indices.sorted { (-errors[$0], $0) < (-errors[$1], $1) }.prefix(5)
    #expect(lines[1...20].map { words($0)[0] } == ranked.prefix(20).map { "\($0)" })
    #expect(lines[21] == "...")
    #expect(lines[22...26].map { words($0)[0] } == worst.reversed().map { "\($0)" })
    #expect(lines[27].hasPrefix("130 cells; shown are the 20 "))
    #expect(Set(lines[0...20].map(\.count)).count <= 2)
  }

  @Test("of 100 cells has all of them in their order")
  func hundred() throws {
    let lines = try table((0..<100).map { 99 - $0 })
    #expect(lines.dropFirst().map { words($0)[0] } == (0..<100).map { "\($0)" })
  }
}

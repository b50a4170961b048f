import LabReport
import LabStudy
import Testing

@Suite("The text of the hands' crosscheck")
struct HandCrosscheckTextTests {
  private static let crosscheck: HandCrosscheck? = try? HandCrosscheck(
    persons: 200, seed: 2, Array(ReferenceHands.all[3...4]))

  @Test("shows each population under its reference, and without what that lacks")
  func rows() throws {
    let lines = try #require(Self.crosscheck).text.split(separator: "\n").map(String.init)
    let header = try #require(lines.firstIndex { $0.hasPrefix("population") })
    let sources = lines[(header + 1)...].prefix(5)
    #expect(sources.map { $0.hasPrefix(" ") } == [false, true, false, true, true])
    #expect(sources.contains { $0.contains("without bumps, dwell and roll") })
    // The reference of index, with four decimals each.
    #expect(
      lines[header + 1].split(separator: " ").dropFirst(2)
        == ["0.0001", "0.0039", "0.0004", "0.0003", "0.9800", "0.0003", "0.0037"])
  }

  @Test("says how many are near, and gives every verdict once")
  func verdicts() throws {
    let crosscheck = try #require(Self.crosscheck)
    let lines = crosscheck.text.split(separator: "\n").map(String.init)
    let near = crosscheck.rows.count { $0.isNear }
    #expect(lines.last == "\(near) of 2 populations are near the reference.")
    #expect(lines.count { $0.hasSuffix(" yes") || $0.hasSuffix(" no") } == 2)
  }
}

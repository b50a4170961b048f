import LabSimulation
import Testing

@testable import LabStudy

@Suite("Ranges of Sobol's sequence")
struct SobolRangeTests {
  private static let positive = ParameterKind.number(0.001...1000, unit: "pt", words: [:])

  private func values(_ text: String, _ kind: ParameterKind, _ points: [Double]) throws
    -> [ParameterValue]
  {
    let range = try #require(try SobolRange(text, of: kind))
    return try points.map { try range.value(at: $0) }
  }

  @Test("a coordinate goes straight from one limit to the other, to six digits of the larger")
  func linear() throws {
    #expect(
      try values("sobol:1:3", Self.positive, [0.25, 0.5, 0.123456789])
        == [.number(1.5), .number(2), .number(1.24691)])
  }

  @Test("with log it goes at equal ratios")
  func logarithmic() throws {
    // 1 · 100^(1/4) = √10, to six digits.
    #expect(
      try values("sobol:log:1:100", Self.positive, [0.25, 0.5]) == [.number(3.16228), .number(10)])
  }

  @Test("whole numbers have equal parts of the axis")
  func whole() throws {
    #expect(
      try values("sobol:2:4", .integer(0...9), [0.01, 0.32, 0.34, 0.66, 0.67, 0.999])
        == [2, 2, 3, 3, 4, 4].map { .number($0) })
  }

  @Test("another form is no such range")
  func others() throws {
    let isNone = try ["1:3:1", "sobolt,a"].map { try SobolRange($0, of: Self.positive) == nil }
    #expect(isNone == [true, true])
  }

  @Test(
    "a wrong range says what is wrong with it",
    arguments: [
      ("sobol:1", .malformed("sobol:1")), ("sobol:1:2:3", .malformed("sobol:1:2:3")),
      ("sobol:1:nan", .malformed("sobol:1:nan")), ("sobol:2:1", .backwards("sobol:2:1")),
      ("sobol:1:1", .backwards("sobol:1:1")), ("sobol:log:0:1", .backwards("sobol:log:0:1")),
      ("sobol:0:1", .impossible("0", "a number from 0.001 to 1000 pt")),
    ] as [(String, SweepRangeError)])
  func wrong(text: String, error: SweepRangeError) {
    #expect(throws: error) { try SobolRange(text, of: Self.positive) }
  }

  @Test("words have no order to spread points over")
  func words() {
    #expect(throws: SweepRangeError.impossible("sobol:1:2", "true or false")) {
      try SobolRange("sobol:1:2", of: .flag)
    }
  }
}

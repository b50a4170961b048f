import Testing

@testable import LabReport

@Suite("Numbers for people")
struct FixedDecimalTests {
  @Test(
    "a number has exactly the decimals that are asked for, halves away from zero",
    arguments: [
      (0, 0, "0"), (0, 2, "0.00"), (1, 1, "1.0"), (-1.25, 1, "-1.3"), (1.25, 1, "1.3"),
      (0.005, 2, "0.01"), (12.3456, 2, "12.35"), (0.04, 1, "0.0"), (999.96, 1, "1000.0"),
      (123_456_789, 2, "123456789.00"), (-0.5, 0, "-1"), (0.0001, 4, "0.0001"),
      (999_999_999_999.9, 4, "999999999999.9000"),
    ] as [(Double, Int, String)])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(FixedDecimal.text(value, decimals: decimals) == text)
  }

  @Test("zero has no sign", arguments: [-0.0, -0.001, -0.0049])
  func zero(value: Double) {
    #expect(FixedDecimal.text(value, decimals: 2) == "0.00")
  }

  @Test("what is unknown, not finite or beyond 10^12 is a dash")
  func dashes() {
    for value in [nil, .nan, .infinity, -.infinity, 1e12, -1e300] as [Double?] {
      #expect(FixedDecimal.text(value, decimals: 2) == "-")
    }
  }

  @Test("rates are percent with two decimals")
  func percent() {
    #expect(FixedDecimal.percent(0.12345) == "12.35")
    #expect(FixedDecimal.percent(1) == "100.00")
    #expect(FixedDecimal.percent(nil) == "-")
  }
}

@Suite("Tables in plain text")
struct TextTableTests {
  @Test("labels stand to the left, numbers to the right, two blanks apart, none at the end")
  func alignment() {
    var table = TextTable(["name", "n", "rate"], labels: 1)
    table.rows = [["a", "1", "10.00"], ["longer", "100", "-"], ["", "", ""]]
    #expect(
      table.text == """
        name      n   rate
        a         1  10.00
        longer  100      -


        """)
  }

  @Test("without labels everything stands to the right; letters count, not bytes")
  func letters() {
    var table = TextTable(["a", "b"], labels: 0)
    table.rows = [["é", "xy"], ["ééé", "z"]]
    #expect(table.text == "  a   b\n  é  xy\nééé   z\n")
  }

  @Test("a table without rows is its header")
  func empty() {
    #expect(TextTable(["a", "b"], labels: 1).text == "a  b\n")
  }
}

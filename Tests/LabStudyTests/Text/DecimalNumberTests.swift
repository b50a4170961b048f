import Testing

@testable import LabStudy

@Suite("Decimal numbers from bytes")
struct DecimalNumberTests {
  private func parse(_ text: String) -> Double? {
    DecimalNumber.parse(Array(text.utf8).span)
  }

  @Test(
    "every accepted text is the double that the standard library reads, to the last bit",
    arguments: [
      "0", "-0", "+0.0", "7", "007", "-12.5", ".5", "5.", "1e3", "1E-3", "1.e+2", "0.1", "0.3",
      "9007199254740992", "9007199254740993", "9007199254740992.5", "18446744073709551615",
      "18446744073709551616", "99999999999999999999", "1e22", "1e23", "123456789012345678e-22",
      "0.30000000000000004", "1.7976931348623157e308", "2.2250738585072011e-308", "4.9e-324",
      "2.4703282292062327208e-324", "1e-400", "0e99999999999", "1e400", "-1e999999",
      "0.000000000000000000000000000001", "1.50000000000000000000000000",
      "8.5e21", "72057594037927945", "1.00000000000000011102230246251565404236316680908203125",
    ])
  func exact(text: String) throws {
    let number = try #require(parse(text))
    #expect(number.bitPattern == Double(text)?.bitPattern)
  }

  @Test("what a double prints reads back as the same double")
  func roundTrip() {
    var state: UInt64 = 12345
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let any = Double(bitPattern: state)
      let coordinate = Double(state >> 40) / 1000
      for number in [any, coordinate, Double(state >> 11) * 0x1p-53] where number.isFinite {
        #expect(parse("\(number)") == number)
      }
    }
  }

  @Test(
    "what is no decimal number is refused",
    arguments: [
      "", "-", "+", ".", "-.", "e1", ".e1", "1e", "1e+", "1.2.3", "1 2", "--1", "0x10", "nan",
      "inf", "1_000", "1,5", "1e1.5", "١", "1\0",
    ])
  func refused(text: String) {
    #expect(parse(text) == nil)
  }

  @Test(
    "whole numbers reach both ends of 64 bits and no further",
    arguments: [
      ("0", 0), ("-0", 0), ("+5", 5), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("", nil), ("-", nil), ("1.0", nil), ("1e3", nil),
    ] as [(String, Int?)])
  func whole(text: String, expected: Int?) {
    #expect(DecimalNumber.parseWhole(Array(text.utf8).span) == expected)
  }
}

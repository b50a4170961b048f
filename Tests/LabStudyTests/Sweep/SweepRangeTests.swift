import LabSimulation
import Testing

@testable import LabStudy

@Suite("The values of a sweep")
struct SweepRangeTests {
  private static let positive = ParameterKind.number(0.001...1000, unit: "", words: [:])
  private static let signed = ParameterKind.number(-1000...1000, unit: "pt", words: ["none": 0])

  private func numbers(_ text: String, _ kind: ParameterKind = signed) throws -> [Double] {
    try SweepRange.read(text, of: kind).map { value in
      guard case .number(let number) = value else { throw SweepRangeError.malformed(text) }
      return number
    }
  }

  @Test("0.5:3:0.05 has 51 values, each the double of its own text")
  func steps() throws {
    // Hundredths written out digit by digit: no sum of steps could give all of these.
    let texts = stride(from: 50, through: 300, by: 5).map { hundredths in
      "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
    }
    #expect(texts.count == 51)
    #expect(try numbers("0.5:3:0.05", Self.positive) == texts.map { Double($0) })
  }

  @Test(
    "both ends belong to the range, the last one only where a step meets it",
    arguments: [
      ("1:3:1", [1, 2, 3]), ("1:3:0.8", [1, 1.8, 2.6]), ("2:2:5", [2]),
      ("-1:1:.5", [-1, -0.5, 0, 0.5, 1]),
      ("-0.2:-0.1:0.1", [-0.2, -0.1]), ("0.1:0.3:0.1", [0.1, 0.2, 0.3]), ("1:3:10", [1]),
    ] as [(String, [Double])])
  func ends(text: String, values: [Double]) throws {
    #expect(try numbers(text) == values)
  }

  @Test("a list keeps its order, and repeated values are taken once")
  func lists() throws {
    #expect(try numbers("3,1,2") == [3, 1, 2])
    #expect(try numbers("1,1.0,2,1pt,2") == [1, 2])
    #expect(try numbers("5") == [5])
    #expect(try numbers("none,0") == [0])
  }

  @Test("log: has equal ratios to six digits, and both ends to the last bit")
  func logarithmic() throws {
    let values = try numbers("log:0.1:700:5", Self.positive)
    #expect(values.count == 5)
    #expect(values.first == 0.1)
    #expect(values.last == 700)
    let ratio = (7000.0).squareRoot().squareRoot()
    for (a, b) in zip(values, values.dropFirst()) { #expect(abs(b / a / ratio - 1) < 2e-6) }
  }

  @Test("words, choices and flags are listed")
  func words() throws {
    let early = EarlyDirectionFailure()
    let kind = try StrategySpecification.kind(of: "decide", in: early)
    #expect(
      try SweepRange.read("published,withheld", of: kind)
        == [.word("published"), .word("withheld")])
    #expect(
      try SweepRange.read(
        "true,false,true", of: StrategySpecification.kind(of: "feedWaits", in: early))
        == [.flag(true), .flag(false)])
    #expect(
      try SweepRange.read("1:3:1", of: .integer(1...3)) == [.number(1), .number(2), .number(3)])
  }

  @Test(
    "a wrong range says what is wrong with it",
    arguments: [
      ("1:2", .malformed("1:2")), ("1:2:3:4", .malformed("1:2:3:4")),
      ("lin:1:2:3", .malformed("lin:1:2:3")), ("1:x:1", .malformed("1:x:1")),
      ("1e3:2:1", .malformed("1e3:2:1")), ("::", .malformed("::")), (".:1:1", .malformed(".:1:1")),
      ("1:2:0.0000000000000001", .malformed("1:2:0.0000000000000001")),
      ("3:1:1", .backwards("3:1:1")), ("1:3:0", .backwards("1:3:0")),
      ("1:3:-1", .backwards("1:3:-1")), ("log:0:3:3", .backwards("log:0:3:3")),
      ("log:3:1:3", .backwards("log:3:1:3")), ("log:1:3:1", .backwards("log:1:3:1")),
      ("log:1:inf:3", .malformed("log:1:inf:3")), ("log:1:nan:3", .malformed("log:1:nan:3")),
      ("log:1:3:2.5", .malformed("log:1:3:2.5")),
      ("log:1:3:10000001", .tooMany("log:1:3:10000001", 10_000_001)),
      ("0:10000000:1", .tooMany("0:10000000:1", 10_000_001)),
      ("0:1:0.0000000001", .tooMany("0:1:0.0000000001", 10_000_000_001)),
      ("sobol:1:2", .malformed("sobol:1:2")),
      ("0:999999999999999:0.000000000000001", .malformed("0:999999999999999:0.000000000000001")),
    ] as [(String, SweepRangeError)])
  func wrong(text: String, error: SweepRangeError) {
    #expect(throws: error) { try SweepRange.read(text, of: Self.signed) }
  }

  @Test(
    "a value that the parameter does not take is named with what it takes",
    arguments: ["0:1:0.5", "1,,2", "", "1,nan", "1,inf", "1,2x", "log:1:2000:2"])
  func impossible(text: String) throws {
    let error = try #require(throws: SweepRangeError.self) {
      try SweepRange.read(text, of: Self.positive)
    }
    guard case .impossible(_, "a number from 0.001 to 1000") = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("values are counted without being made")
  func counts() throws {
    #expect(try SweepRange.count("0:9999999:1") == 10_000_000)
    #expect(try SweepRange.count("-1:1:.5") == 5)
    #expect(try SweepRange.count("log:1:2:7") == 7)
    #expect(try SweepRange.count("a,b,c") == 3)
  }

  @Test("one number makes a list of one element for a key that takes a list")
  func listKeys() throws {
    #expect(
      try SweepRange.read("300,600 900", of: .numbers(10...5000, unit: "pt/s"))
        == [.numbers([300]), .numbers([600, 900])])
  }
}

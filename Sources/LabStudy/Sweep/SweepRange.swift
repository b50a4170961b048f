import LabSimulation

/// The values of a swept parameter, as given on the command line: `a:b:step` (inclusive, exact
/// decimal steps), `a,b,c`, or `log:a:b:n` (n values at equal ratios).
///
/// Values keep their order; repeated ones are taken once. At most 1,000 values; those between the
/// ends of `log` have six significant digits.
public enum SweepRange {
  static let mostValues = 1_000

  public static func read(
    _ text: String, of kind: ParameterKind
  ) throws(SweepRangeError) -> [ParameterValue] {
    var values: [ParameterValue] = []
    var seen: Set<ParameterValue> = []
    for value in try texts(text) {
      do {
        let parsed = try kind.parse(value)
        if seen.insert(parsed).inserted { values.append(parsed) }
      } catch {
        throw .impossible(value, kind.expectation)
      }
    }
    return values
  }

  private static func texts(_ text: String) throws(SweepRangeError) -> [String] {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 1:
      return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    case 3:
      return try steps(from: parts[0], through: parts[1], by: parts[2], text)
    case 4 where parts[0] == "log":
      return try ratios(from: parts[1], through: parts[2], count: parts[3], text)
    default:
      throw .malformed(text)
    }
  }

  private static func steps(
    from first: String, through last: String, by step: String, _ text: String
  ) throws(SweepRangeError) -> [String] {
    guard let first = Decimal(first), let last = Decimal(last), let step = Decimal(step) else {
      throw .malformed(text)
    }
    let decimals = max(first.decimals, last.decimals, step.decimals)
    guard let start = first.units(of: decimals), let end = last.units(of: decimals),
      let width = step.units(of: decimals)
    else { throw .malformed(text) }
    guard width > 0, end >= start else { throw .backwards(text) }
    guard (end - start) / width < mostValues else { throw .tooMany(text) }
    return stride(from: start, through: end, by: width).map {
      Decimal(significand: $0, decimals: decimals).text
    }
  }

  private static func ratios(
    from first: String, through last: String, count: String, _ text: String
  ) throws(SweepRangeError) -> [String] {
    guard let a = Double(first), let b = Double(last), let n = Int(count), a.isFinite, b.isFinite
    else { throw .malformed(text) }
    guard a > 0, b >= a, n >= 2 else { throw .backwards(text) }
    guard n <= mostValues else { throw .tooMany(text) }
    return (0..<n).map { index in
      switch index {
      case 0: first
      case n - 1: last
      default: "\(significant(Interpolation.geometric(a, b, Double(index) / Double(n - 1))))"
      }
    }
  }

  /// A positive value to six significant digits, so that tables stay readable.
  private static func significant(_ value: Double) -> Double {
    var scale = 1.0
    while value * scale < 1e5, scale < 1e300 { scale *= 10 }
    while value * scale >= 1e6 { scale /= 10 }
    return (value * scale).rounded() / scale
  }
}

/// What is wrong with the values of a sweep.
public enum SweepRangeError: Error, Sendable, Hashable, CustomStringConvertible {
  case malformed(String)
  case backwards(String)
  case tooMany(String)
  case impossible(String, String)

  public var description: String {
    switch self {
    case .malformed(let text):
      "\"\(text)\" is no range: write a:b:step, a,b,c or log:a:b:n"
    case .backwards(let text):
      "\"\(text)\" has no values: the first must not be above the last, a step must be positive, "
        + "and log needs positive limits and at least 2 values"
    case .tooMany(let text):
      "\"\(text)\" has more than \(SweepRange.mostValues) values: take larger steps"
    case .impossible(let value, let expectation):
      "the value \"\(value)\" is not possible: expected is \(expectation)"
    }
  }
}

/// A decimal number with whole units, so that 0.5, 0.55, 0.6 are the doubles that their texts give.
private struct Decimal {
  var significand: Int
  var decimals: Int

  init(significand: Int, decimals: Int) {
    self.significand = significand
    self.decimals = decimals
  }

  /// Reads digits with at most one dot, at most 15 of them.
  init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = (isNegative ? text.dropFirst() : text[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard (1...2).contains(parts.count), (1...15).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let magnitude = Int(digits)
    else { return nil }
    significand = isNegative ? -magnitude : magnitude
    decimals = parts.count == 2 ? parts[1].utf8.count : 0
  }

  /// The number in units of 10^-decimals, or nil when it does not fit.
  func units(of decimals: Int) -> Int? {
    var units = significand
    for _ in self.decimals..<decimals {
      let (product, overflow) = units.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      units = product
    }
    return units.magnitude < 1 << 60 ? units : nil
  }

  var text: String {
    var digits = String(significand.magnitude)
    if decimals > 0 {
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return significand < 0 ? "-" + digits : digits
  }
}

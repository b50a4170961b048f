import LabSimulation

/// The values of a swept key, as given on the command line: `a:b:step` (inclusive, exact decimal
/// steps), `a,b,c`, or `log:a:b:n` (n values at equal ratios).
///
/// Values keep their order; repeated ones are taken once. Words and flags stand in lists. At most
/// 10,000,000 values; those between the ends of `log` have six significant digits. `sobol:` ranges
/// are read by `SobolRange`.
public enum SweepRange {
  static let mostValues = SweepPlan.mostCells

  public static func read(
    _ text: String, of kind: ParameterKind
  ) throws(SweepRangeError) -> [ParameterValue] {
    var values: [ParameterValue] = []
    var seen: Set<ParameterValue> = []
    for value in try Form(text).texts {
      let parsed = try parse(value, of: kind)
      if seen.insert(parsed).inserted { values.append(parsed) }
    }
    return values
  }

  /// How many values a range has, without making them; repeated ones count.
  static func count(_ text: String) throws(SweepRangeError) -> Int { try Form(text).count }

  static func parse(
    _ value: String, of kind: ParameterKind
  ) throws(SweepRangeError) -> ParameterValue {
    do {
      return try kind.parse(value)
    } catch {
      throw .impossible(value, kind.expectation)
    }
  }

  /// A range that is written well, before its values are made.
  private enum Form {
    case list([String])
    case steps(start: Int, end: Int, width: Int, decimals: Int)
    case ratios(first: String, last: String, count: Int)

    init(_ text: String) throws(SweepRangeError) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      switch parts.count {
      case 1:
        self = .list(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
      case 3 where !["log", "sobol"].contains(parts[0]):
        self = try Self.steps(from: parts[0], through: parts[1], by: parts[2], text)
      case 4 where parts[0] == "log":
        self = try Self.ratios(from: parts[1], through: parts[2], count: parts[3], text)
      default:
        throw .malformed(text)
      }
      guard count <= mostValues else { throw .tooMany(text, count) }
    }

    private static func steps(
      from first: String, through last: String, by step: String, _ text: String
    ) throws(SweepRangeError) -> Form {
      guard let first = Decimal(first), let last = Decimal(last), let step = Decimal(step) else {
        throw .malformed(text)
      }
      let decimals = max(first.decimals, last.decimals, step.decimals)
      guard let start = first.units(of: decimals), let end = last.units(of: decimals),
        let width = step.units(of: decimals)
      else { throw .malformed(text) }
      guard width > 0, end >= start else { throw .backwards(text) }
      return .steps(start: start, end: end, width: width, decimals: decimals)
    }

    private static func ratios(
      from first: String, through last: String, count: String, _ text: String
    ) throws(SweepRangeError) -> Form {
      guard let a = Double(first), let b = Double(last), let n = Int(count), a.isFinite, b.isFinite
      else { throw .malformed(text) }
      guard a > 0, b >= a, n >= 2 else { throw .backwards(text) }
      return .ratios(first: first, last: last, count: n)
    }

    var count: Int {
      switch self {
      case .list(let texts): texts.count
      // Units are below 2^60, so that the difference fits.
      case .steps(let start, let end, let width, _): (end - start) / width + 1
      case .ratios(_, _, let count): count
      }
    }

    var texts: [String] {
      switch self {
      case .list(let texts):
        return texts
      case .steps(let start, let end, let width, let decimals):
        return stride(from: start, through: end, by: width).map {
          Decimal(significand: $0, decimals: decimals).text
        }
      case .ratios(let first, let last, let count):
        let (a, b) = (Double(first) ?? 1, Double(last) ?? 1)
        return (0..<count).map { index in
          switch index {
          case 0: first
          case count - 1: last
          default:
            "\(significant(Interpolation.geometric(a, b, Double(index) / Double(count - 1))))"
          }
        }
      }
    }
  }

  /// A positive value to six significant digits, so that tables stay readable.
  static func significant(_ value: Double) -> Double { rounded(value, like: value) }

  /// A value to the decimals that a positive one has with six significant digits.
  static func rounded(_ value: Double, like positive: Double) -> Double {
    var scale = 1.0
    while positive * scale < 1e5, scale < 1e300 { scale *= 10 }
    while positive * scale >= 1e6 { scale /= 10 }
    return (value * scale).rounded() / scale
  }
}

/// What is wrong with the values of a sweep.
public enum SweepRangeError: Error, Sendable, Hashable, CustomStringConvertible {
  case malformed(String)
  case backwards(String)
  case tooMany(String, Int)
  case impossible(String, String)

  public var description: String {
    switch self {
    case .malformed(let text):
      "\"\(text)\" is no range: write a:b:step, a,b,c, log:a:b:n, sobol:a:b or sobol:log:a:b"
    case .backwards(let text):
      "\"\(text)\" has no values: the first must not be above the last, a step must be positive, "
        + "log needs positive limits and at least 2 values, and sobol two different limits"
    case .tooMany(let text, let count):
      "\"\(text)\" has \(count) values, and at most \(SweepRange.mostValues) are possible: take "
        + "larger steps"
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

import LabSimulation

/// The limits between which Sobol's sequence spreads the values of one key: `sobol:a:b`, or
/// `sobol:log:a:b` for equal ratios.
///
/// A coordinate u in (0, 1) becomes a + u (b - a), or a (b/a)^u, to six significant digits of the
/// larger limit. Whole numbers have equal parts of the axis each. Words and flags have no order, so
/// they stand in lists and not here.
struct SobolRange: Sendable {
  private let low: Double
  private let high: Double
  private let isLogarithmic: Bool
  private let kind: ParameterKind

  /// Nil when the text is a range of another form.
  ///
  /// Throws `.malformed`, `.backwards` for limits that enclose nothing, and `.impossible` for limits
  /// that the key does not take.
  init?(_ text: String, of kind: ParameterKind) throws(SweepRangeError) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "sobol" else { return nil }
    parts.removeFirst()
    isLogarithmic = parts.first == "log"
    if isLogarithmic { parts.removeFirst() }
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]),
      low.isFinite, high.isFinite
    else { throw .malformed(text) }
    guard low < high, !isLogarithmic || low > 0 else { throw .backwards(text) }
    switch kind {
    case .flag, .choice: throw .impossible(text, kind.expectation)
    case .number, .optional, .integer, .numbers: break
    }
    for part in parts { _ = try SweepRange.parse(part, of: kind) }
    (self.low, self.high, self.kind) = (low, high, kind)
  }

  /// The value at a coordinate in (0, 1).
  func value(at coordinate: Double) throws(SweepRangeError) -> ParameterValue {
    if case .integer = kind {
      let whole = (low + (coordinate * (high - low + 1)).rounded(.down)).rounded()
      return try SweepRange.parse("\(min(high, whole))", of: kind)
    }
    let value =
      isLogarithmic
      ? SweepRange.significant(Interpolation.geometric(low, high, coordinate))
      : SweepRange.rounded(
        low + coordinate * (high - low), like: max(low.magnitude, high.magnitude))
    return try SweepRange.parse("\(min(high, max(low, value)))", of: kind)
  }
}

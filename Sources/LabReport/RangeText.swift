import LabSimulation
import LabStatistics

/// Ranges of parameters in words, with as many decimals as it takes.
enum RangeText {
  /// Four decimals, or as many as it takes to tell two numbers apart.
  static func apart(_ lower: Double, _ upper: Double) -> (lower: String, upper: String) {
    for decimals in 4...15 {
      let texts = (
        FixedDecimal.text(lower, decimals: decimals), FixedDecimal.text(upper, decimals: decimals)
      )
      if texts.0 != texts.1 { return texts }
    }
    return (ParameterValue.text(lower), ParameterValue.text(upper))
  }

  /// Four decimals, or as many as it takes to stay where a test holds.
  static func text(_ value: Double, where holds: (Double) -> Bool) -> String {
    for decimals in 4...15 {
      let text = FixedDecimal.text(value, decimals: decimals)
      if let written = Double(text), holds(written) { return text }
    }
    return ParameterValue.text(value)
  }

  /// The same for staying in one of some ranges.
  static func text(_ value: Double, in ranges: [ThresholdRange]) -> String {
    text(value) { written in ranges.contains { $0.contains(written) } }
  }

  /// `0.9 < ratio <= 1`, or more of them with `or` between.
  static func words(_ ranges: [ThresholdRange], _ key: String) -> String {
    ranges.map { range in
      let (lower, upper) = apart(range.lower, range.upper)
      return "\(lower) < \(key)" + (range.upper.isFinite ? " <= " + upper : "")
    }.joined(separator: " or ")
  }

  /// `10 <= threshold < 12`, or more of them with `or` between.
  static func words(_ ranges: [Range<Double>], _ key: String) -> String {
    ranges.map { range in
      let (lower, upper) = apart(range.lowerBound, range.upperBound)
      return "\(lower) <= \(key) < \(upper)"
    }.joined(separator: " or ")
  }
}

/// The error of a rate from persons with the same number of strokes each, before any data.
///
/// SE² = p q / (m n) · (1 + (n - 1) ICC) with m persons and n strokes (Kish 1965). More strokes per
/// person help only down to the floor √(p q ICC / m): at p = 0.1 and ICC 0.264, 200 persons with 20
/// strokes (0.0116) beat 40 persons with 1000 (0.0244).
public struct NestedDesign: Equatable, Sendable {
  public let rate: Double
  public let correlation: Double

  /// Throws for a rate or an intraclass correlation outside [0, 1].
  public init(rate: Double, correlation: Double) throws(StatisticsError) {
    for value in [rate, correlation] {
      guard value >= 0, value <= 1 else { throw .probability(value) }
    }
    self.rate = rate
    self.correlation = correlation
  }

  private var spread: Double { rate * (1 - rate) }

  /// 1 + (n - 1) ICC.
  ///
  /// Throws for fewer than one stroke.
  public func designEffect(strokes: Int) throws(StatisticsError) -> Double {
    guard strokes >= 1 else { throw .noTrials }
    return 1 + Double(strokes - 1) * correlation
  }

  /// The standard error of the rate.
  ///
  /// Throws for fewer than one person or stroke.
  public func standardError(persons: Int, strokes: Int) throws(StatisticsError) -> Double {
    guard persons >= 1 else { throw .tooFewPersons(persons) }
    let effect = try designEffect(strokes: strokes)
    return (spread / Double(persons) * (effect / Double(strokes))).squareRoot()
  }

  /// The standard error that no number of strokes per person can fall below.
  ///
  /// Throws for fewer than one person.
  public func floor(persons: Int) throws(StatisticsError) -> Double {
    guard persons >= 1 else { throw .tooFewPersons(persons) }
    return (spread * correlation / Double(persons)).squareRoot()
  }

  /// The persons needed for a standard error with a given number of strokes each.
  ///
  /// Throws for fewer than one stroke, an error to reach that is not positive and finite, and answers
  /// above `SampleSize.maximum`.
  public func persons(
    standardError: Double, strokes: Int
  ) throws(StatisticsError) -> SampleSize {
    guard standardError > 0, standardError.isFinite else {
      throw .setting("standard error", standardError)
    }
    let effect = try designEffect(strokes: strokes)
    return try SampleSize(spread / standardError / standardError * (effect / Double(strokes)))
  }
}

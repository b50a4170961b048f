/// Successes (or errors) among trials, such as those of one person.
public struct Count: Equatable, Sendable {
  public let successes: Int
  public let trials: Int

  public static let zero = Count()

  private init() {
    successes = 0
    trials = 0
  }

  /// Refuses negative counts and more successes than trials.
  public init(_ successes: Int, of trials: Int) throws(StatisticsError) {
    guard successes >= 0, trials >= 0, successes <= trials else {
      throw .count(successes: successes, trials: trials)
    }
    self.successes = successes
    self.trials = trials
  }

  /// The share of successes, or nothing without trials.
  public var rate: Double? { trials > 0 ? Double(successes) / Double(trials) : nil }

  /// The largest total for which the integer sums of squares of this module stay exact: 2^31.
  public static let maximumTotal = 1 << 31

  /// Adds counts; refuses a total above `maximumTotal`.
  static func total(_ counts: some Sequence<Count>) throws(StatisticsError) -> Count {
    var (successes, trials) = (0, 0)
    for count in counts {
      guard count.trials <= maximumTotal - trials else {
        throw .tooManyTrials(limit: maximumTotal)
      }
      successes += count.successes
      trials += count.trials
    }
    return try Count(successes, of: trials)
  }
}

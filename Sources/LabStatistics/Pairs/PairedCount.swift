/// The errors of two methods on the same trials of one person.
public struct PairedCount: Equatable, Sendable {
  public let errorsA: Int
  public let errorsB: Int
  public let trials: Int

  /// Refuses negative counts and more errors than trials.
  public init(errorsA: Int, errorsB: Int, of trials: Int) throws(StatisticsError) {
    _ = try Count(errorsA, of: trials)
    _ = try Count(errorsB, of: trials)
    self.errorsA = errorsA
    self.errorsB = errorsB
    self.trials = trials
  }

  /// Errors of A more than of B.
  var difference: Int { errorsA - errorsB }

  /// The sums of differences and trials; refuses more trials than `Count.maximumTotal`.
  static func total(
    _ counts: some Sequence<PairedCount>
  ) throws(StatisticsError) -> (difference: Int, trials: Int) {
    var (difference, trials) = (0, 0)
    for count in counts {
      guard count.trials <= Count.maximumTotal - trials else {
        throw .tooManyTrials(limit: Count.maximumTotal)
      }
      difference += count.difference
      trials += count.trials
    }
    return (difference, trials)
  }
}

/// The paired errors of one person in two classes of trials.
public struct PairedClassCounts: Equatable, Sendable {
  public let first: PairedCount
  public let second: PairedCount

  public init(_ counts: [PairedCount]) { self.init(first: counts[0], second: counts[1]) }

  public init(first: PairedCount, second: PairedCount) {
    self.first = first
    self.second = second
  }

  /// Not the sum, which may exceed the integers before the totals are checked.
  var hasTrials: Bool { first.trials > 0 || second.trials > 0 }
}

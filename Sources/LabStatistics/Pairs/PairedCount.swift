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
}

/// The paired errors of one person in two classes of trials.
public struct PairedClassCounts: Equatable, Sendable {
  public let first: PairedCount
  public let second: PairedCount

  public init(first: PairedCount, second: PairedCount) {
    self.first = first
    self.second = second
  }

  var trials: Int { first.trials + second.trials }
}

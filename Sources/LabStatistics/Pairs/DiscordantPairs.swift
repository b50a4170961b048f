/// The trials on which two methods disagree, among all trials that both played.
///
/// `onlyA` (b) counts trials that A got right and B wrong, `onlyB` (c) those that B got right and A
/// wrong. In errors the names change places: only B errs on the b trials, only A on the c trials,
/// so `difference` = (b - c) / n is the rate right of A minus that of B, and the error rate of B
/// minus that of A. Each trial stands for itself: for a claim about people see `PairedDifference`
/// and `SignFlip`.
public struct DiscordantPairs: Equatable, Sendable {
  public let onlyA: Int
  public let onlyB: Int
  /// All trials, those on which both were right or both wrong included.
  public let trials: Int

  /// Throws for negative counts, more discordant trials than trials, no trials, and more trials
  /// than `Count.maximumTotal`.
  public init(onlyA: Int, onlyB: Int, of trials: Int) throws(StatisticsError) {
    _ = try Count(onlyA, of: trials)
    _ = try Count(onlyB, of: trials - onlyA)
    guard trials > 0 else { throw .noTrials }
    guard trials <= Count.maximumTotal else { throw .tooManyTrials(limit: Count.maximumTotal) }
    self.onlyA = onlyA
    self.onlyB = onlyB
    self.trials = trials
  }

  /// The trials on which the two disagree, b + c.
  public var discordant: Int { onlyA + onlyB }

  /// Rate right of A minus rate right of B, (b - c) / n.
  public var difference: Double { Double(onlyA - onlyB) / Double(trials) }
}

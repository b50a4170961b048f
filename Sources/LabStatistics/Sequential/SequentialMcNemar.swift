/// McNemar's test of two methods on the same trials, valid at every look.
///
/// Of the discordant trials, b where only A is right and c where only B is, each falls to either side
/// with probability 1/2 when the methods are equally good. The mixture likelihood ratio of b in
/// b + c against 1/2 (`MixtureSequence`) is then a martingale from 1, so it may be watched after
/// every batch: the chance that it ever reaches 1 / alpha is at most alpha (Robbins 1970). With b =
/// c = 0 it is 1. Trials must be independent; with several strokes of one person the statement
/// is one about strokes, not about people.
///
/// Example: 10 to 0 with the uniform prior gives e = 2^10 / 11 = 93, decided at alpha 0.05.
public struct SequentialMcNemar: Equatable, Sendable {
  public let onlyA: Int
  public let onlyB: Int
  /// The natural logarithm of the e-value of this look.
  public let logEvidence: Double
  /// The largest of all looks so far, to be handed to the next; never below 0.
  public let largestLogEvidence: Double

  /// Counts so far, and the largest log e-value of the looks before.
  ///
  /// Throws for negative counts, a total above `Count.maximumTotal`, and a `largestSoFar` that is
  /// negative or not a number.
  public init(
    onlyA: Int, onlyB: Int, largestSoFar: Double = 0, prior: MixtureSequence = .uniform
  ) throws(StatisticsError) {
    guard largestSoFar >= 0 else { throw .setting("largest log evidence", largestSoFar) }
    for count in [onlyA, onlyB] { _ = try Count(0, of: count) }
    guard onlyA <= Count.maximumTotal, onlyB <= Count.maximumTotal - onlyA else {
      throw .tooManyTrials(limit: Count.maximumTotal)
    }
    self.onlyA = onlyA
    self.onlyB = onlyB
    logEvidence = try prior.logEvidence(Count(onlyA, of: onlyA + onlyB), against: 0.5)
    largestLogEvidence = max(largestSoFar, logEvidence)
  }

  /// min(1, 1 / largest e-value so far): a p-value that may be read at any time.
  public var anytimePValue: Double { Mathematics.exp(-largestLogEvidence) }

  /// Whether the two differ, with an error of at most `alpha` over all looks together.
  ///
  /// Throws `.probability` unless 0 < alpha < 1.
  public func isDecided(alpha: Double) throws(StatisticsError) -> Bool {
    guard alpha > 0, alpha < 1 else { throw .probability(alpha) }
    return largestLogEvidence >= -Mathematics.log(alpha)
  }
}

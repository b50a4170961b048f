import CGSL

/// The four counts of a yes-no decision and the measures made of them.
///
/// Positive is the class that ought to be answered with yes, such as a horizontal intent. A measure
/// whose divisor is zero is nothing. Counts of 1e9 are fine: products are exact.
public struct ConfusionMatrix: Equatable, Sendable {
  public let truePositives: Int
  public let falseNegatives: Int
  public let falsePositives: Int
  public let trueNegatives: Int

  /// Throws for negative counts, and totals above `Count.maximumTotal`.
  public init(
    truePositives: Int, falseNegatives: Int, falsePositives: Int, trueNegatives: Int
  ) throws(StatisticsError) {
    var total = 0
    for count in [truePositives, falseNegatives, falsePositives, trueNegatives] {
      guard count >= 0 else { throw .count(successes: count, trials: total) }
      guard count <= Count.maximumTotal - total else {
        throw .tooManyTrials(limit: Count.maximumTotal)
      }
      total += count
    }
    self.truePositives = truePositives
    self.falseNegatives = falseNegatives
    self.falsePositives = falsePositives
    self.trueNegatives = trueNegatives
  }

  public var positives: Int { truePositives + falseNegatives }
  public var negatives: Int { falsePositives + trueNegatives }
  private var answeredYes: Int { truePositives + falsePositives }
  private var answeredNo: Int { falseNegatives + trueNegatives }

  private static func ratio(_ numerator: Int, _ denominator: Int) -> Double? {
    denominator > 0 ? Double(numerator) / Double(denominator) : nil
  }

  /// The share of right answers.
  public var accuracy: Double? {
    Self.ratio(truePositives + trueNegatives, positives + negatives)
  }
  /// The share of positives answered with yes.
  public var sensitivity: Double? { Self.ratio(truePositives, positives) }
  /// The share of negatives answered with no.
  public var specificity: Double? { Self.ratio(trueNegatives, negatives) }
  /// The share of yes answers that are right.
  public var precision: Double? { Self.ratio(truePositives, answeredYes) }
  /// The mean of sensitivity and specificity.
  public var balancedAccuracy: Double? {
    guard let sensitivity, let specificity else { return nil }
    return (sensitivity + specificity) / 2
  }
  /// Youden's J, sensitivity + specificity - 1 (Youden 1950).
  public var youden: Double? {
    positives > 0 && negatives > 0
      ? Double(determinant) / Double(positives * negatives) : nil
  }
  /// The harmonic mean of precision and sensitivity, 2 TP / (2 TP + FP + FN).
  public var f1: Double? {
    Self.ratio(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives)
  }

  /// TP · TN - FP · FN; at most 2^60.
  private var determinant: Int { truePositives * trueNegatives - falsePositives * falseNegatives }

  /// Matthews' correlation coefficient (Matthews 1975); nothing when a row or column is empty.
  public var matthews: Double? {
    let margins = (positives * negatives, answeredYes * answeredNo)
    guard margins.0 > 0, margins.1 > 0 else { return nil }
    return Double(determinant)
      / (Double(margins.0).squareRoot() * Double(margins.1).squareRoot())
  }

  /// Cohen's kappa (Cohen 1960); nothing when truth and answers are all of one and the same kind.
  public var kappa: Double? {
    let chance = positives * answeredNo + answeredYes * negatives
    return chance > 0 ? 2 * Double(determinant) / Double(chance) : nil
  }

  /// The odds ratio with one half added to each count (Haldane 1956), so always finite.
  public var oddsRatio: Double {
    (Double(truePositives) + 0.5) / (Double(falsePositives) + 0.5)
      * ((Double(trueNegatives) + 0.5) / (Double(falseNegatives) + 0.5))
  }

  /// Signal detection: how far apart the two classes are, in standard deviations, and on which
  /// side of the middle the answers change.
  ///
  /// d' = z(H) - z(F) and c = -(z(H) + z(F)) / 2 with the log-linear rates H = (TP + ½) / (positives +
  /// 1) and F = (FP + ½) / (negatives + 1) (Hautus 1995). A negative c leans to yes. Finite for
  /// all counts, and without information for a class without trials.
  public func detection() throws(StatisticsError) -> (sensitivity: Double, criterion: Double) {
    let hits = try Self.quantile(truePositives, falseNegatives)
    let alarms = try Self.quantile(falsePositives, trueNegatives)
    return (hits - alarms, -(hits + alarms) / 2)
  }

  /// The normal quantile of (yes + ½) / (yes + no + 1), from the smaller tail.
  private static func quantile(_ yes: Int, _ no: Int) throws(StatisticsError) -> Double {
    let tail = (Double(min(yes, no)) + 0.5) / (Double(yes) + Double(no) + 1)
    let z = try NumericLibrary.number("normal quantile") { gsl_cdf_ugaussian_Qinv(tail) }
    return yes > no ? z : -z
  }
}

import LabStatistics
import LabTesting
import Testing

@Suite("The confusion matrix")
struct ConfusionMatrixTests {
  private func matrix(_ tp: Int, _ fn: Int, _ fp: Int, _ tn: Int) throws -> ConfusionMatrix {
    try ConfusionMatrix(
      truePositives: tp, falseNegatives: fn, falsePositives: fp, trueNegatives: tn)
  }

  @Test(
    "every column agrees with the vectors", arguments: try Vectors.file("confusion_metrics").rows)
  func vectors(row: VectorRow) throws {
    let matrix = try matrix(
      row.count("tp"), row.count("fn"), row.count("fp"), row.count("tn"))
    let detection = try matrix.detection()
    let columns: [(String, Double?)] = [
      ("accuracy", matrix.accuracy), ("sensitivity", matrix.sensitivity),
      ("specificity", matrix.specificity), ("balanced_accuracy", matrix.balancedAccuracy),
      ("youden_j", matrix.youden), ("precision", matrix.precision), ("f1", matrix.f1),
      ("mcc", matrix.matthews), ("kappa", matrix.kappa), ("dor_haldane", matrix.oddsRatio),
      ("dprime_loglinear", detection.sensitivity), ("criterion_c", detection.criterion),
    ]
    for (column, value) in columns {
      #expect(agrees(try #require(value), try row.number(column)), "\(column)")
    }
  }

  @Test("measures without a divisor are nothing, never a number that is none")
  func undefined() throws {
    let empty = try matrix(0, 0, 0, 0)
    for value in [
      empty.accuracy, empty.sensitivity, empty.specificity, empty.balancedAccuracy, empty.youden,
      empty.precision, empty.f1, empty.matthews, empty.kappa,
    ] { #expect(value == nil) }
    #expect(empty.oddsRatio == 1)
    #expect(try empty.detection() == (0, 0))
    let onlyPositives = try matrix(3, 0, 0, 0)
    #expect(onlyPositives.accuracy == 1 && onlyPositives.f1 == 1)
    #expect(onlyPositives.specificity == nil && onlyPositives.balancedAccuracy == nil)
    #expect(onlyPositives.matthews == nil && onlyPositives.kappa == nil)
    // Never a yes: no precision, but a kappa of zero.
    let never = try matrix(0, 4, 0, 6)
    #expect(never.precision == nil && never.f1 == 0 && never.matthews == nil)
    #expect(never.kappa == 0 && never.youden == 0)
  }

  @Test("exchanging the classes mirrors the criterion and keeps what is symmetric")
  func symmetry() throws {
    let one = try matrix(41, 9, 23, 77)
    let other = try matrix(77, 23, 9, 41)
    #expect(one.matthews == other.matthews && one.kappa == other.kappa)
    #expect(one.youden == other.youden && one.accuracy == other.accuracy)
    #expect(one.sensitivity == other.specificity)
    let (first, second) = (try one.detection(), try other.detection())
    #expect(agrees(first.sensitivity, second.sensitivity))
    #expect(agrees(first.criterion, -second.criterion))
    let wrong = try matrix(0, 5, 5, 0)
    #expect(wrong.matthews == -1 && wrong.kappa == -1 && wrong.youden == -1)
  }

  @Test("counts of a thousand million keep every digit")
  func large() throws {
    let matrix = try matrix(500_000_000, 500_000_000, 499_999_999, 500_000_001)
    // TP · TN - FP · FN = 1e9, over the products 1e18 of the margins.
    #expect(agrees(try #require(matrix.youden) / 1e-9, 1))
    #expect(agrees(try #require(matrix.kappa) / 1e-9, 1))
    #expect(agrees(try #require(matrix.matthews) / 1e-9, 1))
  }

  @Test("negative counts and totals beyond the limit are refused")
  func refusals() {
    #expect(throws: StatisticsError.count(successes: -1, trials: 3)) { try matrix(1, 2, -1, 0) }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) { try matrix(.max, .max, 0, 0) }
  }
}

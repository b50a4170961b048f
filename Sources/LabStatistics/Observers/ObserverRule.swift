/// The best rule for two classes of one measurement with known densities, and its errors.
///
/// Answer 1 where prior1 · costFalse0 · f1(x) exceeds prior0 · costFalse1 · f0(x), else 0; no rule has
/// a smaller cost, and with equal costs none a smaller error. The line is cut at the thresholds into
/// segments with alternating answers. Without thresholds one answer is given always.
public struct ObserverRule: Equatable, Sendable {
  /// Ascending; none, when one answer is always given.
  public let thresholds: [Double]
  /// The answer, 0 or 1, below the first threshold, or everywhere.
  public let firstAnswer: Int
  /// The probability of answering 1 when 0 is true.
  public let falseOne: Double
  /// The probability of answering 0 when 1 is true.
  public let falseZero: Double
  /// prior0 · falseOne + prior1 · falseZero.
  public let error: Double
  /// The same with each term times its cost.
  public let cost: Double

  /// The answer to a measurement; at a threshold both are equally good, and the one above is given.
  public func answer(to x: Double) -> Int {
    let passed = thresholds.prefix { $0 <= x }.count
    return passed.isMultiple(of: 2) ? firstAnswer : 1 - firstAnswer
  }

  /// How often each class occurs and what each confusion costs.
  struct Stakes {
    let priorZero: Double
    let costFalseOne: Double
    let costFalseZero: Double

    /// Throws for a prior outside (0, 1), for a cost that is negative or not finite, and when both
    /// costs are zero.
    init(
      priorZero: Double, costFalseOne: Double, costFalseZero: Double
    ) throws(StatisticsError) {
      guard priorZero > 0, priorZero < 1 else { throw .probability(priorZero) }
      guard costFalseOne >= 0, costFalseZero >= 0, costFalseOne.isFinite, costFalseZero.isFinite,
        costFalseOne > 0 || costFalseZero > 0
      else { throw .costs(costFalseOne, costFalseZero) }
      self.priorZero = priorZero
      self.costFalseOne = costFalseOne
      self.costFalseZero = costFalseZero
    }

    var priorOne: Double { 1 - priorZero }

    /// The logarithm of what class 1 weighs over what class 0 weighs; infinite when a cost is zero.
    var logRatio: Double {
      Mathematics.log(priorOne / priorZero) + Mathematics.log(costFalseZero)
        - Mathematics.log(costFalseOne)
    }
  }

  /// `zero` and `one` give the probability of any segment in each class.
  init(
    thresholds: [Double], firstAnswer: Int, stakes: Stakes, zero: Tails, one: Tails
  ) throws(StatisticsError) {
    self.thresholds = thresholds
    self.firstAnswer = firstAnswer
    var wrong = [0.0, 0.0]
    let ends = [-Double.infinity] + thresholds + [.infinity]
    for segment in 0..<(ends.count - 1) {
      let answer = segment.isMultiple(of: 2) ? firstAnswer : 1 - firstAnswer
      // Answers of 1 are wrong in class 0 and the other way round.
      let tails = answer == 1 ? zero : one
      wrong[answer] += try tails.probability(from: ends[segment], to: ends[segment + 1])
    }
    falseOne = min(wrong[1], 1)
    falseZero = min(wrong[0], 1)
    error = stakes.priorZero * falseOne + stakes.priorOne * falseZero
    cost =
      stakes.priorZero * stakes.costFalseOne * falseOne
      + stakes.priorOne * stakes.costFalseZero * falseZero
  }

  /// The two tails of a class symmetric about its centre.
  struct Tails {
    let centre: Double
    let scale: Double
    /// The probability of more than z scales above the centre, for z >= 0.
    let beyond: (Double) throws(StatisticsError) -> Double

    /// The difference of two tails on the same side, or all but both tails: no digits are lost.
    func probability(from low: Double, to high: Double) throws(StatisticsError) -> Double {
      let (a, b) = ((low - centre) / scale, (high - centre) / scale)
      if a >= 0 { return max(0, try beyond(a) - (try beyond(b))) }
      if b <= 0 { return max(0, try beyond(-b) - (try beyond(-a))) }
      return max(0, 1 - (try beyond(-a)) - (try beyond(b)))
    }
  }
}

/// The ideal observer of two classes with shifted and scaled Student distributions.
///
/// The slope of the log density ratio has the sign of a cubic, so the ratio has at most three turning
/// points and four thresholds. The turning points are found between those of the cubic, the
/// thresholds between the turning points, and far out by doubling: all of them, not only those on a
/// grid. Heavy tails make far thresholds the rule: with 5 degrees of freedom each, locations 4 and 80
/// and scales 7.4 and 6.5, even odds, the wider class wins again beyond 746. Thresholds farther out
/// than 1e15 of the larger scale or distance are left out: no probability is left there.
public struct StudentObserver: Equatable, Sendable {
  /// A Student class.
  public struct Class: Equatable, Sendable {
    public let location: Double
    public let scale: Double
    public let degreesOfFreedom: Double

    /// Scales from 1e-12 to 1e12, locations up to 1e9 scales, degrees of freedom from 0.1 to 1e6.
    ///
    /// Others throw. Farther out a threshold as a double would be too coarse for the scale.
    public init(
      location: Double, scale: Double, degreesOfFreedom: Double
    ) throws(StatisticsError) {
      guard scale >= 1e-12, scale <= 1e12 else { throw .setting("scale", scale) }
      guard abs(location) <= 1e9 * scale else {
        throw .setting("location", location)
      }
      guard degreesOfFreedom >= 0.1, degreesOfFreedom <= 1e6 else {
        throw .degreesOfFreedom(degreesOfFreedom)
      }
      self.location = location
      self.scale = scale
      self.degreesOfFreedom = degreesOfFreedom
    }
  }

  public let rule: ObserverRule

  /// The best rule; `costFalseOne` is the cost of answering 1 when 0 is true.
  ///
  /// Throws for a prior outside (0, 1), a cost that is negative or not finite, and when both costs
  /// are zero.
  public init(
    zero: Class, one: Class, priorZero: Double, costFalseOne: Double = 1, costFalseZero: Double = 1
  ) throws(StatisticsError) {
    NumericLibrary.prepare()
    let stakes = try ObserverRule.Stakes(
      priorZero: priorZero, costFalseOne: costFalseOne, costFalseZero: costFalseZero)
    var thresholds: [Double] = []
    var firstAnswer = stakes.logRatio > 0 ? 1 : 0
    if stakes.logRatio.isFinite {
      let isSwapped = one.scale < zero.scale
      let ratio =
        isSwapped
        ? StudentRatio(one, zero, logRatio: -stakes.logRatio)
        : StudentRatio(zero, one, logRatio: stakes.logRatio)
      let signs = try ratio.signs()
      thresholds = signs.roots
      firstAnswer = signs.startsPositive != isSwapped ? 1 : 0
    }
    rule = try ObserverRule(
      thresholds: thresholds, firstAnswer: firstAnswer, stakes: stakes, zero: Self.tails(zero),
      one: Self.tails(one))
  }

  private static func tails(_ student: Class) -> ObserverRule.Tails {
    ObserverRule.Tails(centre: student.location, scale: student.scale) { z in
      StudentTail.above(z, degreesOfFreedom: student.degreesOfFreedom)
    }
  }
}

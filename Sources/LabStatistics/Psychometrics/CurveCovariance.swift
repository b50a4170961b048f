/// The uncertainty of the two parameters of a logistic curve, and of the level where it crosses 1/2.
///
/// Held about the centre of the levels, where intercept and slope hardly correlate.
public struct CurveCovariance: Equatable, Sendable {
  /// Degrees of freedom of the t quantile of limits; nothing for the normal one.
  public let degreesOfFreedom: Int?
  private let centre: Double
  /// The curve's intercept at the centre, and its slope.
  private let height: Double
  private let slope: Double
  /// Variance of the height, covariance, variance of the slope.
  private let vHeight: Double
  private let vBoth: Double
  private let vSlope: Double

  /// The levels at which a curve may cross 1/2, as Fieller's statement puts them.
  public enum Region: Equatable, Sendable {
    /// Between two limits; an end may be infinite in the border case.
    case interval(Interval)
    /// At most the lower end of the gap, or at least its upper end: two rays.
    case complement(of: Interval)
    /// Every level: nothing is known.
    case line

    public func contains(_ level: Double) -> Bool {
      switch self {
      case .interval(let interval): interval.contains(level)
      case .complement(let gap): level <= gap.lower || level >= gap.upper
      case .line: true
      }
    }
  }

  init(
    centre: Double, height: Double, slope: Double, variances: (Double, Double, Double),
    degreesOfFreedom: Int?
  ) {
    self.centre = centre
    self.height = height
    self.slope = slope
    (vHeight, vBoth, vSlope) = variances
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The same with all variances multiplied.
  func scaled(by factor: Double, degreesOfFreedom: Int) -> CurveCovariance {
    CurveCovariance(
      centre: centre, height: height, slope: slope,
      variances: (factor * vHeight, factor * vBoth, factor * vSlope),
      degreesOfFreedom: degreesOfFreedom)
  }

  public var slopeError: Double { vSlope.squareRoot() }

  /// Of the intercept at level 0.
  public var interceptError: Double {
    max(0, vHeight - 2 * centre * vBoth + centre * centre * vSlope).squareRoot()
  }

  /// Between the intercept at level 0 and the slope.
  public var covariance: Double { vBoth - centre * vSlope }

  /// The delta-method error of the level where the curve crosses 1/2; nothing without a slope.
  ///
  /// √(v0 + 2 e c + e² v1) / |b1| with e the level and v0, c, v1 the variances and covariance.
  public var equalityError: Double? {
    guard slope != 0 else { return nil }
    let e = -height / slope
    return max(0, vHeight + 2 * e * vBoth + e * e * vSlope).squareRoot() / abs(slope)
  }

  /// The level ± quantile · error; nothing without a slope.
  ///
  /// Symmetric and always finite, so it is too narrow when the slope is poorly known; then use
  /// Fieller's. Throws for a confidence outside (0, 1).
  public func deltaInterval(confidence: Double) throws(StatisticsError) -> Interval? {
    let quantile = try quantile(confidence)
    guard let error = equalityError else { return nil }
    let level = centre - height / slope
    return Interval(lower: level - quantile * error, upper: level + quantile * error)
  }

  /// All levels x at which b0 + b1 x does not differ from zero (Fieller 1954).
  ///
  /// (b0 + b1 x)² <= quantile² (v0 + 2 x c + x² v1), a quadratic inequality. An interval if and only if
  /// the slope differs from zero at this confidence; else two rays or the whole line. Throws for a
  /// confidence outside (0, 1).
  public func fiellerRegion(confidence: Double) throws(StatisticsError) -> Region {
    let quantile = try quantile(confidence)
    let square = quantile * quantile
    let a = slope * slope - square * vSlope
    let b = height * slope - square * vBoth
    let c = height * height - square * vHeight
    if a == 0 {
      if b == 0 { return .line }
      let end = centre - c / (2 * b)
      return .interval(
        b > 0
          ? Interval(lower: -.infinity, upper: end) : Interval(lower: end, upper: .infinity))
    }
    let discriminant = b * b - a * c
    guard discriminant > 0 else {
      // With a slope the estimate itself is always inside, so only rounding comes here.
      return a > 0
        ? .interval(Interval(lower: centre - b / a, upper: centre - b / a)) : .line
    }
    let root = discriminant.squareRoot()
    let sum = b > 0 ? -b - root : -b + root
    let ends = [centre + sum / a, centre + c / sum].sorted()
    let interval = Interval(lower: ends[0], upper: ends[1])
    return a > 0 ? .interval(interval) : .complement(of: interval)
  }

  private func quantile(_ confidence: Double) throws(StatisticsError) -> Double {
    guard let degreesOfFreedom else { return try Quantiles.normal(confidence: confidence) }
    return try Quantiles.student(
      confidence: confidence, degreesOfFreedom: Double(degreesOfFreedom))
  }
}

import CGSL

/// The density of Student's t distribution with given degrees of freedom, location 0 and scale 1.
///
/// The library gives the peak; the rest is (1 + x² / v)^(-(v + 1) / 2).
public struct StudentDensity: Equatable, Sendable {
  public let degreesOfFreedom: Double
  private let peak: Double
  private let exponent: Double

  /// Throws for degrees of freedom that are not positive and finite.
  public init(degreesOfFreedom: Double) throws(StatisticsError) {
    guard degreesOfFreedom > 0, degreesOfFreedom.isFinite else {
      throw .degreesOfFreedom(degreesOfFreedom)
    }
    self.degreesOfFreedom = degreesOfFreedom
    peak = try NumericLibrary.number("t density") { gsl_ran_tdist_pdf(0, degreesOfFreedom) }
    exponent = -0.5 * (degreesOfFreedom + 1)
  }

  public func callAsFunction(_ x: Double) -> Double {
    peak * Mathematics.exp(exponent * Mathematics.log1p(x * x / degreesOfFreedom))
  }
}

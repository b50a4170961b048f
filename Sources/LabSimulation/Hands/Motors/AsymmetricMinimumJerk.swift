/// Minimum jerk with a peak before or after the middle.
///
/// Rule: the share done at a fraction u of the time is that of minimum jerk at s = u^g. The speed peaks
/// where it is greatest under 10s³ - 15s⁴ + 6s⁵ with s = u^g: before the middle below g = 1, after it
/// above. Default g = .8 (assumed: real flicks peak early); .6 to 1.6.
public struct AsymmetricMinimumJerk: MotorModel {
  public static let name = "asymmetric-minimum-jerk"
  public static let summary = "minimum jerk with an early or late peak, set by asymmetry"

  private let first: Double
  private let rate: Double
  private let exponent: Double
  private let landing: Double
  private let inverseSpan: Double

  public init(_ contact: Contact) {
    exponent = contact.asymmetry
    // The share of the whole movement's time at which a share of its way is done.
    func time(at fraction: Double) -> Double {
      Mathematics.pow(MinimumJerk.time(at: fraction), 1 / contact.asymmetry)
    }
    first = time(at: contact.landing)
    rate = (time(at: contact.lift) - first) / contact.duration
    landing = contact.landing
    inverseSpan = 1 / (contact.lift - contact.landing)
  }

  @inline(__always)
  public func progress(at time: Double) -> Double {
    let u = min(max(first + rate * time, 0), 1)
    let fraction = MinimumJerk.fraction(at: Mathematics.pow(u, exponent))
    return min(max((fraction - landing) * inverseSpan, 0), 1)
  }
}

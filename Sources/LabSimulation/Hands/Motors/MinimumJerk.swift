/// The smoothest movement from rest to rest: a symmetrical bell of speed.
///
/// Rule: the share done at a fraction s of the time is 10s³ - 15s⁴ + 6s⁵, with a peak of 1.875 times
/// the mean speed in the middle. A landing above 0 and a lift below 1 cut the bell at both sides.
/// The usual baseline; real flicks peak earlier. Source: Flash and Hogan 1985; documented.
public struct MinimumJerk: MotorModel {
  public static let name = "minimum-jerk"
  public static let summary = "the smoothest movement from rest to rest; a symmetrical baseline"

  private let first: Double
  private let rate: Double
  private let landing: Double
  private let inverseSpan: Double

  public init(_ contact: Contact) {
    first = Self.time(at: contact.landing)
    rate = (Self.time(at: contact.lift) - first) / contact.duration
    landing = contact.landing
    inverseSpan = 1 / (contact.lift - contact.landing)
  }

  @inline(__always)
  public func progress(at time: Double) -> Double {
    let s = min(max(first + rate * time, 0), 1)
    return min(max((Self.fraction(at: s) - landing) * inverseSpan, 0), 1)
  }

  /// The share of the movement done at a share of its time.
  @inline(__always)
  public static func fraction(at s: Double) -> Double {
    s * s * s * (10 + s * (6 * s - 15))
  }

  /// The derivative of `fraction`: speed as a multiple of the mean speed.
  public static func speed(at s: Double) -> Double {
    30 * s * s * (1 - s) * (1 - s)
  }

  /// The share of the time at which a share of the movement is done: the inverse of `fraction`.
  static func time(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    var lower = 0.0
    var upper = 1.0
    var s = 0.5
    // Newton's steps, halved into the bracket where the flat ends would throw them out.
    for _ in 0..<60 {
      let excess = Self.fraction(at: s) - fraction
      if excess.magnitude < 1e-14 { break }
      if excess > 0 { upper = s } else { lower = s }
      let next = s - excess / speed(at: s)
      s = next > lower && next < upper ? next : 0.5 * (lower + upper)
    }
    return s
  }
}

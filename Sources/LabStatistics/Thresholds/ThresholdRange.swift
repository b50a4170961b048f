/// The thresholds above `lower` up to and including `upper`.
///
/// `lower` may be 0 (excluded: a threshold is positive), `upper` may be infinite.
public struct ThresholdRange: Equatable, Sendable {
  public let lower: Double
  public let upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  public func contains(_ threshold: Double) -> Bool { lower < threshold && threshold <= upper }

  /// The angle in radians from the horizontal up to which a ratio R keeps a chord: atan(1/R).
  private static func angle(_ ratio: Double) -> Double { Mathematics.atan(1 / ratio) }

  /// How many radians of chord angle the range spans; at most π/2, reached by (0, infinity].
  public var angularWidth: Double { Self.angle(lower) - Self.angle(upper) }

  /// The threshold in the middle of the range by angle; finite also when an end is 0 or infinite.
  ///
  /// Where rounding throws the middle of a very narrow range out of it, its upper end serves.
  public var angularMiddle: Double {
    let angle = (Self.angle(lower) + Self.angle(upper)) / 2
    let ratio = 1 / Mathematics.tan(angle)
    return contains(ratio) ? ratio : upper
  }
}

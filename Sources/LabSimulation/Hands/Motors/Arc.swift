/// A circular arc that starts at the origin, with y up: the trace of a finger that turns about its
/// pivot.
///
/// Angles are in radians, counter-clockwise positive. At a fraction q of the arc the heading is
/// `startHeading + headingChange * q`. A heading change of 0 is a straight line.
public struct Arc: Sendable, Hashable {
  public let startHeading: Double
  public let headingChange: Double
  public let length: Double
  private let cosine: Double
  private let sine: Double
  /// Twice the signed radius.
  private let diameter: Double

  public init(startHeading: Double, headingChange: Double, length: Double) {
    self.startHeading = startHeading
    self.headingChange = headingChange
    self.length = length
    cosine = Mathematics.cos(startHeading)
    sine = Mathematics.sin(startHeading)
    diameter = headingChange == 0 ? 0 : 2 * length / headingChange
  }

  /// The arc over a chord, which it leaves by half of the heading change at either end.
  ///
  /// - Parameters:
  ///   - chord: length of the straight line between the ends.
  ///   - heading: direction of the chord.
  ///   - radius: of the circle; a chord longer than `longestChord` diameters flattens it.
  ///   - turn: +1 counter-clockwise, -1 clockwise, 0 straight.
  ///   - bend: a further heading change in radians, in the sense of the turn; the arc turns by no more
  ///     than over the longest chord.
  public init(chord: Double, heading: Double, radius: Double, turn: Double, bend: Double = 0) {
    guard turn != 0, radius.isFinite || bend != 0, chord > 0 else {
      self.init(startHeading: heading, headingChange: 0, length: chord)
      return
    }
    let sine = min(chord / (2 * radius), Self.longestChord)
    let half = Mathematics.atan2(sine, (1 - sine * sine).squareRoot())
    guard bend != 0 else {
      self.init(
        startHeading: heading - turn * half, headingChange: 2 * turn * half,
        length: chord * half / sine)
      return
    }
    let bent = min(max(half + 0.5 * bend, -Self.greatestHalf), Self.greatestHalf)
    self.init(
      startHeading: heading - turn * bent, headingChange: 2 * turn * bent,
      length: bent == 0 ? chord : chord * bent / Mathematics.sin(bent))
  }

  /// Half the heading change over the longest chord.
  private static let greatestHalf = Mathematics.atan2(
    longestChord, (1 - longestChord * longestChord).squareRoot())

  /// A chord is at most this many diameters long (assumed: a finger does not turn by 130 degrees).
  public static let longestChord = 0.9

  /// The point at a fraction of the arc.
  @inline(__always)
  public func point(at fraction: Double) -> (x: Double, y: Double) {
    if headingChange == 0 { return (length * fraction * cosine, length * fraction * sine) }
    // By the half angle, which keeps its digits when the arc is nearly straight.
    let half = 0.5 * headingChange * fraction
    let s = Mathematics.sin(half)
    let along = diameter * s * Mathematics.cos(half)
    let across = diameter * s * s
    return (along * cosine - across * sine, along * sine + across * cosine)
  }

  /// The greatest distance between arc and chord.
  public var sagitta: Double {
    guard headingChange != 0 else { return 0 }
    let s = Mathematics.sin(headingChange / 4)
    return (diameter * s * s).magnitude
  }
}

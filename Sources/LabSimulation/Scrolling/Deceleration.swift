/// How a scroll view runs on by itself along one axis: every millisecond the same share of its speed
/// is left.
///
/// v(t) = v0 d^t and x(t) = x0 + v0 (d^t - 1) / (1000 ln d), with t in milliseconds and v in points
/// per second: 1000 pt/s at 0.998 come to rest after 499.5 pt. Source: ScrollMechanics, after the
/// measurements of others.
public struct Deceleration: Sendable, Hashable {
  public let start: Double
  public let initialVelocity: Double
  /// The share of the speed that is lost in a second, to first order: -1000 ln d.
  private let decay: Double

  /// - Parameters:
  ///   - velocity: at time 0, in points per second.
  ///   - rate: what is left of the speed after 1 ms, below 1: `Tuning.deceleration` or
  ///     `Tuning.decelerationFast`.
  public init(from start: Double, velocity: Double, rate: Double) {
    self.start = start
    initialVelocity = velocity
    decay = -1000 * Mathematics.log(rate)
  }

  /// Where it is so many milliseconds after its start.
  public func value(at time: Double) -> Double {
    start - initialVelocity / decay * Mathematics.expm1(-decay * time / 1000)
  }

  /// In points per second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * Mathematics.exp(-decay * time / 1000)
  }

  /// Where it comes to rest when nothing is in its way.
  public var destination: Double { start + initialVelocity / decay }

  /// The milliseconds until it is as near to its destination as given, in points.
  public func duration(within distance: Double) -> Double {
    let way = (initialVelocity / decay).magnitude
    return way > distance ? 1000 * Mathematics.log(way / distance) / decay : 0
  }

  /// When and how fast it comes through a place that lies on its way; nil when it stops before.
  ///
  /// From x(t) = place follows v = v0 + 1000 ln d (place - x0), and t from v.
  public func passage(through place: Double) -> (time: Double, velocity: Double)? {
    let velocity = initialVelocity - decay * (place - start)
    // What is left of the way has the direction of the velocity, or there is nothing left.
    guard initialVelocity > 0 ? velocity > 0 && place >= start : velocity < 0 && place <= start
    else { return nil }
    let lost = decay * (place - start) / initialVelocity
    return (-1000 * Mathematics.log1p(-lost) / decay, velocity)
  }
}

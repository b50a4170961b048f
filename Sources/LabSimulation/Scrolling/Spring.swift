/// The damped spring that brings a scroll view's content to where it belongs, along one axis.
///
/// Mass 1: x'' = -stiffness (x - target) - 2 ratio sqrt(stiffness) x'. From 50 pt away and at rest, a
/// stiffness of 100 and the ratio 1 leave 36.79 pt after 100 ms. Source: ScrollMechanics for the
/// critical ratio of 1; the other ratios are the textbook's.
public struct Spring: Sendable, Hashable {
  /// What the ratio makes of it, with the frequency or the rate that its two solutions add.
  private enum Regime: Hashable {
    /// A ratio below 1: it swings.
    case oscillating(Double)
    case critical
    /// A ratio above 1: it creeps.
    case creeping(Double)
  }

  public let target: Double
  /// From the target, in points.
  public let initialDisplacement: Double
  /// In points per second.
  public let initialVelocity: Double
  private let stiffness: Double
  private let decay: Double
  private let regime: Regime

  /// - Parameters:
  ///   - stiffness: per square second, for a mass of 1: `Tuning.springStiffness`.
  ///   - damping: the damping ratio: `Tuning.springDamping`.
  public init(
    from start: Double, velocity: Double, to target: Double, stiffness: Double, damping: Double
  ) {
    self.target = target
    initialDisplacement = start - target
    initialVelocity = velocity
    self.stiffness = stiffness
    let frequency = stiffness.squareRoot()
    decay = damping * frequency
    // Factors instead of 1 - ratio² keep what is left near the critical ratio.
    let distance = ((1 - damping) * (1 + damping)).magnitude.squareRoot() * frequency
    regime = damping < 1 ? .oscillating(distance) : damping > 1 ? .creeping(distance) : .critical
  }

  /// Where it is so many milliseconds after its start.
  public func value(at time: Double) -> Double {
    let wave = waves(at: time / 1000)
    return target + initialDisplacement * wave.even
      + (initialVelocity + decay * initialDisplacement) * wave.odd
  }

  /// In points per second.
  public func velocity(at time: Double) -> Double {
    let wave = waves(at: time / 1000)
    return initialVelocity * wave.even
      - (decay * initialVelocity + stiffness * initialDisplacement) * wave.odd
  }

  /// The solutions that start at (1, -decay) and at (0, 1), in seconds.
  private func waves(at time: Double) -> (even: Double, odd: Double) {
    let envelope = Mathematics.exp(-decay * time)
    switch regime {
    case .oscillating(let frequency):
      return (
        envelope * Mathematics.cos(frequency * time),
        envelope * Mathematics.sin(frequency * time) / frequency
      )
    case .critical:
      return (envelope, envelope * time)
    case .creeping(let rate):
      // Without the hyperbolic functions, which overflow where the envelope vanishes.
      let slow = Mathematics.exp(-slowestDecay * time)
      let lost = Mathematics.expm1(-2 * rate * time)
      return (slow * (1 + lost / 2), -slow * lost / (2 * rate))
    }
  }

  /// The decay of what lasts longest, per second.
  private var slowestDecay: Double {
    if case .creeping(let rate) = regime { return stiffness / (decay + rate) }
    return decay
  }

  /// The milliseconds after which it is never again further from the target than given, in points.
  ///
  /// Taken from the envelope (|u0| + |v0 + decay u0| min(t, limit)) exp(-t / slowest), which is exact
  /// for a critical spring that is not moving towards its target, and an upper bound else.
  public func duration(within distance: Double) -> Double {
    let limit =
      switch regime {
      case .oscillating(let frequency): 1 / frequency
      case .critical: Double.infinity
      case .creeping(let rate): 1 / (2 * rate)
      }
    let slowest = slowestDecay
    let still = initialDisplacement.magnitude
    let moving = (initialVelocity + decay * initialDisplacement).magnitude
    // Half of the distance for each of the two parts is certainly enough. From there downwards
    // to the last time at which the envelope is met.
    var time = Swift.max(
      0, Mathematics.log(2 * still / distance) / slowest,
      2 * (Mathematics.log(4 * moving / (slowest * distance)) - 1) / slowest)
    for _ in 0..<64 {
      let reach = still + moving * Swift.min(time, limit)
      let earlier = Swift.max(0, Mathematics.log(reach / distance) / slowest)
      guard earlier < time else { break }
      time = earlier
    }
    return 1000 * time
  }
}

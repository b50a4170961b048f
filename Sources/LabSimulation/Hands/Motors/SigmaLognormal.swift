/// The log-normal speed profile of a rapid human movement: fast rise, slow fall.
///
/// Rule: the share of the whole done at time t is the sum of one to three `Lognormal` movements, each
/// times its share of the length; the contact shows the part from its landing to its lift. However
/// many they are, the contact lasts exactly as long as it should. Source: Plamondon and Djioua (2006),
/// Plamondon and others (2013, more movements are less fluent); documented. The shares at landing and
/// lift, the number of movements and how they overlap are assumed.
public struct SigmaLognormal: MotorModel {
  public static let name = "sigma-lognormal"
  public static let summary = "log-normal speed, as measured in rapid human movements"

  /// The first movement, or the only one.
  public let first: Lognormal
  private let further: Further?
  private let landing: Double
  private let inverseSpan: Double

  /// The profile of which the contact's duration shows the part between landing and lift.
  ///
  /// A lift at the very end of the movement would never come, so the lift is at most `latestLift`.
  public init(_ contact: Contact) {
    let lift = min(contact.lift, Self.latestLift)
    let landing = min(contact.landing, 0.999 * lift)
    self.landing = landing
    inverseSpan = 1 / (lift - landing)
    guard let second = contact.second else {
      first = Self.only(contact, landing: landing, lift: lift)
      further = nil
      return
    }
    let whole = Further(contact.sigma, second, contact.third)
    (first, further) = whole.shown(from: landing, to: lift, in: contact.duration)
  }

  public static let latestLift = 0.999_999

  /// The single movement, in closed form.
  private static func only(_ contact: Contact, landing: Double, lift: Double) -> Lognormal {
    let sigma = contact.sigma
    // At a landing share of 0 this factor is 0: touch-down at the start of the movement.
    let atLanding = Mathematics.exp(sigma * NormalDistribution.quantile(landing))
    let atLift = Mathematics.exp(sigma * NormalDistribution.quantile(lift))
    let mu = Mathematics.log(contact.duration / (atLift - atLanding))
    return Lognormal(mu: mu, sigma: sigma, start: -Mathematics.exp(mu) * atLanding)
  }

  @inline(__always)
  public func progress(at time: Double) -> Double {
    let fraction = further?.fraction(at: time) ?? first.fraction(at: time)
    return min(max((fraction - landing) * inverseSpan, 0), 1)
  }
}

/// Two or three movements that make one stroke.
private struct Further: Sendable {
  private var movements: (Lognormal, Lognormal, Lognormal)
  private var shares: (Double, Double, Double)

  /// In a time of its own, in which the first movement takes 1 from 1 to 99 %.
  init(_ sigma: Double, _ second: Submovement, _ third: Submovement?) {
    let one = Self.movement(from: 0, lasting: 1, sigma: sigma)
    let start = second.delay
    let two = Self.movement(from: start, lasting: second.span, sigma: second.sigma)
    // Without a third movement a share of 0 stands in its place.
    let last = third ?? Submovement(share: 0, delay: 0, span: 1, sigma: 1)
    let three = Self.movement(
      from: start + last.delay * second.span, lasting: last.span, sigma: last.sigma)
    movements = (one, two, three)
    shares = (1 - second.share - last.share, second.share, last.share)
  }

  /// 99 % of the normal distribution lie below.
  private static let z = 2.326_347_874_040_841

  private static func movement(
    from start: Double, lasting span: Double, sigma: Double
  ) -> Lognormal {
    let (early, late) = (Mathematics.exp(-z * sigma), Mathematics.exp(z * sigma))
    let mu = Mathematics.log(span / (late - early))
    return Lognormal(mu: mu, sigma: sigma, start: start - Mathematics.exp(mu) * early)
  }

  @inline(__always)
  func fraction(at time: Double) -> Double {
    var sum = shares.0 * movements.0.fraction(at: time)
    sum += shares.1 * movements.1.fraction(at: time)
    if shares.2 > 0 { sum += shares.2 * movements.2.fraction(at: time) }
    return sum
  }

  /// The same in ms after touch-down: stretched so that landing and lift are a duration apart.
  func shown(
    from landing: Double, to lift: Double, in duration: Double
  ) -> (first: Lognormal, whole: Further) {
    let begin = landing > 0 ? time(at: landing) : movements.0.start
    let scale = duration / (time(at: lift) - begin)
    func stretched(_ movement: Lognormal) -> Lognormal {
      Lognormal(
        mu: movement.mu + Mathematics.log(scale), sigma: movement.sigma,
        start: (movement.start - begin) * scale)
    }
    var whole = self
    whole.movements = (stretched(movements.0), stretched(movements.1), stretched(movements.2))
    return (whole.movements.0, whole)
  }

  /// When a share of the whole is done, by halving: exact to the last bits.
  private func time(at share: Double) -> Double {
    var lower = movements.0.start
    var upper = lower + 1
    while fraction(at: upper) < share, upper < 1e9 { upper += upper - lower }
    for _ in 0..<100 {
      let middle = 0.5 * (lower + upper)
      if middle <= lower || middle >= upper { break }
      if fraction(at: middle) < share { lower = middle } else { upper = middle }
    }
    return upper
  }
}

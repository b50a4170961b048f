import CGSL

/// The beta-binomial model of a rate over persons, fitted by maximum likelihood.
///
/// Each person has a rate of their own, beta distributed with a mean μ and the intraclass
/// correlation ρ = 1 / (a + b + 1). Unlike the pooled rate, the mean does not weigh persons by
/// their trials alone. Fitted on the logit scales of both (Broyden-Fletcher-Goldfarb-Shanno from
/// the best point of a coarse grid in ρ, then Newton steps), to about 1e-9; persons without trials do
/// not count. Cost linear in persons.
///
/// The maximum need not lie inside; `overdispersion` tells the cases apart:
/// - `.estimated`: 0 < ρ < 1.
/// - `.none`: persons differ no more than chance; ρ = 0 and μ the pooled rate, so the naive
///   binomial answer holds.
/// - `.complete`: every person always or never succeeds and both kinds occur; ρ = 1 and μ the share
///   of persons.
/// - `.notIdentified`: one trial for every person, or no success or no failure at all; the
///   likelihood is the same for every ρ (or largest for any ρ), so there is none.
///
/// Reference: Skellam 1948, Griffiths 1973.
public struct BetaBinomial: Equatable, Sendable {
  public enum Overdispersion: String, CaseIterable, Equatable, Sendable {
    case estimated
    case none
    case complete
    case notIdentified = "not-identified"
  }

  public let persons: Int
  /// The mean rate of a person, μ.
  public let mean: Double
  /// The intraclass correlation ρ; nothing when it is not identified.
  public let correlation: Double?
  /// With the binomial coefficients.
  public let logLikelihood: Double
  public let overdispersion: Overdispersion

  /// Throws for fewer than two persons with trials, totals above `Count.maximumTotal`, and should
  /// the search not end in a maximum.
  public init(_ counts: [Count]) throws(StatisticsError) {
    let counted = counts.filter { $0.trials > 0 }
    let total = try Count.total(counted)
    guard counted.count >= 2, let rate = total.rate else { throw .tooFewPersons(counted.count) }
    let persons = counted.count
    let likelihood = BetaBinomialLikelihood(counted)

    if total.successes == 0 || total.successes == total.trials {
      self.init(persons, rate, nil, 0, .notIdentified)
    } else if total.trials == persons {
      self.init(persons, rate, nil, likelihood.binomial(rate: rate), .notIdentified)
    } else if counted.allSatisfy({ $0.successes == 0 || $0.successes == $0.trials }) {
      let always = counted.filter { $0.successes > 0 }.count
      let share = Double(always) / Double(persons)
      let value =
        Double(always) * Mathematics.log(share)
        + Double(persons - always) * Mathematics.log1p(-share)
      self.init(persons, share, 1, value, .complete)
    } else {
      let binomial = likelihood.binomial(rate: rate)
      let rises = Self.likelihoodRises(counted, total: total)
      // What exceeds the value at ρ = 0 by no more is a matter of rounding.
      let floor = rises ? -.infinity : binomial + 1e-9 * (1 + abs(binomial))
      if let point = try Self.maximum(likelihood, rate: rate, above: floor) {
        let value = likelihood.value(at: point)
        if value > floor {
          let mean = Logistic.value(point[0])
          let correlation = Logistic.value(point[1])
          self.init(persons, mean, correlation, value, .estimated)
          return
        }
      }
      self.init(persons, rate, 0, binomial, .none)
    }
  }

  private init(
    _ persons: Int, _ mean: Double, _ correlation: Double?, _ logLikelihood: Double,
    _ overdispersion: Overdispersion
  ) {
    self.persons = persons
    self.mean = mean
    self.correlation = correlation
    self.logLikelihood = logLikelihood
    self.overdispersion = overdispersion
  }

  /// Whether the likelihood rises from ρ = 0 on, by the sign of the score of Tarone 1979, exact:
  /// Σ k(k-1) / K + Σ l(l-1) / L > Σ n(n-1) / N.
  private static func likelihoodRises(_ counts: [Count], total: Count) -> Bool {
    let pairs = { (x: Int) in Int128(x) * Int128(x - 1) }
    var (successes, failures, all) = (Int128(0), Int128(0), Int128(0))
    for count in counts {
      successes += pairs(count.successes)
      failures += pairs(count.trials - count.successes)
      all += pairs(count.trials)
    }
    // Sums of pairs are below 2^62, totals at most 2^31: each product is below 2^124.
    let (n, k) = (Int128(total.trials), Int128(total.successes))
    return successes * n * (n - k) + failures * n * k > all * k * (n - k)
  }

  /// The maximum on logit scales; nothing when the search runs along the flat end towards ρ = 0, which
  /// it may only do when no point above `floor` is known.
  private static func maximum(
    _ likelihood: BetaBinomialLikelihood, rate: Double, above floor: Double
  ) throws(StatisticsError) -> [Double]? {
    let logit = Mathematics.log(rate / (1 - rate))
    // The likelihood can have a second maximum besides ρ = 0, so the start is looked for.
    var start: [Double] = []
    var highest = -Double.infinity
    for level in stride(from: -24.0, through: 12, by: 2) {
      let value = likelihood.value(at: [logit, level])
      if value > highest { (highest, start) = (value, [logit, level]) }
    }
    guard !start.isEmpty else { throw .library(function: "beta-binomial start", status: 0) }
    var point = try GradientMinimum.find(from: start, step: 0.1, tolerance: 1e-7) { point in
      (-likelihood.value(at: point), likelihood.gradient(at: point).map { -$0 })
    }
    for _ in 0..<20 {
      guard let step = newtonStep(likelihood, at: point) else { break }
      point = [point[0] + step.0, point[1] + step.1]
      if max(abs(step.0), abs(step.1)) < 1e-9 { return point }
    }
    guard highest > floor else { return nil }
    throw .library(function: "beta-binomial maximum", status: Int(GSL_EMAXITER))
  }

  /// A Newton step towards a zero of the gradient, curvatures by central differences; nothing where
  /// the likelihood is not curved like a maximum.
  private static func newtonStep(
    _ likelihood: BetaBinomialLikelihood, at point: [Double]
  ) -> (Double, Double)? {
    let width = 1e-4
    let slope = likelihood.gradient(at: point)
    let right = likelihood.gradient(at: [point[0] + width, point[1]])
    let left = likelihood.gradient(at: [point[0] - width, point[1]])
    let upper = likelihood.gradient(at: [point[0], point[1] + width])
    let lower = likelihood.gradient(at: [point[0], point[1] - width])
    let xx = (right[0] - left[0]) / (2 * width)
    let yy = (upper[1] - lower[1]) / (2 * width)
    let xy = (right[1] - left[1] + upper[0] - lower[0]) / (4 * width)
    let determinant = xx * yy - xy * xy
    guard xx < 0, determinant > 0 else { return nil }
    let dx = -(yy * slope[0] - xy * slope[1]) / determinant
    let dy = -(xx * slope[1] - xy * slope[0]) / determinant
    guard abs(dx) < 1, abs(dy) < 1 else { return nil }
    return (dx, dy)
  }
}

/// A confidence sequence for the mean of bounded values, such as the error rates of persons.
///
/// The predictable plug-in empirical Bernstein sequence of Waudby-Smith and Ramdas 2024 (theorem 2).
/// For values scaled to [0, 1] and t = 1, 2, ...: bets λ_t = min(1/2, √(2 L / (s²_(t-1) t ln(1 + t))))
/// with L = ln(2 / alpha), from the running mean m_t = (1/2 + Σ x) / (t + 1) and variance
/// s²_t = (1/4 + Σ (x_i - m_i)²) / (t + 1). Centre Σ λx / Σ λ, radius
/// (L + Σ (x_i - m_(i-1))² (-ln(1 - λ_i) - λ_i)) / Σ λ. The interval is the intersection over all
/// times so far, valid at all of them together with the given confidence, whatever the distribution.
///
/// Feed one value per person, in the order in which the persons came: strokes of a person are alike,
/// and a sequence over strokes would be false. The mean is then that over persons, each with the same
/// weight. For a paired difference of two rates take the range -1...1. Adding a value costs O(1).
public struct BoundedSequence: Equatable, Sendable {
  public let confidence: Double
  /// What a value can be.
  public let range: ClosedRange<Double>
  public private(set) var count = 0
  /// The intersection so far; the whole range before the first value.
  public private(set) var interval: Interval
  /// Whether the intersection became empty, after which `interval` stays what it was.
  ///
  /// That has a probability of at most 1 - confidence when the mean is constant; else it says that
  /// the mean has drifted.
  public private(set) var isContradicted = false

  private let budget: Double
  private var sum = 0.0
  private var squares = 0.0
  private var bets = 0.0
  private var weighted = 0.0
  private var penalty = 0.0

  /// Throws for a confidence outside (0, 1), and for a range that has no width or ends beyond ±1e100.
  public init(
    confidence: Double, range: ClosedRange<Double> = 0...1
  ) throws(StatisticsError) {
    let permitted = -1e100...1e100
    for end in [range.lowerBound, range.upperBound] where !permitted.contains(end) {
      throw .outside(end, permitted)
    }
    guard range.lowerBound < range.upperBound else { throw .setting("range", range.lowerBound) }
    budget = try -Mathematics.log(Quantiles.tail(confidence))
    self.confidence = confidence
    self.range = range
    interval = Interval(lower: range.lowerBound, upper: range.upperBound)
  }

  /// The mean of the values so far, or nothing before the first.
  public var mean: Double? { count > 0 ? back(sum / Double(count)) : nil }

  /// Takes the value of one more person; throws `.outside` when it is not in the range.
  public mutating func add(_ value: Double) throws(StatisticsError) {
    guard range.contains(value) else { throw .outside(value, range) }
    let x = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let before = (0.5 + sum) / Double(count + 1)
    let variance = (0.25 + squares) / Double(count + 1)
    count += 1
    let time = Double(count)
    let bet = min(0.5, (2 * budget / (variance * time * Mathematics.log1p(time))).squareRoot())
    bets += bet
    weighted += bet * x
    penalty += (x - before) * (x - before) * (-Mathematics.log1p(-bet) - bet)
    sum += x
    let after = (0.5 + sum) / (time + 1)
    squares += (x - after) * (x - after)

    let radius = (budget + penalty) / bets
    intersect(
      lower: back(max(0, weighted / bets - radius)), upper: back(min(1, weighted / bets + radius)))
  }

  private mutating func intersect(lower: Double, upper: Double) {
    let both = Interval(lower: max(lower, interval.lower), upper: min(upper, interval.upper))
    if isContradicted || both.lower > both.upper {
      isContradicted = true
    } else {
      interval = both
    }
  }

  /// From [0, 1] to the range.
  private func back(_ x: Double) -> Double {
    x == 1 ? range.upperBound : range.lowerBound + (range.upperBound - range.lowerBound) * x
  }
}

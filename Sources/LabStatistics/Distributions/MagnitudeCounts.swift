/// How many magnitudes fell into bins of equal ratio: all that a fit of tails needs of a sample.
///
/// The first bin takes everything below `least`, the last everything above the others.
public struct MagnitudeCounts: Equatable, Sendable {
  /// Upper end of the first bin, .05 of the unit of the magnitudes.
  public static let least = 0.05
  /// Upper end of a bin by that of the one before, 1.12.
  public static let ratio = 1.12
  /// Number of bins: the last one begins at 45 units.
  public static let bins = 62

  public internal(set) var counts = [Double](repeating: 0, count: bins)

  public init() {}

  public var total: Double { counts.reduce(0, +) }

  /// Counts the magnitude of a value; one that is no number is not counted.
  public mutating func add(_ value: Double) {
    guard !value.isNaN else { return }
    let magnitude = abs(value)
    guard magnitude > Self.least else { return counts[0] += 1 }
    let steps = Mathematics.log(magnitude / Self.least) / Mathematics.log(Self.ratio)
    counts[min(1 + Int(min(steps, 1e6)), Self.bins - 1)] += 1
  }

  /// Adds the counts of another sample, each `times` times.
  public mutating func add(_ other: MagnitudeCounts, times: Int = 1) {
    for bin in counts.indices { counts[bin] += Double(times) * other.counts[bin] }
  }

  /// Where the bins begin and end: one more than there are bins, from 0 to infinity.
  static let edges: [Double] =
    [0] + (0..<bins - 1).map { least * Mathematics.pow(ratio, Double($0)) } + [.infinity]
}

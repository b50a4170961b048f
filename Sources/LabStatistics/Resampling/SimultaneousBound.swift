/// Upper bounds for several quantities at once, from draws of all of them under chance alone.
///
/// Rule: each quantity is brought to its mean and standard deviation over the draws; the largest of them
/// is taken in every draw; and the bound is what that largest stays below in the wanted share of draws
/// (the maximum statistic: Westfall and Young 1993, section 2.6). So under chance the probability that
/// any quantity at all exceeds its bound is at most 1 - confidence, however they hang together. For
/// example 20 independent quantities with a pointwise bound of 95 % would have one beyond it in 64 of
/// 100 cases; here in 5.
public struct SimultaneousBound: Equatable, Sendable {
  /// In the order of the quantities; nil for one that no draw has a value of.
  public let bounds: [Double?]

  /// - Parameters:
  ///   - draws: the values of each draw, in the order of the quantities; nil where one does not exist.
  ///   - confidence: in the open interval (0, 1).
  /// - Throws: for no draws, draws of different lengths, a confidence outside (0, 1), and for fewer draws
  ///   than the order statistic ⌈confidence (draws + 1)⌉ needs.
  public init(draws: [[Double?]], confidence: Double) throws(StatisticsError) {
    guard let first = draws.first else { throw .emptySample }
    for draw in draws where draw.count != first.count {
      throw .length(draw.count, expected: first.count)
    }
    guard confidence > 0, confidence < 1 else { throw .confidence(confidence) }
    // A hair less, so that 0.95 · 1000 does not round up to 951.
    let rank = max(1, Int((confidence * Double(draws.count + 1) * (1 - 1e-12)).rounded(.up)))
    guard rank <= draws.count else { throw .setting("draws", Double(draws.count)) }
    let scales = first.indices.map { index in Scale(draws.compactMap { $0[index] }) }
    let largest = draws.map { draw in
      zip(draw, scales).compactMap { value, scale in
        value.flatMap { value in scale.map { $0.deviation(of: value) } }
      }.max() ?? 0
    }
    let width = largest.sorted()[rank - 1]
    bounds = scales.map { scale in scale.map { $0.mean + width * $0.deviation } }
  }

  /// Mean and standard deviation of one quantity.
  private struct Scale {
    let mean: Double
    let deviation: Double

    /// Nil without values.
    init?(_ values: [Double]) {
      guard !values.isEmpty else { return nil }
      let mean = values.reduce(0, +) / Double(values.count)
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      self.mean = mean
      deviation = (squares / Double(max(values.count - 1, 1))).squareRoot()
    }

    /// 0 where all draws agree up to rounding.
    func deviation(of value: Double) -> Double {
      deviation > 1e-12 * max(1, mean.magnitude) ? (value - mean) / deviation : 0
    }
  }
}

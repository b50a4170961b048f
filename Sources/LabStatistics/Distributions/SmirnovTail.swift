/// The one-sided tail P(sup (F_n - F) >= d) of Smirnov 1944 (Birnbaum and Tingey 1951).
///
/// d Σ_j C(n, j) (d + j/n)^(j-1) (1 - d - j/n)^(n-j), all terms positive.
enum SmirnovTail {
  private static let nodes = 1000

  /// `distance` is in (0, 1).
  ///
  /// Above 1000 values the sum over all j is replaced by 1000 evenly spaced ones. For n d² >= 4 the
  /// terms are a smooth bump that vanishes at both ends faster than any power, so the spaced sum
  /// agrees with the whole to far below rounding (1e-26 at n = 1001, the worst case).
  static func probability(count: Int, distance: Double) -> Double {
    let size = Double(count)
    let reach = size * (1 - distance)
    let term = { (j: Double) in
      let logarithm = BinomialMass.logarithm(j, size - j, shift: size * distance)
      return Mathematics.exp(logarithm) / (distance + j / size)
    }
    var sum = 0.0
    if count <= nodes {
      for j in 0...Int(reach) where Double(j) < reach { sum += term(Double(j)) }
      return distance * sum
    }
    let stride = reach / Double(nodes)
    for node in 0..<nodes { sum += term((Double(node) + 0.5) * stride) }
    return distance * sum * stride
  }
}

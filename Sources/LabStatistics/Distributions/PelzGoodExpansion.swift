/// The Kolmogorov distribution for many values: the expansion of Pelz and Good 1976 in powers of
/// 1/√n up to the third, in the notation of Simard and L'Ecuyer 2011.
///
/// All sums run over exp(-π² q / 2z²) with q = (k + ½)² or q = k², which die out after a few terms
/// for z below 2, the range in which `KolmogorovDistribution` asks.
enum PelzGoodExpansion {
  /// `scaled` is z = d √n, 0 < z.
  static func probability(count: Double, scaled z: Double) -> Double {
    let square = z * z
    let fourth = square * square
    let sixth = fourth * square
    var (leading, first, second, third) = (0.0, 0.0, 0.0, 0.0)
    var (secondWhole, thirdWhole) = (0.0, 0.0)
    let pi2 = Double.pi * Double.pi
    // Twice each term, for k and its mirror image.
    for k in 0..<20 {
      let half = pi2 * (Double(k) + 0.5) * (Double(k) + 0.5)
      let weight = 2 * Mathematics.exp(-half / (2 * square))
      leading += weight
      first += weight * (half - square)
      second +=
        weight
        * (6 * sixth + 2 * fourth + half * (2 * fourth - 5 * square)
          + half * half * (1 - 2 * square))
      third +=
        weight
        * (half * half * half * (5 - 30 * square) + half * half * (212 * fourth - 60 * square)
          + half * (135 * fourth - 96 * sixth) - 30 * sixth - 90 * fourth * fourth)
      let whole = pi2 * Double(k * k)
      let other = 2 * Mathematics.exp(-whole / (2 * square))
      secondWhole += other * whole
      thirdWhole += other * whole * (3 * square - whole)
    }
    let root = (Double.pi / 2).squareRoot()
    let seventh = sixth * z
    let terms = [
      root * leading / z,
      root * first / (6 * fourth),
      root * (second / (72 * seventh) - secondWhole / (36 * square * z)),
      root * (third / (6480 * seventh * square * z) + thirdWhole / (216 * sixth)),
    ]
    return terms.reversed().reduce(0) { $0 / count.squareRoot() + $1 }
  }
}

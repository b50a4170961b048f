/// The score interval of a paired difference (Tango 1998).
///
/// With q(d) the most likely probability that only B is right, given that only A is right with
/// probability q + d, the variance of b - c is n V(d), V = 2q + d(1 - d), and the limits solve
/// |b - c - nd| = z √(n V(d)). The maximum likelihood q is the larger root of
/// 2n q² + (-b - c + (2n - b + c) d) q - c d (1 - d) = 0.
struct TangoScore {
  private let b: Double
  private let c: Double
  private let n: Double

  init(_ pairs: DiscordantPairs) {
    self.init(b: Double(pairs.onlyA), c: Double(pairs.onlyB), n: Double(pairs.trials))
  }

  private init(b: Double, c: Double, n: Double) {
    self.b = b
    self.c = c
    self.n = n
  }

  private var exchanged: TangoScore { TangoScore(b: c, c: b, n: n) }

  /// The limits for a normal quantile z >= 0.
  func interval(quantile z: Double) throws(StatisticsError) -> Interval {
    let estimate = (b - c) / n
    guard z > 0 else { return Interval(lower: estimate, upper: estimate) }
    return Interval(
      lower: max(-1, estimate - (try exchanged.upperDistance(z))),
      upper: min(1, estimate + (try upperDistance(z))))
  }

  /// How far the upper limit lies above the estimate.
  ///
  /// Where the variance at the estimate vanishes the limits are closed: n d² = z² V(d) is linear.
  /// The search elsewhere is in the distance, not in d, and relative to its size, so that limits of
  /// 1e9 trials keep their digits.
  private func upperDistance(_ z: Double) throws(StatisticsError) -> Double {
    if b == n { return 0 }
    if c == n { return 2 * z * z / (n + z * z) }
    if b + c == 0 { return z * z / (n + z * z) }

    let excess = { (distance: Double) in
      n * distance - z * (n * variance(above: distance).value).squareRoot()
    }
    // At the largest possible distance, d = 1, V is zero and the excess n - b + c; at zero distance
    // V is positive here and the excess negative. So halving meets the change of sign.
    var far = (n - b + c) / n
    var near = far / 2
    while excess(near) >= 0 { (near, far) = (near / 2, near) }
    let root = try BracketedRoot.find(in: 1...(far / near)) { excess(near * $0) }

    // One Newton step; the solver alone leaves some nine digits.
    let distance = near * root
    let here = variance(above: distance)
    let deviation = (n * here.value).squareRoot()
    let slope = n - z * n * here.slope / (2 * deviation)
    let polished = distance - (n * distance - z * deviation) / slope
    return (near...far).contains(polished) ? polished : distance
  }

  /// V and its derivative at a distance above the estimate.
  private func variance(above distance: Double) -> (value: Double, slope: Double) {
    let d = min(1, (b - c) / n + distance)
    if d >= 0 { return variance(at: d) }
    // V is the same with the methods exchanged, and for d >= 0 nothing below cancels.
    let mirrored = exchanged.variance(at: -d)
    return (mirrored.value, -mirrored.slope)
  }

  private func variance(at d: Double) -> (value: Double, slope: Double) {
    let linear = -b - c + (2 * n - b + c) * d
    let constant = c * d * (1 - d)
    let root = (linear * linear + 8 * n * constant).squareRoot()
    // The form of the larger root that adds two numbers of the same sign.
    let q = linear > 0 ? 2 * constant / (linear + root) : (root - linear) / (4 * n)
    let change = (c * (1 - 2 * d) - (2 * n - b + c) * q) / root
    return (2 * q + d * (1 - d), 2 * change + 1 - 2 * d)
  }
}

extension DiscordantPairs {
  /// The score interval of `difference` (Tango 1998), the one to print.
  ///
  /// The differences d with |b - c - nd| <= z √(n (2q + d(1 - d))), where q is the most likely
  /// probability of c given d. It stays in [-1, 1], contains the estimate, and without discordant
  /// trials is ± z² / (n + z²). For example 12 against 2 of 50 gives 0.0611 to 0.3447 at 95 %.
  /// Throws for a confidence outside (0, 1).
  public func tango(confidence: Double) throws(StatisticsError) -> Interval {
    try TangoScore(self).interval(quantile: try Quantiles.normal(confidence: confidence))
  }
}

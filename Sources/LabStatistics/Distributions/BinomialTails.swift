/// P(X <= k) and P(X > k) of a binomial count, each to full relative precision where it is small.
///
/// By the beta distribution of this module, because the library's binomial tails lose digits from
/// counts of 1e5 on and fail at a few millions.
struct BinomialTails {
  let lower: Double
  let upper: Double

  /// `rate` is in [0, 1], `successes` not negative and `trials` positive.
  init(successes: Int, trials: Int, rate: Double) {
    if successes >= trials || rate == 0 {
      (lower, upper) = (1, 0)
    } else {
      let tails = BetaDistribution(a: Double(successes) + 1, b: Double(trials - successes))
        .tails(at: BetaDistribution.Point(x: rate, y: 1 - rate))
      (lower, upper) = (tails.upper, tails.lower)
    }
  }
}

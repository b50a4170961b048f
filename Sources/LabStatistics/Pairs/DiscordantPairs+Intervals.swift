/// Intervals of `difference` by the normal approximation.
///
/// Both are cut to [-1, 1], the range of a difference of rates.
extension DiscordantPairs {
  /// The plain interval: difference ± z √(b + c - (b - c)²/n) / n.
  ///
  /// Without discordant trials, or with b = n or c = n, it is a point, which is false; use `tango`.
  /// Throws for a confidence outside (0, 1).
  public func wald(confidence: Double) throws(StatisticsError) -> Interval {
    let z = try Quantiles.normal(confidence: confidence)
    let gap = onlyA - onlyB
    // At most 2^62, and never negative because |b - c| <= b + c <= n.
    let spread = Double(trials * discordant - gap * gap)
    let size = Double(trials)
    return Self.interval(around: difference, half: z * (spread / size).squareRoot() / size)
  }

  /// The plain interval after one trial is added to b and to c, with n + 2 (Bonett and Price 2012).
  ///
  /// Centre (b - c) / (n + 2). A cheap and sound fallback, never a point. Throws for a confidence
  /// outside (0, 1).
  public func bonettPrice(confidence: Double) throws(StatisticsError) -> Interval {
    let z = try Quantiles.normal(confidence: confidence)
    let gap = onlyA - onlyB
    let spread = Double((trials + 2) * (discordant + 2) - gap * gap)
    let size = Double(trials + 2)
    return Self.interval(
      around: Double(gap) / size, half: z * (spread / size).squareRoot() / size)
  }

  private static func interval(around centre: Double, half: Double) -> Interval {
    Interval(lower: max(-1, centre - half), upper: min(1, centre + half))
  }
}

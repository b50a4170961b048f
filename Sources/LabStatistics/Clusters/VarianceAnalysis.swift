/// The one-way analysis of variance of yes-no outcomes in persons, and what follows from it.
///
/// Mean squares between Σ n_i (p_i - p)² / (m - 1) and within Σ n_i p_i q_i / (N - m), the average
/// size n0 = (N - Σn²/N) / (m - 1), and the intraclass correlation
/// (between - within) / (between + (n0 - 1) within) (Fleiss 1981). A negative correlation is
/// reported as it is. With one trial per person there is no "within", and with no variation at all
/// no correlation: nothing is reported then.
public struct VarianceAnalysis: Equatable, Sendable {
  public let meanSquareBetween: Double
  public let meanSquareWithin: Double?
  public let averageSize: Double
  public let intraclassCorrelation: Double?
  /// 1 + (Σn²/N - 1) ICC (Kish 1965).
  public let designEffect: Double?

  /// `counts` hold at least two persons, each with trials; `total` is their sum.
  init(_ counts: [Count], total: Count) {
    let persons = Double(counts.count)
    let trials = Double(total.trials)
    let rate = Double(total.successes) / trials
    var between = 0.0
    var within = 0.0
    var squares = 0.0
    for count in counts {
      let size = Double(count.trials)
      let own = Double(count.successes) / size
      between += size * (own - rate) * (own - rate)
      within += size * own * (1 - own)
      squares += size * size
    }
    meanSquareBetween = between / (persons - 1)
    averageSize = (trials - squares / trials) / (persons - 1)
    guard trials > persons else {
      meanSquareWithin = nil
      intraclassCorrelation = nil
      designEffect = nil
      return
    }
    let inside = within / (trials - persons)
    meanSquareWithin = inside
    let scale = meanSquareBetween + (averageSize - 1) * inside
    let correlation = scale > 0 ? (meanSquareBetween - inside) / scale : nil
    intraclassCorrelation = correlation
    designEffect = correlation.map { 1 + (squares / trials - 1) * $0 }
  }
}

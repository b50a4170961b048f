/// The linearised residuals of a ratio of totals, one per person, and their variance.
///
/// A rate over persons is a ratio K / N of two random totals. To first order a person moves it by
/// (k_i - n_i K/N) / N (Cochran 1977, ratio estimator). The numerators k_i N - n_i K are kept as
/// integers, so that "no variance at all" is a fact and not a matter of rounding.
struct PersonResiduals {
  /// k_i N - n_i K, exact: both products are at most 2^62.
  let numerators: [Int]
  /// N, at most `Count.maximumTotal`.
  let trials: Int

  /// `changes` are the k_i, which may be negative for differences; |k_i| <= n_i.
  init(changes: [Int], sizes: [Int]) {
    let total = changes.reduce(0, +)
    let trials = sizes.reduce(0, +)
    self.trials = trials
    numerators = zip(changes, sizes).map { $0 * trials - $1 * total }
  }

  var areAllZero: Bool { numerators.allSatisfy { $0 == 0 } }

  /// (k_i - n_i K/N) / N.
  var values: [Double] {
    let square = Double(trials) * Double(trials)
    return numerators.map { Double($0) / square }
  }

  /// The mean of the residuals of several ratios of the same persons, as for a balanced error; nothing
  /// when they cancel exactly for every person.
  static func balanced(_ ratios: [Self]) -> [Double]? {
    let values = ratios.map(\.values)
    let persons = 0..<(values.first?.count ?? 0)
    if persons.allSatisfy({ person in vanishes(ratios, person) }) { return nil }
    return persons.map { person in
      values.reduce(0) { $0 + $1[person] } / Double(ratios.count)
    }
  }

  /// Whether the residuals n_c / N_c^2 of a person cancel.
  ///
  /// The sum is taken as a fraction in whole numbers of 128 bits: of two ratios each factor is at most
  /// 2^62 and the sum at most 2^125. Of more ratios the common denominator may be too large; then they
  /// cancel when nothing is left beyond rounding.
  private static func vanishes(_ ratios: [Self], _ person: Int) -> Bool {
    var sum = (numerator: Int128(0), denominator: Int128(1))
    for ratio in ratios {
      let square = Int128(ratio.trials) * Int128(ratio.trials)
      let divisor = greatestDivisor(sum.denominator, square)
      let (left, a) = sum.numerator.multipliedReportingOverflow(by: square / divisor)
      let (right, b) = Int128(ratio.numerators[person])
        .multipliedReportingOverflow(by: sum.denominator / divisor)
      let (numerator, c) = left.addingReportingOverflow(right)
      let (denominator, d) = sum.denominator.multipliedReportingOverflow(by: square / divisor)
      guard !a, !b, !c, !d else { return vanishesRoundly(ratios, person) }
      sum = (numerator, denominator)
    }
    return sum.numerator == 0
  }

  private static func vanishesRoundly(_ ratios: [Self], _ person: Int) -> Bool {
    let values = ratios.map { ratio in
      Double(ratio.numerators[person]) / (Double(ratio.trials) * Double(ratio.trials))
    }
    let size = values.reduce(0) { $0 + $1.magnitude }
    return values.reduce(0, +).magnitude <= 4 * size * Double.ulpOfOne
  }

  private static func greatestDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  /// m / (m - 1) times the sum of squares.
  static func variance(_ residuals: [Double]) -> Double {
    let persons = Double(residuals.count)
    return persons / (persons - 1) * residuals.reduce(0) { $0 + $1 * $1 }
  }
}

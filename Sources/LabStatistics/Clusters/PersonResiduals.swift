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

  /// Half the sum of the residuals of two ratios of the same persons, as for a balanced error;
  /// nothing when the two cancel exactly for every person.
  static func balanced(_ first: Self, _ second: Self) -> [Double]? {
    // Each factor is at most 2^62, the sum at most 2^125.
    let firstSquare = Int128(first.trials) * Int128(first.trials)
    let secondSquare = Int128(second.trials) * Int128(second.trials)
    let vanish = zip(first.numerators, second.numerators).allSatisfy {
      Int128($0) * secondSquare + Int128($1) * firstSquare == 0
    }
    return vanish ? nil : zip(first.values, second.values).map { ($0 + $1) / 2 }
  }

  /// m / (m - 1) times the sum of squares.
  static func variance(_ residuals: [Double]) -> Double {
    let persons = Double(residuals.count)
    return persons / (persons - 1) * residuals.reduce(0) { $0 + $1 * $1 }
  }
}

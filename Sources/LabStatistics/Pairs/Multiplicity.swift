/// How the p-values of several tests are adjusted, so that each may be held against one level.
///
/// With m tests, p sorted ascending and ranks from 1:
///
/// - `holm`: (m - rank + 1) p, never below that of a smaller p, at most 1 (Holm 1979). Keeps the
///   chance of any false alarm under the level, whatever the dependence.
/// - `holmSidak`: 1 - (1 - p)^(m - rank + 1), never below that of a smaller p (Šidák 1967).
///   Slightly smaller, valid for independent or positively dependent tests.
/// - `benjaminiHochberg`: m p / rank, never above that of a larger p (Benjamini and Hochberg 1995).
///   Keeps the expected share of false alarms among the alarms under the level.
public enum Multiplicity: String, CaseIterable, Equatable, Sendable {
  case holm
  case holmSidak = "holm-sidak"
  case benjaminiHochberg = "benjamini-hochberg"

  /// The adjusted p-values in the order of the input; equal ones stay equal.
  ///
  /// For example Holm turns 0.01, 0.04, 0.03, 0.005 into 0.03, 0.06, 0.06, 0.02. No tests give no
  /// values. Throws for a value that is not a number or lies outside [0, 1]. Costs a sort.
  public func adjusted(_ pValues: [Double]) throws(StatisticsError) -> [Double] {
    for (index, p) in pValues.enumerated() {
      guard !p.isNaN else { throw .notANumber(index: index) }
      guard p >= 0, p <= 1 else { throw .probability(p) }
    }
    let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    var adjusted = pValues
    switch self {
    case .holm, .holmSidak:
      var largest = 0.0
      for (rank, index) in order.enumerated() {
        largest = max(largest, stepDown(pValues[index], tests: Double(order.count - rank)))
        adjusted[index] = largest
      }
    case .benjaminiHochberg:
      var smallest = 1.0
      for (rank, index) in order.enumerated().reversed() {
        smallest = min(smallest, pValues[index] * (Double(order.count) / Double(rank + 1)))
        adjusted[index] = smallest
      }
    }
    return adjusted
  }

  private func stepDown(_ p: Double, tests: Double) -> Double {
    self == .holm ? min(1, tests * p) : -Mathematics.expm1(tests * Mathematics.log1p(-p))
  }
}

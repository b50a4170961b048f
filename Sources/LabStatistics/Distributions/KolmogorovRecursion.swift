import CGSL

/// The exact probability that the empirical distribution function of n values stays within d.
///
/// Durbin's recursion in the form of Marsaglia, Tsang and Wang 2003: an entry of the n-th power of a
/// matrix of about 2nd rows, times n!/nⁿ. Here the power acts on one vector, so a step costs rows ×
/// 24 instead of rows³: the entries 1/j! fall so fast that 24 of them hold all digits. All terms are
/// positive; each step carries a factor 1/e, so that nothing overflows.
enum KolmogorovRecursion {
  private static let reach = 24

  /// The probability of a distance up to `distance`, which is above 1/2n and below 1.
  ///
  /// Cost 24 n · 2nd.
  static func probability(count: Int, distance: Double) -> Double {
    NumericLibrary.prepare()
    let size = Double(count)
    let middle = (size * distance).rounded(.up)
    let gap = middle - size * distance
    let rows = 2 * Int(middle) - 1
    var weights = [Mathematics.exp(-1)]
    for j in 1...max(reach, rows) { weights.append(weights[j - 1] / Double(j)) }

    // What the first column and the last row lack, and their common corner.
    let shortfalls = (0..<rows).map { Mathematics.pow(gap, Double($0 + 1)) * weights[$0 + 1] }
    let corner =
      gap > 0.5 ? Mathematics.pow(2 * gap - 1, Double(rows)) * weights[rows] : 0
    var now = [Double](repeating: 0, count: rows)
    var next = now
    now[Int(middle) - 1] = 1
    for _ in 0..<count {
      step(from: now, to: &next, weights)
      cblas_daxpy(CInt(rows), -now[0], shortfalls, 1, &next, 1)
      // The same shortfalls in reverse order belong to the last row.
      next[rows - 1] += corner * now[0] - cblas_ddot(CInt(rows), shortfalls, -1, now, 1)
      swap(&now, &next)
    }
    // n!/nⁿ without the factors 1/e.
    return now[Int(middle) - 1] * (2 * Double.pi * size).squareRoot() * gsl_sf_gammastar(size)
  }

  /// One step without the shortfalls: next_i = Σ_j now_j / (i - j + 1)!, over e.
  private static func step(from now: [Double], to next: inout [Double], _ weights: [Double]) {
    let rows = now.count
    now.withUnsafeBufferPointer { now in
      next.withUnsafeMutableBufferPointer { next in
        guard let source = now.baseAddress, let target = next.baseAddress else { return }
        for row in 0..<rows { target[row] = 0 }
        cblas_daxpy(CInt(rows - 1), weights[0], source + 1, 1, target, 1)
        for shift in 0..<min(reach, rows) {
          cblas_daxpy(CInt(rows - shift), weights[shift + 1], source, 1, target + shift, 1)
        }
      }
    }
  }
}

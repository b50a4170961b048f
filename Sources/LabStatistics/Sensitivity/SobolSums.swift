/// The per-row terms of the estimators behind `SobolIndices`, so that a bootstrap only adds up.
struct SobolSums {
  /// What one weighting of the rows gives.
  struct Shares {
    let mean: Double
    let variance: Double
    let isConstant: Bool
    /// For each factor: first order (Saltelli), first order (Jansen), total (Jansen).
    let values: [Double]
  }

  private let a: [Double]
  private let b: [Double]
  /// For each factor f(B) (f(AB) - f(A)), (f(B) - f(AB))² and (f(A) - f(AB))², row by row.
  private let terms: [[Double]]

  var rows: Int { a.count }

  init(a: [Double], b: [Double], hybrids: [[Double]]) {
    self.a = a
    self.b = b
    var terms: [[Double]] = []
    for hybrid in hybrids {
      let fromA = zip(hybrid, a).map { $0 - $1 }
      let fromB = zip(hybrid, b).map { $0 - $1 }
      terms.append(zip(b, fromA).map { $0 * $1 })
      terms.append(fromB.map { $0 * $0 })
      terms.append(fromA.map { $0 * $0 })
    }
    self.terms = terms
  }

  /// The estimators with each row taken as often as its weight says.
  func shares(weights: [Double]) -> Shares {
    var lowest = Double.infinity
    var highest = -Double.infinity
    var total = 0.0
    var size = 0.0
    for row in a.indices where weights[row] > 0 {
      lowest = min(lowest, a[row], b[row])
      highest = max(highest, a[row], b[row])
      total += weights[row] * (a[row] + b[row])
      size += weights[row]
    }
    // Compared and not computed: equal values can have a tiny variance by rounding.
    guard lowest < highest else {
      return Shares(mean: lowest, variance: 0, isConstant: true, values: [])
    }
    let mean = total / (2 * size)
    var squares = 0.0
    for row in a.indices {
      let (first, second) = (a[row] - mean, b[row] - mean)
      squares += weights[row] * (first * first + second * second)
    }
    let variance = squares / (2 * size)
    guard variance > 0 else {
      return Shares(mean: mean, variance: 0, isConstant: true, values: [])
    }
    let values = terms.enumerated().map { index, terms in
      var sum = 0.0
      for row in terms.indices { sum += weights[row] * terms[row] }
      let share = sum / size / variance
      switch index % 3 {
      case 0: return share
      case 1: return 1 - share / 2
      default: return share / 2
      }
    }
    return Shares(mean: mean, variance: variance, isConstant: false, values: values)
  }
}

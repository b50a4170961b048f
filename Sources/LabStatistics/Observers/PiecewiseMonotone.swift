/// The sign changes of a function on the whole line whose turning points are known.
///
/// Between two neighbouring turning points there is at most one, found by the bracketing solver and
/// then halved down to the last digits, because the solver's tolerance is absolute.
struct PiecewiseMonotone {
  /// Ascending; those beyond the reach are left out, and the origin stands in for none.
  private let turns: [Double]
  /// Farther out no sign change is looked for.
  private let reach: Double
  /// A value at the reach that is smaller is taken for an approach to zero, without a sign change.
  private let tolerance: Double

  init(turns: [Double], reach: Double, tolerance: Double = 0) {
    let near = turns.filter { abs($0) < reach }
    self.turns = near.isEmpty ? [0] : near
    self.reach = reach
    self.tolerance = tolerance
  }

  /// The sign changes, ascending, and whether the function is positive below the first.
  func signs(
    of function: @escaping (Double) -> Double
  ) throws(StatisticsError) -> (roots: [Double], startsPositive: Bool) {
    var roots: [Double] = []
    var startsPositive = function(turns[0]) > 0
    if let far = far(from: turns[0], to: -reach, function) {
      startsPositive.toggle()
      roots.append(try root(in: far, function))
    }
    for (low, high) in zip(turns, turns.dropFirst())
    where (function(low) > 0) != (function(high) > 0) {
      roots.append(try root(in: low...high, function))
    }
    if let far = far(from: turns[turns.count - 1], to: reach, function) {
      roots.append(try root(in: far, function))
    }
    return (roots, startsPositive)
  }

  /// A bracket beyond the outermost turning point, by doubling.
  private func far(
    from turn: Double, to end: Double, _ function: (Double) -> Double
  ) -> ClosedRange<Double>? {
    let isPositive = function(turn) > 0
    let last = function(end)
    guard abs(last) > tolerance, (last > 0) != isPositive else { return nil }
    var near = turn
    var step = max(1, abs(turn))
    while abs(near - turn) + step < abs(end - turn) {
      let next = end < turn ? turn - step : turn + step
      if (function(next) > 0) != isPositive { return min(near, next)...max(near, next) }
      near = next
      step *= 2
    }
    return min(near, end)...max(near, end)
  }

  private func root(
    in bracket: ClosedRange<Double>, _ function: @escaping (Double) -> Double
  ) throws(StatisticsError) -> Double {
    let isPositive = function(bracket.lowerBound) > 0
    let rough = try BracketedRoot.find(in: bracket, function)
    let margin = 1e-8 * (1 + abs(rough))
    var low = max(bracket.lowerBound, rough - margin)
    var high = min(bracket.upperBound, rough + margin)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return middle }
      if (function(middle) > 0) == isPositive { low = middle } else { high = middle }
    }
  }
}

/// A polynomial of low degree and its real roots with a change of sign.
///
/// The library's closed form for cubics wants the leading coefficient divided away, which loses
/// the near roots when it is almost zero; here the roots lie between those of the derivative.
struct Polynomial {
  /// From the constant upwards.
  let coefficients: [Double]

  func roots(within reach: Double) throws(StatisticsError) -> [Double] {
    guard let degree = coefficients.lastIndex(where: { $0 != 0 }), degree > 0 else { return [] }
    guard degree > 1 else { return [-coefficients[0] / coefficients[1]] }
    let slope = Polynomial(
      coefficients: (1...degree).map { Double($0) * coefficients[$0] })
    let used = coefficients.prefix(degree + 1)
    let pieces = PiecewiseMonotone(turns: try slope.roots(within: reach), reach: reach)
    return try pieces.signs { x in used.reversed().reduce(0) { $0 * x + $1 } }.roots
  }
}

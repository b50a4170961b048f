/// The sign changes of a function on the whole line whose turning points are known.
///
/// Between two neighbouring turning points there is at most one, found by the bracketing solver and
/// then halved down to the last digits, because the solver's tolerance is absolute.
struct PiecewiseMonotone {
  /// Ascending.
  let turns: [Double]
  /// The limits of the function, of which only the sign matters; zero for one that is approached
  /// from the side of the nearest turning point.
  let atMinusInfinity: Double
  let atInfinity: Double
  /// Farther out no sign change is looked for.
  let reach: Double

  /// The sign changes, ascending, and whether the function is positive below the first.
  func signs(
    of function: @escaping (Double) -> Double
  ) throws(StatisticsError) -> (roots: [Double], startsPositive: Bool) {
    guard let first = turns.first, let last = turns.last else {
      return ([], function(0) > 0)
    }
    var roots: [Double] = []
    var startsPositive = function(first) > 0
    if let far = far(from: first, direction: -1, limit: atMinusInfinity, function) {
      startsPositive.toggle()
      roots.append(try root(in: far, function))
    }
    for (low, high) in zip(turns, turns.dropFirst())
    where (function(low) > 0) != (function(high) > 0) {
      roots.append(try root(in: low...high, function))
    }
    if let far = far(from: last, direction: 1, limit: atInfinity, function) {
      roots.append(try root(in: far, function))
    }
    return (roots, startsPositive)
  }

  /// A bracket beyond the outermost turning point, by doubling.
  private func far(
    from turn: Double, direction: Double, limit: Double, _ function: (Double) -> Double
  ) -> ClosedRange<Double>? {
    let isPositive = function(turn) > 0
    guard limit != 0, (limit > 0) != isPositive else { return nil }
    var near = turn
    var step = max(1, abs(turn))
    while step <= reach {
      let next = turn + direction * step
      if (function(next) > 0) != isPositive { return min(near, next)...max(near, next) }
      near = next
      step *= 2
    }
    return nil
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
    let leading = coefficients[degree]
    guard degree > 1 else { return [-coefficients[0] / leading] }
    let slope = Polynomial(
      coefficients: (1...degree).map { Double($0) * coefficients[$0] })
    let used = coefficients.prefix(degree + 1)
    let pieces = PiecewiseMonotone(
      turns: try slope.turns(within: reach),
      atMinusInfinity: degree.isMultiple(of: 2) ? leading : -leading, atInfinity: leading,
      reach: reach)
    return try pieces.signs { x in used.reversed().reduce(0) { $0 * x + $1 } }.roots
  }

  /// The roots, or the origin when there are none: any point serves to divide a monotone function.
  private func turns(within reach: Double) throws(StatisticsError) -> [Double] {
    let roots = try roots(within: reach)
    return roots.isEmpty ? [0] : roots
  }
}

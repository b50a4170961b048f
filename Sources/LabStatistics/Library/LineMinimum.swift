import CGSL

/// A minimum between two points, by the library's minimiser of Brent (1973): golden sections and
/// parabolas.
///
/// It finds a local minimum. On a function with flat pieces, such as an error rate, it ends on one of
/// them.
public enum LineMinimum {
  /// The next step of the search in a bracket, from a point inside it.
  ///
  /// - Parameters:
  ///   - tolerance: the search ends when the bracket is narrower than this.
  ///   - rounds: and after this many points.
  ///   - known: the values so far; nil where there is none yet.
  /// - Returns: the middle itself when it is not below both ends, as then the bracket holds no minimum
  ///   for certain.
  /// - Throws: `.library` for a bracket that does not enclose the middle, and for a value that is not
  ///   finite.
  public static func step(
    in bracket: ClosedRange<Double>, from middle: Double, tolerance: Double, rounds: Int,
    known: @escaping (Double) -> Double?
  ) throws(StatisticsError) -> SearchStep<Double> {
    for point in [bracket.lowerBound, middle, bracket.upperBound] where known(point) == nil {
      return .asks(point)
    }
    guard let low = known(bracket.lowerBound), let best = known(middle),
      let high = known(bracket.upperBound), best < low, best < high
    else { return .ends(middle) }
    let values = KnownValues(known)
    let problem = LibraryFunction { values.value(at: $0) }
    defer { withExtendedLifetime(problem) {} }
    let minimizer = try NumericLibrary.object("line minimiser") {
      gsl_min_fminimizer_alloc(cgsl_minimizer_brent())
    }
    defer { gsl_min_fminimizer_free(minimizer) }
    // With the values of the three points at hand the library still looks at one more.
    var status = gsl_min_fminimizer_set_with_values(
      minimizer, problem.pointer, middle, best, bracket.lowerBound, low, bracket.upperBound, high)
    for _ in 0..<rounds {
      if let missing = values.missing { return .asks(missing) }
      let result = status
      try NumericLibrary.status("line minimiser") { result }
      let lower = gsl_min_fminimizer_x_lower(minimizer)
      let upper = gsl_min_fminimizer_x_upper(minimizer)
      if upper - lower < tolerance { break }
      status = gsl_min_fminimizer_iterate(minimizer)
      // No further progress is an end.
      if status == CInt(GSL_FAILURE), values.missing == nil { break }
    }
    if let missing = values.missing { return .asks(missing) }
    return .ends(gsl_min_fminimizer_x_minimum(minimizer))
  }
}

import CGSL

/// A root between two points of opposite sign (Brent 1973), by the library's bracketing solver.
///
/// The bracket never shrinks below about the square root of the machine precision, so the answer
/// is good to some nine digits; callers that know a derivative polish it.
package enum BracketedRoot {
  /// Finds the root of `function` in `bracket`, whose ends must give opposite signs.
  ///
  /// Stops when the bracket is narrower than 1e-9 (absolute plus relative), or the solver stands
  /// still, or after 200 rounds; a value that is not a number throws.
  package static func find(
    in bracket: ClosedRange<Double>, _ function: @escaping (Double) -> Double
  ) throws(StatisticsError) -> Double {
    let problem = LibraryFunction(function)
    defer { withExtendedLifetime(problem) {} }
    let solver = try NumericLibrary.object("root solver") {
      gsl_root_fsolver_alloc(cgsl_root_brent())
    }
    defer { gsl_root_fsolver_free(solver) }
    try NumericLibrary.status("root bracket") {
      gsl_root_fsolver_set(solver, problem.pointer, bracket.lowerBound, bracket.upperBound)
    }
    for _ in 0..<200 {
      try NumericLibrary.status("root iteration") { gsl_root_fsolver_iterate(solver) }
      let lower = gsl_root_fsolver_x_lower(solver)
      let upper = gsl_root_fsolver_x_upper(solver)
      if gsl_root_test_interval(lower, upper, 1e-9, 1e-9) == 0 { break }
    }
    return gsl_root_fsolver_root(solver)
  }
}

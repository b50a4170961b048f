import CGSL

/// A local minimum of a function of several variables without derivatives, by the library's simplex of
/// Nelder and Mead (1965).
public enum SimplexMinimum {
  private typealias Values = KnownValues<[Double]>

  /// The next step of the search from a point, whose first simplex has edges of length `edge`.
  ///
  /// - Parameters:
  ///   - size: the search ends when the simplex is smaller than this.
  ///   - rounds: and after this many moves of the simplex.
  ///   - known: the values so far; nil where there is none yet.
  /// - Throws: `.setting` for a point without coordinates, `.library` for a value that is not finite.
  public static func step(
    from start: [Double], edge: Double, size: Double, rounds: Int,
    known: @escaping ([Double]) -> Double?
  ) throws(StatisticsError) -> SearchStep<[Double]> {
    guard !start.isEmpty else { throw .setting("dimensions", 0) }
    let values = Values(known)
    defer { withExtendedLifetime(values) {} }
    let minimizer = try NumericLibrary.object("simplex") {
      gsl_multimin_fminimizer_alloc(cgsl_minimizer_simplex(), start.count)
    }
    defer { gsl_multimin_fminimizer_free(minimizer) }
    let point = try NumericLibrary.object("vector") { gsl_vector_alloc(start.count) }
    defer { gsl_vector_free(point) }
    let edges = try NumericLibrary.object("vector") { gsl_vector_alloc(start.count) }
    defer { gsl_vector_free(edges) }
    for (index, coordinate) in start.enumerated() { gsl_vector_set(point, index, coordinate) }
    gsl_vector_set_all(edges, edge)
    let problem = UnsafeMutablePointer<gsl_multimin_function>.allocate(capacity: 1)
    defer { problem.deallocate() }
    problem.initialize(
      to: gsl_multimin_function(
        f: { point, context in
          guard let point, let context else { return .nan }
          let coordinates = (0..<point.pointee.size).map { gsl_vector_get(point, $0) }
          return Unmanaged<Values>.fromOpaque(context).takeUnretainedValue()
            .value(at: coordinates)
        },
        n: start.count, params: Unmanaged.passUnretained(values).toOpaque()))
    var status = gsl_multimin_fminimizer_set(minimizer, problem, point, edges)
    for _ in 0..<rounds {
      if let missing = values.missing { return .asks(missing) }
      let result = status
      try NumericLibrary.status("simplex") { result }
      if gsl_multimin_test_size(gsl_multimin_fminimizer_size(minimizer), size) == 0 { break }
      status = gsl_multimin_fminimizer_iterate(minimizer)
      if status == CInt(GSL_ENOPROG), values.missing == nil { break }
    }
    if let missing = values.missing { return .asks(missing) }
    guard let best = gsl_multimin_fminimizer_x(minimizer) else { return .ends(start) }
    return .ends((0..<start.count).map { gsl_vector_get(best, $0) })
  }
}

import CGSL

/// A local minimum of a smooth function with known gradient, by the library's minimiser of Broyden,
/// Fletcher, Goldfarb and Shanno.
///
/// A line search on values ends where they stop falling, so the point is good to about the square
/// root of the machine precision; callers polish it with the gradient.
enum GradientMinimum {
  typealias Evaluation = (value: Double, gradient: [Double])

  /// The library keeps a pointer to the function, so it lives in an object for the whole search.
  private final class Function {
    let evaluate: ([Double]) -> Evaluation
    init(_ evaluate: @escaping ([Double]) -> Evaluation) { self.evaluate = evaluate }

    static func at(
      _ point: UnsafePointer<gsl_vector>?, _ context: UnsafeMutableRawPointer?
    ) -> Evaluation? {
      guard let point, let context else { return nil }
      let coordinates = (0..<point.pointee.size).map { gsl_vector_get(point, $0) }
      return Unmanaged<Function>.fromOpaque(context).takeUnretainedValue().evaluate(coordinates)
    }
  }

  /// Searches from `start` with a first step of length `step`.
  ///
  /// Stops when the gradient is shorter than `tolerance`, when no further step makes progress, or
  /// after 200 rounds; returns the best point.
  static func find(
    from start: [Double], step: Double, tolerance: Double,
    _ evaluate: @escaping ([Double]) -> Evaluation
  ) throws(StatisticsError) -> [Double] {
    let box = Function(evaluate)
    defer { withExtendedLifetime(box) {} }
    let minimizer = try NumericLibrary.object("minimiser") {
      gsl_multimin_fdfminimizer_alloc(cgsl_minimizer_bfgs(), start.count)
    }
    defer { gsl_multimin_fdfminimizer_free(minimizer) }
    let vector = try NumericLibrary.object("vector") { gsl_vector_alloc(start.count) }
    defer { gsl_vector_free(vector) }
    for (index, coordinate) in start.enumerated() { gsl_vector_set(vector, index, coordinate) }
    let problem = UnsafeMutablePointer<gsl_multimin_function_fdf>.allocate(capacity: 1)
    defer { problem.deallocate() }
    problem.initialize(
      to: gsl_multimin_function_fdf(
        f: { point, context in Function.at(point, context)?.value ?? .nan },
        df: { point, context, gradient in
          guard let result = Function.at(point, context) else { return }
          for (index, slope) in result.gradient.enumerated() {
            gsl_vector_set(gradient, index, slope)
          }
        },
        fdf: { point, context, value, gradient in
          guard let result = Function.at(point, context) else { return }
          value?.pointee = result.value
          for (index, slope) in result.gradient.enumerated() {
            gsl_vector_set(gradient, index, slope)
          }
        },
        n: start.count, params: Unmanaged.passUnretained(box).toOpaque()))

    try NumericLibrary.status("minimiser start") {
      gsl_multimin_fdfminimizer_set(minimizer, problem, vector, step, 0.1)
    }
    for _ in 0..<200 {
      let status = gsl_multimin_fdfminimizer_iterate(minimizer)
      if status == CInt(GSL_ENOPROG) { break }
      try NumericLibrary.status("minimiser step") { status }
      let gradient = gsl_multimin_fdfminimizer_gradient(minimizer)
      if gsl_multimin_test_gradient(gradient, tolerance) == 0 { break }
    }
    guard let best = gsl_multimin_fdfminimizer_x(minimizer) else { return start }
    return (0..<start.count).map { gsl_vector_get(best, $0) }
  }
}

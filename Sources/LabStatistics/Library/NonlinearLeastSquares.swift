import CGSL

/// A local minimum of a sum of weighted squares, by the library's trust region method.
///
/// Levenberg and Marquardt steps with Moré's scaling. The library sees the residuals and their
/// derivatives through an object that lives as long as the search.
enum NonlinearLeastSquares {
  /// Residuals and, row by row, their derivatives by the parameters.
  typealias Evaluation = (residuals: [Double], derivatives: [Double])

  struct Minimum {
    let parameters: [Double]
    /// The inverse of J'WJ at the start, row by row; all zero when it is singular.
    let startCovariance: [Double]
  }

  private final class Problem {
    let evaluate: ([Double]) -> Evaluation
    init(_ evaluate: @escaping ([Double]) -> Evaluation) { self.evaluate = evaluate }

    static func of(_ context: UnsafeMutableRawPointer?) -> Problem? {
      context.map { Unmanaged<Problem>.fromOpaque($0).takeUnretainedValue() }
    }

    func evaluate(_ point: UnsafePointer<gsl_vector>?) -> Evaluation {
      guard let point else { return ([], []) }
      return evaluate((0..<point.pointee.size).map { gsl_vector_get(point, $0) })
    }
  }

  /// `evaluate` gives as many residuals as there are weights, at least as many as parameters.
  ///
  /// Stops at a relative step of 1e-14, a gradient of 1e-14, or after `rounds`; the point reached is
  /// returned in each case. A residual that is not a number throws.
  static func minimise(
    from start: [Double], weights: [Double], rounds: Int,
    _ evaluate: @escaping ([Double]) -> Evaluation
  ) throws(StatisticsError) -> Minimum {
    let problem = Problem(evaluate)
    defer { withExtendedLifetime(problem) {} }
    let system = UnsafeMutablePointer<gsl_multifit_nlinear_fdf>.allocate(capacity: 1)
    defer { system.deallocate() }
    system.initialize(to: gsl_multifit_nlinear_fdf())
    system.pointee.n = weights.count
    system.pointee.p = start.count
    system.pointee.params = Unmanaged.passUnretained(problem).toOpaque()
    system.pointee.f = { point, context, residuals in
      guard let problem = Problem.of(context) else { return CInt(GSL_EFAULT) }
      for (index, value) in problem.evaluate(point).residuals.enumerated() {
        gsl_vector_set(residuals, index, value)
      }
      return 0
    }
    system.pointee.df = { point, context, matrix in
      guard let problem = Problem.of(context), let point else {
        return CInt(GSL_EFAULT)
      }
      let columns = point.pointee.size
      for (index, value) in problem.evaluate(point).derivatives.enumerated() {
        gsl_matrix_set(matrix, index / columns, index % columns, value)
      }
      return 0
    }

    var settings = gsl_multifit_nlinear_default_parameters()
    let workspace = try NumericLibrary.object("nonlinear fit") {
      gsl_multifit_nlinear_alloc(cgsl_nlinear_trust(), &settings, weights.count, start.count)
    }
    defer { gsl_multifit_nlinear_free(workspace) }
    let first = try vector(start)
    defer { gsl_vector_free(first) }
    let weight = try vector(weights)
    defer { gsl_vector_free(weight) }
    try NumericLibrary.status("nonlinear start") {
      gsl_multifit_nlinear_winit(first, weight, system, workspace)
    }
    let covariance = try covariance(workspace, size: start.count)
    var reason: CInt = 0
    // No further progress is an end, too, and the callers compare what they got.
    _ = gsl_multifit_nlinear_driver(rounds, 1e-14, 1e-14, 0, nil, nil, &reason, workspace)
    let end = gsl_multifit_nlinear_position(workspace)
    let parameters = start.indices.map { gsl_vector_get(end, $0) }
    guard parameters.allSatisfy(\.isFinite) else {
      throw .library(function: "nonlinear fit", status: Int(reason))
    }
    return Minimum(parameters: parameters, startCovariance: covariance)
  }

  private static func covariance(
    _ workspace: UnsafeMutablePointer<gsl_multifit_nlinear_workspace>, size: Int
  ) throws(StatisticsError) -> [Double] {
    let matrix = try NumericLibrary.object("covariance") { gsl_matrix_alloc(size, size) }
    defer { gsl_matrix_free(matrix) }
    let status = gsl_multifit_nlinear_covar(
      gsl_multifit_nlinear_jac(workspace), 1e-12, matrix)
    let cells = (0..<(size * size)).map { gsl_matrix_get(matrix, $0 / size, $0 % size) }
    let isSound = status == 0 && cells.allSatisfy(\.isFinite)
    return isSound ? cells : cells.map { _ in 0 }
  }

  private static func vector(
    _ values: [Double]
  ) throws(StatisticsError) -> UnsafeMutablePointer<gsl_vector> {
    let vector = try NumericLibrary.object("vector") { gsl_vector_alloc(values.count) }
    for (index, value) in values.enumerated() { gsl_vector_set(vector, index, value) }
    return vector
  }
}

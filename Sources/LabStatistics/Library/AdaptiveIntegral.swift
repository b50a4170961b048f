import CGSL

/// An integral by Gauss and Kronrod's 15 points, halving the worst piece (QAG; Piessens and others 1983).
package enum AdaptiveIntegral {
  /// How far the library's estimate of its own error may reach, and how many pieces it may cut.
  package struct Limits {
    /// The absolute error that ends the halving.
    package var error: Double
    /// The halving ends at so many pieces, whatever the error is then.
    package var pieces: Int

    package init(error: Double, pieces: Int) {
      self.error = error
      self.pieces = pieces
    }

    /// The most values of a function that one integral asks for.
    package var evaluations: Int { 15 * (2 * pieces - 1) }
  }

  /// The integral of `function` over `range`; a kink costs pieces, a value that is not finite throws.
  package static func over(
    _ range: ClosedRange<Double>, _ limits: Limits, _ function: @escaping (Double) -> Double
  ) throws(StatisticsError) -> Double {
    guard limits.error > 0, limits.error.isFinite else {
      throw .setting("error", limits.error)
    }
    guard limits.pieces > 0, limits.pieces <= 1000 else {
      throw .setting("pieces", Double(limits.pieces))
    }
    let problem = LibraryFunction(function)
    defer { withExtendedLifetime(problem) {} }
    let workspace = try NumericLibrary.object("integration workspace") {
      gsl_integration_workspace_alloc(limits.pieces)
    }
    defer { gsl_integration_workspace_free(workspace) }
    var (result, error) = (0.0, 0.0)
    // At the limit of pieces, or of the digits, it reports so and has the best sum all the same.
    let status = gsl_integration_qag(
      problem.pointer, range.lowerBound, range.upperBound, limits.error, 0, limits.pieces,
      CInt(GSL_INTEG_GAUSS15), workspace, &result, &error)
    guard result.isFinite else {
      throw .library(function: "integral", status: Int(status))
    }
    return result
  }

  /// The integral from `origin` over a length of either sign, of a function that changes over `scale` at the
  /// origin and ever more slowly farther out.
  ///
  /// By x = origin + scale sinh(u): near the origin as it is, far out by its logarithm.
  package static func graded(
    from origin: Double, over length: Double, scale: Double, _ limits: Limits,
    _ function: @escaping (Double) -> Double
  ) throws(StatisticsError) -> Double {
    guard scale > 0, scale.isFinite else { throw .setting("scale", scale) }
    let ratio = abs(length) / scale
    let side = length < 0 ? -scale : scale
    let end = Mathematics.log(ratio + (ratio * ratio + 1).squareRoot())
    return try over(0...end, limits) { place in
      let grown = Mathematics.exp(place)
      return function(origin + side * (grown - 1 / grown) / 2) * scale * (grown + 1 / grown) / 2
    }
  }
}

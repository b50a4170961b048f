import CGSL

/// The GNU Scientific Library: its version, and the rules for calling it.
///
/// By default any domain error inside the library ends the process. `ready` switches that handler
/// off exactly once, before the first call (a static constant is initialised once, on whichever
/// thread comes first). From then on errors arrive as a status or, in the distribution functions,
/// only as a result that is not a number; `number` and `status` turn both into thrown errors.
public enum NumericLibrary {
  /// The version of the library at run time, such as `2.7.1`.
  public static var version: String { String(cString: cgsl_version()) }

  private static let ready: Bool = {
    _ = gsl_set_error_handler_off()
    return true
  }()

  /// Switches the error handler off, for callers of functions that cannot fail on their arguments.
  static func prepare() { _ = ready }

  /// Calls into the library and refuses a result that is not a number.
  static func number(
    _ function: String, _ call: () -> Double
  ) throws(StatisticsError) -> Double {
    _ = ready
    let result = call()
    guard !result.isNaN else { throw .library(function: function, status: Int(GSL_EDOM)) }
    return result
  }

  /// Calls into the library and refuses any status but success.
  static func status(_ function: String, _ call: () -> CInt) throws(StatisticsError) {
    _ = ready
    let status = call()
    guard status == 0 else { throw .library(function: function, status: Int(status)) }
  }

  /// Calls into the library for an object that must exist.
  static func object<Object>(
    _ function: String, _ call: () -> Object?
  ) throws(StatisticsError) -> Object {
    _ = ready
    guard let object = call() else {
      throw .library(function: function, status: Int(GSL_ENOMEM))
    }
    return object
  }
}

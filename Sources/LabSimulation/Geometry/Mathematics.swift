#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The only door to the platform's mathematical functions, since LabSimulation does without
/// Foundation.
///
/// Another platform's library may differ in the last bit; the screen grid hides that almost always.
enum Mathematics {
  @inline(__always) static func exp(_ x: Double) -> Double { unqualifiedExp(x) }
  /// exp(x) - 1, exact near 0 too.
  @inline(__always) static func expm1(_ x: Double) -> Double { unqualifiedExpm1(x) }
  @inline(__always) static func log(_ x: Double) -> Double { unqualifiedLog(x) }
  /// log(1 + x), exact near 0 too.
  @inline(__always) static func log1p(_ x: Double) -> Double { unqualifiedLog1p(x) }
  @inline(__always) static func erfc(_ x: Double) -> Double { unqualifiedErfc(x) }
  @inline(__always) static func sin(_ x: Double) -> Double { unqualifiedSin(x) }
  @inline(__always) static func cos(_ x: Double) -> Double { unqualifiedCos(x) }
  @inline(__always) static func atan2(_ y: Double, _ x: Double) -> Double { unqualifiedAtan2(y, x) }
  @inline(__always) static func pow(_ x: Double, _ y: Double) -> Double { unqualifiedPow(x, y) }
}

// Inside the namespace above the bare names would find the namespace's own functions.
@inline(__always) private func unqualifiedExp(_ x: Double) -> Double { exp(x) }
@inline(__always) private func unqualifiedExpm1(_ x: Double) -> Double { expm1(x) }
@inline(__always) private func unqualifiedLog(_ x: Double) -> Double { log(x) }
@inline(__always) private func unqualifiedLog1p(_ x: Double) -> Double { log1p(x) }
@inline(__always) private func unqualifiedErfc(_ x: Double) -> Double { erfc(x) }
@inline(__always) private func unqualifiedSin(_ x: Double) -> Double { sin(x) }
@inline(__always) private func unqualifiedCos(_ x: Double) -> Double { cos(x) }
@inline(__always) private func unqualifiedAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) private func unqualifiedPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The only door of LabStatistics to the platform's elementary functions.
enum Mathematics {
  static func exp(_ x: Double) -> Double { unqualifiedExp(x) }
  static func log(_ x: Double) -> Double { unqualifiedLog(x) }
  /// exp(x) - 1 without cancellation near zero.
  static func expm1(_ x: Double) -> Double { unqualifiedExpm1(x) }
  /// log(1 + x) without cancellation near zero.
  static func log1p(_ x: Double) -> Double { unqualifiedLog1p(x) }
  static func pow(_ x: Double, _ y: Double) -> Double { unqualifiedPow(x, y) }
  static func sin(_ x: Double) -> Double { unqualifiedSin(x) }
  static func cos(_ x: Double) -> Double { unqualifiedCos(x) }
  static func tan(_ x: Double) -> Double { unqualifiedTan(x) }
  static func atan(_ x: Double) -> Double { unqualifiedAtan(x) }
  static func atan2(_ y: Double, _ x: Double) -> Double { unqualifiedAtan2(y, x) }
}

// Inside the namespace above the bare names would find the namespace's own functions.
private func unqualifiedExp(_ x: Double) -> Double { exp(x) }
private func unqualifiedLog(_ x: Double) -> Double { log(x) }
private func unqualifiedExpm1(_ x: Double) -> Double { expm1(x) }
private func unqualifiedLog1p(_ x: Double) -> Double { log1p(x) }
private func unqualifiedPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
private func unqualifiedSin(_ x: Double) -> Double { sin(x) }
private func unqualifiedCos(_ x: Double) -> Double { cos(x) }
private func unqualifiedTan(_ x: Double) -> Double { tan(x) }
private func unqualifiedAtan(_ x: Double) -> Double { atan(x) }
private func unqualifiedAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

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
  static func tan(_ x: Double) -> Double { unqualifiedTan(x) }
  static func atan(_ x: Double) -> Double { unqualifiedAtan(x) }
}

// Inside the namespace above the bare names would find the namespace's own functions.
private func unqualifiedExp(_ x: Double) -> Double { exp(x) }
private func unqualifiedLog(_ x: Double) -> Double { log(x) }
private func unqualifiedExpm1(_ x: Double) -> Double { expm1(x) }
private func unqualifiedTan(_ x: Double) -> Double { tan(x) }
private func unqualifiedAtan(_ x: Double) -> Double { atan(x) }

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The only door of LabStudy to the platform's elementary functions.
enum ElementaryFunctions {
  static func exp(_ x: Double) -> Double { unqualifiedExp(x) }
  static func log(_ x: Double) -> Double { unqualifiedLog(x) }
  static func sin(_ x: Double) -> Double { unqualifiedSin(x) }
  static func atan2(_ y: Double, _ x: Double) -> Double { unqualifiedAtan2(y, x) }
  static func tanh(_ x: Double) -> Double { unqualifiedTanh(x) }
  static func atanh(_ x: Double) -> Double { unqualifiedAtanh(x) }
  static func sinh(_ x: Double) -> Double { unqualifiedSinh(x) }
  static func asinh(_ x: Double) -> Double { unqualifiedAsinh(x) }
  static func pow(_ x: Double, _ y: Double) -> Double { unqualifiedPow(x, y) }
}

// Inside the namespace above the bare names would find the namespace's own functions.
private func unqualifiedExp(_ x: Double) -> Double { exp(x) }
private func unqualifiedLog(_ x: Double) -> Double { log(x) }
private func unqualifiedSin(_ x: Double) -> Double { sin(x) }
private func unqualifiedAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
private func unqualifiedTanh(_ x: Double) -> Double { tanh(x) }
private func unqualifiedAtanh(_ x: Double) -> Double { atanh(x) }
private func unqualifiedSinh(_ x: Double) -> Double { sinh(x) }
private func unqualifiedAsinh(_ x: Double) -> Double { asinh(x) }
private func unqualifiedPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }

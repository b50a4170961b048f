/// Reads a decimal number from bytes, without a text in between where that is exact.
enum DecimalNumber {
  /// The double nearest to the number, infinite when it overflows; nil when the bytes are no
  /// decimal number (`[+-]digits[.digits][e[+-]digits]`; the digits of one side may be missing).
  ///
  /// Up to 2^53 times a power of ten up to 10^22 both are doubles, so one multiplication or
  /// division rounds correctly (Clinger 1990); all others go the slow way.
  static func parse(_ bytes: Span<UInt8>) -> Double? {
    var index = 0
    var isNegative = false
    if let first = bytes.indices.first, bytes[first] == 0x2D || bytes[first] == 0x2B {
      isNegative = bytes[first] == 0x2D
      index = 1
    }
    var digits = Digits()
    while index < bytes.count, digits.take(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      let whole = digits.count
      while index < bytes.count, digits.take(bytes[index]) { index += 1 }
      digits.exponent = whole - digits.count
    }
    guard digits.count > 0 else { return nil }
    if index < bytes.count {
      guard bytes[index] | 0x20 == 0x65, let power = exponent(bytes, from: index + 1) else {
        return nil
      }
      digits.exponent += power
    }
    guard let magnitude = digits.exactValue else {
      return bytes.withUnsafeBufferPointer { Double(String(decoding: $0, as: UTF8.self)) }
    }
    return isNegative ? -magnitude : magnitude
  }

  /// A whole number with an optional sign; nil when it is none or overflows.
  static func parseWhole(_ bytes: Span<UInt8>) -> Int? {
    guard bytes.count > 0 else { return nil }
    let isNegative = bytes[0] == 0x2D
    var value = 0
    var index = isNegative || bytes[0] == 0x2B ? 1 : 0
    guard index < bytes.count else { return nil }
    while index < bytes.count {
      let digit = Int(bytes[index]) - 0x30
      guard 0...9 ~= digit else { return nil }
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !overflow, !carry else { return nil }
      value = sum
      index += 1
    }
    return value
  }

  private static func exponent(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B {
      isNegative = bytes[index] == 0x2D
      index += 1
    }
    guard index < bytes.count else { return nil }
    var power = 0
    while index < bytes.count {
      let digit = Int(bytes[index]) - 0x30
      guard 0...9 ~= digit else { return nil }
      // Far beyond every double already: only "large" matters, and the slow way decides.
      power = min(power * 10 + digit, 1_000_000)
      index += 1
    }
    return isNegative ? -power : power
  }

  /// The digits of a number as they come in.
  private struct Digits {
    var mantissa: UInt64 = 0
    var count = 0
    var exponent = 0
    private var isExact = true

    mutating func take(_ byte: UInt8) -> Bool {
      let digit = byte &- 0x30
      guard digit < 10 else { return false }
      count += 1
      // Room for one more digit: at most 2^64 / 10 - 1.
      if mantissa < 1_844_674_407_370_955_161 {
        mantissa = mantissa * 10 + UInt64(digit)
      } else {
        isExact = false
      }
      return true
    }

    /// The value, if one rounding gives it.
    var exactValue: Double? {
      guard isExact, mantissa <= 1 << 53, -22...22 ~= exponent else { return nil }
      let value = Double(mantissa)
      return exponent < 0 ? value / powers[-exponent] : value * powers[exponent]
    }
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

/// Numbers for people: a fixed number of decimals, a dot in every locale.
enum FixedDecimal {
  /// - Parameter value: nil and what is not finite become a dash.
  static func text(_ value: Double?, decimals: Int) -> String {
    guard let value, value.isFinite, value.magnitude < 1e12 else { return "-" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    guard value.magnitude * scale < 0x1p63 else { return "-" }
    let units = Int64((value * scale).rounded())
    var digits = String(units.magnitude)
    if decimals > 0 {
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return (units < 0 ? "-" : "") + digits
  }

  /// A rate in percent with two decimals.
  static func percent(_ rate: Double?) -> String { text(rate.map { $0 * 100 }, decimals: 2) }
}

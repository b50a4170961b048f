/// The value of one parameter, as it stands in a scenario file, on the command line or in a lock.
public enum ParameterValue: Sendable, Hashable {
  case number(Double)
  case flag(Bool)
  case word(String)
  case numbers([Double])
}

extension ParameterValue: CustomStringConvertible {
  /// The shortest text that reads back as the same value: whole numbers without a fraction.
  public var description: String {
    switch self {
    case .number(let value): Self.text(value)
    case .flag(let value): value ? "true" : "false"
    case .word(let value): value
    case .numbers(let values): values.map(Self.text).joined(separator: " ")
    }
  }

  /// The shortest text of a number that reads back as the same double.
  public static func text(_ value: Double) -> String {
    guard value == value.rounded(), value.magnitude < 1e15 else { return "\(value)" }
    return value == 0 ? "0" : "\(Int64(value))"
  }
}

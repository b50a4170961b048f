import LabSimulation

/// A JSON value whose keys keep the order in which they are given.
enum JSONValue: Sendable {
  case text(String)
  case number(Double)
  case whole(Int)
  case flag(Bool)
  case list([JSONValue])
  case object([(String, JSONValue)])
  case null

  static func point(_ vector: Vector) -> JSONValue {
    .list([.number(vector.x), .number(vector.y)])
  }

  /// The value on one line; a number that is not finite is null, which JSON has in its place.
  var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): number.isFinite ? ParameterValue.text(number) : "null"
    case .whole(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0) + ":" + $1.line }.joined(separator: ",") + "}"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

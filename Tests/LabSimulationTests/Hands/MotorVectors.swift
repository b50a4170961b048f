import Foundation
import Testing

/// Rows of numbers by column name from the motor vectors, which came from an independent tool with
/// 40 digits.
enum MotorVectors {
  static func rows(_ name: String) throws -> [[String: Double]] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Vectors/motor"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    let columns = lines[0].split(separator: ",").map(String.init)
    return try lines.dropFirst().map { line in
      let numbers = try line.split(separator: ",").map { try #require(Double($0)) }
      try #require(numbers.count == columns.count)
      return Dictionary(uniqueKeysWithValues: zip(columns, numbers))
    }
  }

  /// Whether two numbers agree to 1e-10, absolutely or relatively.
  static func agree(_ a: Double, _ b: Double?) -> Bool {
    guard let b else { return false }
    return (a - b).magnitude <= 1e-10 * max(1, b.magnitude)
  }
}

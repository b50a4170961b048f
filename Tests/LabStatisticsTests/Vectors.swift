import Foundation
import LabTesting

/// The vectors beside these tests, computed independently with 50 digits.
enum Vectors {
  static func file(_ name: String) throws -> VectorFile {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: "csv", subdirectory: "Vectors")
    else { throw VectorFault.missing(file: name) }
    return try VectorFile(contentsOf: url)
  }
}

/// Equal within 1e-10 relative, 1e-12 absolute near zero: the tolerance of the closed forms.
func agrees(_ value: Double, _ expected: Double, within tolerance: Double = 1e-10) -> Bool {
  value == expected || abs(value - expected) <= max(1e-12, tolerance * abs(expected))
}

import Foundation
import LabSimulation

/// How far the numbers of a summary may be off because they were rounded when they were written.
///
/// A number is off by at most half of its last digit: 0.05 for `12.3`, 0.5 for `12`. A path length may
/// be off by another 0.1 %, since it is a sum over samples, which others may add up in single
/// precision. Recorded summaries of 14,418 strokes (Touchalytics, five digits) need 0.001 mm.
struct SummaryRounding {
  /// Of the length of the chord, of the path and of the deviation, in points.
  var chord = 0.0
  var path = 0.0
  var deviation = 0.0

  /// The share of a path by which it may be off besides.
  static let pathShare = 0.001

  /// Half of the last digit of a decimal number, as in 0.005 for `1.50` and 50 for `1.5e3`.
  static func half(of text: String) -> Double {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    let mantissa = parts.first ?? ""
    let decimals = mantissa.firstIndex(of: ".").map { point in
      mantissa[mantissa.index(after: point)...].utf8.count { 0x30...0x39 ~= $0 }
    }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return 0.5 * pow(10, Double(exponent - (decimals ?? 0)))
  }
}

extension StrokeMeasures {
  /// What cannot be about a path and a deviation from the chord; nil when all can.
  ///
  /// No path is shorter than its chord. A path of length p stays inside the ellipse around both ends
  /// of its chord c, so its deviation is at most √((p/2)² - (c/2)²).
  func impossibility(_ rounding: SummaryRounding) -> Impossibility? {
    guard let path else { return nil }
    let longest = path * (1 + SummaryRounding.pathShare) + rounding.path
    let shortest = Swift.max(0, chord - rounding.chord)
    guard longest >= shortest else { return .path }
    guard let deviation else { return nil }
    let bound = (longest * longest - shortest * shortest).squareRoot() / 2
    return deviation.magnitude > bound + rounding.deviation ? .deviation : nil
  }

  enum Impossibility {
    case path
    case deviation
  }

  /// The largest deviation that a path of this length allows, rounding apart.
  var deviationBound: Double? {
    path.map { Swift.max(0, $0 * $0 - chord * chord).squareRoot() / 2 }
  }
}

import LabSimulation

/// What no stroke of a finger can be: beyond these limits a file has other units or other columns than it
/// says.
///
/// They are wide: 17,700 strokes of three published recordings (Touchalytics, HMOG, carousel swipes) last
/// 3 ms to 19 s, reach 75 mm, and have paths of 0.4 m. The largest touch screens are 2 m wide.
enum StrokeLimits {
  /// From touch-down to lift, in milliseconds: 1 hour.
  static let longest = 3_600_000.0
  /// The same for a stroke that takes any time: 1 microsecond, as fine as clocks of touches count.
  static let shortest = 0.001
  /// From touch-down to any other place, and from the chord, in millimetres: 2 m.
  static let farthest = 2000.0
  /// Of a path, in millimetres: 100 m.
  static let longestPath = 100_000.0

  /// What is wrong with a duration in milliseconds, in words; nil when nothing is.
  static func fault(duration: Double) -> InputFault? {
    switch duration {
    case _ where duration > longest:
      impossible("a stroke of \(ParameterValue.text(duration)) ms", "longer than 1 hour")
    case _ where duration > 0 && duration < shortest:
      impossible("a stroke of \(ParameterValue.text(duration)) ms", "shorter than 1 microsecond")
    default: nil
    }
  }

  /// What is wrong with a length in millimetres, in words; nil when nothing is.
  ///
  /// - Parameter name: what is so long, as the beginning of a sentence.
  static func fault(
    _ name: String, millimetres: Double, upTo limit: Double = farthest
  ) -> InputFault? {
    guard millimetres.magnitude > limit else { return nil }
    // Rounded up: what is beyond a limit shall not look like it.
    let length = (millimetres.magnitude * 10).rounded(.up) / 10
    return impossible(
      "\(name) of \(ParameterValue.text(length)) mm",
      "longer than \(ParameterValue.text(limit)) mm")
  }

  private static func impossible(_ what: String, _ why: String) -> InputFault {
    .custom("\(what) is \(why), which no finger makes: check the units and the columns")
  }
}

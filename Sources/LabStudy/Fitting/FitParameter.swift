import LabSimulation

/// A number of a population or of its glass that strokes can tell, and by which statistic they do.
struct FitParameter: Sendable {
  /// As in a population file; the glass stands under `device`.
  let key: String
  let statistic: FitStatistic
  let coordinate: FitCoordinate
}

/// A population and the glass that its strokes were seen through.
struct FitTarget: Sendable {
  var population: Population
  var device: DigitizerSettings

  /// The numbers of both, by key.
  static func parameters(of population: Population) -> [String: Parameter<FitTarget>] {
    let parameters =
      population.parameters.map { $0.lifted(through: \FitTarget.population) }
      + DigitizerSettings.parameters.map {
        $0.lifted(through: \FitTarget.device, under: FitParameter.device)
      }
    return Dictionary(parameters.map { ($0.key, $0) }) { first, _ in first }
  }
}

extension FitParameter {
  static let device = "device"

  /// The parameters that can be fitted, in the order in which they are shown.
  ///
  /// The population has one grip, and one class for each intent.
  static func all(of population: Population) -> [FitParameter] {
    let keys = population.parameters.map(\.key)
    // The first two words, as in "grips.right_thumb".
    func part(_ mixture: String) -> String {
      let words = keys.first { $0.hasPrefix(mixture + ".") }?.split(separator: ".") ?? []
      return words.prefix(2).joined(separator: ".")
    }
    let classes: [(Intent, String)] = [
      (.scroll, part("scrollClasses")), (.page, part("pageClasses")),
    ]
    return ofGrip(part("grips")) + [Self("contamination", .contamination, .share)]
      + classes.flatMap { ofClass($1, $0) } + ofDevice
  }

  private init(_ key: String, _ statistic: FitStatistic, _ coordinate: FitCoordinate) {
    self.init(key: key, statistic: statistic, coordinate: coordinate)
  }

  private static func ofGrip(_ grip: String) -> [FitParameter] {
    [
      Self("\(grip).upTilt", .tilt(.up), .plain),
      Self("\(grip).downTilt", .tilt(.down), .plain),
      Self("\(grip).leftElevation", .tilt(.left), .plain),
      Self("\(grip).rightElevation", .tilt(.right), .plain),
    ] + levels("\(grip).verticalSpread", .vertical)
      + levels("\(grip).horizontalSpread", .horizontal)
      + [
        Self("\(grip).tails", .tails, .reciprocal),
        Self("\(grip).unevenness", .unevenness, .square),
        Self("\(grip).lengthExponent", .lengthExponent, .plain),
        Self("\(grip).leftRightCorrelation", .leftRight, .correlation),
        Self("\(grip).verticalLeftCorrelation", .verticalLeft, .correlation),
        Self("\(grip).curve.arcFactor", .arc, .plain),
      ] + levels("\(grip).curve.verticalBend", .bend(.vertical))
      + levels("\(grip).curve.horizontalBend", .bend(.horizontal))
      + [
        Self("\(grip).curve.tiltCorrelation", .tiltBend, .correlation),
        Self("\(grip).curve.strokeTiltCorrelation", .strokeTiltBend, .correlation),
        Self("\(grip).curve.sway", .sway, .square),
        Self("\(grip).micro.tremor", .tremor, .logarithm),
        Self("\(grip).micro.roll", .roll, .logarithm),
      ]
  }

  private static func ofClass(_ name: String, _ intent: Intent) -> [FitParameter] {
    [Self("\(name).chord", .chord(intent), .logarithm)]
      + levels("\(name).chordSpread", .chord(intent))
      + [Self("\(name).duration", .duration(intent), .logarithm)]
      + levels("\(name).durationSpread", .duration(intent))
      + [
        Self("\(name).chordDurationCorrelation", .chordDuration(intent), .correlation),
        Self("\(name).dwell", .dwell(intent), .plain),
      ]
  }

  private static var ofDevice: [FitParameter] {
    [
      Self("\(device).deliveryHz", .rate, .logarithm),
      Self("\(device).clockJitter", .clockJitter, .square),
      Self("\(device).doubled", .doubled, .share),
      Self("\(device).noise", .roughness, .logarithm),
    ]
  }

  private static func levels(_ key: String, _ field: FitField) -> [FitParameter] {
    [
      Self("\(key).person", .person(field), .square),
      Self("\(key).session", .session(field), .square),
      Self("\(key).stroke", .stroke(field), .square),
    ]
  }
}

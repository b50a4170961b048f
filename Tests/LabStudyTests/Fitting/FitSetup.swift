import LabSimulation

@testable import LabStudy

/// Strokes of known populations, made by the real finger.
enum FitSetup {
  /// Populations that differ in everything that is fitted, with the glass they are seen through.
  static func truths() throws -> [(preset: Population, truth: FitTarget)] {
    [
      (
        .touchalyticsMix,
        try target(
          .touchalyticsMix,
          [
            "unevenness": 0.4, "curve.verticalBend.person": 8, "curve.horizontalBend.person": 8,
            "curve.verticalBend.session": 4, "curve.horizontalBend.session": 4,
            "curve.verticalBend.stroke": 12, "curve.horizontalBend.stroke": 12,
            "curve.sway": 8, "lengthExponent": 0.2, "curve.tiltCorrelation": 0.5,
            "curve.strokeTiltCorrelation": 0.25, "micro.tremor": 0.05, "micro.roll": 0.06,
            "contamination": 0.01,
          ], ["scanHz": 60, "deliveryHz": 60, "doubled": 0.03])
      ),
      (
        .rightThumb,
        try target(
          .rightThumb,
          [
            "unevenness": 0.25, "tails": 4, "curve.verticalBend.person": 5,
            "curve.horizontalBend.person": 5,
            "curve.verticalBend.session": 6, "curve.horizontalBend.session": 6,
            "curve.verticalBend.stroke": 8, "curve.horizontalBend.stroke": 8, "curve.sway": 5,
            "contamination": 0.02,
          ], ["scanHz": 120, "deliveryHz": 60, "noise": 0.2])
      ),
      (
        .leftThumb,
        try target(
          .leftThumb,
          [
            "unevenness": 0.5, "tails": 8, "curve.verticalBend.person": 10,
            "curve.horizontalBend.person": 10,
            "curve.verticalBend.session": 3, "curve.horizontalBend.session": 3,
            "curve.verticalBend.stroke": 6, "curve.horizontalBend.stroke": 6,
            "curve.sway": 10, "curve.tiltCorrelation": -0.3, "micro.roll": 0.15,
            "curve.arcFactor": 0.6, "contamination": 0.015,
          ], ["scanHz": 60, "deliveryHz": 60])
      ),
    ]
  }

  /// Keys are those of the grip, or full ones.
  private static func target(
    _ population: Population, _ numbers: [String: Double], _ device: [String: Double]
  ) throws -> FitTarget {
    var target = FitTarget(population: population, device: DigitizerSettings())
    let parameters = FitTarget.parameters(of: population)
    let grip = "grips.\(population.grips[0].value.name)."
    for (key, number) in numbers {
      try (parameters[key] ?? parameters[grip + key])?.set(.number(number), in: &target)
    }
    for (key, number) in device {
      try parameters["device.\(key)"]?.set(.number(number), in: &target)
    }
    return target
  }

  /// - Parameter intents: the intents that are drawn.
  static func strokes(
    of truth: FitTarget, persons: Int, sessions: Int, perIntent: Int, seed: UInt64,
    isRaw: Bool = true, intents: [Intent] = Intent.allCases
  ) throws -> StrokeTable {
    var finger = try Finger(
      seed: seed, digitizer: truth.device,
      geometry: FingerGeometry(
        screen: Rect(x: -5000, y: -5000, width: 10_000, height: 10_000),
        startArea: Rect(x: -1, y: -1, width: 2, height: 2)),
      population: truth.population)
    var strokes: [MeasuredStroke] = []
    for person in 0..<persons {
      for session in 0..<sessions {
        for intent in intents {
          for index in 0..<perIntent {
            let made = finger.make(
              StrokeAddress(person: person, session: session, intent: intent, index: index))
            var measures = StrokeMeasures(made.touches)
            if !isRaw {
              measures = StrokeMeasures(
                displacement: measures.displacement, duration: measures.duration,
                path: measures.path, deviation: measures.deviation)
            }
            strokes.append(
              MeasuredStroke(
                person: person, session: session, intent: intent, direction: made.aim.direction,
                measures: measures))
          }
        }
      }
    }
    return StrokeTable(
      strokes: strokes, persons: (0..<persons).map { "p\($0)" }, isRaw: isRaw)
  }

  /// A fit that is quick and rough.
  static func quick(_ preset: Population) -> PopulationFit {
    var fit = PopulationFit(preset: preset)
    fit.simulatedStrokes = 1500
    fit.replicates = 60
    fit.rounds = 4
    return fit
  }
}

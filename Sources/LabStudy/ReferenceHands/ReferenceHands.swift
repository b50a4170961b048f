import LabSimulation

/// The registry of reference results: 40,000 strokes per cell of an independent program that knows the
/// populations by their numbers alone.
public enum ReferenceHands {
  public static let all: [ReferenceHand] = [
    ReferenceHand(
      "touchalytics_mix",
      HandFigures(
        0.0009, 0.083, 0.0037, 0.011, bestRatio: 0.81, bestError: 0.0058, lostByChord: 0.089)),
    ReferenceHand(
      "right_thumb",
      HandFigures(
        0.0011, 0.081, 0.0053, 0.0079, bestRatio: 0.94, bestError: 0.0060, lostByChord: 0.074)),
    ReferenceHand(
      "left_thumb",
      HandFigures(
        0.0009, 0.084, 0.0047, 0.0081, bestRatio: 0.94, bestError: 0.0062, lostByChord: 0.070)),
    ReferenceHand(
      "index",
      HandFigures(
        0.0001, 0.0039, 0.0004, 0.0003, bestRatio: 0.98, bestError: 0.0003, lostByChord: 0.0037)),
    ReferenceHand(
      "transit",
      HandFigures(
        0.025, 0.153, 0.050, 0.038, bestRatio: 0.97, bestError: 0.044, lostByChord: 0.090),
      without: "bumps, dwell and roll"
    ) { population in
      for index in population.grips.indices {
        population.grips[index].value.micro.bump = 0
        population.grips[index].value.micro.roll = 0
      }
      for index in population.scrollClasses.indices {
        population.scrollClasses[index].value.dwell = 0
      }
      for index in population.pageClasses.indices { population.pageClasses[index].value.dwell = 0 }
    },
    ReferenceHand(
      "elderly_tremor",
      HandFigures(
        0.0057, 0.145, 0.018, 0.033, bestRatio: 0.88, bestError: 0.024, lostByChord: 0.119),
      without: "persons who tremble more than others"
    ) { population in
      for index in population.grips.indices { population.grips[index].value.micro.tremorLogSD = 0 }
    },
    ReferenceHand(
      "child",
      HandFigures(
        0.0050, 0.159, 0.025, 0.038, bestRatio: 0.92, bestError: 0.031, lostByChord: 0.141)),
    ReferenceHand(
      "fast_flicker",
      HandFigures(
        0.0003, 0.071, 0.0017, 0.0071, bestRatio: 0.87, bestError: 0.0033, lostByChord: 0.070)),
  ]
}

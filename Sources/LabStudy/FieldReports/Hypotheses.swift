import LabSimulation

/// The registry of hypotheses: a new one is one entry here.
public enum Hypotheses {
  private static let swiftUI: Set<FieldSystem> = [.upTo17, .generation18, .generation26]

  /// The default of each generation first.
  public static let all: [Hypothesis] = [
    Hypothesis(
      "race-17", [.upTo17],
      "profile 17: the first to begin wins, and a scroll view also ends a drag that is active"),
    Hypothesis(
      "race-18", [.generation18, .uikit],
      "profile 18: the first to begin wins and keeps the touch, ties go to the child"),
    Hypothesis(
      "race-26", [.generation26],
      "profile 26: as 18, and a simultaneous drag excludes a scroll view around it"),
    Hypothesis(
      "hold-150", swiftUI, "H2: a scroll view waits for drags inside it, at most 150 ms"
    ) { assumptions in
      assumptions.scrollHold = Tuning().contentTouchDelay
    },
    Hypothesis(
      "cone-1", Set(FieldSystem.allCases),
      "H3: a scroll view refuses movements that are more across than along"
    ) { $0.scrollRatio = 1 },
    Hypothesis(
      "late-drag-steals", swiftUI, "H4: a drag that becomes active later cancels the scroll"
    ) { $0.dragStealsScroll = true },
    Hypothesis(
      "zero-blocks", swiftUI, "a simultaneous drag from touch-down on excludes the scroll view"
    ) { $0.simultaneousZero = .child },
    Hypothesis(
      "tie-scroll", swiftUI, "ties go to the scroll view"
    ) { $0.tieWinner = .scroll },
    Hypothesis(
      "child-keeps", [.upTo17], "a drag that is active keeps the touch"
    ) { $0.activeChild = .keeps },
    Hypothesis(
      "still-beside", [.generation26], "a simultaneous drag runs beside scroll views as before"
    ) { $0.simultaneousIncludesAncestors = true },
    Hypothesis(
      "zero-silent", swiftUI, "a drag of minimum distance 0 says nothing before the first move"
    ) { $0.dragZeroFiresOnBegan = false },
    Hypothesis("pan-axis", [.uikit], "a pan measures its hysteresis by the larger component") {
      $0.panShape = .axis
    },
    Hypothesis("pan-zero", [.uikit], "a pan's translation is zero when it begins") {
      $0.panOrigin = .zero
    },
    Hypothesis("pan-raw", [.uikit], "a pan's translation counts from touch-down") {
      $0.panOrigin = .raw
    },
    Hypothesis(
      "late-failure", [.uikit], "a begin that is withheld until the lift fails there"
    ) { $0.deferredAtLift = .failed },
    Hypothesis(
      "silent-failure", [.uikit], "a failure after the begin makes no call"
    ) { $0.lateFailure = .silent },
  ]

  public static func named(_ name: String) -> Hypothesis? { all.first { $0.name == name } }
}

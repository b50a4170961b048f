import LabSimulation

/// One switch of the scenario that stands for an open question, with the values worth trying.
///
/// The default is among the values, so that a scenario that has chosen another one is played under
/// the default too.
public struct AssumptionSwitch: Sendable, Hashable {
  /// The key as in a scenario file: `assumptions.panShape`, `tuning.panHysteresis` or `profile`.
  public var key: String
  public var question: AssumptionQuestion
  public var values: [ParameterValue]

  private init(_ key: String, _ question: AssumptionQuestion, _ values: [ParameterValue]) {
    self.key = key
    self.question = question
    self.values = values
  }

  /// All switches, question by question; a key with answers to two questions stands twice.
  public static let all: [AssumptionSwitch] =
    [
      choice("panShape", .hysteresis, Assumptions.Shape.self),
      flag("panStrict", .hysteresis),
      choice("panOrigin", .hysteresis, Assumptions.TranslationOrigin.self),
      numbers("panHysteresis", .hysteresis, [8, 10, 12]),
      choice("scrollShape", .hysteresis, Assumptions.Shape.self),
      numbers("scrollSlop", .hysteresis, [8, 10, 12]),
      assumption("scrollHold", .race, [.word("none")]),
      assumption("scrollHold", .touchDelay, [.number(100), .number(150), .number(200)]),
      numbers("contentTouchDelay", .touchDelay, [100, 150, 200]),
      assumption("scrollRatio", .scrollDirection, [.word("none"), .number(1)]),
      flag("dragStealsScroll", .lateDrag),
      choice("activeChild", .activeChild, Assumptions.ActiveChild.self),
      choice("tieWinner", .activeChild, Assumptions.Side.self),
      choice("simultaneousZero", .zeroDistance, Assumptions.ZeroDistance.self),
      numbers("velocityBlend", .numbers, [0, 0.2, 0.25, 0.4]),
      numbers("pageFlick", .numbers, [100, 200, 400]),
      numbers("lockHalfAngle", .numbers, [20, 30, 40]),
      numbers("pinchThreshold", .numbers, [4, 8, 16]),
      choice("sequenceStart", .sequence, Assumptions.SequenceStart.self),
      flag("sequenceEndsWithoutSecond", .sequence),
      choice("lateFailure", .lateFailure, Assumptions.LateFailure.self),
      choice("stateOrder", .stateOrder, Assumptions.StateOrder.self),
      flag("dragZeroFiresOnBegan", .touchDown),
      choice("equalOrder", .order, Assumptions.EqualOrder.self),
      choice("deferredAtLift", .order, Assumptions.AtLift.self),
      choice("tapClockStart", .taps, Assumptions.TapClock.self),
      flag("tapCountRule", .taps),
      flag("simultaneousIncludesAncestors", .generation),
      AssumptionSwitch("profile", .generation, Scenario.generations.map(ParameterValue.word)),
    ]

  private static func assumption(
    _ key: String, _ question: AssumptionQuestion, _ values: [ParameterValue]
  ) -> Self {
    Self("assumptions." + key, question, values)
  }

  private static func flag(_ key: String, _ question: AssumptionQuestion) -> Self {
    assumption(key, question, [.flag(false), .flag(true)])
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, _ question: AssumptionQuestion, _ choices: Choice.Type
  ) -> Self {
    assumption(key, question, choices.allCases.map { .word($0.rawValue) })
  }

  private static func numbers(
    _ key: String, _ question: AssumptionQuestion, _ values: [Double]
  ) -> Self {
    Self("tuning." + key, question, values.map(ParameterValue.number))
  }
}

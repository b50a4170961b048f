import LabSimulation
import LabStudy
import Testing

@Suite("Switches of assumptions")
struct AssumptionSwitchTests {
  /// An open question about the system's recognizers, and keys that try an answer to it.
  struct Open: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var question: AssumptionQuestion
    var keys: [String]

    init(_ words: String, _ question: AssumptionQuestion, _ keys: [String]) {
      testDescription = words
      self.question = question
      self.keys = keys
    }
  }

  static let open = [
    Open(
      "the hysteresis of a pan, and the shape of a scroll view's slop", .hysteresis,
      [
        "assumptions.panShape", "assumptions.panStrict", "assumptions.panOrigin",
        "tuning.panHysteresis", "assumptions.scrollShape", "tuning.scrollSlop",
      ]),
    Open(
      "whether a vertical scroll view refuses horizontal movement (H3)", .scrollDirection,
      ["assumptions.scrollRatio"]),
    Open(
      "the content-touch delay and whether drags feel it (H2)", .touchDelay,
      ["assumptions.scrollHold", "tuning.contentTouchDelay"]),
    Open("the race without a wait (H1)", .race, ["assumptions.scrollHold"]),
    Open("a drag that steals a scroll later (H4)", .lateDrag, ["assumptions.dragStealsScroll"]),
    Open(
      "a child that is active when the scroll view begins", .activeChild,
      ["assumptions.activeChild", "assumptions.tieWinner"]),
    Open(
      "simultaneous with a minimum distance of 0", .zeroDistance, ["assumptions.simultaneousZero"]),
    Open(
      "velocity, paging, directional lock and pinch", .numbers,
      [
        "tuning.velocityBlend", "tuning.pageFlick", "tuning.lockHalfAngle",
        "tuning.pinchThreshold",
      ]),
    Open("the start of a sequence's second gesture", .sequence, ["assumptions.sequenceStart"]),
    Open("a failure after the begin", .lateFailure, ["assumptions.lateFailure"]),
    Open("the reset before or after the end", .stateOrder, ["assumptions.stateOrder"]),
    Open("a drag of distance 0 at touch-down", .touchDown, ["assumptions.dragZeroFiresOnBegan"]),
    Open(
      "the generations as a whole", .generation,
      ["profile", "assumptions.simultaneousIncludesAncestors"]),
  ]

  @Test("each open question has its settings", arguments: open)
  func questions(open: Open) {
    let keys = AssumptionSwitch.all.filter { $0.question == open.question }.map(\.key)
    #expect(Set(open.keys).isSubset(of: keys))
  }

  @Test("no question is without a switch")
  func complete() {
    #expect(Set(AssumptionSwitch.all.map(\.question)) == Set(AssumptionQuestion.allCases))
  }

  @Test("each assumption is a switch", arguments: Assumptions.parameters.map(\.key))
  func assumptions(key: String) {
    #expect(AssumptionSwitch.all.contains { $0.key == "assumptions." + key })
  }

  @Test("each value can be set and changes the scenario to it", arguments: AssumptionSwitch.all)
  func values(entry: AssumptionSwitch) throws {
    let scenario = Scenario(name: "x")
    let parameter = try #require(Scenario.parameters.first { $0.key == entry.key })
    for value in entry.values {
      let changed = try #require(
        scenario.under(AssumptionSetting(entry.key, entry.question, value)))
      #expect(parameter.value(in: changed) == value)
    }
  }

  @Test("the default is among the values of its key, and something else")
  func defaults() {
    let values = Dictionary(grouping: AssumptionSwitch.all, by: \.key)
      .mapValues { $0.flatMap(\.values) }
    for (key, values) in values {
      let present = Scenario.parameters.first { $0.key == key }?.value(in: Scenario(name: "x"))
      #expect(values.contains { $0 == present }, "\(key)")
      #expect(values.contains { $0 != present }, "\(key)")
      #expect(Set(values).count == values.count, "\(key)")
    }
  }

  @Test("what the scenario has already is left out, and its default comes in")
  func present() {
    let plain = Scenario(name: "x")
    var axis = plain
    axis.tuning.assumptions.panShape = .axis
    func names(_ scenario: Scenario) -> [String] {
      scenario.assumptionSettings.filter { $0.shortKey == "panShape" }.map(\.name)
    }
    #expect(names(plain) == ["panShape=axis"])
    #expect(names(axis) == ["panShape=radial"])
    #expect(plain.assumptionSettings.count == axis.assumptionSettings.count)
    #expect(!plain.assumptionSettings.contains { $0.name == "profile=18" })
  }

  @Test("a generation comes as a whole", arguments: [17, 26])
  func generation(profile: Int) throws {
    let setting = AssumptionSetting("profile", .generation, .word("\(profile)"))
    let scenario = try #require(Scenario(name: "x").under(setting))
    #expect(scenario.profile == profile)
    #expect(scenario.tuning.assumptions == Assumptions(profile: profile))
  }

  @Test("a key or a value that there is not gives no scenario")
  func unknown() {
    let scenario = Scenario(name: "x")
    #expect(scenario.under(AssumptionSetting("nothing", .taps, .flag(true))) == nil)
    #expect(
      scenario.under(AssumptionSetting("tuning.pageFlick", .numbers, .number(-1))) == nil)
  }
}

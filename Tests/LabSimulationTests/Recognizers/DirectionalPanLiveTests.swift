import LabSimulation
import LabTesting
import Testing

@Suite("Directional pan, event by event")
struct DirectionalPanLiveTests {
  private static func tester(
    _ decision: DirectionalPan.Decision = .published, threshold: Double = 10
  ) -> LiveTester<DirectionalPan> {
    var pan = DirectionalPan(tuning: Tuning())
    pan.decision = decision
    pan.threshold = threshold
    return LiveTester(pan)
  }

  /// One row of the field's table of the directional pan with the ratio 1.7.
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var moves: [(x: Double, y: Double)]
    var threshold = 10.0
    var published: [String]
    var withheld: [String]

    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "M09", moves: [(17, 10)], published: ["began@16", "ended@16"],
      withheld: ["began@16", "ended@16"]),
    Row(id: "M10", moves: [(10, 17)], published: ["failed@16"], withheld: ["failed@16"]),
    Row(
      id: "M11", moves: [(8.5, 8.5), (17, 17)], published: ["began@16", "cancelled@32"],
      withheld: ["failed@32"]),
    Row(
      id: "M12", moves: [(8.5, 8.5), (17, 17)], threshold: 6, published: ["failed@16"],
      withheld: ["failed@16"]),
    Row(
      id: "M13", moves: [(9, 5), (12, 6)], published: ["began@16", "changed@32", "ended@32"],
      withheld: ["began@32", "ended@32"]),
    Row(
      id: "M14", moves: [(20, 5), (20, 55), (20, 105)],
      published: ["began@16", "changed@32", "changed@48", "ended@48"],
      withheld: ["began@16", "changed@32", "changed@48", "ended@48"]),
  ]

  @Test(
    "M09-M14 the direction is decided once, and as published after the pan itself", arguments: rows)
  func vectors(row: Row) throws {
    for (decision, expected) in [
      (DirectionalPan.Decision.published, row.published), (.withheld, row.withheld),
    ] {
      var tester = Self.tester(decision, threshold: row.threshold)
      try tester.play(ScriptedStroke.through(row.moves))
      #expect(tester.states == expected + ["possible"], "\(decision)")
    }
  }

  @Test("M11 the evidence names the hysteresis of the begin, and the direction of the failure")
  func m11() throws {
    var tester = Self.tester()
    try tester.play(ScriptedStroke.through([(8.5, 8.5), (17, 17)]))
    #expect(
      tester.evidence == [
        Evidence(.distance, 144.5.squareRoot(), .atLeast, 10), Evidence(.across, 17, .above, 10),
      ])
    #expect(tester.steps == ["begin@16", "fail@32"])
  }

  @Test("a late failure that nobody obeys leaves the pan as it was")
  func ignoredFailure() throws {
    var pan = DirectionalPan(tuning: Tuning())
    var steps: [Proposal.Step] = []
    for frame in try ScriptedStroke.through([(8.5, 8.5), (17, 17), (30, 40)]).frames() {
      let proposal = pan.hear(frame.touches, at: frame.time, in: Surroundings())
      if proposal.step == .begin { pan.entered(.began, at: frame.time) }
      steps.append(proposal.step)
    }
    #expect(steps == [.stay, .begin, .fail, .change, .end])
  }

  @Test("a withheld pan that was never decided fails at the lift by its threshold")
  func undecided() throws {
    var tester = Self.tester(.withheld)
    try tester.play(ScriptedStroke.through([(8.5, 9)]))
    #expect(tester.steps == ["fail@16"])
    #expect(tester.evidence == [Evidence(.verticalDistance, 9, .atMost, 10)])
  }

  @Test("of two fingers the first one decides", arguments: [(30.0, 0.0, false), (0, 30, true)])
  func firstFinger(x: Double, y: Double, fails: Bool) throws {
    var tester = Self.tester(.withheld)
    try tester.play(
      .began(0, 0, at: 0), .began(100, 0, at: 8, finger: 1), .moved(100, 18, at: 16, finger: 1),
      .moved(x, y, at: 32), .ended(x, y, at: 48), .ended(100, 18, at: 48, finger: 1))
    #expect(tester.steps.first == (fails ? "fail@32" : "begin@32"))
  }

  @Test("a second sequence is decided anew")
  func reset() throws {
    var tester = Self.tester()
    try tester.play(ScriptedStroke.through([(0, 30)]))
    try tester.play(ScriptedStroke.delayed(ScriptedStroke.through([(30, 0)]), by: 500))
    #expect(tester.states == ["failed@16", "possible", "began@516", "ended@516", "possible"])
  }
}

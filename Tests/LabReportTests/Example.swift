import LabStudy

@testable import LabReport
@testable import LabSimulation

/// A comparison made by hand, so that layouts are shown without a simulation behind them.
enum Example {
  static var scenario: Scenario {
    var scenario = Scenario(name: "example")
    scenario.rows = [
      StrategyRow(Native()), StrategyRow(label: "mine, with \"quotes\"", EarlyDirectionFailure()),
    ]
    return scenario
  }

  static func result(
    _ verdict: Verdict, _ latency: Double?, _ displacement: Double?
  ) -> TrialResult {
    TrialResult(
      verdict: verdict, latency: latency, displacement: displacement, feedClaim: latency,
      carouselClaim: nil, feedActed: false, carouselActed: false, feedMoved: 100, carouselMoved: 0,
      feedOffset: 512.5, carouselPage: 2)
  }

  /// Three persons of two strokes per intent.
  static func comparison() throws -> Comparison {
    var tallies = [try StrategyTally(persons: 3), try StrategyTally(persons: 3)]
    func add(_ row: Int, _ intent: Intent, _ verdicts: [[Verdict]]) {
      for (person, verdicts) in verdicts.enumerated() {
        for verdict in verdicts {
          tallies[row].add(
            Decision(result(verdict, 20 + Double(person), 10 + Double(row))), of: intent,
            person: person)
        }
      }
    }
    var pairs = PairCounts(rows: 2)
    func add(_ intent: Intent, _ first: [[Verdict]], _ second: [[Verdict]]) {
      add(0, intent, first)
      add(1, intent, second)
      for (a, b) in zip(first.joined(), second.joined()) { pairs.add([a, b], of: intent.place) }
    }
    add(
      .scroll, [[.right, .right], [.right, .right], [.right, .undecided]],
      [[.right, .right], [.right, .stolenScroll], [.doubleMove, .undecided]])
    add(
      .page, [[.right, .lostSwipe], [.right, .short], [.right, .right]],
      [[.right, .right], [.right, .right], [.deadTouch, .twitched]])
    return Comparison(
      rows: zip(scenario.rows, tallies).map { Comparison.Row($0, $1) },
      persons: ["ann", "bob, jr", "cy"], pairs: pairs)
  }

  /// A preamble without versions and digests, which are no layout.
  static var preamble: Preamble {
    var preamble = Preamble(scenario, command: "gesture-lab compare example.json5")
    preamble.lines = [
      ("command", "gesture-lab compare example.json5"), ("scenario", "example"), ("seed", "1"),
    ]
    return preamble
  }

  static func report() throws -> ComparisonReport {
    try ComparisonReport(
      try comparison(), scenario: scenario, preamble: preamble, title: "example: by hand")
  }

  static func emptyReport() throws -> ComparisonReport {
    let row = Comparison.Row(StrategyRow(Native()), try StrategyTally(persons: 1))
    return try ComparisonReport(
      Comparison(rows: [row], persons: ["0"]), scenario: scenario, preamble: preamble,
      title: "empty")
  }

  /// Three strokes: a scroll, a turn, and one that was recorded without a plan.
  static var batch: TrialBatch {
    var batch = TrialBatch()
    batch.strokes = [
      StrokeRecord(
        address: StrokeAddress(person: 0, session: 1, stroke: 2),
        aim: Aim(intent: .scroll, direction: .up, turn: false),
        opening: Track.Event(time: 24, x: -10, y: -10),
        chordAngle: 90, speed: 512, plan: nil),
      StrokeRecord(
        address: StrokeAddress(person: 0, session: 1, stroke: 3),
        aim: Aim(intent: .page, direction: .left, turn: true), opening: nil, chordAngle: 0.25,
        speed: nil, plan: nil),
      StrokeRecord(
        address: StrokeAddress(person: 4, session: 0, stroke: 5),
        aim: Aim(intent: .page, direction: .right, turn: false), opening: nil,
        chordAngle: nil, speed: nil, plan: nil),
    ]
    batch.touches = [
      Touches([
        TouchEvent(phase: .began, time: 8.25, location: Vector(195, 400)),
        TouchEvent(phase: .moved, time: 24, location: Vector(195.5, 380 + 1.0 / 3)),
        TouchEvent(phase: .ended, time: 40, location: Vector(195.5, 300)),
      ]),
      Touches([
        TouchEvent(phase: .began, time: 0, location: Vector(1e-7, 400)),
        TouchEvent(phase: .cancelled, time: 16, location: Vector(-0.0, 400)),
      ]),
      Touches(),
    ]
    batch.results = [
      result(.right, 24, 19.5), result(.stolenScroll, 24.5, nil), result(.deadTouch, nil, nil),
      result(.right, 0.1, 10), result(.undecided, nil, nil), result(.outside, nil, nil),
    ]
    return batch
  }
}

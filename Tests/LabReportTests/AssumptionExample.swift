@testable import LabSimulation
@testable import LabStudy

/// Two rows and two settings by hand; of each of ten persons a scroll and a page turn.
enum AssumptionExample {
  /// As it stands `b` steals eight scrolls; the first setting turns this round, the second ends it.
  static let wrongScrolls = [0..<0, 0..<8, 0..<8, 0..<0, 0..<0, 0..<0]

  static func study(decided: Bool = true) throws -> AssumptionStudy {
    var batch = TrialBatch()
    for person in 0..<10 {
      for intent in [Intent.scroll, .page] {
        batch.strokes.append(
          StrokeRecord(
            address: StrokeAddress(person: person, session: 0, stroke: 0),
            aim: Aim(intent: intent, direction: .up, turn: true), opening: nil, chordAngle: nil,
            speed: nil, plan: nil))
        for wrong in wrongScrolls {
          let isWrong = intent == .scroll && wrong.contains(person)
          let verdict = isWrong ? Verdict.stolenScroll : .right
          batch.results.append(Example.result(decided ? verdict : .undecided, nil, nil))
        }
      }
    }
    var counts = AssumptionCounts(["a", "b"], intents: 2, settings: 2, persons: 10)
    counts.add(batch)
    return try AssumptionStudy(
      ["a", "b"].map { StrategyRow(label: $0, Native()) }, of: FeedCarousel.self,
      [
        AssumptionSetting("tuning.scrollSlop", .hysteresis, .number(8)),
        AssumptionSetting("profile", .generation, .word("26")),
      ], profile: 18, counts)
  }
}

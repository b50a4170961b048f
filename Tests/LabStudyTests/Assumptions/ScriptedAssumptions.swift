@testable import LabSimulation
@testable import LabStudy

/// A study by hand: three rows, ten persons, of each a scroll and a page turn.
///
/// As the scenario stands `b` steals the scrolls of eight persons and `a` and `c` are right.
enum ScriptedAssumptions {
  /// What one row does otherwise under a setting.
  struct Script {
    var wrongScrolls = 0..<0
    var wrongPages = 0..<0
    /// So much further does the feed move in the scrolls of the first three persons.
    var moved = 0.0
  }

  static let persons = 10
  static let labels = ["a", "b", "c"]
  static let base = [Script(), Script(wrongScrolls: 0..<8), Script()]

  static let settings: [(setting: AssumptionSetting, rows: [Script])] = [
    (
      AssumptionSetting("tuning.scrollSlop", .hysteresis, .number(8)),
      [Script(wrongScrolls: 0..<8), Script(), Script()]
    ),
    (
      AssumptionSetting("tuning.scrollSlop", .hysteresis, .number(12)),
      [Script(), Script(wrongScrolls: 0..<4), Script()]
    ),
    (
      AssumptionSetting("profile", .generation, .word("26")),
      [Script(), Script(wrongScrolls: 0..<8), Script(wrongScrolls: 0..<9, wrongPages: 0..<9)]
    ),
    (
      AssumptionSetting("tuning.pageFlick", .numbers, .number(100)),
      [Script(moved: 0.5), Script(wrongScrolls: 0..<8), Script()]
    ),
    (
      AssumptionSetting("tuning.pinchThreshold", .numbers, .number(4)),
      [Script(moved: 1e-9), Script(wrongScrolls: 0..<8), Script()]
    ),
  ]

  /// - Parameter persons: how many of the persons there are.
  static func study(persons: Int = persons) throws -> AssumptionStudy {
    var counts = AssumptionCounts(
      labels, intents: 2, settings: settings.count, persons: persons)
    // In two batches: what came before the first change counts too.
    for range in [0..<persons / 2, persons / 2..<persons] { counts.add(batch(range)) }
    return try AssumptionStudy(
      labels.map { StrategyRow(label: $0, Native()) }, of: FeedCarousel.self,
      settings.map(\.setting), profile: 18, counts)
  }

  private static func batch(_ persons: Range<Int>) -> TrialBatch {
    var batch = TrialBatch()
    for person in persons {
      for intent in [Intent.scroll, .page] {
        batch.strokes.append(
          StrokeRecord(
            address: StrokeAddress(person: person, session: 0, stroke: 0),
            aim: Aim(intent: intent, direction: .up, turn: true), opening: nil, chordAngle: nil,
            speed: nil, plan: nil))
        for script in base + settings.flatMap(\.rows) {
          batch.results.append(result(script, intent, person))
        }
      }
    }
    return batch
  }

  private static func result(_ script: Script, _ intent: Intent, _ person: Int) -> TrialResult {
    let isScroll = intent == .scroll
    let isWrong = (isScroll ? script.wrongScrolls : script.wrongPages).contains(person)
    return TrialResult(
      verdict: !isWrong ? .right : isScroll ? .stolenScroll : .lostSwipe, latency: nil,
      displacement: nil, feedClaim: nil, carouselClaim: nil, feedActed: false,
      carouselActed: false, feedMoved: isScroll && person < 3 ? script.moved : 0,
      carouselMoved: 0, feedOffset: 0, carouselPage: 0)
  }
}

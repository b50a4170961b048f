import LabSimulation

/// What some rows did to the same strokes under a base and under several settings, counted.
///
/// Memory grows with the persons, not with the strokes, and only for rows and settings with a verdict
/// that is not the base's.
struct AssumptionCounts: Sendable {
  /// The strokes of one row whose end is not that of the base.
  struct Changes: Sendable, Hashable {
    var verdicts = 0
    /// Also claims, movements and places of rest.
    var outcomes = 0
  }

  let labels: [String]
  let settings: Int
  private(set) var strokes = 0
  private(set) var base: [CountedRow]
  /// Setting by setting the rows, where a verdict has changed.
  private var counted: [CountedRow?]
  private var changes: [Changes]

  init(_ labels: [String], intents: Int, settings: Int, persons: Int) {
    self.labels = labels
    self.settings = settings
    base = labels.map { CountedRow($0, intents: intents, persons: persons) }
    counted = Array(repeating: nil, count: labels.count * settings)
    changes = Array(repeating: Changes(), count: labels.count * settings)
  }

  /// Adds strokes, each with the results of the rows under the base and then setting by setting.
  mutating func add(_ batch: TrialBatch) {
    let rows = labels.count
    for (number, stroke) in batch.strokes.enumerated() {
      let first = number * rows * (settings + 1)
      let (intent, person) = (stroke.intent, stroke.address.person)
      for place in counted.indices {
        let result = batch.results[first + rows + place]
        let plain = batch.results[first + place % rows]
        if result.verdict != plain.verdict {
          changes[place].verdicts += 1
          // All strokes before this one were judged as under the base.
          if counted[place] == nil { counted[place] = base[place % rows] }
        }
        if !result.isSame(as: plain) { changes[place].outcomes += 1 }
        counted[place]?.add(result.verdict, of: intent, person: person)
      }
      for row in base.indices {
        base[row].add(batch.results[first + row].verdict, of: intent, person: person)
      }
    }
    strokes += batch.strokes.count
  }

  /// The rows under a setting.
  func rows(under setting: Int) -> [CountedRow] {
    base.indices.map { counted[setting * labels.count + $0] ?? base[$0] }
  }

  func changes(under setting: Int) -> [Changes] {
    Array(changes[setting * labels.count..<(setting + 1) * labels.count])
  }
}

extension TrialResult {
  /// Two arenas may play the same and add in another order: places may differ by so much, in points.
  private static let rounding = 1e-6

  fileprivate func isSame(as other: Self) -> Bool {
    verdict == other.verdict && feedClaim == other.feedClaim
      && carouselClaim == other.carouselClaim && carouselPage == other.carouselPage
      && Self.isClose(feedMoved, other.feedMoved) && Self.isClose(feedOffset, other.feedOffset)
      && Self.isClose(carouselMoved, other.carouselMoved)
  }

  private static func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < rounding }
}

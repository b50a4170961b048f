import Foundation
import LabSimulation
import LabStudy
import Testing

/// The shortcut is used for every stroke of a comparison, so it is held against the arena stroke by
/// stroke: 1,200 of the shipped scenario here, all 24,000 with `GESTURE_LAB_LONG=1`.
@Suite("The shortcut on the strokes of the default hand")
struct ShortcutStrokesTests {
  private static let isLong = ProcessInfo.processInfo.environment["GESTURE_LAB_LONG"] == "1"

  @Test("every row of the shipped kind judges every stroke as the arena does")
  func everyStroke() async throws {
    var scenario = Scenario.shipped
    if !Self.isLong { scenario.persons = 10 }
    let rows = Scenario.everyRow
    let tuning = scenario.tuning
    let experiment = try scenario.experiment { contest in
      rows.compactMap(\.contestStrategy).flatMap { strategy -> [Contender] in
        [
          .shortcut(strategy.arrangement(for: contest, tuning: tuning)),
          .scene(strategy.scene(for: contest, tuning: tuning), interruptions: []),
        ]
      }
    }
    var different: [String] = []
    try await experiment.run(jobs: 2) { batch in
      for (index, stroke) in batch.strokes.enumerated() {
        for (number, row) in rows.enumerated() {
          let place = (index * rows.count + number) * 2
          let shortcut = batch.results[place]
          let arena = batch.results[place + 1]
          if !arena.isClose(to: shortcut) {
            different.append("\(row.label) \(stroke.address)")
          }
        }
      }
    }
    #expect(different == [])
  }
}

extension TrialResult {
  /// Equal but for the rounding of sums in another order.
  fileprivate func isClose(to other: Self) -> Bool {
    verdict == other.verdict && latency == other.latency && displacement == other.displacement
      && feedClaim == other.feedClaim && carouselClaim == other.carouselClaim
      && carouselPage == other.carouselPage && abs(feedMoved - other.feedMoved) < 1e-6
      && abs(carouselMoved - other.carouselMoved) < 1e-6
      && abs(feedOffset - other.feedOffset) < 1e-6
  }
}

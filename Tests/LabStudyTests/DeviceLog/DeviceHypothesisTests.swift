import Foundation
import LabSimulation
import LabStudy
import LabTesting
import Testing

/// Logs made by the arena under one hypothesis: six of them, all with `GESTURE_LAB_LONG=1`.
@Suite("Hypotheses that a device log names")
struct DeviceHypothesisTests {
  private static let isLong = ProcessInfo.processInfo.environment["GESTURE_LAB_LONG"] == "1"

  private static let strategies: [String] = [
    "native", "high-priority", "simultaneous", "simultaneous:k=2,at=end", "simultaneous:distance=0",
    "early-direction-failure", "early-direction-failure:decide=withheld", "plain-drag",
  ]

  /// Strokes of the shipped hand, the corner of the direction test, and a slanted one.
  private static func touches(_ count: Int) throws -> [Touches] {
    var finger = try Finger(
      seed: 5,
      geometry: FingerGeometry(
        screen: Scenario.shipped.layout.screen, startArea: Scenario.shipped.startArea))
    return (0..<count).map { number in
      finger.make(StrokeAddress(person: number / 4, session: 0, stroke: number % 4)).touches
    } + [
      ScriptedStroke.through([(-8.5, -8.5), (-17, -17), (-60, -60)]),
      ScriptedStroke.straight(angle: 35, step: 20),
    ]
  }

  private static func check(_ model: DeviceModel, strokes: Int) throws -> DeviceCheck {
    var log = DeviceLogText(system: "\(model.profile).0")
    let tuning = try #require(model.hypothesis.tuning(profile: model.profile))
    for text in strategies {
      let strategy = try #require(try DeviceLog.strategy(text).contestStrategy)
      for touches in try touches(strokes) { log.add(strategy, touches, under: tuning) }
    }
    let checks = try DeviceLog(log.bytes, file: "d.log").checks(file: "d.log")
    return try #require(checks.first)
  }

  @Test("a log made under a hypothesis names it, and ties it only with those that do the same")
  func names() throws {
    let models = DeviceModel.all.filter { Self.isLong || Self.short.contains($0.name) }
    for model in models {
      let check = try Self.check(model, strokes: Self.isLong ? 20 : 3)
      let best = try #require(check.groups.first)
      #expect(best.agree == check.strokes.count, "\(model.name)")
      let names = best.models.map { check.models[$0].name }
      #expect(names.contains(model.name), "\(model.name): \(names)")
      for (_, other) in Self.distinct.filter({ $0.model == model.name }) {
        #expect(!names.contains(other), "\(model.name): \(names)")
      }
    }
  }

  private static let short = [
    "race-17 on 17", "race-26 on 26", "hold-150 on 18", "cone-1 on 26", "silent-failure on 18",
  ]

  /// Hypotheses that these strokes tell apart.
  private static let distinct: [(model: String, other: String)] = [
    // A slanted stroke under a plain `.gesture`: on 17 the feed ends a drag that is active.
    ("race-17 on 17", "race-18 on 18"),
    // A steep stroke: a simultaneous drag shuts the feed out, or not.
    ("race-26 on 26", "race-18 on 18"), ("still-beside on 26", "race-26 on 26"),
    ("hold-150 on 18", "race-18 on 18"), ("zero-blocks on 18", "race-18 on 18"),
    // The slanted one and the corner, under the direction test.
    ("cone-1 on 26", "race-26 on 26"), ("silent-failure on 18", "race-18 on 18"),
  ]
}

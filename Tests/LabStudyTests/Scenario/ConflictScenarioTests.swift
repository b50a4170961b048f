import Foundation
import LabSimulation
import LabTesting
import Testing

@testable import LabStudy

/// Laws over all conflicts: an entry is tested by being registered.
@Suite("Conflicts and the scenarios that ship for them")
struct ConflictScenarioTests {
  static let names = Conflicts.names
  static let staged = Conflicts.names.filter { $0 != FeedCarousel.name }

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: PackageFiles.path("scenarios/\(name).json5"), encoding: .utf8)
  }

  private static func scenario(_ name: String) throws -> Scenario {
    var scenario = try Scenario(Array(text(name).utf8), file: "scenarios/\(name).json5")
    (scenario.persons, scenario.sessions) = (4, 2)
    return scenario
  }

  private static func names(of conflict: any Conflict.Type) -> [String] {
    conflict.strategies.map { $0.name }
  }

  @Test("verdicts have their places and names of their own", arguments: names)
  func verdicts(name: String) throws {
    let conflict = try #require(Conflicts.named(name))
    let verdicts = conflict.verdicts
    #expect(verdicts.map(\.rawValue) == verdicts.indices.map { UInt8($0) })
    #expect(Set(verdicts.map(\.name)).count == verdicts.count)
    #expect(verdicts.contains { $0.weight == .right })
    for verdict in verdicts {
      #expect(verdict.name.allSatisfy { $0.isLowercase || $0 == "_" }, "\(verdict.name)")
      if let intent = verdict.intent { #expect(conflict.intents.indices.contains(intent)) }
    }
    #expect(Set(conflict.intents.map(\.name)).count == conflict.intents.count)
    #expect(!conflict.intents.map(\.name).contains(IntentScope.all.name))
    let strategies = Self.names(of: conflict)
    #expect(Set(strategies).count == strategies.count)
  }

  @Test("every stroke of a staged conflict counts", arguments: staged)
  func counted(name: String) throws {
    let conflict = try #require(Conflicts.named(name))
    let uncounted = conflict.verdicts.filter { !$0.isDecided }
    #expect(uncounted.isEmpty)
  }

  @Test(
    "the shipped scenario names its conflict, all its keys and all its strategies",
    arguments: staged)
  func shipped(name: String) throws {
    let scenario = try Self.scenario(name)
    let conflict = try #require(Conflicts.named(name))
    #expect(type(of: scenario.conflict).name == name)
    #expect(Set(scenario.rows.map(\.name)) == Set(Self.names(of: conflict)))
    let text = try Self.text(name)
    for parameter in scenario.conflictParameters {
      let word = parameter.key.split(separator: ".").last.map(String.init) ?? parameter.key
      #expect(text.contains("\(word):"), "\(parameter.key)")
    }
    for row in scenario.rows {
      for setting in row.strategy.settings {
        #expect(text.contains("\(setting.key):"), "\(row.name) \(setting.key)")
      }
    }
  }

  @Test("the numbers that the shipped scenario shows are the defaults", arguments: staged)
  func defaults(name: String) throws {
    let scenario = try Self.scenario(name)
    var plain = scenario
    plain.conflict = type(of: scenario.conflict).init()
    for parameter in scenario.conflictParameters {
      #expect(parameter.value(in: scenario) == parameter.value(in: plain), "\(parameter.key)")
    }
  }

  @Test("any split of the strokes gives the same strokes and results", arguments: staged)
  func splits(name: String) throws {
    let scenario = try Self.scenario(name)
    let count = 60
    let plan = try scenario.experiment(
      of: scenario.rows, under: [scenario], keepsTouches: true
    ).plan
    let whole = plan.run(0..<count)
    #expect(whole.results.count == count * scenario.rows.count)
    for cuts in [[1], [7, 8, 31], Array(1..<count)] {
      let bounds = [0] + cuts + [count]
      let parts = zip(bounds, bounds.dropFirst()).map { plan.run($0..<$1) }
      #expect(parts.flatMap(\.strokes) == whole.strokes)
      #expect(parts.flatMap(\.results) == whole.results)
      #expect(parts.flatMap(\.touches) == whole.touches)
    }
  }

  @Test("a strategy is judged alike whoever else competes", arguments: staged)
  func alone(name: String) throws {
    let scenario = try Self.scenario(name)
    let together = try scenario.experiment(of: scenario.rows).plan.run(0..<80)
    for (index, row) in scenario.rows.enumerated() {
      let alone = try scenario.experiment(of: [row]).plan.run(0..<80)
      let verdicts = stride(from: index, to: together.results.count, by: scenario.rows.count)
        .map { together.results[$0] }
      #expect(alone.results == verdicts, "\(row.label)")
    }
  }

  @Test("some strokes of every intent are right under every strategy", arguments: staged)
  func possible(name: String) throws {
    let scenario = try Self.scenario(name)
    let batch = try scenario.experiment(of: scenario.rows).plan.run(0..<(scenario.strokes ?? 0))
    for intent in type(of: scenario.conflict).intents.indices {
      let places = batch.strokes.indices.filter { batch.strokes[$0].intent == intent }
      #expect(places.count > 20)
      let right = scenario.rows.indices.filter { row in
        places.contains {
          batch.results[$0 * scenario.rows.count + row].verdict.weight == .right
        }
      }
      #expect(!right.isEmpty, "\(intent)")
    }
  }

  @Test("a cancel at any moment is judged by what it leaves behind", arguments: staged)
  func cancelled(name: String) throws {
    var scenario = try Self.scenario(name)
    scenario.cancels = 1
    let batch = try scenario.experiment(of: scenario.rows).plan.run(0..<120)
    let last = type(of: scenario.conflict).verdicts.suffix(ConflictFault.allCases.count)
    #expect(batch.results.allSatisfy { last.contains($0.verdict) })
  }

  @Test("a tuner that weighs scrolls against pages refuses other conflicts", arguments: staged)
  func tuned(name: String) async throws {
    let scenario = try Self.scenario(name)
    let row = try #require(scenario.rows.first { !TunePlan.everyNumber(of: $0.strategy).isEmpty })
    let plan = try TunePlan(TunePlan.everyNumber(of: row.strategy), for: row.strategy)
    await #expect(throws: ScenarioError.otherConflict(name)) {
      try await scenario.tune(row, plan, jobs: 1)
    }
  }

  @Test("another conflict's strategy is refused with its place")
  func foreign() throws {
    let text = """
      { conflict: "reorder",
        strategies: ["native"] }
      """
    let error = #expect(throws: InputError.self) {
      try Scenario(Array(text.utf8), file: "s.json5")
    }
    #expect(error.map { "\($0)".hasPrefix("s.json5:2:16") } == true, "\(String(describing: error))")
  }

  @Test(
    "what does not fit a conflict is refused",
    arguments: [
      ("{ conflict: \"reordr\", strategies: [\"handle\"] }", "reorder"),
      (
        "{ conflict: \"reorder\", layout: { feed: {} }, strategies: [\"handle\"] }",
        "unknown key \"feed\" in layout"
      ),
      ("{ conflict: \"reorder\", tasks: { hold: 5 }, strategies: [\"handle\"] }", "10 to 10000"),
      ("{ tasks: { hold: 500 }, strategies: [\"native\"] }", "tasks"),
      (
        "{ conflict: \"reorder\", views: [{ name: \"a\", frame: {} }], strategies: [\"handle\"] }",
        "views"
      ),
    ])
  func refused(text: String, part: String) throws {
    let error = #expect(throws: InputError.self) {
      try Scenario(Array(text.utf8), file: "s.json5")
    }
    #expect(error.map { "\($0)".contains(part) } == true, "\(String(describing: error))")
  }

  @Test("the digest of a feed does not know of conflicts, that of a conflict names it")
  func digests() throws {
    #expect(!Scenario.shipped.conditions.contains { $0.key == "conflict" })
    let reorder = try Self.scenario("reorder")
    #expect(reorder.conditions.contains(Condition(key: "conflict", value: "reorder")))
    #expect(!reorder.conditions.contains { $0.key.hasPrefix("layout.feed") })
    var changed = reorder
    let key = try #require(changed.conflictParameters.first { $0.key == "tasks.hold" })
    try key.set(.number(600), in: &changed)
    #expect(changed.digest != reorder.digest)
  }
}

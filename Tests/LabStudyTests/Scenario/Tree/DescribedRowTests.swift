import LabSimulation
import LabStudy
import Testing

@Suite("Rows of described gestures")
struct DescribedRowTests {
  private static func scenario() throws -> Scenario {
    var scenario = try SceneSample.scenario(SceneSample.full)
    scenario.persons = 2
    scenario.sessions = 1
    return scenario
  }

  private static let refused = ScenarioError.describedRow("described")

  @Test("are neither swept nor tuned nor locked")
  func others() async throws {
    let scenario = try Self.scenario()
    let row = scenario.rows[0]
    #expect(Self.refused.description.contains("native"))
    #expect(throws: Self.refused) {
      try SweepPlan(scenario, row, over: [.init(key: "hand.speeds", range: "300,600")])
    }
    await #expect(throws: Self.refused) {
      try await scenario.tune(row, TunePlan(keys: []), jobs: 1)
    }
    await #expect(throws: Self.refused) {
      try await scenario.sensitivity(of: row, to: [], jobs: 1)
    }
    await #expect(throws: Self.refused) {
      try await Lock(
        .recorded(LockMetric(.error, .all)), of: row, in: scenario, path: "s", jobs: 1)
    }
  }

  @Test("registered strategies are swept on a tree, but not over a layout that is not there")
  func sweep() throws {
    let scenario = try Self.scenario()
    let plan = try SweepPlan(
      scenario, scenario.rows[1], over: [.init(key: "layout.carousel.height", range: "300,400")])
    let error = try #require(throws: SweepError.self) {
      try SweepUnits(plan)
    }
    #expect(error.description.contains("one of the two"))
  }

  @Test("have no parameters on the command line")
  func specification() throws {
    let rows = try Self.scenario().rows
    #expect(try StrategySpecification.read("described", rows: rows).described != nil)
    let error = try #require(throws: SpecificationError.self) {
      try StrategySpecification.read("described:ratio=1", rows: rows)
    }
    #expect(error.description == "described has no parameters")
  }

  @Test("two rows that change the same tree in other ways have other parameters")
  func parameters() throws {
    let added = [
      "without: ['a.pan']", "gestures: { a: [{ name: 'g', gesture: { tap: {} } }] }",
      "gestures: { b: [{ name: 'g', gesture: { tap: {} } }] }",
      "gestures: { a: [{ name: 'g', gesture: { tap: { count: 2 } } }] }",
      "recognizers: { a: [{ name: 'g', kind: 'tap' }] }",
      "relations: [{ waiter: 'a.pan', waitsFor: 'b.pan' }]",
      "relations: [{ waiter: 'b.pan', waitsFor: 'a.pan' }]",
    ]
    let rows = added.enumerated().map { "{ name: 'described', label: 'row \($0)', \($1) }" }
    let scenario = try SceneSample.scenario(
      SceneSample.view(
        "scroll: {}, children: [{ name: 'b', frame: { width: 9, height: 9 }, scroll: {} }]",
        "strategies: [\(rows.joined(separator: ", "))]"))
    #expect(Set(scenario.rows.map(\.parameters)).count == added.count)
  }
}

@Suite("The conditions of a tree")
struct SceneConditionTests {
  private static func conditions(_ text: String) throws -> [String: String] {
    let conditions = try SceneSample.scenario(text).conditions
    return Dictionary(uniqueKeysWithValues: conditions.map { ($0.key, $0.value) })
  }

  @Test("are the digest of the views in place of the layout, and the interruptions")
  func keys() throws {
    let full = try Self.conditions(SceneSample.full)
    #expect(full["views digest"]?.count == 16)
    #expect(full["layout.viewport.width"] == nil)
    #expect(
      full["interruptions"]
        == "100 systemCancel; 120.5 removeView photo; 1 disable feed.edge; 2 enable feed.pan; "
        + "3 mask carousel.drag; 4 moveView box 1 -2; 5 pinch")
    let plain = try Self.conditions("{ strategies: ['native'] }")
    #expect(plain["views digest"] == nil && plain["interruptions"] == nil)
    #expect(plain["layout.viewport.width"] == "390")
  }

  @Test(
    "every change of the tree is another question",
    arguments: [
      ("contentHeight: 6000", "contentHeight: 6001"), ("offset: 400", "offset: 401"),
      ("bounces: false", "bounces: true"), ("velocityX: 1", "velocityX: 2"),
      ("edgeWidth: 30", "edgeWidth: 31"), ("ratio: 2", "ratio: 3"), ("atMost: 150", "atMost: 151"),
      ("minimumDistance: 30", "minimumDistance: 31"), ("space: \"feed\"", "space: \"local\""),
      ("onEnded: \"turn\"", "onEnded: \"page\""), ("pageRule: \"half\"", "pageRule: \"flick\""),
      ("page: 2", "page: 3"), ("alpha: 0.5", "alpha: 0.6"), ("at: \"end\"", "at: \"change\""),
      ("x: 10, y: 20, width: 300", "x: 10, y: 20, width: 301"),
      ("mask: \"gesture\"", "mask: \"all\""), ("y: 600", "y: 601"),
      ("{ outside: \"carousel\" }", "\"never\""), ("at: 120.5", "at: 120"),
      ("simultaneous: [\"map.pan\"", "neverPrevents: [\"map.pan\""),
    ])
  func digest(old: String, new: String) throws {
    let text = SceneSample.full.replacing(old, with: new, maxReplacements: 1)
    #expect(text != SceneSample.full)
    #expect(
      try SceneSample.scenario(text).digest != SceneSample.scenario(SceneSample.full).digest)
  }
}

import LabSimulation
import LabStudy
import Testing

@Suite("The profile of a scenario")
struct ProfileTests {
  private static func assumptions(_ keys: String) throws -> Assumptions {
    try SceneSample.scenario("{ strategies: ['native'], \(keys) }").tuning.assumptions
  }

  @Test("sets the assumptions of its generation", arguments: [17, 18, 26])
  func generations(number: Int) throws {
    #expect(try Self.assumptions("profile: \(number)") == Assumptions(profile: number))
    #expect(try Self.assumptions("profile: '\(number)'") == Assumptions(profile: number))
  }

  @Test("gives way to assumptions that are given, before it or behind it in the text")
  func overridden() throws {
    var expected = Assumptions(profile: 17)
    expected.tieWinner = .scroll
    expected.panStrict = true
    let given = "assumptions: { tieWinner: 'scroll', panStrict: true }"
    #expect(try Self.assumptions("\(given), profile: 17") == expected)
    #expect(try Self.assumptions("profile: 17, \(given)") == expected)
  }

  @Test("that is varied moves the assumptions that nobody chose, there and back")
  func varied() throws {
    let parameter = try #require(Scenario.parameters.first { $0.key == "profile" })
    var scenario = Scenario(name: "s")
    scenario.tuning.assumptions.activeChild = .loses
    let before = scenario.tuning
    try parameter.set(.word("26"), in: &scenario)
    #expect(scenario.profile == 26)
    #expect(!scenario.tuning.assumptions.simultaneousIncludesAncestors)
    #expect(scenario.tuning.assumptions.activeChild == .loses)
    try parameter.set(.word("18"), in: &scenario)
    #expect(scenario.tuning == before)
  }

  @Test("18 leaves the digest as it is, and others change it")
  func digest() throws {
    func digest(_ keys: String) throws -> String {
      try SceneSample.scenario("{ strategies: ['native'], \(keys) }").digest
    }
    let plain = try digest("")
    #expect(try digest("profile: 18") == plain)
    #expect(try digest("profile: 17") != plain)
    #expect(try digest("profile: 26") != plain)
  }
}

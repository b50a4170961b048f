import LabSimulation
import LabStudy
import Testing

@Suite("Reading a scenario")
struct ScenarioReadingTests {
  private func scenario(_ text: String, file: String = "folder/small.json5") throws -> Scenario {
    try Scenario(Array(text.utf8), file: file)
  }

  @Test("every key that is left out keeps its default, and the name is that of the file")
  func defaults() throws {
    let read = try scenario("{ strategies: ['native'] }")
    let plain = Scenario(name: "small")
    #expect(read.name == "small")
    #expect(read.conditions == plain.conditions)
    #expect(read.rows.map(\.label) == ["native"])
  }

  @Test(
    "only the last extension of a file name is left out of the name",
    arguments: [
      ("a/feed.v2.json5", "feed.v2"), ("feed", "feed"), ("-", "-"), (".json5", ".json5"),
      ("a/b\r\nc.json5", "bU+000DU+000Ac"),
    ])
  func names(file: String, name: String) throws {
    #expect(try scenario("{ strategies: ['native'] }", file: file).name == name)
  }

  @Test("keys stand in nested objects, and each reaches its own value")
  func nested() throws {
    let read = try scenario(
      """
      {
        name: 'mine', persons: 3, sessions: 2, strokesPerSession: 10,
        layout: {
          viewport: { width: 320, height: 568 },
          feed: { contentLength: 2000, offset: 100 },
          carousel: { x: 10, y: 20, width: 300, height: 200, pages: 4, page: 3 },
        },
        hand: { population: 'index', angles: [0, 30], speeds: 500, length: '200pt', up: 0.5 },
        device: { scanHz: 60, deliveryHz: '60Hz', pointsPerInch: 163 },
        tuning: { panHysteresis: 12 },
        strategies: ['native'],
      }
      """)
    #expect(read.name == "mine")
    #expect(read.strokes == 60)
    #expect(read.layout.screen == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(read.layout.carousel == Rect(x: 10, y: 20, width: 300, height: 200))
    #expect(read.layout.feedLength == 2000)
    #expect(read.layout.feedOffset == 100)
    #expect((read.layout.pages, read.layout.page) == (4, 3))
    #expect(read.hand.population == "index")
    #expect(read.hand.angles == [0, 30])
    #expect(read.hand.speeds == [500])
    #expect(read.hand.length == 200)
    #expect(read.hand.up == 0.5)
    #expect((read.device.scanHz, read.device.deliveryHz) == (60, 60))
    #expect(read.pointsPerInch == 163)
    #expect(read.tuning.panHysteresis == 12)
    #expect(read.tuning.scrollSlop == Tuning().scrollSlop)
  }

  @Test(
    "a seed has all its 64 bits",
    arguments: [
      ("0", 0), ("18446744073709551615", .max), ("9007199254740993", 9_007_199_254_740_993),
      ("0xFFFFFFFFFFFFFFFE", .max - 1),
    ] as [(String, UInt64)])
  func seeds(text: String, seed: UInt64) throws {
    #expect(try scenario("{ seed: \(text), strategies: ['native'] }").seed == seed)
  }

  @Test("a strategy is a name or an object with a label and nested parameters")
  func strategies() throws {
    let rows = try scenario(
      """
      { strategies: [
        'simultaneous',
        { name: 'native', page: { rule: 'half' } },
        { name: 'early-direction-failure', label: 'mine', ratio: 1, decide: 'withheld' },
      ] }
      """
    ).rows
    #expect(rows.map(\.label) == ["simultaneous", "native:page.rule=half", "mine"])
    #expect(rows.map(\.name) == ["simultaneous", "native", "early-direction-failure"])
    #expect((rows[1].strategy as? Native)?.pageRule == .half)
    let early = try #require(rows[2].strategy as? EarlyDirectionFailure)
    #expect((early.ratio, early.decision, early.threshold) == (1, .withheld, 10))
    #expect(
      rows[2].parameters == "ratio=1 threshold=10 decide=withheld feedWaits=false "
        + "commitOnCancel=false page.rule=projected")
  }

  @Test("a dotted key stands in quotes or nested, and not both")
  func dottedKeys() throws {
    func rule(_ text: String) throws -> PageRule? {
      let bytes = Array("{ strategies: [{ name: \"native\", \(text) }] }".utf8)
      return (try Scenario(bytes, file: "x").rows[0].strategy as? Native)?.pageRule
    }
    #expect(try rule("\"page.rule\": \"half\"") == .half)
    #expect(try rule("page: { rule: \"half\" }") == .half)
    #expect(throws: InputError.self) {
      try rule("\"page.rule\": \"flick\", page: { rule: \"half\" }")
    }
  }

  @Test("the shipped scenario has every registered strategy, and the early failure withheld")
  func shipped() {
    #expect(
      Scenario.shipped.rows.map(\.label)
        == Strategies.names + ["early-direction-failure:decide=withheld"])
    #expect(Scenario.shipped.contradiction?.key == nil)
    #expect(Scenario.shipped.strokes == 24_000)
  }

  @Test("the most strokes are 2^31, and a product beyond 64 bits is refused as well")
  func strokes() {
    var scenario = Scenario(name: "many")
    (scenario.persons, scenario.sessions, scenario.strokesPerSession) = (1 << 20, 1 << 10, 2)
    #expect(scenario.strokes == 1 << 31)
    scenario.strokesPerSession = 3
    #expect(scenario.strokes == nil)
    (scenario.persons, scenario.sessions, scenario.strokesPerSession) = (1 << 40, 1 << 40, 1)
    #expect(scenario.strokes == nil)
    #expect(scenario.contradiction?.key == "persons")
  }
}

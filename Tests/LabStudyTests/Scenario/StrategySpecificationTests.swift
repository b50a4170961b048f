import LabSimulation
import LabStudy
import Testing

@Suite("Strategies on the command line")
struct StrategySpecificationTests {
  private let rows = [
    StrategyRow(label: "mine", EarlyDirectionFailure.with(ratio: 1.2, .withheld)),
    StrategyRow(Native()),
  ]

  @Test("a name alone is the strategy with its defaults")
  func name() throws {
    for name in Strategies.names {
      let row = try StrategySpecification.read(name)
      #expect(row.name == name)
      #expect(row.label == name)
      #expect(row.strategy.changedSettings.isEmpty)
    }
  }

  @Test("settings follow the colon, with units, words, choices and flags")
  func settings() throws {
    let hold = try StrategySpecification.read("high-priority:hold=150ms,distance=20")
    #expect((hold.strategy as? HighPriority)?.hold == 150)
    #expect((hold.strategy as? HighPriority)?.distance == 20)
    #expect(hold.label == "high-priority:hold=150ms,distance=20")
    let early = try StrategySpecification.read(
      "early-direction-failure:decide=withheld,feedWaits=true,page.rule=half")
    let strategy = try #require(early.strategy as? EarlyDirectionFailure)
    #expect(strategy.decision == .withheld)
    #expect(strategy.feedWaits)
    #expect(strategy.pageRule == .half)
  }

  @Test("a label of the scenario is its row, and settings behind it change that row's strategy")
  func labels() throws {
    let row = try StrategySpecification.read("mine", rows: rows)
    #expect(row.label == "mine")
    #expect((row.strategy as? EarlyDirectionFailure)?.ratio == 1.2)
    let changed = try StrategySpecification.read("mine:threshold=16", rows: rows)
    let strategy = try #require(changed.strategy as? EarlyDirectionFailure)
    #expect((strategy.ratio, strategy.threshold, strategy.decision) == (1.2, 16, .withheld))
    #expect(changed.label == "mine:threshold=16")
  }

  @Test("the label of a strategy reads back as the same strategy")
  func roundTrip() throws {
    for text in [
      "native:page.rule=half", "simultaneous:k=2,at=end", "high-priority:hold=150",
      "early-direction-failure:ratio=0.1,feedWaits=true",
    ] {
      let row = try StrategySpecification.read(text)
      #expect(row.label == text)
      #expect(try StrategySpecification.read(row.label).parameters == row.parameters)
    }
  }

  @Test(
    "a wrong specification is refused with the nearest word",
    arguments: [
      ("nativ", "did you mean native?"), ("min", "no strategy min"), ("", "no strategy"),
      ("simultanous:k=1", "did you mean simultaneous?"),
      ("early-direction-failure:ratoi=1", "did you mean ratio?"),
      ("early-direction-failure:ratio", "no key=value"),
      ("early-direction-failure:=1", "no key=value"),
      ("early-direction-failure:", "no key=value"),
      ("early-direction-failure:ratio=1,", "no key=value"),
      ("early-direction-failure:ratio=0", "from 0.001 to 1000"),
      ("early-direction-failure:ratio=nan", "from 0.001 to 1000"),
      ("early-direction-failure:ratio=inf", "from 0.001 to 1000"),
      ("early-direction-failure:ratio=1=2", "from 0.001 to 1000"),
      ("early-direction-failure:decide=withhel", "did you mean withheld?"),
      ("early-direction-failure:feedWaits=yes", "true or false"),
      ("high-priority:hold=150s", "from 0 to 5000 ms, or none"),
    ])
  func wrong(text: String, words: String) throws {
    let error = try #require(throws: SpecificationError.self) {
      try StrategySpecification.read(text, rows: rows)
    }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("a strategy that is also a row is named once among the known ones")
  func known() {
    #expect(throws: SpecificationError.unknownStrategy("x", known: Strategies.names + ["mine"])) {
      try StrategySpecification.read("x", rows: rows)
    }
  }
}

extension EarlyDirectionFailure {
  static func with(
    ratio: Double = 1.7, _ decision: DirectionalPan.Decision = .withheld, threshold: Double = 10,
    feedWaits: Bool = false
  ) -> Self {
    var strategy = Self()
    strategy.ratio = ratio
    strategy.decision = decision
    strategy.threshold = threshold
    strategy.feedWaits = feedWaits
    return strategy
  }
}

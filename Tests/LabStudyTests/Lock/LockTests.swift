import LabSimulation
import LabStudy
import Testing

@Suite("Locks")
struct LockTests {
  /// Enough persons that the ratios 1, 1.7 and 2.5 lie several standard errors apart.
  private static var scenario: Scenario {
    var scenario = Scenario.small(persons: 240, strokes: 20, seed: 20_260_101)
    scenario.device = DigitizerSettings()
    scenario.rows = [StrategyRow(Native()), row(ratio: 1.7)]
    return scenario
  }

  private static func row(ratio: Double) -> StrategyRow {
    StrategyRow(label: "early", EarlyDirectionFailure.with(ratio: ratio))
  }

  /// The strokes of the ratio 1.7, played once for all tests.
  private static let played = Task {
    try await scenario.compare([scenario.rows[1]], jobs: 2).rows[0].tally
  }

  /// A lock on a few strokes, with its scenario, where the rate itself does not matter.
  private func smallLock(_ scope: IntentScope = .all) async throws -> (Lock, Scenario) {
    var scenario = Scenario.small(persons: 4, strokes: 60)
    scenario.hand.contamination = 0.3
    scenario.rows = Self.scenario.rows
    let tally = try await scenario.compare([scenario.rows[1]], jobs: 1).rows[0].tally
    let lock = try Lock(
      scenario.rows[1], try tally.summary(scope), in: scenario, path: "s.json5")
    return (lock, scenario)
  }

  private func lock(_ scope: IntentScope = .all) async throws -> Lock {
    let summary = try await Self.played.value.summary(scope)
    return try Lock(Self.scenario.rows[1], summary, in: Self.scenario, path: "s.json5")
  }

  @Test("a lock holds the value, four clustered standard errors, and what it was taken from")
  func created() async throws {
    let scenario = Self.scenario
    let tally = try await Self.played.value
    for scope in IntentScope.allCases {
      let summary = try tally.summary(scope)
      let lock = try Lock(scenario.rows[1], summary, in: scenario, path: "../s.json5")
      #expect(lock.schema == "gesture-lab/lock/1")
      #expect(lock.scenario == "../s.json5")
      #expect((lock.label, lock.strategy) == ("early", "early-direction-failure"))
      #expect(lock.parameters["ratio"] == "1.7")
      #expect(lock.parameters.count == EarlyDirectionFailure.parameters.count)
      #expect(lock.intent == scope.rawValue)
      #expect(lock.value == summary.errorRate)
      #expect(lock.margin == 4 * (try #require(summary.clusteredError)))
      #expect(lock.limit == lock.value + lock.margin)
      #expect((lock.strokes, lock.persons) == (summary.decided, 240))
      #expect(lock.seed == scenario.seed)
      #expect(lock.conditions.count == Scenario.parameters.count + 1)
      #expect(lock.conditions["layout.carousel.pages"] == "5")
      #expect(lock.scenarioDigest == scenario.digest)
      #expect(lock.populationDigest == scenario.populationDigest)
    }
  }

  @Test("an unchanged strategy holds, whatever the other rows are", arguments: IntentScope.allCases)
  func holds(scope: IntentScope) async throws {
    let (lock, made) = try await smallLock(scope)
    var scenario = made
    #expect(lock.value > 0)
    scenario.rows.removeFirst()
    scenario.name = "renamed"
    let verdict = try await lock.verify(against: scenario, jobs: 2)
    #expect(verdict.state == .holds)
    #expect(verdict.changes.isEmpty)
    #expect(verdict.summary.errorRate == lock.value)
    #expect(verdict.sentence.contains("within the margin"))
  }

  @Test("the ratio 2.5 in place of 1.7 breaks the lock, and the sentence says what changed")
  func breaks() async throws {
    var scenario = Self.scenario
    scenario.rows[1] = Self.row(ratio: 2.5)
    let verdict = try await lock().verify(against: scenario, jobs: 2)
    #expect(verdict.state == .broken)
    #expect(try #require(verdict.summary.errorRate) > verdict.lock.limit)
    #expect(verdict.changes == ["ratio was 1.7, is 2.5"])
    #expect(verdict.sentence.contains("above the limit"))
    #expect(verdict.sentence.contains("ratio was 1.7, is 2.5"))
  }

  @Test("the ratio 1 in place of 1.7 is an improvement beyond the margin")
  func improves() async throws {
    var scenario = Self.scenario
    scenario.rows[1] = Self.row(ratio: 1)
    let verdict = try await lock().verify(against: scenario, jobs: 2)
    #expect(verdict.state == .improved)
    #expect(verdict.changes == ["ratio was 1.7, is 1"])
    #expect(verdict.sentence.contains("better than the margin"))
  }

  @Test("a small change of the ratio stays within the margin and is told")
  func small() async throws {
    var scenario = Self.scenario
    scenario.rows[1] = Self.row(ratio: 1.71)
    let verdict = try await lock().verify(against: scenario, jobs: 2)
    #expect(verdict.state == .holds)
    #expect(verdict.changes == ["ratio was 1.7, is 1.71"])
  }

  @Test("the limit itself holds, and so does the value less the margin")
  func edges() async throws {
    let (made, scenario) = try await smallLock()
    var lock = made
    lock.limit = lock.value
    #expect(try await lock.verify(against: scenario, jobs: 2).state == .holds)
    lock.limit = lock.value.nextDown
    #expect(try await lock.verify(against: scenario, jobs: 2).state == .broken)
    lock.limit = 1
    lock.margin = 0
    #expect(try await lock.verify(against: scenario, jobs: 2).state == .holds)
    lock.value = lock.value.nextUp
    #expect(try await lock.verify(against: scenario, jobs: 2).state == .improved)
  }

  /// A change of the conditions, with what the refusal must say of it.
  struct Change: Sendable {
    var words: [String]
    var make: @Sendable (inout Scenario) -> Void

    init(_ words: String..., make: @escaping @Sendable (inout Scenario) -> Void) {
      self.words = words
      self.make = make
    }

    static let all = [
      Change("seed was 20260101, is 1") { $0.seed = 1 },
      Change("layout.carousel.page was 2, is 3", "layout.carousel.pages was 5, is 7") {
        $0.layout.pages = 7
        $0.layout.page = 3
      },
      Change("hand.population was everyday, is index") { $0.hand.population = "index" },
      Change("persons was 240, is 50") { $0.persons = 50 },
      Change("device.deliveryHz was 60, is 120") { $0.device.deliveryHz = 120 },
      Change("device.pointsPerInch was 153.3, is 163") { $0.pointsPerInch = 163 },
      Change("tuning.scrollSlop was 10, is 8") { $0.tuning.scrollSlop = 8 },
      Change("hand.length was none, is 90") { $0.hand.length = 90 },
    ]
  }

  @Test("a change of seed, layout, people, device or tuning is refused and named")
  func conditions() async throws {
    let lock = try await lock()
    for change in Change.all {
      var scenario = Self.scenario
      change.make(&scenario)
      let error = LockError.changedConditions(change.words)
      await #expect(throws: error) { try await lock.verify(against: scenario, jobs: 2) }
      for words in change.words { #expect(error.description.contains(words)) }
    }
  }

  @Test("a key that came or went since is named as absent")
  func keys() async throws {
    var lock = try await lock()
    lock.conditions["persons"] = nil
    lock.conditions["old"] = "3"
    await #expect(
      throws: LockError.changedConditions(["old was 3, is absent", "persons was absent, is 240"])
    ) { try await lock.verify(against: Self.scenario, jobs: 1) }
  }

  @Test("other numbers behind the same population are refused")
  func population() async throws {
    var lock = try await lock()
    lock.populationDigest = "0"
    await #expect(throws: LockError.changedPopulation("everyday")) {
      try await lock.verify(against: Self.scenario, jobs: 1)
    }
  }

  @Test("a row that is gone is refused with the nearest label")
  func label() async throws {
    let lock = try await lock()
    var scenario = Self.scenario
    scenario.rows[1].label = "earli"
    let error = LockError.unknownRow("early", known: ["native", "earli"])
    await #expect(throws: error) { try await lock.verify(against: scenario, jobs: 1) }
    #expect(error.description.contains("did you mean earli?"))
  }

  @Test("an intent that nobody knows is refused")
  func intent() async throws {
    var lock = try await lock()
    lock.intent = "both"
    await #expect(throws: LockError.unknownIntent("both")) {
      try await lock.verify(against: Self.scenario, jobs: 1)
    }
  }

  @Test("one person, or an intent without strokes, cannot be locked")
  func nothing() async throws {
    for (persons, strokes, scope) in [(1, 40, IntentScope.all), (4, 1, .page), (4, 1, .all)] {
      let scenario = Scenario.small(persons: persons, strokes: strokes)
      let tally = try await scenario.compare([Self.row(ratio: 1)], jobs: 1).rows[0].tally
      #expect(throws: LockError.nothingToLock(scope.rawValue)) {
        try Lock(Self.row(ratio: 1), try tally.summary(scope), in: scenario, path: "s")
      }
    }
  }
}

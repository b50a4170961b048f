import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("Locks")
struct LockTests {
  static var scenario: Scenario {
    var scenario = Scenario.small(persons: 3, seed: 20_260_101)
    scenario.device = DigitizerSettings()
    scenario.rows = [StrategyRow(Native()), row(ratio: 1.7)]
    return scenario
  }

  static func row(ratio: Double) -> StrategyRow {
    StrategyRow(label: "early", EarlyDirectionFailure.with(ratio: ratio))
  }

  /// A lock on 2,000 strokes: too weak for 20 %, but quick.
  static func lock(
    _ claim: String, mostStrokes: Int = 2000, in scenario: Scenario = scenario
  ) async throws -> Lock {
    try await Lock(
      try LockClaim(claim), of: scenario.rows[scenario.rows.count - 1], in: scenario,
      path: "../s.json5", mostStrokes: mostStrokes, jobs: 2)
  }

  private static let shared = Task { try await lock("lost_swipe ~ recorded") }
  private static var lock: Lock {
    get async throws { try await shared.value }
  }

  private static func changed(ratio: Double) -> Scenario {
    var scenario = scenario
    scenario.rows[1] = row(ratio: ratio)
    return scenario
  }

  // MARK: Creating

  @Test("a lock holds the rate of its own strokes, four errors, and what it was taken from")
  func created() async throws {
    let lock = try await Self.lock
    let scenario = Self.scenario
    #expect((lock.persons, lock.sessions, lock.strokesPerSession) == (100, 1, 20))
    #expect(lock.seed == scenario.seed)
    let played = try await lock.size.applied(to: scenario)
      .compare([scenario.rows[1]], jobs: 2).rows[0].tally.page
    #expect(lock.value == Double(played[.lostSwipe]) / Double(played.decided))
    #expect(lock.strokes == played.decided)
    #expect(lock.tolerance == 4 * lock.standardError)
    #expect(lock.schema == "gesture-lab/lock/2")
    #expect(lock.scenario == "../s.json5")
    #expect((lock.label, lock.strategy) == ("early", "early-direction-failure"))
    #expect(lock.parameters["ratio"] == "1.7")
    #expect(lock.parameters.count == EarlyDirectionFailure.parameters.count)
    // Seed, persons, sessions and strokes are the lock's own.
    #expect(lock.conditions.count == scenario.conditions.count - 4)
    #expect(lock.conditions["layout.carousel.pages"] == "5")
    #expect(lock.populationDigest == scenario.populationDigest)
    #expect(lock.history.isEmpty)
  }

  @Test(
    "every metric counts its own verdicts",
    arguments: [
      "error", "error.page", "error.scroll", "task_error", "stolen_scroll", "dead_touch.page",
    ])
  func metrics(text: String) async throws {
    var scenario = Scenario.small(persons: 10, strokes: 20)
    scenario.hand.contamination = 0.3
    scenario.rows = [StrategyRow(EarlyDirectionFailure())]
    let metric = try LockMetric(text)
    let tally = try await scenario.compare(scenario.rows, jobs: 1).rows[0].tally
    func rate(_ tally: Tally) -> Double {
      let events =
        switch metric.event {
        case .error: tally.errors
        case .taskError: tally.taskErrors
        case .verdict(let verdict): tally[verdict]
        }
      return Double(events) / Double(tally.decided)
    }
    let expected =
      switch metric.scope {
      case .scroll: rate(tally.scroll)
      case .page: rate(tally.page)
      default: (rate(tally.scroll) + rate(tally.page)) / 2
      }
    let run = try await scenario.measure(metric, of: scenario.rows, jobs: 1)
    #expect(try run.estimate(0).rate == expected)
  }

  @Test("persons are added until the claim is guarded, and no further")
  func grows() async throws {
    let lock = try await Self.lock("lost_swipe <= recorded + 80%", mostStrokes: 40_000)
    #expect(lock.isStrong)
    #expect(lock.power >= 0.9 && lock.passes >= 0.99)
    #expect(try #require(lock.detectableChange) <= 0.8)
    #expect(lock.size.strokes <= 20_000)
  }

  @Test("with too few strokes the lock says which change it can catch")
  func weak() async throws {
    let lock = try await Self.lock
    #expect(!lock.isStrong)
    #expect(lock.power < 0.9)
    #expect(try #require(lock.detectableChange) > 0.2)
    #expect(lock.explanation.contains { $0.contains("at most 2000 are allowed") })
    await #expect(throws: LockError.tooFewStrokes(most: 39, needed: 40)) {
      try await Self.lock("error ~ recorded", mostStrokes: 39)
    }
  }

  @Test("a scenario with a list of angles keeps its sessions, so that each person meets the list")
  func lists() async throws {
    var scenario = Self.scenario
    scenario.hand.angles = [10, 20, 30, 40, 50]
    scenario.sessions = 2
    scenario.strokesPerSession = 10
    let lock = try await Self.lock("error ~ recorded", mostStrokes: 1000, in: scenario)
    #expect((lock.sessions, lock.strokesPerSession) == (2, 10))
  }

  @Test("a claim that is false at once is refused, one that is true is kept")
  func falseClaim() async throws {
    let error = await #expect(throws: LockError.self) { try await Self.lock("lost_swipe <= 0.1%") }
    #expect(error?.description.contains("lost_swipe <= 0.001 is false") == true)
    let lock = try await Self.lock("lost_swipe <= 30%")
    #expect(lock.tolerance == 0)
    #expect(try await lock.verify(against: Self.scenario, jobs: 2).state == .holds)
  }

  @Test("an intent without strokes cannot be locked")
  func nothing() async throws {
    var scenario = Self.scenario
    scenario.hand.angles = [10]
    (scenario.sessions, scenario.strokesPerSession) = (1, 1)
    await #expect(throws: LockError.nothingToLock(LockMetric(.lostSwipe))) {
      try await Self.lock("lost_swipe ~ recorded", mostStrokes: 100, in: scenario)
    }
  }

  // MARK: Judging

  @Test("an unchanged strategy holds, whatever seed, persons, name and other rows there are")
  func holds() async throws {
    let lock = try await Self.lock
    var scenario = Self.scenario
    scenario.rows.removeFirst()
    scenario.name = "renamed"
    (scenario.seed, scenario.persons, scenario.sessions) = (1, 5, 9)
    let verdict = try await lock.verify(against: scenario, jobs: 2)
    #expect(verdict.state == .holds)
    #expect(verdict.changes.isEmpty)
    #expect(verdict.paired == nil)
    #expect(verdict.present.rate == lock.value)
    #expect(verdict.sentence.contains("within the margin"))
  }

  @Test("the ratio 2.5 in place of 1.7 breaks the lock, and the sentence says what changed")
  func breaks() async throws {
    let verdict = try await Self.lock.verify(against: Self.changed(ratio: 2.5), jobs: 2)
    #expect(verdict.state == .broken)
    #expect(verdict.present.rate > verdict.lock.value + verdict.lock.tolerance)
    #expect(verdict.changes == ["ratio was 1.7, is 2.5"])
    #expect(verdict.sentence.contains("above the limit"))
    #expect(verdict.sentence.contains("ratio was 1.7, is 2.5"))
  }

  @Test("a rate inside and outside of its margin, for each relation and strength")
  func states() async throws {
    var lock = try await Self.lock
    (lock.value, lock.tolerance) = (0.5, 0.125)
    func states(_ claim: String, isStrong: Bool) throws -> [LockVerdict.State] {
      lock.claim = try LockClaim(claim)
      (lock.passes, lock.power) = isStrong ? (0.995, 0.95) : (0.995, 0.5)
      return [0.374, 0.375, 0.499, 0.5, 0.501, 0.625, 0.626].map {
        lock.state(
          of: RateEstimate(
            rate: $0, error: 0.03, interval: Interval(lower: $0 - 0.08, upper: $0 + 0.08),
            decided: 1000, persons: 100, correlation: 0))
      }
    }
    #expect(
      try states("error ~ recorded", isStrong: true)
        == [.improved, .holds, .holds, .holds, .holds, .holds, .broken])
    #expect(
      try states("error <= recorded", isStrong: true)
        == [.holds, .holds, .holds, .holds, .holds, .holds, .broken])
    #expect(
      try states("error >= recorded", isStrong: true)
        == [.broken, .holds, .holds, .holds, .holds, .holds, .holds])
    // 20 % of 0.5 is 0.1, less than the margin: what moved upwards may well have risen by so much.
    #expect(
      try states("error ~ recorded", isStrong: false)
        == [.improved, .holds, .undecided, .holds, .undecided, .undecided, .broken])
    #expect(
      try states("error <= 0.5", isStrong: true)
        == [.holds, .holds, .undecided, .undecided, .undecided, .broken, .broken])
    #expect(
      try states("error >= 0.5", isStrong: true)
        == [.broken, .broken, .undecided, .undecided, .undecided, .holds, .holds])
  }

  @Test("other random numbers give another rate, and the lock still holds")
  func reshuffled() async throws {
    let lock = try await Self.lock
    let verdict = try await lock.verify(against: Self.scenario, seed: 77, jobs: 2)
    #expect(verdict.present.rate != lock.value)
    #expect(verdict.seed == 77)
    #expect(abs(verdict.present.rate - lock.value) <= lock.tolerance)
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
      Change("layout.carousel.page was 2, is 3", "layout.carousel.pages was 5, is 7") {
        $0.layout.pages = 7
        $0.layout.page = 3
      },
      Change("hand.population was everyday, is index") { $0.hand.population = "index" },
      Change("device.deliveryHz was 60, is 120") { $0.device.deliveryHz = 120 },
      Change("device.pointsPerInch was 153.3, is 163") { $0.pointsPerInch = 163 },
      Change("tuning.scrollSlop was 10, is 8") { $0.tuning.scrollSlop = 8 },
      Change("hand.length was none, is 90") { $0.hand.length = 90 },
    ]
  }

  @Test("a change of layout, people, device or tuning is refused and named")
  func conditions() async throws {
    let lock = try await Self.lock
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
    var lock = try await Self.lock
    lock.conditions["profile"] = nil
    lock.conditions["old"] = "3"
    await #expect(
      throws: LockError.changedConditions(["old was 3, is absent", "profile was absent, is 18"])
    ) { try await lock.verify(against: Self.scenario, jobs: 1) }
  }

  @Test("other numbers behind the same population are refused")
  func population() async throws {
    var lock = try await Self.lock
    lock.populationDigest = "0"
    await #expect(throws: LockError.changedPopulation("everyday")) {
      try await lock.verify(against: Self.scenario, jobs: 1)
    }
  }

  @Test("a row that is gone is refused with the nearest label")
  func label() async throws {
    let lock = try await Self.lock
    var scenario = Self.scenario
    scenario.rows[1].label = "earli"
    let error = LockError.unknownRow("early", known: ["native", "earli"])
    await #expect(throws: error) { try await lock.verify(against: scenario, jobs: 1) }
    #expect(error.description.contains("did you mean earli?"))
  }

  @Test("parameters that no strategy has any more are refused by their name")
  func lostStrategy() async throws {
    var lock = try await Self.lock
    lock.parameters["slope"] = "3"
    let error = await #expect(throws: LockError.self) {
      try await lock.verify(against: Self.scenario, jobs: 1)
    }
    #expect(error?.description.contains("slope") == true)
    lock.strategy = "magic"
    await #expect(throws: LockError.lostStrategy("magic", why: "nothing has this name")) {
      try await lock.verify(against: Self.scenario, jobs: 1)
    }
  }

  // MARK: Updating

  @Test("an update records the present rate under the same claim and keeps the old one")
  func update() async throws {
    let lock = try await Self.lock
    var scenario = Self.changed(ratio: 2.5)
    scenario.tuning.scrollSlop = 9
    scenario.seed = 5
    let update = try await lock.updated(against: scenario, reason: "wanted", jobs: 2)
    #expect(update.old == lock)
    #expect(update.new.claim == lock.claim)
    #expect(update.new.seed == lock.seed)
    #expect(update.new.parameters["ratio"] == "2.5")
    #expect(update.conditionChanges == ["tuning.scrollSlop was 10, is 9"])
    #expect(update.changes == ["ratio was 1.7, is 2.5"])
    let paired = try #require(update.paired)
    #expect(paired.present == update.new.value)
    #expect(update.new.history.map(\.reason) == ["wanted"])
    #expect(update.new.history[0].value == lock.value)
    #expect(update.new.history[0].parameters == lock.parameters)
    #expect(try await update.new.verify(against: scenario, jobs: 2).state == .holds)
    #expect(update.new.explanation.contains { $0.contains("replaced because: wanted") })
  }
}

import LabSimulation
import LabStatistics

/// A claim about one rate of one strategy that a test can hold: "with these fingers on this layout
/// lost swipes are as rare as recorded".
///
/// The random numbers are fixed, so the judgement is deterministic; the tolerance only makes room for
/// a refactoring that reshuffles them. The lock plays its own number of persons and strokes, chosen
/// so that the claim is guarded (`LockPower`), whatever the scenario says of them.
public struct Lock: Sendable, Encodable, Equatable {
  public static let schema = "gesture-lab/lock/2"
  /// The most strokes that a lock plays unless told otherwise.
  public static let mostStrokes = 1_000_000

  public let schema = Self.schema
  /// The scenario file, as a path from the folder of the lock.
  public var scenario: String
  /// The population that takes the place of the scenario's: a registered name, or a file as a path from
  /// the folder of the lock; nil for the scenario's own.
  public var population: String?
  /// The strategy as it was asked for: the label of a row of the scenario, or a specification.
  public var label: String
  /// The strategy with all its parameters at the time of locking.
  public var strategy: String
  public var parameters: [String: String]
  public var claim: LockClaim
  /// The recorded rate and its clustered standard error.
  public var value: Double
  public var standardError: Double
  /// How far the rate may lie from the value; 0 for a claim against a number.
  public var tolerance: Double
  /// The chance that other random numbers pass.
  public var passes: Double
  /// The chance that the relative change which the claim asks for is caught.
  public var power: Double
  /// The smallest relative change for the worse that is caught in at least 90 %.
  public var detectableChange: Double?
  /// The strokes that are played.
  public var seed: UInt64
  public var persons: Int
  public var sessions: Int
  public var strokesPerSession: Int
  /// Decided strokes behind the value.
  public var strokes: Int
  /// The limit under which persons and strokes were chosen.
  public var mostStrokes: Int
  /// What must be unchanged for the claim to make sense: every key of the scenario but the strategies
  /// and the number of strokes.
  public var conditions: [String: String]
  public var populationDigest: String
  /// What was locked before, oldest first.
  public var history: [Earlier]
  /// The digest of all of the above, in the file alone: a number that was changed by hand would guard
  /// something else than what was measured.
  private(set) var recordDigest = ""

  /// What an update replaced, and why.
  public struct Earlier: Sendable, Encodable, Equatable {
    public var reason: String
    public var value: Double
    public var standardError: Double
    public var strategy: String
    public var parameters: [String: String]
  }

  /// Locks a measured rate.
  ///
  /// - Parameters:
  ///   - power: the claim with the rate, as measured with `size`.
  ///   - path: the scenario file as seen from the folder of the lock.
  init(
    _ row: StrategyRow, _ power: LockPower, _ size: LockSize, in scenario: Scenario, path: String,
    mostStrokes: Int
  ) throws {
    self.scenario = path
    label = row.label
    strategy = row.name
    parameters = Self.parameters(of: row)
    claim = power.claim
    value = power.estimate.rate
    standardError = power.estimate.error
    tolerance = power.tolerance
    passes = try power.passes
    self.power = try power.power
    detectableChange = try power.detectableChange
    seed = size.seed
    persons = size.persons
    sessions = size.sessions
    strokesPerSession = size.strokesPerSession
    strokes = power.estimate.decided
    self.mostStrokes = mostStrokes
    conditions = Self.conditions(of: scenario)
    populationDigest = scenario.populationDigest
    history = []
  }

  /// The lock as it goes to its file.
  func sealed() throws -> Lock {
    var lock = self
    lock.recordDigest = try digest
    return lock
  }

  /// The digest of everything but itself.
  var digest: String {
    get throws {
      var lock = self
      lock.recordDigest = ""
      return Digest.of(try JSONText.text(lock))
    }
  }

  public var size: LockSize {
    LockSize(
      seed: seed, persons: persons, sessions: sessions, strokesPerSession: strokesPerSession)
  }

  /// Whether the claim is guarded as well as is required.
  public var isStrong: Bool {
    passes >= LockPower.requiredPass && power >= LockPower.requiredPower
  }

  static func parameters(of row: StrategyRow) -> [String: String] {
    Dictionary(uniqueKeysWithValues: row.strategy.settings.map { ($0.key, "\($0.value)") })
  }

  static func conditions(of scenario: Scenario) -> [String: String] {
    Dictionary(uniqueKeysWithValues: scenario.conditions.map { ($0.key, $0.value) })
      .filter { !LockSize.keys.contains($0.key) }
  }
}

extension Lock {
  /// Makes a lock: chooses persons and strokes, plays them and records the rate.
  ///
  /// - Parameters:
  ///   - path: the scenario file as seen from the folder of the lock.
  ///   - population: what took the place of the scenario's population, seen from there.
  ///   - stage: hears the strokes of each step, and gives what hears of its progress.
  /// - Throws: `LockError` when there is nothing to lock, and when a claim against a number is false.
  public init(
    _ claim: LockClaim, of row: StrategyRow, in scenario: Scenario, path: String,
    population: String? = nil, mostStrokes: Int = Self.mostStrokes, jobs: Int,
    stage: (_ strokes: Int) -> @Sendable (Int) -> Void = { _ in { _ in } }
  ) async throws {
    let plan = LockPlan(claim: claim, row: row, scenario: scenario, mostStrokes: mostStrokes)
    let (size, power) = try await plan.run(jobs: jobs, stage: stage)
    if claim.state(of: power.estimate) == .broken {
      throw LockError.falseClaim("\(claim)", rate: power.estimate.rate)
    }
    try self.init(row, power, size, in: scenario, path: path, mostStrokes: mostStrokes)
    self.population = population
  }
}

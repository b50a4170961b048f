/// How many strokes a lock plays, from which random numbers.
public struct LockSize: Sendable, Hashable {
  public var seed: UInt64
  public var persons: Int
  public var sessions: Int
  public var strokesPerSession: Int

  public init(seed: UInt64, persons: Int, sessions: Int, strokesPerSession: Int) {
    self.seed = seed
    self.persons = persons
    self.sessions = sessions
    self.strokesPerSession = strokesPerSession
  }

  public var strokesPerPerson: Int { sessions * strokesPerSession }
  public var strokes: Int { persons * strokesPerPerson }

  /// The scenario with these strokes in place of its own.
  func applied(to scenario: Scenario) -> Scenario {
    var sized = scenario
    sized.seed = seed
    sized.persons = persons
    sized.sessions = sessions
    sized.strokesPerSession = strokesPerSession
    return sized
  }

  /// The conditions of a scenario that the size replaces.
  static let keys: Set = ["seed", "persons", "sessions", "strokesPerSession"]
}

import LabSimulation
import LabStatistics

/// A claim about one rate of one strategy that a test can hold: "with these fingers on this layout
/// the error is at most the limit".
///
/// The seed is fixed, so the claim is deterministic; the margin of four clustered standard errors
/// only makes room for a refactoring that reshuffles random numbers.
public struct Lock: Sendable, Codable, Equatable {
  public static let schema = "gesture-lab/lock/1"
  /// How many clustered standard errors lie between the value and the limit.
  public static let marginInStandardErrors = 4.0

  public var schema = Self.schema
  /// The scenario file, as a path from the folder of the lock.
  public var scenario: String
  /// The label of the strategy's row in the scenario.
  public var label: String
  /// The strategy with its parameters at the time of locking.
  public var strategy: String
  public var parameters: [String: String]
  /// Whose arbitration error is locked: `scroll`, `page`, or `all` for the balanced error.
  public var intent: String
  public var value: Double
  public var standardError: Double
  /// The margin in the units of the value; from the value to the interval's upper limit where the
  /// persons do not differ at all.
  public var margin: Double
  public var limit: Double
  /// Decided strokes behind the value, and their persons.
  public var strokes: Int
  public var persons: Int
  public var seed: UInt64
  /// What must be unchanged for the claim to make sense: every key of the scenario but the
  /// strategies.
  public var conditions: [String: String]
  public var scenarioDigest: String
  public var populationDigest: String

  /// Locks the present rate of a row.
  ///
  /// - Parameter path: the scenario file as seen from the folder of the lock.
  public init(
    _ row: StrategyRow, _ summary: RateSummary, in scenario: Scenario, path: String
  ) throws(LockError) {
    guard let value = summary.errorRate, let error = summary.clusteredError else {
      throw .nothingToLock(summary.scope.rawValue)
    }
    self.scenario = path
    label = row.label
    strategy = row.name
    parameters = Self.parameters(of: row)
    intent = summary.scope.rawValue
    self.value = value
    standardError = error
    // Without any spread between persons four errors are nothing: the cautious interval has to do.
    let spread = error > 0 ? Self.marginInStandardErrors * error : nil
    margin = spread ?? Swift.max(0, (summary.interval?.upper ?? value) - value)
    limit = value + margin
    strokes = summary.decided
    persons = summary.persons
    seed = scenario.seed
    conditions = Self.conditions(of: scenario)
    scenarioDigest = scenario.digest
    populationDigest = scenario.populationDigest
  }

  static func parameters(of row: StrategyRow) -> [String: String] {
    Dictionary(uniqueKeysWithValues: row.strategy.settings.map { ($0.key, "\($0.value)") })
  }

  static func conditions(of scenario: Scenario) -> [String: String] {
    Dictionary(uniqueKeysWithValues: scenario.conditions.map { ($0.key, $0.value) })
  }
}

/// Why a lock cannot be made or judged.
public enum LockError: Error, Sendable, Hashable {
  /// The scope has no decided strokes, or only one person.
  case nothingToLock(String)
  /// The scenario has no row of this label.
  case unknownRow(String, known: [String])
  /// The scenario changed where it must not, as "key was a, is b".
  case changedConditions([String])
  /// The numbers behind the population changed under the same name.
  case changedPopulation(String)
  /// The intent is none of scroll, page, all.
  case unknownIntent(String)
}

extension LockError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingToLock(let intent):
      "the rate of \(intent) strokes cannot be locked: it needs decided strokes of two persons"
    case .unknownRow(let label, let known):
      "the scenario has no row \(label)"
        + (NearestWord.nearest(to: label, in: known).map { " (did you mean \($0)?)" } ?? "")
        + ": it has " + known.joined(separator: ", ")
    case .changedConditions(let changes):
      "the scenario is not the one that was locked: " + changes.joined(separator: "; ")
        + ". Restore it, or make a new lock"
    case .changedPopulation(let name):
      "the numbers of the population \(name) have changed since the lock was made: make a new lock"
    case .unknownIntent(let intent):
      "there is no intent \(intent): a lock is about scroll, page or all"
    }
  }
}

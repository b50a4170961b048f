import LabSimulation
import LabStatistics

/// What a setting is tuned for.
public enum TuneObjective: String, Sendable, CaseIterable {
  /// The mean of the error rates of the two intents.
  case balanced
  /// The expected cost of a stroke, with the share of scrolls in the traffic and the two costs.
  case cost
  /// The balanced error of the worst person.
  case minimax
  /// The 90th percentile of the persons' balanced errors.
  case p90
  /// The largest loss in any of several populations against the best setting of that population.
  case regret
  /// The balanced error among settings that decide in time.
  case latency
}

/// What is tuned, where, and for what.
public struct TunePlan: Sendable {
  public var keys: [TuneKey]
  public var objective = TuneObjective.balanced
  /// What a scroll that went wrong costs, and a page swipe.
  public var stolenCost = 1.0
  public var lostCost = 1.0
  /// The share of scrolls in the traffic.
  public var scrollShare = 0.5
  /// The populations of the objective `regret`.
  public var populations: [String] = []
  /// Milliseconds within which 95 % of the decided strokes must be claimed.
  public var latencyBudget: Double?
  /// Whether the trade between error, latency and displacement is wanted, too.
  public var wantsFront = false

  /// Persons with fewer decided strokes of either intent do not count for the worst person and the
  /// percentile.
  public static let leastStrokes = 10
  /// The share of decided strokes that a latency budget is about.
  public static let latencyShare = 0.95

  public init(keys: [TuneKey]) {
    self.keys = keys
  }

  /// Reads `KEY[=a:b],KEY[=a:b]`: at most two numbers, and flags, words and whole numbers beside them.
  public init(_ text: String, for strategy: any Strategy) throws {
    keys = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let key = try TuneKey.read(part, in: strategy)
      guard !keys.contains(where: { $0.key == key.key }) else { throw TuneError.keyTwice(key.key) }
      keys.append(key)
    }
    let numbers = numbers.map(\.key)
    guard numbers.count <= 2 else { throw TuneError.tooManyNumbers(numbers) }
    let count = listed.reduce(1) { $0 * min($1.values.count, 1000) }
    guard count <= TuneKey.mostValues else { throw TuneError.tooManyCombinations(count) }
  }

  /// The numbers of a strategy, as a text for `init`: at most two; empty without any.
  public static func everyNumber(of strategy: any Strategy) -> String {
    let numbers = strategy.settings.filter { setting in
      if case .number? = type(of: strategy).kind(of: setting.key) { true } else { false }
    }
    return numbers.prefix(2).map(\.key).joined(separator: ",")
  }

  /// The keys that take any number of a range.
  public var numbers: [TuneKey] { keys.filter { $0.numbers != nil } }

  /// The keys whose values are tried one by one.
  var listed: [(key: String, values: [ParameterValue])] {
    keys.compactMap { key in
      guard case .values(let values) = key.domain else { return nil }
      return (key.key, values)
    }
  }

  /// The strategy with every combination of the listed values.
  func variants(of strategy: any Strategy) throws -> [any Strategy] {
    var variants = [strategy]
    for (key, values) in listed {
      variants = try variants.flatMap { variant in
        try values.map { try StrategySpecification.set(key, to: $0, in: variant) }
      }
    }
    return variants
  }

  /// What an objective measures on the strokes of one population.
  func measure(_ objective: TuneObjective) -> PersonObjective {
    switch objective {
    case .balanced, .latency, .regret: .balanced
    case .cost:
      .weighted(first: scrollShare * stolenCost, second: (1 - scrollShare) * lostCost)
    case .minimax: .percentile(1, least: Self.leastStrokes)
    case .p90: .percentile(0.9, least: Self.leastStrokes)
    }
  }

  /// The chosen objective first, then those that are always held against it.
  var objectives: [TuneObjective] {
    [objective] + [.balanced, .minimax, .p90].filter { $0 != objective }
  }

  /// Refuses populations that nobody knows.
  public func checkPopulations() throws {
    for (index, name) in populations.enumerated() {
      guard Populations.names.contains(name) else {
        throw TuneError.unknownPopulation(name, known: Populations.names)
      }
      guard !populations[..<index].contains(name) else { throw TuneError.populationTwice(name) }
    }
  }
}

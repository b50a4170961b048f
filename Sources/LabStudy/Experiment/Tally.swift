import LabSimulation
import LabStatistics

/// What a tally needs to know of one stroke under one strategy.
public struct Decision: Sendable, Hashable {
  public var verdict: Verdict
  /// Milliseconds from touch-down to the first claim; nil without one.
  public var latency: Double?
  /// Points from touch-down at the first claim.
  public var displacement: Double?

  public init(_ result: TrialResult) {
    verdict = result.verdict
    latency = result.latency
    displacement = result.displacement
  }
}

/// What one strategy did to the strokes of one intent, counted.
///
/// Memory grows with the persons, not with the strokes. Adding in any order gives the same value.
public struct Tally: Sendable {
  /// The counts of one person.
  public struct Person: Sendable, Hashable {
    public var decided = 0
    public var errors = 0
    public var taskErrors = 0

    public init() {}
  }

  /// The verdicts of the conflict, by their raw values.
  public let verdicts: [Verdict]
  /// Strokes by the raw value of their verdict.
  public private(set) var counts: [Int]
  public private(set) var persons: [Person]
  /// Milliseconds from touch-down to the first claim, in steps of 0.1 ms; decided strokes only.
  public private(set) var latency: CountingQuantiles
  /// Points from touch-down at the first claim, in steps of 0.01 pt; decided strokes only.
  public private(set) var displacement: CountingQuantiles

  public init(
    persons: Int, verdicts: [Verdict] = Verdict.allCases
  ) throws(StatisticsError) {
    self.verdicts = verdicts
    counts = Array(repeating: 0, count: verdicts.count)
    self.persons = Array(repeating: Person(), count: persons)
    latency = try CountingQuantiles(cellsPerUnit: 10, maximum: 60_000)
    displacement = try CountingQuantiles(cellsPerUnit: 100, maximum: 2_000)
  }

  /// A decision as it is counted: 12 bytes.
  public struct Mark: Sendable, Hashable {
    public var verdict: Verdict
    fileprivate var isDecided: Bool
    fileprivate var isError: Bool
    fileprivate var isTaskError: Bool
    fileprivate var latency: CountingQuantiles.Place
    fileprivate var displacement: CountingQuantiles.Place
  }

  /// How a decision is counted.
  public func mark(of decision: Decision) -> Mark {
    let verdict = decision.verdict
    return Mark(
      verdict: verdict, isDecided: verdict.isDecided, isError: verdict.isArbitrationError,
      isTaskError: verdict.isTaskError,
      latency: latency.place(of: verdict.isDecided ? decision.latency : nil),
      displacement: displacement.place(of: verdict.isDecided ? decision.displacement : nil))
  }

  public mutating func add(_ decision: Decision, person: Int) {
    add(mark(of: decision), person: person)
  }

  public mutating func add(_ mark: Mark, person: Int) {
    count(mark, 1, person: person)
    latency.add(at: mark.latency)
    displacement.add(at: mark.displacement)
  }

  /// Counts a stroke otherwise than before, at the cost of what differs.
  public mutating func move(from old: Mark, to new: Mark, person: Int) {
    if old.verdict != new.verdict {
      count(old, -1, person: person)
      count(new, 1, person: person)
    }
    if old.latency != new.latency { latency.move(from: old.latency, to: new.latency) }
    if old.displacement != new.displacement {
      displacement.move(from: old.displacement, to: new.displacement)
    }
  }

  private mutating func count(_ mark: Mark, _ change: Int, person: Int) {
    counts[Int(mark.verdict.rawValue)] += change
    guard mark.isDecided else { return }
    persons[person].decided += change
    if mark.isError { persons[person].errors += change }
    if mark.isTaskError { persons[person].taskErrors += change }
  }

  public subscript(verdict: Verdict) -> Int { counts[Int(verdict.rawValue)] }

  public var strokes: Int { counts.reduce(0, +) }
  /// The denominator of every rate.
  public var decided: Int { total(of: \.isDecided) }
  public var errors: Int { total(of: \.isArbitrationError) }
  public var taskErrors: Int { total(of: \.isTaskError) }

  private func total(of isCounted: (Verdict) -> Bool) -> Int {
    verdicts.reduce(0) { $0 + (isCounted($1) ? counts[Int($1.rawValue)] : 0) }
  }
}

extension Tally {
  /// Adds what was counted of other strokes; persons keep their numbers.
  public mutating func merge(_ other: Tally) throws(StatisticsError) {
    for (index, count) in other.counts.enumerated() { counts[index] += count }
    if other.persons.count > persons.count {
      persons += Array(repeating: Person(), count: other.persons.count - persons.count)
    }
    for (index, person) in other.persons.enumerated() {
      persons[index].decided += person.decided
      persons[index].errors += person.errors
      persons[index].taskErrors += person.taskErrors
    }
    try latency.merge(other.latency)
    try displacement.merge(other.displacement)
  }
}

/// The tallies of one strategy, intent by intent.
public struct StrategyTally: Sendable {
  public let conflict: any Conflict.Type
  /// One per intent of the conflict, in its order.
  public private(set) var intents: [Tally]

  public init(
    persons: Int, of conflict: any Conflict.Type = FeedCarousel.self
  ) throws(StatisticsError) {
    self.conflict = conflict
    intents = Array(
      repeating: try Tally(persons: persons, verdicts: conflict.verdicts),
      count: conflict.intents.count)
  }

  public mutating func add(_ decision: Decision, of intent: Int, person: Int) {
    add(mark(of: decision), of: intent, person: person)
  }

  /// How a decision is counted: the same for all intents.
  public func mark(of decision: Decision) -> Tally.Mark { intents[0].mark(of: decision) }

  public mutating func add(_ mark: Tally.Mark, of intent: Int, person: Int) {
    intents[intent].add(mark, person: person)
  }

  /// Counts a stroke otherwise than before.
  public mutating func move(
    from old: Tally.Mark, to new: Tally.Mark, of intent: Int, person: Int
  ) {
    intents[intent].move(from: old, to: new, person: person)
  }
}

extension StrategyTally {
  /// Adds what was counted of other strokes; persons keep their numbers.
  public mutating func merge(_ other: StrategyTally) throws(StatisticsError) {
    for index in intents.indices { try intents[index].merge(other.intents[index]) }
  }

  /// The balanced error of one person, the mean over the intents; nil without decided strokes of each.
  public func balancedError(ofPerson person: Int) -> Double? {
    let counts = intents.map { $0.persons[person] }
    guard counts.allSatisfy({ $0.decided > 0 }) else { return nil }
    return counts.reduce(0) { $0 + $1.rate } / Double(counts.count)
  }

  /// The tallies of a feed with a carousel.
  public var scroll: Tally { intents[Intent.scroll.place] }
  public var page: Tally { intents[Intent.page.place] }

  /// Counts a stroke of a feed with a carousel.
  public mutating func add(_ decision: Decision, of intent: Intent, person: Int) {
    add(decision, of: intent.place, person: person)
  }
}

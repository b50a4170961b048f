import LabSimulation
import LabStatistics

/// One row as the tests between rows see it: the counts of every person, intent by intent.
struct CountedRow: Sendable {
  var label: String
  /// Per intent of the conflict, in its order.
  var intents: [[Tally.Person]]

  init(_ label: String, intents: [[Tally.Person]]) {
    self.label = label
    self.intents = intents
  }

  init(_ row: Comparison.Row) {
    self.init(row.row.label, intents: row.tally.intents.map(\.persons))
  }

  /// A row of so many intents and persons without a stroke.
  init(_ label: String, intents: Int, persons: Int) {
    let none = [Tally.Person](repeating: Tally.Person(), count: persons)
    self.init(label, intents: Array(repeating: none, count: intents))
  }

  var persons: Int { intents.first?.count ?? 0 }

  mutating func add(_ verdict: Verdict, of intent: Int, person: Int) {
    guard verdict.isDecided else { return }
    intents[intent][person].count(verdict)
  }

  /// The error rate of a scope, the balanced error for all intents; nil without decided strokes.
  func errorRate(_ scope: IntentScope) -> Double? {
    if let place = scope.place { return Self.rate(intents[place]) }
    let rates = intents.compactMap(Self.rate)
    guard rates.count == intents.count else { return nil }
    return rates.reduce(0, +) / Double(rates.count)
  }

  private static func rate(_ persons: [Tally.Person]) -> Double? {
    let decided = persons.reduce(0) { $0 + $1.decided }
    return decided > 0 ? Double(persons.reduce(0) { $0 + $1.errors }) / Double(decided) : nil
  }
}

extension Tally.Person {
  fileprivate mutating func count(_ verdict: Verdict) {
    decided += 1
    if verdict.isArbitrationError { errors += 1 }
    if verdict.isTaskError { taskErrors += 1 }
  }
}

/// The counts of two rows on the same strokes, person by person.
enum PairedPersons {
  case rates([PairedCount])
  case balanced([PairedClassCounts])

  /// Nil when there are too few persons.
  init?(_ row: CountedRow, _ reference: CountedRow, _ scope: IntentScope) throws {
    let counts = try zip(row.intents, reference.intents).map { try Self.counts($0, $1) }
    if let place = scope.place {
      guard Self.isEnough(counts[place]) else { return nil }
      self = .rates(counts[place])
    } else {
      guard counts.allSatisfy(Self.isEnough) else { return nil }
      self = .balanced(
        counts[0].indices.map { person in PairedClassCounts(counts.map { $0[person] }) })
    }
  }

  var difference: PairedDifference {
    get throws {
      switch self {
      case .rates(let counts):
        try PairedDifference(counts, confidence: RateSummary.confidence)
      case .balanced(let counts):
        try PairedDifference(counts, confidence: RateSummary.confidence)
      }
    }
  }

  /// Nil when the totals of three intents or more have no common multiple in range.
  var flips: SignFlip? {
    get throws {
      do throws(StatisticsError) {
        switch self {
        case .rates(let counts): return try SignFlip(counts)
        case .balanced(let counts): return try SignFlip(counts)
        }
      } catch {
        if case .tooManyTrials = error { return nil }
        throw error
      }
    }
  }

  private static func isEnough(_ counts: [PairedCount]) -> Bool {
    counts.count { $0.trials > 0 } > 1
  }

  private static func counts(
    _ row: [Tally.Person], _ reference: [Tally.Person]
  ) throws -> [PairedCount] {
    try zip(row, reference).map {
      try PairedCount(errorsA: $0.errors, errorsB: $1.errors, of: $0.decided)
    }
  }
}

import LabSimulation
import LabStatistics

/// One row as the tests between rows see it: the counts of every person, intent by intent.
struct CountedRow: Sendable {
  var label: String
  var scroll: [Tally.Person]
  var page: [Tally.Person]

  init(_ label: String, scroll: [Tally.Person], page: [Tally.Person]) {
    self.label = label
    self.scroll = scroll
    self.page = page
  }

  init(_ row: Comparison.Row) {
    self.init(row.row.label, scroll: row.tally.scroll.persons, page: row.tally.page.persons)
  }

  /// A row of so many persons without a stroke.
  init(_ label: String, persons: Int) {
    let none = [Tally.Person](repeating: Tally.Person(), count: persons)
    self.init(label, scroll: none, page: none)
  }

  mutating func add(_ verdict: Verdict, of intent: Intent, person: Int) {
    guard verdict.isDecided else { return }
    switch intent {
    case .scroll: scroll[person].count(verdict)
    case .page: page[person].count(verdict)
    }
  }

  /// The error rate of a scope, the balanced error for both intents; nil without decided strokes.
  func errorRate(_ scope: IntentScope) -> Double? {
    switch scope {
    case .scroll: Self.rate(scroll)
    case .page: Self.rate(page)
    case .all: Self.rate(scroll).flatMap { a in Self.rate(page).map { (a + $0) / 2 } }
    }
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
    let scroll = try Self.counts(row.scroll, reference.scroll)
    let page = try Self.counts(row.page, reference.page)
    switch scope {
    case .scroll, .page:
      let counts = scope == .scroll ? scroll : page
      guard Self.isEnough(counts) else { return nil }
      self = .rates(counts)
    case .all:
      guard Self.isEnough(scroll), Self.isEnough(page) else { return nil }
      self = .balanced(zip(scroll, page).map(PairedClassCounts.init))
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

  var flips: SignFlip {
    get throws {
      switch self {
      case .rates(let counts): try SignFlip(counts)
      case .balanced(let counts): try SignFlip(counts)
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

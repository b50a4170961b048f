import LabSimulation
import LabStatistics

/// For every two rows, the decided strokes on which one of them errs and the other does not.
///
/// Memory grows with the square of the rows, not with the strokes.
public struct PairCounts: Sendable {
  private let rows: Int
  private var intents: [Discordance]
  /// Reused from stroke to stroke: the rows that erred and those that did not.
  private var wrong: [Int] = []
  private var right: [Int] = []

  public init(rows: Int, intents: Int = FeedCarousel.intents.count) {
    self.rows = rows
    self.intents = Array(repeating: Discordance(rows: rows), count: intents)
  }

  public mutating func add(_ batch: TrialBatch) {
    for (number, stroke) in batch.strokes.enumerated() {
      let results = batch.results[number * rows..<(number + 1) * rows]
      add(results.lazy.map(\.verdict), of: stroke.intent)
    }
  }

  /// Adds one stroke, judged under every row.
  public mutating func add(_ verdicts: some Sequence<Verdict>, of intent: Int) {
    wrong.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    for (row, verdict) in verdicts.enumerated() where verdict.isDecided {
      if verdict.isArbitrationError { wrong.append(row) } else { right.append(row) }
    }
    guard !wrong.isEmpty || !right.isEmpty else { return }
    intents[intent].add(wrong, right)
  }

  subscript(scope: IntentScope) -> Discordance {
    if let place = scope.place { return intents[place] }
    return intents.dropFirst().reduce(intents[0], +)
  }
}

/// The discordant strokes of a set of strokes, pair by pair.
struct Discordance: Sendable {
  private let rows: Int
  private var decided = 0
  /// At `i * rows + j` the strokes that row i got wrong and row j right.
  private var wrongOnly: [Int]
  /// Strokes that each row got right.
  private var right: [Int]
  /// The sum over strokes of the squared number of rows that were right.
  private var squares = 0

  init(rows: Int) {
    self.rows = rows
    wrongOnly = Array(repeating: 0, count: rows * rows)
    right = Array(repeating: 0, count: rows)
  }

  mutating func add(_ wrong: [Int], _ right: [Int]) {
    decided += 1
    squares += right.count * right.count
    for row in right { self.right[row] += 1 }
    for row in wrong {
      for other in right { wrongOnly[row * rows + other] += 1 }
    }
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.decided += b.decided
    sum.squares += b.squares
    for index in sum.wrongOnly.indices { sum.wrongOnly[index] += b.wrongOnly[index] }
    for index in sum.right.indices { sum.right[index] += b.right[index] }
    return sum
  }

  /// - Parameter isRate: whether the strokes are those of one rate, so that its difference has an
  ///   interval.
  func summary(_ row: Int, _ reference: Int, isRate: Bool) throws -> DiscordanceSummary? {
    guard decided > 0 else { return nil }
    let pairs = try DiscordantPairs(
      onlyA: wrongOnly[row * rows + reference], onlyB: wrongOnly[reference * rows + row],
      of: decided)
    return DiscordanceSummary(
      onlyRow: pairs.onlyA, onlyReference: pairs.onlyB, decided: decided,
      interval: isRate ? try pairs.tango(confidence: RateSummary.confidence) : nil,
      pValue: try McNemarTest(pairs).exactP)
  }

  var equality: CochranQ? {
    get throws {
      decided > 0 ? try CochranQ(right: right, squares: squares, trials: decided) : nil
    }
  }
}

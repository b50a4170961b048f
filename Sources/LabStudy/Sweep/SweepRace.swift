import LabSimulation
import LabStatistics

/// A sweep that plays persons in batches and stops by confidence sequences over persons.
///
/// Each person gives each cell one value, the balanced error of the person; who has no decided
/// stroke of one intent gives none. The sequences of all cells hold together with 95 % at every look,
/// so that looking after each batch costs nothing, which ordinary intervals cannot say. The mean is
/// that over persons, each with the same weight.
public struct SweepRace: Sendable {
  /// Why no more persons were played.
  public enum End: Sendable, Hashable {
    case narrow
    case decided(cell: Int)
    case time
    case persons
  }

  /// What came of a race.
  public struct Outcome: Sendable {
    /// The cells in their order; those that could no longer win may have fewer persons.
    public var cells: [SweepCell]
    public var persons: Int
    public var end: End
    /// How many cells can still be the best.
    public var rivals: Int
    /// The half width of the cell whose mean error is known worst.
    public var widest: Double
    /// Whether it ended before `ci` or `decided`, if any of them was asked for.
    public var isUndecided: Bool
  }

  static let confidence = 0.95
  static let firstBatch = 20

  private let plan: SweepPlan
  private let units: SweepUnits
  private let until: SweepUntil
  private var race: Race
  private var sequences: [BoundedSequence]
  private var cells: [SweepCell?]

  /// Throws for more cells than memory is spent on.
  public init(_ units: SweepUnits, until: SweepUntil) throws {
    plan = units.plan
    self.units = units
    self.until = until
    guard plan.cells <= SweepPlan.mostRacing else { throw SweepError.tooManyToRace(plan.cells) }
    race = try Race(cells: plan.cells, confidence: Self.confidence)
    sequences = Array(
      repeating: try BoundedSequence(confidence: race.cellConfidence), count: plan.cells)
    cells = Array(repeating: nil, count: plan.cells)
  }

  /// Plays batches of 20 persons, later of a quarter of those before, until a rule holds or all
  /// persons of the scenario are played.
  ///
  /// - Parameter elapsed: the time since the sweep began.
  public mutating func run(
    jobs: Int, elapsed: () -> Duration, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> Outcome {
    var played = 0
    while true {
      let next = min(plan.scenario.persons, played + max(Self.firstBatch, played / 4))
      try await play(played..<next, jobs: jobs, progress: progress)
      played = next
      if let end = end(elapsed: elapsed(), isLast: played == plan.scenario.persons) {
        let isMet: Bool
        switch end {
        case .narrow, .decided: isMet = true
        case .time, .persons: isMet = until.halfWidth == nil && !until.decides
        }
        return Outcome(
          cells: cells.compactMap(\.self), persons: played, end: end,
          rivals: race.survivors.count, widest: widest, isUndecided: !isMet)
      }
    }
  }

  private mutating func play(
    _ persons: Range<Int>, jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws {
    let racing = until.dropsCells ? Set(race.survivors) : nil
    for unit in 0..<units.count {
      for piece in units.pieces(of: unit) {
        let piece = racing.map { racing in piece.filter(racing.contains) } ?? piece
        for cell in try await plan.play(piece, persons: persons, jobs: jobs, progress: progress)
          .cells
        {
          try add(cell, persons)
        }
      }
    }
    for cell in cells.indices {
      try race.update(cell: cell, interval: sequences[cell].interval)
    }
    _ = race.drop()
  }

  private mutating func add(_ cell: SweepCell, _ persons: Range<Int>) throws {
    for person in persons {
      if let error = cell.row.tally.balancedError(ofPerson: person) {
        try sequences[cell.number].add(error)
      }
    }
    var sum = cells[cell.number] ?? cell
    if cells[cell.number] != nil { try sum.row.tally.merge(cell.row.tally) }
    sum.sequence = sequences[cell.number].interval
    cells[cell.number] = sum
  }

  private var widest: Double {
    sequences.map { ($0.interval.upper - $0.interval.lower) / 2 }.max() ?? 0
  }

  private func end(elapsed: Duration, isLast: Bool) -> End? {
    if let halfWidth = until.halfWidth, widest <= halfWidth { return .narrow }
    if until.decides, race.isDecided, let best = race.survivors.first {
      return .decided(cell: best)
    }
    if let time = until.time, elapsed >= time { return .time }
    return isLast ? .persons : nil
  }
}

extension SweepRace.Outcome {
  /// Why it ended, in words.
  public func reason(_ plan: SweepPlan, _ until: SweepUntil) -> String {
    switch end {
    case .narrow:
      "every cell's mean error is known to plus or minus \(until.halfWidth ?? 0)"
    case .decided(let cell):
      "\(plan.cells == 1 ? "there is one cell" : "one cell is the best"): \(plan.words(of: cell))"
    case .time: "the time was over" + rest(plan, until)
    case .persons: "all persons were played" + rest(plan, until)
    }
  }

  /// What is missing of each rule that was asked for.
  private func rest(_ plan: SweepPlan, _ until: SweepUntil) -> String {
    let width =
      until.halfWidth == nil
      ? ""
      : "; the least certain cell is known to plus or minus "
        + ParameterValue.text((widest * 1e4).rounded(.up) / 1e4)
    let rivals = until.decides ? "; \(rivals) of \(plan.cells) cells can still be the best" : ""
    return isUndecided ? width + rivals : ""
  }
}

import LabSimulation
import LabStatistics

/// What was counted in one cell of a sweep.
public struct SweepCell: Sendable {
  /// The number of the cell in its sweep, from 0.
  public var number: Int
  /// The varied values as they are shown.
  public var values: [String]
  public var row: Comparison.Row
  /// The limits of the persons' mean error that hold at every look; only where looks were taken.
  public var sequence: Interval?
  /// About people, by scope; empty where that is not known.
  public var population: [IntentScope: Interval] = [:]
}

extension SweepPlan {
  /// The keys of the strategy.
  private var ownKeys: [String] { keys.filter { !$0.isOfScenario }.map(\.name) }

  func variants(_ cells: [Int]) -> Variants {
    let own = keys.indices.filter { !keys[$0].isOfScenario }
    return Variants(
      of: base, over: ownKeys,
      at: cells.map { cell in
        let values = values(of: cell)
        return own.map { values[$0] }
      })
  }

  /// Whether one simulation has all cells of a scenario.
  var isExact: Bool {
    scenario.decisionSurface(of: base) != nil && !ownKeys.isEmpty
      && variants(Array(repeating: 0, count: Variants.perPass + 1)).passes == 1
  }

  /// How many times the strokes of a scenario are gone over for so many of its cells.
  public func passes(_ cells: Int) -> Int {
    isExact ? 1 : (cells + Variants.perPass - 1) / Variants.perPass
  }

  /// Plays cells that share a scenario.
  ///
  /// - Parameter persons: those who are played; nil for all.
  /// - Returns: the cells in the given order, and the exact error curve where one key alone varies
  ///   and the strategy has such a curve.
  public func play(
    _ cells: [Int], persons: Range<Int>? = nil, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> (cells: [SweepCell], curve: ExactCurve?) {
    var played = [SweepCell?](repeating: nil, count: cells.count)
    let curve = try await play(cells, persons: persons, jobs: jobs, progress: progress) {
      played[$0] = $1
    }
    return (played.compactMap(\.self), curve)
  }

  /// Plays cells that share a scenario, and hands them over one by one.
  ///
  /// - Parameter each: sees the place of a cell among the given ones, and the cell; in any order.
  public func play(
    _ cells: [Int], persons: Range<Int>? = nil, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }, each: (Int, SweepCell) throws -> Void
  ) async throws -> ExactCurve? {
    guard let first = cells.first else { return nil }
    var scenario = try scenario(of: first)
    if let persons {
      (scenario.firstPerson, scenario.persons) = (persons.lowerBound, persons.upperBound)
    }
    let own = scenario
    let curve = try await scenario.play(variants(cells), jobs: jobs, progress: progress) {
      try each($0, cell(cells[$0], $1, own))
    }
    return keys.count == 1 ? curve : nil
  }

  /// Plays cells that share a scenario, each of them stroke by stroke.
  ///
  /// - Parameter each: sees every batch, with the rows that it was played under and the values of
  ///   each row.
  public func play(
    _ cells: [Int], jobs: Int, progress: @Sendable (Int) -> Void = { _ in },
    each: (TrialBatch, [StrategyRow], [[String]]) throws -> Void
  ) async throws -> [SweepCell] {
    guard let first = cells.first else { return [] }
    let scenario = try scenario(of: first)
    var played: [SweepCell] = []
    for start in stride(from: 0, to: cells.count, by: Variants.perPass) {
      let some = Array(cells[start..<min(cells.count, start + Variants.perPass)])
      let rows = try variants(some).rows()
      let values = rows.map { row in keys.map { $0.shown(in: row.strategy, scenario) } }
      let comparison = try await scenario.compare(rows, jobs: jobs, progress: progress) {
        try each($0, rows, values)
      }
      played += zip(some, comparison.rows).map { cell($0, $1, scenario) }
    }
    return played
  }

  private func cell(_ number: Int, _ row: Comparison.Row, _ scenario: Scenario) -> SweepCell {
    SweepCell(
      number: number, values: keys.map { $0.shown(in: row.row.strategy, scenario) }, row: row)
  }
}

import LabSimulation

/// The exact curve over the one key of a sweep, and what the replicates of the population say of it.
public struct SweepOptimum: Sendable {
  public var curve: ExactCurve
  public var people: SweepUncertainty?
}

extension SweepUnits {
  /// Plays a unit with the replicates of the population, and hands over its cells one by one.
  ///
  /// - Parameters:
  ///   - progress: hears how many more strokes are done.
  ///   - each: sees the place of a cell in the order of work, and the cell; within a scenario in any order.
  /// - Returns: nil unless one key alone varies and the strategy has an exact curve over it.
  public func play(
    _ unit: Int, jobs: Int, progress: @Sendable (Int) -> Void = { _ in },
    each: (Int, SweepCell) throws -> Void
  ) async throws -> SweepOptimum? {
    var optimum: SweepOptimum?
    var first = 0
    for piece in pieces(of: unit) {
      let people = try await plan.populationUncertainty(piece, jobs: jobs, progress: progress)
      let curve = try await plan.play(piece, jobs: jobs, progress: progress) {
        try each(first + $0, Self.cell($1, $0, people))
      }
      optimum = curve.map { SweepOptimum(curve: $0, people: people) }
      first += piece.count
    }
    return optimum
  }

  /// Plays a unit stroke by stroke, with the replicates of the population.
  ///
  /// - Parameters:
  ///   - batch: sees every batch, with the rows that it was played under and the values of each row.
  ///   - each: sees the place of a cell in the order of work, and the cell, in that order.
  /// - Returns: the exact curve with the first unit, and otherwise as `play` does.
  public func playStrokes(
    _ unit: Int, jobs: Int, progress: @Sendable (Int) -> Void = { _ in },
    batch: (TrialBatch, [StrategyRow], [[String]]) throws -> Void,
    each: (Int, SweepCell) throws -> Void
  ) async throws -> SweepOptimum? {
    var optimum: SweepOptimum?
    var first = 0
    for piece in pieces(of: unit) {
      let people = try await plan.populationUncertainty(piece, jobs: jobs, progress: progress)
      let cells = try await plan.play(piece, jobs: jobs, progress: progress, each: batch)
      for (index, cell) in cells.enumerated() {
        try each(first + index, Self.cell(cell, index, people))
      }
      // Stroke by stroke there is no curve; that of the first cell is the curve of all.
      if unit == 0, plan.keys.count == 1 {
        optimum = try await plan.play([piece[0]], jobs: jobs).curve
          .map { SweepOptimum(curve: $0, people: people) }
      }
      first += piece.count
    }
    return optimum
  }

  /// A cell with its intervals about people.
  private static func cell(
    _ cell: SweepCell, _ index: Int, _ people: SweepUncertainty?
  ) throws -> SweepCell {
    var cell = cell
    cell.population = try people?.rates.intervals(ofRow: index) ?? [:]
    return cell
  }
}

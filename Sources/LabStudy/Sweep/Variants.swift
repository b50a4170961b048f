import LabSimulation
import LabStatistics

/// Variants of one strategy that differ in some parameters only, played on the same strokes.
///
/// Where the strategy says that the parameters settle everything in one decision, the strokes are
/// simulated once with both branches of the decision, however many variants there are, and the error
/// curve and its optimum are exact. Elsewhere every variant is played.
public struct Variants: Sendable {
  public var base: StrategyRow
  /// The parameters that vary.
  public var keys: [String]
  /// One value per key, variant by variant.
  public var points: [[ParameterValue]]

  /// How many variants are played on one pass over the strokes: the results of a batch have to fit
  /// into memory, and the strokes of every pass are the same.
  public static let perPass = 64

  public init(of base: StrategyRow, over keys: [String], at points: [[ParameterValue]]) {
    self.base = base
    self.keys = keys
    self.points = points
  }

  /// The rows, labelled by what differs.
  ///
  /// Throws for a parameter that the strategy does not have, and a value out of its range.
  public func rows() throws(SpecificationError) -> [StrategyRow] {
    var rows: [StrategyRow] = []
    for point in points {
      var strategy = base.strategy
      for (key, value) in zip(keys, point) {
        strategy = try StrategySpecification.set(key, to: value, in: strategy)
      }
      rows.append(StrategyRow(strategy))
    }
    return rows
  }

  /// The points as parameters of the one decision of the strategy; nil when every variant has to be
  /// played.
  var decided: [BranchedDecisions.Point]? {
    guard !keys.isEmpty, let surface = base.contestStrategy?.decisionSurface,
      keys.allSatisfy({ $0 == surface.ratio || $0 == surface.threshold }),
      Set(keys).count == keys.count,
      let threshold = base.strategy.number(of: surface.threshold),
      let ratio = base.strategy.number(of: surface.ratio)
    else { return nil }
    var decided: [BranchedDecisions.Point] = []
    for point in points {
      var own = BranchedDecisions.Point(threshold: threshold, ratio: ratio)
      for (key, value) in zip(keys, point) {
        guard case .number(let number) = value else { return nil }
        if key == surface.ratio { own.ratio = number } else { own.threshold = number }
      }
      decided.append(own)
    }
    return decided
  }

  /// How many times the strokes are gone over.
  public var passes: Int {
    decided == nil ? (points.count + Self.perPass - 1) / Self.perPass : 1
  }
}

extension Scenario {
  /// Plays the variants.
  ///
  /// Every row holds its tally, some 200 kB; the other form hands them over one by one.
  ///
  /// - Returns: one row per variant, and the exact error curve where the ratio alone varies.
  public func play(
    _ variants: Variants, on source: StrokeSource = .synthetic, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> (comparison: Comparison, curve: ExactCurve?) {
    var rows: [(Int, Comparison.Row)] = []
    let curve = try await play(variants, on: source, jobs: jobs, progress: progress) {
      rows.append(($0, $1))
    }
    rows.sort { $0.0 < $1.0 }
    return (Comparison(rows: rows.map(\.1), persons: personNames(in: source)), curve)
  }

  /// Plays the variants and hands over the row of each with its number, in any order, keeping none.
  ///
  /// - Returns: the exact error curve where the ratio alone varies.
  public func play(
    _ variants: Variants, on source: StrokeSource = .synthetic, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }, each: (Int, Comparison.Row) throws -> Void
  ) async throws -> ExactCurve? {
    let rows = try variants.rows()
    guard let points = variants.decided,
      let least = points.map(\.threshold).min(), let greatest = points.map(\.threshold).max(),
      let decisions = try await decisions(
        of: variants.base, thresholds: least...greatest, on: source, jobs: jobs,
        progress: progress)
    else {
      for start in stride(from: 0, to: rows.count, by: Variants.perPass) {
        let some = Array(rows[start..<min(rows.count, start + Variants.perPass)])
        let played = try await compare(some, on: source, jobs: jobs, progress: progress)
        for (offset, row) in played.rows.enumerated() { try each(start + offset, row) }
      }
      return nil
    }
    try decisions.forEachTally(at: points) { index, tally in
      try Task.checkCancellation()
      try each(index, Comparison.Row(rows[index], tally))
    }
    return variants.keys == [decisions.surface.ratio] ? try decisions.curve(at: least) : nil
  }
}

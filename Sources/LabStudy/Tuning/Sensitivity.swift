import LabSimulation
import LabStatistics

/// Which parameters of hand, glass and strategy move the error, and how much: Sobol indices.
///
/// The output is the balanced error on the logit scale (`LogitError`). All rows of the design use the
/// same random numbers for the same stroke, so rows differ by their parameters and not by luck.
public struct Sensitivity: Sendable {
  public var factors: [SensitivityFactor]
  /// Of the logits less their mean over all rows.
  public var indices: SobolIndices
  /// The mean balanced error over the rows.
  public var meanError: Double
  /// The mean variance that the draw of persons gives to one row, over the variance of the rows.
  ///
  /// As all rows share their persons most of it cancels: it bounds the noise from above.
  public var noiseShare: Double?
  /// Strokes of one row.
  public var strokes: Int

  /// Rows of a design: half the points of a small net.
  public static let defaultRows = 64
}

extension Scenario {
  /// The sensitivity of a strategy's error to some factors.
  ///
  /// One session of each person is played per row: persons matter, strokes of the same person hardly.
  /// Cost: at most (2 + factors of the scenario) passes per row over these strokes, as rows that differ
  /// in the strategy alone share their strokes.
  ///
  /// - Throws: `TuneError` for factors that contradict each other, before anything is played.
  public func sensitivity(
    of row: StrategyRow, to factors: [SensitivityFactor], rows count: Int = Sensitivity.defaultRows,
    jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> Sensitivity {
    try row.checkRegistered()
    for (index, factor) in factors.enumerated()
    where factors[..<index].contains(where: { $0.key == factor.key }) {
      throw TuneError.keyTwice(factor.key)
    }
    var points: [[Double]] = []
    let design = try SobolDesign(factors: factors.count, rows: count)
    try design.forEachRow { row in
      points += [row.a, row.b] + factors.indices.map(row.hybrid)
    }
    let groups = try grouped(points, factors)
    var outputs: [[Double]: (logit: LogitError, rate: Double)] = [:]
    for group in groups {
      let rows = try group.points.map { try Self.row(row, factors, at: $0) }
      let comparison = try await group.scenario.compare(rows, jobs: jobs, progress: progress)
      for (point, row) in zip(group.points, comparison.rows) {
        guard let rate = try row.tally.summary(.all).errorRate else { throw TuneError.noErrors }
        outputs[point] = (try LogitError(try row.tally.classCounts()), rate)
      }
    }
    var logits = points.compactMap { outputs[$0]?.logit.value }
    // The shares do not depend on the level, but the estimate of the first order loses digits to it.
    let level = logits.reduce(0, +) / Double(max(1, logits.count))
    for index in logits.indices { logits[index] -= level }
    let (centred, width) = (logits, factors.count + 2)
    func column(_ offset: Int) -> [Double] {
      stride(from: offset, to: centred.count, by: width).map { centred[$0] }
    }
    let indices = try SobolIndices(
      a: column(0), b: column(1), hybrids: factors.indices.map { column($0 + 2) },
      confidence: RateSummary.confidence)
    // Summed in the order of the design, as a dictionary has none.
    let found = points.compactMap { outputs[$0] }
    let noise = found.reduce(0) { $0 + $1.logit.standardError * $1.logit.standardError }
    return Sensitivity(
      factors: factors, indices: indices,
      meanError: found.reduce(0) { $0 + $1.rate } / Double(max(1, found.count)),
      noiseShare: indices.variance > 0
        ? noise / Double(max(1, found.count)) / indices.variance : nil,
      strokes: groups.first?.scenario.strokes ?? 0)
  }

  /// How many passes over the strokes of one session a sensitivity takes at most.
  public static func sensitivityPasses(_ factors: [SensitivityFactor], rows: Int) -> Int {
    rows * (2 + factors.count { $0.owner == .scenario })
  }

  /// The points of the design that share a scenario, and so their strokes.
  private func grouped(
    _ points: [[Double]], _ factors: [SensitivityFactor]
  ) throws -> [(scenario: Scenario, points: [[Double]])] {
    var groups: [(scenario: Scenario, points: [[Double]])] = []
    var numbers: [[ParameterValue]: Int] = [:]
    for point in points {
      var scenario = self
      scenario.sessions = 1
      var values: [ParameterValue] = []
      for (factor, share) in zip(factors, point) where factor.owner == .scenario {
        let value = factor.value(at: share)
        values.append(value)
        if let parameter = settableParameters.first(where: { $0.key == factor.key }) {
          try parameter.set(value, in: &scenario)
        }
      }
      if let number = numbers[values] {
        if !groups[number].points.contains(point) { groups[number].points.append(point) }
      } else {
        if let contradiction = scenario.contradiction {
          throw TuneError.contradiction(contradiction.sentence)
        }
        numbers[values] = groups.count
        groups.append((scenario, [point]))
      }
    }
    return groups
  }

  private static func row(
    _ row: StrategyRow, _ factors: [SensitivityFactor], at point: [Double]
  ) throws -> StrategyRow {
    var strategy = row.strategy
    for (factor, share) in zip(factors, point) where factor.owner == .strategy {
      strategy = try StrategySpecification.set(
        factor.key, to: factor.value(at: share), in: strategy)
    }
    return StrategyRow(strategy)
  }
}

import LabSimulation

extension Benchmark {
  /// What the exact methods cost on 100,000 strokes, in compares of one strategy on the same strokes,
  /// all on one core.
  ///
  /// - 10,000 ratios: one simulation with both branches, and the tally of every ratio.
  /// - The optimum over the ratio and the thresholds from 5 to 30 pt.
  /// - A grid of 100 x 100 of these two: the tally of every pair.
  public func exact(of scenario: Scenario) async throws -> [BenchFigure] {
    var scenario = scenario
    let perPerson = max(1, scenario.sessions * scenario.strokesPerSession)
    scenario.persons = max(2, (100_000 + perPerson - 1) / perPerson)
    var strategy = EarlyDirectionFailure()
    strategy.decision = .withheld
    let row = StrategyRow(strategy)
    let thresholds = 5.0...30.0
    let ratios = Self.spread(0.1...10, 10_000).map {
      BranchedDecisions.Point(threshold: strategy.threshold, ratio: $0)
    }
    let grid = Self.spread(thresholds, 100).flatMap { threshold in
      Self.spread(0.1...10, 100).map {
        BranchedDecisions.Point(threshold: threshold, ratio: $0)
      }
    }
    let fixed = scenario
    let times = try await measure([
      { _ = try await fixed.compare([row], jobs: 1) },
      { try await fixed.decisions(of: row, jobs: 1).map { Self.tally(ratios, $0) } },
      { _ = try await fixed.decisions(of: row, thresholds: thresholds, jobs: 1)?.exactSurface() },
      {
        try await fixed.decisions(of: row, thresholds: thresholds, jobs: 1)
          .map { Self.tally(grid, $0) }
      },
    ])
    let strokes = Double(scenario.strokes ?? 1)
    func figure(
      _ name: String, _ index: Int, over other: Int, _ limit: Double, _ unit: String
    ) -> BenchFigure {
      BenchFigure(
        name, times[index] / strokes, ratio: times[index] / times[other],
        goal: .atMost(limit, unit))
    }
    return [
      BenchFigure("a compare of one strategy", times[0] / strokes),
      figure("10,000 ratios", 1, over: 0, 1.1, "compares"),
      figure("exact optimum over ratio and threshold", 2, over: 0, 3, "compares"),
      figure("a grid of 100 x 100 of them", 3, over: 2, 1.5, "exact optima"),
    ]
  }

  /// Looks at the errors of every point.
  private static func tally(_ points: [BranchedDecisions.Point], _ decisions: BranchedDecisions) {
    var errors = 0
    decisions.forEachTally(at: points) { errors += $1.scroll.errors + $1.page.errors }
    use(errors)
  }

  /// Values at equal ratios, both ends included.
  private static func spread(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
    (0..<count).map {
      Interpolation.geometric(
        range.lowerBound, range.upperBound, Double($0) / Double(count - 1))
    }
  }

  /// The least processor time of each work in nanoseconds, over a fifth of the rounds and at least three.
  private func measure(_ works: [() async throws -> Void]) async throws -> [Double] {
    var least = [Double](repeating: .infinity, count: works.count)
    for _ in 0..<max(3, rounds / 5) {
      for (index, work) in works.enumerated() {
        let time = ProcessorTime()
        try await work()
        least[index] = min(least[index], time.nanoseconds)
      }
    }
    return least
  }
}

import LabSimulation

/// One figure of the benchmark: nanoseconds per stroke, and how they compare to another work.
public struct BenchFigure: Sendable {
  public var name: String
  public var nanoseconds: Double
  /// The ratio that is meant to stay below (or above) the goal.
  public var ratio: Double?
  public var goal: Goal?

  /// What a ratio is measured against, and the limit that it should keep.
  public enum Goal: Sendable, Hashable {
    case atMost(Double, String)
    case atLeast(Double, String)

    public func isMet(by ratio: Double) -> Bool {
      switch self {
      case .atMost(let limit, _): ratio <= limit
      case .atLeast(let limit, _): ratio >= limit
      }
    }
  }

  public init(_ name: String, _ nanoseconds: Double, ratio: Double? = nil, goal: Goal? = nil) {
    self.name = name
    self.nanoseconds = nanoseconds
    self.ratio = ratio
    self.goal = goal
  }
}

/// Measures works against each other in one run: rounds are interleaved and the minimum counts,
/// because the machine's own speed moves by half from minute to minute.
public struct Benchmark: Sendable {
  public var rounds: Int

  public init(rounds: Int = 15) {
    self.rounds = rounds
  }

  /// The least processor time per unit of each work, in nanoseconds.
  func measure(_ works: [(units: Int, run: () -> Int)]) -> [Double] {
    var least = [Double](repeating: .infinity, count: works.count)
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let time = ProcessorTime()
        Self.use(work.run())
        least[index] = min(least[index], time.nanoseconds / Double(work.units))
      }
    }
    return least
  }

  /// Takes a result, so that the optimiser cannot leave out the work behind it.
  @inline(never)
  static func use(_ result: Int) {}

  /// The bench stroke: its random numbers, one rule, an arena of three, further strategies.
  public func strokes(_ count: Int = 4_000) -> [BenchFigure] {
    let contest = Scenario.shipped.contest
    let tuning = Tuning()
    let three = BenchStroke.arenaOfThree(contest, tuning)
    let shipped = Scenario.shipped.rows.compactMap(\.contestStrategy)
    let strategies = shipped.map {
      $0.contender(for: contest, tuning: tuning)
    }
    let scenes = shipped.map {
      Contender.scene($0.scene(for: contest, tuning: tuning), interruptions: [])
    }
    let bench = BenchStroke()
    let times = measure([
      (count, { Int(bench.randomNumbers(0..<count)) }),
      (count, { bench.oneRule(0..<count) }),
      (count, { bench.arena(0..<count, three) }),
      (count, { bench.verdicts(0..<count, contest, Array(strategies.prefix(1))) }),
      (count, { bench.verdicts(0..<count, contest, strategies) }),
      (count, { bench.verdicts(0..<count, contest, Array(scenes.prefix(1))) }),
      (count, { bench.verdicts(0..<count, contest, scenes) }),
    ])
    let others = Double(strategies.count - 1)
    let further = (times[4] - times[3]) / others
    let furtherScene = (times[6] - times[5]) / others
    return [
      BenchFigure("random numbers of a stroke (the bound)", times[0]),
      BenchFigure(
        "stroke and one rule", times[1], ratio: times[1] / times[0], goal: .atMost(1.25, "bounds")),
      BenchFigure(
        "stroke and an arena of three, decision only", times[2], ratio: times[2] / times[0],
        goal: .atMost(2, "bounds")),
      BenchFigure(
        "each further strategy, verdict included", further, ratio: further / times[0],
        goal: .atMost(0.5, "bounds")),
      BenchFigure(
        "the same, event by event", furtherScene, ratio: furtherScene / times[0]),
    ]
  }

  /// The stages of the scenario's own strokes: the finger, and each strategy on top.
  public func stages(of scenario: Scenario) throws -> [BenchFigure] {
    let strokes = 2_000
    let none = try scenario.experiment { _ in [] }.plan
    let single = try scenario.rows.map { row in
      try scenario.experiment(arrange: scenario.contenders([row])).plan
    }
    let times = measure(
      ([none] + single).map { plan in
        (strokes, { plan.run(0..<strokes).strokes.count })
      })
    let finger = times[0]
    return [BenchFigure("hand and digitizer", finger)]
      + zip(scenario.rows, times.dropFirst()).map { row, time in
        BenchFigure("  and \(row.label)", time, ratio: time / finger)
      }
  }

  /// A compare of five times the persons on one job and on two.
  public func jobs(of scenario: Scenario) async throws -> [BenchFigure] {
    var scenario = scenario
    scenario.persons = min(5 * scenario.persons, 1_000_000)
    var least = [Double.infinity, Double.infinity]
    for _ in 0..<max(3, rounds / 3) {
      for jobs in [1, 2] {
        let start = ContinuousClock.now
        _ = try await scenario.compare(scenario.rows, jobs: jobs)
        least[jobs - 1] = min(least[jobs - 1], start.duration(to: .now).nanoseconds)
      }
    }
    let strokes = Double(scenario.strokes ?? 1)
    return [
      BenchFigure("a compare of all rows, one job", least[0] / strokes),
      BenchFigure(
        "a compare of all rows, two jobs", least[1] / strokes, ratio: least[0] / least[1],
        goal: .atLeast(1.8, "times one job")),
    ]
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

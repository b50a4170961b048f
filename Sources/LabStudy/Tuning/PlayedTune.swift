import LabSimulation
import LabStatistics

/// The search over numbers on which a decision depends in no simple way: Brent's for one number, the
/// simplex of Nelder and Mead for two, each from several starts, all on the same strokes.
///
/// All searches go forward together: one pass over the strokes plays what each of them asks for.
struct PlayedTune: Sendable {
  typealias Goal = PlayedSettings.Goal

  private(set) var played: PlayedSettings
  private let box: TuneBox
  private let plan: TunePlan
  /// The points of the cube that the searches begin with.
  private var starts: [[Double]]
  private var least: [Double] = []

  /// Starts for what is tuned, and for what it is held against.
  private static let restarts = 3
  private static let fewRestarts = 1
  private static let closerLooks = 16
  /// After this many passes the searches are given up.
  private static let mostPasses = 60

  init(_ scenarios: [Scenario], _ row: StrategyRow, _ plan: TunePlan) {
    played = PlayedSettings(scenarios, row, plan)
    box = TuneBox(plan.numbers)
    self.plan = plan
    starts = box.starts
  }

  /// Plays until every search has ended.
  mutating func run(jobs: Int, progress: @Sendable (Int) -> Void) async throws -> TuneSearch {
    let present = plan.numbers.compactMap { key -> Double? in
      guard let value = played.row.strategy.number(of: key.key), let range = key.numbers,
        range.contains(value)
      else { return nil }
      return value
    }
    try await played.play(
      starts.map(box.numbers) + (present.count == box.dimensions ? [present] : []), jobs: jobs,
      progress: progress)
    if plan.objective == .regret {
      let goals = plan.populations.indices.map { (Goal.population($0), Self.fewRestarts) }
      try await descend(goals, jobs: jobs, progress: progress)
      least = try leastErrors()
    }
    try await refine(jobs: jobs, progress: progress)
    try await descend(
      plan.objectives.map {
        (.objective($0), $0 == plan.objective ? Self.restarts : Self.fewRestarts)
      }, jobs: jobs, progress: progress)
    least = try leastErrors()
    var finds: [TuneObjective: TuneFind] = [:]
    for objective in plan.objectives { finds[objective] = try find(objective) }
    return TuneSearch(
      row: played.row, finds: finds, curve: nil,
      points: played.settings.keys.sorted { $0.lexicographicallyPrecedes($1) }, least: least)
  }

  private func leastErrors() throws -> [Double] {
    guard plan.objective == .regret else { return [] }
    return try plan.populations.indices.map { index in
      try played.settings.keys.compactMap {
        try played.value(.population(index), of: $0, least: [])
      }.min() ?? 0
    }
  }

  // MARK: Searches

  /// Looks again, more closely, where the objective of one number is within a standard error of its
  /// least: an error over few strokes has many small valleys.
  private mutating func refine(jobs: Int, progress: @Sendable (Int) -> Void) async throws {
    guard box.dimensions == 1 else { return }
    let values = try starts.map { try value(.objective(plan.objective), at: $0) ?? .infinity }
    guard let least = values.indices.min(by: { values[$0] < values[$1] }), values[least].isFinite,
      let counts = played.settings[box.numbers(at: starts[least])]?.counts[0]
    else { return }
    let limit = values[least] + (try standardError(plan.measure(plan.objective), counts))
    let near = values.indices.filter { values[$0] <= limit }
    let lower = starts[max(0, (near.first ?? least) - 1)][0]
    let upper = starts[min(starts.count - 1, (near.last ?? least) + 1)][0]
    let points = (1...Self.closerLooks).map { index in
      [lower + (upper - lower) * Double(index) / Double(Self.closerLooks + 1)]
    }
    try await played.play(points.map(box.numbers), jobs: jobs, progress: progress)
    starts = (starts + points).sorted { $0[0] < $1[0] }
  }

  private mutating func descend(
    _ goals: [(goal: Goal, restarts: Int)], jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws {
    guard box.dimensions > 0 else { return }
    var running: [Descent] = []
    for (goal, restarts) in goals {
      let values = try starts.map { try value(goal, at: $0) }
      running +=
        box.dimensions == 1
        ? Descent.brackets(starts.map { $0[0] }, values, most: restarts).map { Descent(goal, $0) }
        : Descent.corners(starts, values, most: restarts).map { Descent(goal, .simplex($0)) }
    }
    for _ in 0..<Self.mostPasses {
      var asked: [[Double]] = []
      var going: [Descent] = []
      let known = self
      for descent in running {
        let step = try descent.step { point in
          (try? known.value(descent.goal, at: point)).flatMap(\.self)
        }
        if case .asks(let point) = step {
          asked.append(box.numbers(at: point))
          going.append(descent)
        }
      }
      running = going
      guard !asked.isEmpty else { return }
      // A setting without a value would be asked for again and again.
      if asked.allSatisfy({ played.settings[$0] != nil }) { return }
      try await played.play(asked, jobs: jobs, progress: progress)
    }
  }

  /// The goal at a point of the space around the cube: outside it rises.
  private func value(_ goal: Goal, at point: [Double]) throws -> Double? {
    try played.value(goal, of: box.numbers(at: point), least: least)
      .map { $0 + box.distance(of: point) }
  }

  // MARK: Result

  /// The least of all settings that were played.
  private func find(_ objective: TuneObjective) throws -> TuneFind? {
    var points: [(point: [Double], value: Double)] = []
    for point in played.settings.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let value = try played.value(.objective(objective), of: point, least: least)
      if let value { points.append((point, value)) }
    }
    let limit = objective == .latency ? 1 : Double.infinity
    guard let value = points.map(\.value).min(), value < limit else { return nil }
    let best = points.filter { $0.value <= value + 1e-13 }
    let chosen = best[best.count / 2].point
    let counts = played.settings[chosen]?.counts[0] ?? []
    let error = try standardError(plan.measure(objective), counts)
    let zone = points.filter { $0.value <= value + error }.map(\.point)
    let optimum =
      box.dimensions == 1
      ? [Self.neighbours(of: chosen[0], value, points.map { ($0.point[0], $0.value) })]
      : Self.span(best.map(\.point))
    return TuneFind(
      values: chosen, value: value, optimum: optimum.map { [$0] },
      zone: Self.span(zone).map { [$0] }, standardError: error,
      spread: try spread(objective, points.filter { $0.value < limit }.map(\.point)),
      keysAtBound: keysAtBound(best.map(\.point)))
  }

  /// The keys of which an end of the range is as good as any other value.
  private func keysAtBound(_ best: [[Double]]) -> [String] {
    plan.numbers.enumerated().compactMap { axis, key in
      guard let range = key.numbers else { return nil }
      let ends = [range.lowerBound, range.upperBound]
      return best.contains { ends.contains($0[axis]) } ? key.key : nil
    }
  }

  /// The range between the nearest settings on both sides that are worse.
  private static func neighbours(
    of chosen: Double, _ value: Double, _ points: [(number: Double, value: Double)]
  ) -> ThresholdRange {
    let worse = points.filter { $0.value > value + 1e-13 }.map(\.number)
    return ThresholdRange(
      lower: worse.last { $0 < chosen } ?? points.first?.number ?? chosen,
      upper: worse.first { $0 > chosen } ?? points.last?.number ?? chosen)
  }

  /// Coordinate by coordinate the smallest range that holds all points.
  private static func span(_ points: [[Double]]) -> [ThresholdRange] {
    guard let first = points.first else { return [] }
    return first.indices.map { axis in
      let numbers = points.map { $0[axis] }
      return ThresholdRange(lower: numbers.min() ?? 0, upper: numbers.max() ?? 0)
    }
  }

  /// The middle 95 % of the best of the played settings over resampled persons.
  private func spread(
    _ objective: TuneObjective, _ points: [[Double]]
  ) throws -> [PersonOptimum.Spread?] {
    let settings = points.compactMap { played.settings[$0]?.counts[0] }
    guard objective != .regret, objective == plan.objective, box.dimensions > 0 else {
      return plan.numbers.map { _ in nil }
    }
    let persons = max(1, settings.first?.count ?? 1)
    let draws = max(100, min(PersonObjective.defaultDraws, 20_000_000 / persons / settings.count))
    let best = try plan.measure(objective).bestSettings(settings, draws: draws)
    let tail = (1 - RateSummary.confidence) / 2
    return try plan.numbers.indices.map { axis in
      let numbers = best.map { points[$0][axis] }
      return PersonOptimum.Spread(
        interval: Interval(
          lower: try Quantiles.sample(numbers, probability: tail),
          upper: try Quantiles.sample(numbers, probability: 1 - tail)),
        draws: draws)
    }
  }
}

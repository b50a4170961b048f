import LabSimulation
import LabStatistics

/// The search for the parameters whose simulated statistics are the recorded ones.
struct FitSearch: Sendable {
  /// One parameter on its way, in its coordinate.
  struct Line: Sendable {
    let parameter: FitParameter
    let target: Parameter<FitTarget>
    let support: FitSupport
    /// The recorded statistic.
    let recorded: Double
    /// The recorded statistic in the resamples, less its mean; 0 where it does not exist.
    let deviations: [Double]
    /// Where the parameter is now.
    var coordinate: Double
    /// Where the last simulation says that it should be, also beyond its range.
    var aim: Double
    /// How much the parameter differs in the resamples.
    var moves: [Double] = []
    /// Whether the strokes were seen not to respond.
    var isDeaf = false
    /// Whether it stays where that was seen: less of it would not show, and more would show too much.
    var isLeast = false

    /// Of the statistic.
    var standardError: Double {
      let squares = deviations.reduce(0) { $0 + $1 * $1 }
      return (squares / Double(max(deviations.count - 1, 1))).squareRoot()
    }

    /// In one round: three standard errors, or half of where it is.
    func greatestMove(from coordinate: Double) -> Double {
      let move = max(3 * standardError, abs(coordinate) / 2)
      return parameter.coordinate == .logarithm ? min(move, Self.greatestLogarithm) : move
    }

    /// Of a resample: a ratio beyond that is one that the strokes cannot tell from it.
    var greatestDeviation: Double {
      parameter.coordinate == .logarithm ? 2 * Self.greatestLogarithm : .infinity
    }

    /// No ratio of more than e in one round: what it does would be no straight line.
    static let greatestLogarithm = 1.0
  }

  let fit: PopulationFit
  let sample: FitSample
  let lens: FitLens
  let isRaw: Bool
  let design: FitDesign
  private(set) var lines: [Line] = []
  /// Parameters that were not fitted, with their reasons.
  private(set) var others: [(parameter: FitParameter, source: FittedValue.Source, FitSupport)] = []
  private(set) var target: FitTarget
  private(set) var rounds = 0

  /// A parameter is where it should be within this share of its standard error.
  private static let tolerance = 0.05
  /// A statistic that moves by less than this share of its parameter is deaf to it.
  private static let leastSlope = 0.1
  /// Rounds before the derivatives are measured, nearer to the end of the way.
  private static let roundsAlone = 1
  /// A move is halved so often before the search ends where it is.
  private static let leastShare = 0.2
  /// The derivatives are measured by this part of the simulated persons.
  private static let probeShare = 3

  init(_ table: StrokeTable, _ fit: PopulationFit) throws {
    self.fit = fit
    isRaw = table.isRaw
    let grip = fit.preset.grips[0].value
    let intervals = table.strokes.flatMap(\.measures.intervals).sorted()
    let lens = FitLens(
      pointsPerMillimetre: fit.pointsPerInch / 25.4, radius: grip.curve.radius,
      isMirrored: grip.isMirrored, interval: Self.usual(intervals))
    self.lens = lens
    let strokes = table.strokes.compactMap { FitStroke($0, lens) }
    // Persons without a usable stroke do not count.
    let people = Set(strokes.map(\.person)).sorted()
    guard people.count >= 2 else { throw FitError.tooFewPersons(people.count) }
    let places = Dictionary(uniqueKeysWithValues: people.enumerated().map { ($1, $0) })
    sample = try FitSample(
      strokes.map { stroke in
        var stroke = stroke
        stroke.person = places[stroke.person] ?? 0
        return stroke
      }, persons: people.count)
    design = FitDesign(sample, isMirrored: grip.isMirrored, budget: fit.simulatedStrokes)
    target = FitTarget(population: fit.preset, device: fit.device)
    target.population.name = fit.name
    try addLines()
  }

  /// The mean of the intervals about their median.
  private static func usual(_ sorted: [Double]) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let counts = ClockCounts(sorted, about: sorted[sorted.count / 2])
    return counts.regular > 0 ? counts.sum / Double(counts.regular) : nil
  }

  private mutating func addLines() throws {
    let moments = try sample.moments(sample.everybody)
    let resamples = try PersonResamples(
      persons: sample.persons, draws: fit.replicates, seed: fit.seed
    ).multiplicities.map { try sample.moments($0) }
    let targets = FitTarget.parameters(of: fit.preset)
    for parameter in FitParameter.all(of: fit.preset) {
      let statistic = isRaw ? parameter.statistic : parameter.statistic.ofSummaries
      let parameter = FitParameter(
        key: parameter.key, statistic: statistic, coordinate: parameter.coordinate)
      guard let target = targets[parameter.key] else { continue }
      let support = sample.support(of: statistic)
      if case .session(let field) = statistic, support.strokes > 0,
        support.sessions == support.persons
      {
        guard lines.contains(where: { $0.parameter.statistic == .person(field) }) else {
          others.append((parameter, .kept("one session per person"), support))
          continue
        }
        let source = FittedValue.Source.contained(
          "one session per person, whose spread contains it")
        others.append((parameter, source, support))
        try set(0, of: target)
        continue
      }
      if let reason = sample.refusal(of: statistic, isRaw: isRaw, moments) {
        others.append((parameter, .kept(reason), support))
        continue
      }
      let recorded = parameter.coordinate.coordinate(ofStatistic: moments[statistic] ?? 0)
      let known = resamples.map { resample in
        resample[statistic].map(parameter.coordinate.coordinate(ofStatistic:))
      }
      let values = known.compactMap(\.self)
      guard 10 * values.count >= 9 * known.count, !values.isEmpty else {
        others.append((parameter, .kept("it exists in too few resamples of the persons"), support))
        continue
      }
      // Rounding alone correlates strokes that are all alike: wholly, and in every resample.
      if parameter.coordinate == .correlation, values.allSatisfy({ abs($0 - values[0]) < 1e-9 }) {
        others.append((parameter, .kept("the strokes are too much alike to tell it"), support))
        continue
      }
      let mean = values.reduce(0, +) / Double(values.count)
      let first = Self.isParameter(statistic) ? recorded : startCoordinate(parameter, target)
      lines.append(
        Line(
          parameter: parameter, target: target, support: support, recorded: recorded,
          deviations: known.map { ($0 ?? mean) - mean }, coordinate: first, aim: first))
    }
    for index in lines.indices { try place(index) }
  }

  /// Whether a statistic is an estimate of its parameter; else the search begins at the preset.
  private static func isParameter(_ statistic: FitStatistic) -> Bool {
    switch statistic {
    case .roughness, .excess, .tremor, .roll, .pageExcess, .dwell, .doubled: false
    default: true
    }
  }

  private func startCoordinate(
    _ parameter: FitParameter, _ target: Parameter<FitTarget>
  ) -> Double {
    parameter.coordinate.coordinate(of: number(target))
  }

  /// The number of a parameter in the target as it is now.
  private func number(_ parameter: Parameter<FitTarget>) -> Double {
    guard case .number(let number) = parameter.value(in: target) else { return 0 }
    return number
  }

  private mutating func set(_ value: Double, of parameter: Parameter<FitTarget>) throws {
    try parameter.set(.number(value), in: &target)
    if parameter.key == "\(FitParameter.device).deliveryHz" {
      fit.deliver(value, by: &target.device)
    }
  }

  /// Puts a parameter where its aim is, as far as its range goes.
  private mutating func place(_ index: Int) throws {
    let line = lines[index]
    let value = line.parameter.coordinate.value(at: line.aim)
    let inside = line.target.kind.clamped(value)
    lines[index].coordinate = line.parameter.coordinate.coordinate(of: inside)
    try set(inside, of: line.target)
  }

  /// Simulates and moves until everything is where it should be.
  ///
  /// A move that makes things worse is taken back and tried by half.
  mutating func run(jobs: Int, progress: @Sendable (Int) -> Void) async throws {
    var jacobian = FitJacobian(lines: [], derivatives: [])
    var best = (distance: Double.infinity, coordinates: [Double](), missing: [Double]())
    var share = 1.0
    while rounds < fit.rounds {
      if rounds == Self.roundsAlone {
        jacobian = try await probe(jobs: jobs, progress: progress)
        best.distance = .infinity
        share = 1
      }
      let seen = try await statistics(target, design, jobs: jobs)
      rounds += 1
      progress(1)
      let missing = zip(lines, seen).map { line, seen in
        line.isDeaf || line.parameter.statistic.isUnbiased
          ? 0 : seen.map { line.recorded - $0 } ?? 0
      }
      let errors = zip(lines, missing).map { $1 / max($0.standardError, 1e-9) }
      let distance = errors.reduce(0) { $0 + $1 * $1 }
      if distance < best.distance {
        best = (distance, lines.map(\.coordinate), missing)
        share = min(2 * share, 1)
        if errors.allSatisfy({ abs($0) <= Self.tolerance }), rounds > Self.roundsAlone { break }
      } else {
        share /= 2
        if share < Self.leastShare, rounds > Self.roundsAlone { break }
      }
      let moves = jacobian.moves(for: best.missing)
      for index in lines.indices {
        let limit = lines[index].greatestMove(from: best.coordinates[index])
        let move = min(max(moves[index], -limit), limit)
        lines[index].aim = best.coordinates[index] + share * move
        try place(index)
      }
    }
    for index in lines.indices where isFloor(lines[index], missing: best.missing[index]) {
      lines[index].isDeaf = true
      lines[index].isLeast = true
      lines[index].coordinate = best.coordinates[index]
    }
    let moves = jacobian.moves(for: best.missing)
    for index in lines.indices where !lines[index].isDeaf {
      let limit = lines[index].greatestMove(from: best.coordinates[index])
      lines[index].aim = best.coordinates[index] + min(max(moves[index], -limit), limit)
    }
    for draw in 0..<fit.replicates {
      let moves = jacobian.moves(for: lines.map { $0.deviations[draw] })
      for index in lines.indices {
        let most = lines[index].greatestDeviation
        lines[index].moves.append(min(max(moves[index], -most), most))
      }
    }
  }

  /// Whether a number went down and the strokes still show more than was recorded.
  private func isFloor(_ line: Line, missing: Double) -> Bool {
    !Self.isParameter(line.parameter.statistic) && line.parameter.coordinate == .logarithm
      && missing < -Self.clearly * line.standardError
  }

  /// A statistic lies clearly off from this many standard errors on.
  private static let clearly = 0.5

  /// The simulated statistics of all lines, in their coordinates.
  private func statistics(
    _ target: FitTarget, _ design: FitDesign, jobs: Int
  ) async throws -> [Double?] {
    let strokes = try await design.simulate(target, lens, seed: fit.seed, jobs: jobs)
    let moments = try FitSample(strokes, persons: design.persons).moments(
      [Int](repeating: 1, count: design.persons))
    return lines.map { line in
      moments[line.parameter.statistic].map(line.parameter.coordinate.coordinate(ofStatistic:))
    }
  }

  /// Measures the derivatives, and leaves at its preset what no statistic responds to.
  private mutating func probe(
    jobs: Int, progress: @Sendable (Int) -> Void
  ) async throws -> FitJacobian {
    var small = design
    small.persons = max(design.persons / Self.probeShare, min(design.persons, sample.persons))
    let base = try await statistics(target, small, jobs: jobs)
    progress(1)
    var columns: [(line: Int, values: [Double])] = []
    for (index, line) in lines.enumerated() where line.parameter.statistic.family != nil {
      var moved = target
      let step = try move(line, in: &moved)
      guard step != 0 else { continue }
      let seen = try await statistics(moved, small, jobs: jobs)
      progress(1)
      let values = zip(seen, base).map { seen, base in
        seen.flatMap { seen in base.map { (seen - $0) / step } } ?? 0
      }
      if abs(values[index]) < Self.leastSlope {
        lines[index].isDeaf = true
        lines[index].isLeast =
          !Self.isParameter(line.parameter.statistic)
          && base[index].map { line.recorded < $0 } == true
        if !lines[index].isLeast { try resetToPreset(index) }
      } else {
        columns.append((index, values))
      }
    }
    let own = columns.map(\.line)
    func family(_ line: Int) -> FitStatistic.Family? { lines[line].parameter.statistic.family }
    return FitJacobian(
      lines: own,
      derivatives: own.map { row in
        columns.map { family($0.line) == family(row) ? $0.values[row] : 0 }
      })
  }

  /// Moves one parameter by about two standard errors, to the side that has room; says how far.
  private func move(_ line: Line, in target: inout FitTarget) throws -> Double {
    let size = min(
      max(2 * line.standardError, Self.leastMove * abs(line.coordinate)),
      line.greatestMove(from: line.coordinate))
    for sign in [1.0, -1] {
      let value = line.target.kind.clamped(
        line.parameter.coordinate.value(at: line.coordinate + sign * size))
      let step = line.parameter.coordinate.coordinate(of: value) - line.coordinate
      if abs(step) > size / 4 {
        try line.target.set(.number(value), in: &target)
        return step
      }
    }
    return 0
  }

  /// A move is at least this share of its coordinate.
  private static let leastMove = 0.1

  private mutating func resetToPreset(_ index: Int) throws {
    let preset = FitTarget(population: fit.preset, device: fit.device)
    guard case .number(let number) = lines[index].target.value(in: preset) else { return }
    let coordinate = lines[index].parameter.coordinate.coordinate(of: number)
    lines[index].coordinate = coordinate
    lines[index].aim = coordinate
    try set(number, of: lines[index].target)
  }
}

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
    /// How much the statistic moves with the parameter.
    var slope = 1.0
    /// The last simulation.
    var last: (coordinate: Double, statistic: Double)?
    /// Whether the strokes were seen not to respond.
    var isDeaf = false

    var standardError: Double {
      let squares = deviations.reduce(0) { $0 + $1 * $1 }
      return (squares / Double(max(deviations.count - 1, 1))).squareRoot()
    }
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
  /// A slope is believed when the parameter has moved by more than this many standard errors.
  private static let visibleMove = 0.5
  private static let slopes = 0.3...2.0
  /// A statistic that moves by less than this share of its parameter is deaf to it.
  private static let leastSlope = 0.1

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
      // Summaries show the glass by the length of their paths alone.
      let statistic =
        parameter.statistic == .roughness && !isRaw ? .excess : parameter.statistic
      let parameter = FitParameter(
        key: parameter.key, statistic: statistic, coordinate: parameter.coordinate)
      guard let target = targets[parameter.key] else { continue }
      let support = sample.support(of: statistic)
      if case .session = statistic, support.strokes > 0, support.sessions == support.persons {
        let source = FittedValue.Source.contained("one session per person, whose spread contains it")
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
    case .roughness, .excess, .dwell, .doubled: false
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
    // Nobody sees scans that were not delivered, so that both rates are one.
    if parameter.key == "\(FitParameter.device).scanHz" { target.device.deliveryHz = value }
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
  mutating func run(jobs: Int, progress: @Sendable (Int) -> Void) async throws {
    while rounds < fit.rounds {
      let strokes = try await design.simulate(target, lens, seed: fit.seed, jobs: jobs)
      let simulated = try FitSample(strokes, persons: design.persons)
      let moments = try simulated.moments(simulated.everybody)
      rounds += 1
      var isSettled = true
      for index in lines.indices {
        guard let statistic = moments[lines[index].parameter.statistic] else { continue }
        if !move(index, statistic) { isSettled = false }
      }
      for index in lines.indices { try place(index) }
      progress(1)
      if isSettled { return }
    }
  }

  /// Moves the aim of one parameter; says whether it was there already.
  private mutating func move(_ index: Int, _ statistic: Double) -> Bool {
    var line = lines[index]
    let seen = line.parameter.coordinate.coordinate(ofStatistic: statistic)
    let error = max(line.standardError, 1e-6)
    if let last = line.last {
      let way = line.coordinate - last.coordinate
      if abs(way) > Self.visibleMove * error {
        let slope = (seen - last.statistic) / way
        line.isDeaf = abs(slope) < Self.leastSlope
        line.slope = min(max(slope, Self.slopes.lowerBound), Self.slopes.upperBound)
      }
    }
    line.last = (line.coordinate, seen)
    let missing = line.recorded - seen
    line.aim = line.coordinate + missing / line.slope
    lines[index] = line
    return abs(missing) <= Self.tolerance * error
  }
}

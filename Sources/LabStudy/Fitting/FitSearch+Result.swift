import Foundation
import LabSimulation
import LabStatistics

extension FitSearch {
  /// The fitted population with its intervals and replicates.
  func fitted() throws -> FittedPopulation {
    var target = self.target
    var values: [FittedValue] = []
    var replicates = [FitTarget](repeating: target, count: fit.replicates)
    let widening = try self.widening
    for line in lines {
      let preset = try presetNumber(line.parameter)
      guard !line.isDeaf else {
        let number = line.isLeast ? line.number(at: line.coordinate) : preset
        try line.target.set(.number(number), in: &target)
        for index in replicates.indices {
          try line.target.set(.number(number), in: &replicates[index])
        }
        values.append(
          value(
            line.parameter, number, line.support, preset: preset,
            line.isLeast
              ? .contained("less would not show")
              : .kept("the simulated strokes do not respond to it")))
        continue
      }
      let number = line.number(at: line.aim)
      try line.target.set(.number(number), in: &target)
      let spread = try line.spread(widenedBy: widening)
      for (index, replicate) in spread.enumerated() {
        try line.target.set(.number(replicate), in: &replicates[index])
      }
      var fitted = value(line.parameter, number, line.support, preset: preset, .fitted)
      fitted.isAtEnd = line.target.kind.isEnd(number)
      let tail = (1 - PopulationFit.confidence) / 2
      fitted.interval = Interval(
        lower: try Quantiles.sample(spread, probability: tail),
        upper: try Quantiles.sample(spread, probability: 1 - tail))
      values.append(fitted)
    }
    for (parameter, source, support) in others {
      let preset = try presetNumber(parameter)
      var number = preset
      // The only one that was never a line.
      if case .contained = source { number = 0 }
      values.append(value(parameter, number, support, preset: preset, source))
    }
    if lines.contains(where: { $0.parameter.statistic == .rate && !$0.isDeaf }) {
      fit.deliver(target.device.deliveryHz, by: &target.device)
    }
    let order = FitParameter.all(of: fit.preset).map(\.key)
    return FittedPopulation(
      preset: fit.preset, population: target.population, device: target.device,
      values: order.compactMap { key in values.first { $0.key == key } },
      replicates: replicates.map(\.population), persons: sample.persons,
      strokes: sample.strokes.count, simulatedPersons: design.persons, rounds: rounds,
      seed: fit.seed, notes: notes)
  }

  /// The strokes that were used.
  var origin: PopulationOrigin {
    let scrolls = sample.strokes.count { $0.intent == .scroll }
    return PopulationOrigin(
      persons: sample.persons, scrolls: scrolls, pages: sample.strokes.count - scrolls,
      isRaw: isRaw)
  }

  /// By how much a deviation of the resamples is too small: a resample of m persons has the variance
  /// (m - 1) / m, its normal quantile stands for one of Student's t, and the simulated persons vary too.
  private var widening: Double {
    get throws {
      let persons = Double(sample.persons)
      let student = try Quantiles.student(
        confidence: PopulationFit.confidence, degreesOfFreedom: persons - 1)
      let normal = try Quantiles.normal(confidence: PopulationFit.confidence)
      return (persons / (persons - 1)).squareRoot() * student / normal
        * (1 + persons / Double(design.persons)).squareRoot()
    }
  }

  private func presetNumber(_ parameter: FitParameter) throws -> Double {
    let preset = FitTarget(population: fit.preset, device: fit.device)
    let target = FitTarget.parameters(of: fit.preset)[parameter.key]
    guard case .number(let number)? = target?.value(in: preset) else { return 0 }
    return number
  }

  private func value(
    _ parameter: FitParameter, _ number: Double, _ support: FitSupport, preset: Double,
    _ source: FittedValue.Source
  ) -> FittedValue {
    let kind = FitTarget.parameters(of: fit.preset)[parameter.key]?.kind
    return FittedValue(
      key: parameter.key, unit: kind?.unit ?? "", value: number, interval: nil,
      persons: support.persons, strokes: support.strokes, source: source, preset: preset)
  }
}

extension FitSearch.Line {
  /// The number that a coordinate stands for, within its range, with five digits.
  func number(at coordinate: Double) -> Double {
    let value = target.kind.clamped(parameter.coordinate.value(at: coordinate))
    return target.kind.clamped(Self.rounded(value))
  }

  /// The numbers that other samples of people would have given.
  ///
  /// Deviations are reflected at the estimate. Where the coordinate is a variance or a share they spread
  /// by ratio when it is large and evenly when it is near 0, which is what asinh(x / 2c) does, c being
  /// the standard error.
  func spread(widenedBy widening: Double) throws -> [Double] {
    let squares = moves.reduce(0) { $0 + $1 * $1 }
    let unit = 2 * (squares / Double(max(moves.count - 1, 1))).squareRoot()
    let isRatio = parameter.coordinate.isRatio && unit > 0
    func even(_ x: Double) -> Double { isRatio ? asinh(x / unit) : x }
    func back(_ y: Double) -> Double { isRatio ? sinh(y) * unit : y }
    // What was estimated below 0 is 0, and not surely so.
    let start = isRatio ? max(aim, 0) : aim
    let moved = moves.map { even(start + $0) }
    let mean = moved.reduce(0, +) / Double(max(moved.count, 1))
    let centre = even(start)
    return moved.map { number(at: back(centre - widening * ($0 - mean))) }
  }

  /// Five significant digits: more would be a claim.
  private static func rounded(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    var scale = 1.0
    while value.magnitude * scale < 10_000 { scale *= 10 }
    return (value * scale).rounded() / scale
  }
}

extension ParameterKind {
  /// The unit of its numbers; empty for none.
  fileprivate var unit: String {
    switch self {
    case .number(_, let unit, _), .optional(_, let unit), .numbers(_, let unit): unit
    case .integer, .flag, .choice: ""
    }
  }

  /// Whether a number is the least or the greatest that the kind accepts.
  func isEnd(_ value: Double) -> Bool {
    value <= clamped(-.greatestFiniteMagnitude) || value >= clamped(.greatestFiniteMagnitude)
  }

  /// The nearest number that the kind accepts.
  func clamped(_ value: Double) -> Double {
    switch self {
    case .number(let range, _, _), .optional(let range, _), .numbers(let range, _):
      min(max(value, range.lowerBound), range.upperBound)
    case .integer(let range):
      min(max(value.rounded(), Double(range.lowerBound)), Double(range.upperBound))
    case .flag, .choice: value
    }
  }
}

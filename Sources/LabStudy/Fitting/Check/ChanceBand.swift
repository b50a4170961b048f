import LabSimulation
import LabStatistics

/// How far as many persons as were recorded lie from the synthetic ones by the choice of persons alone.
///
/// Rule: if recorded and synthetic persons are of one kind, it is chance which of those with the same
/// design was the recorded one. So among each recorded person and the synthetic copies one is drawn anew,
/// for all recorded persons, and the judged quantities are taken between those who were drawn and the
/// rest (a permutation test, Fisher 1935). The bounds hold for all judged quantities at once
/// (`SimultaneousBound`, 95 %): people of the population itself are beyond any of them in at most 5 of
/// 100 checks.
public struct ChanceBand: Sendable {
  /// Of the judged quantities.
  public var bounds: [CheckQuantity: Double]
  /// The recorded persons.
  public var persons: Int
  public var draws: Int

  /// 499, so that the bound is the 475th of them in size.
  public static let defaultDraws = 499

  /// - Parameters:
  ///   - recorded: the recorded strokes.
  ///   - synthetic: strokes whose persons took the designs of the recorded ones in turn.
  ///   - quantities: those that are judged.
  init(
    _ recorded: StrokeTable, _ synthetic: StrokeTable, like measured: CheckSamples,
    _ quantities: [CheckQuantity], draws: Int = defaultDraws, seed: UInt64, jobs: Int
  ) async throws {
    let persons = recorded.checkedPersons
    let first = (persons.last ?? 0) + 1
    var together = recorded
    together.strokes += synthetic.strokes.map { stroke in
      var stroke = stroke
      stroke.person += first
      return stroke
    }
    let copies = synthetic.persons.count / max(persons.count, 1)
    var generator = ResamplingGenerator(seed: seed)
    let groups = (0..<draws).map { _ in
      Set(
        persons.enumerated().map { slot, person in
          let copy = generator.next(below: copies + 1)
          return copy == 0 ? person : first + slot + (copy - 1) * persons.count
        })
    }
    let samples = try CheckSamples(together, like: measured)
    let values = try await samples.values(of: quantities, between: groups, jobs: jobs)
    bounds = try CheckQuantity.bounds(of: quantities, values)
    self.persons = persons.count
    self.draws = draws
  }
}

extension CheckSamples {
  /// The quantities between groups of persons and all others: by quantity, then by group.
  func values(
    of quantities: [CheckQuantity], between groups: [Set<Int>], jobs: Int
  ) async throws -> [[Double?]] {
    try await OrderedTasks.run(quantities.count, jobs: jobs) { index in
      values(of: quantities[index], between: groups)
    }
  }
}

extension CheckQuantity {
  /// The bounds that hold for all of the quantities at once.
  ///
  /// - Parameter values: by quantity, then by draw.
  static func bounds(
    of quantities: [CheckQuantity], _ values: [[Double?]]
  ) throws -> [CheckQuantity: Double] {
    guard let draws = values.first?.count else { return [:] }
    let bounds = try SimultaneousBound(
      draws: (0..<draws).map { draw in values.map { $0[draw] } },
      confidence: RateSummary.confidence
    ).bounds
    var found: [CheckQuantity: Double] = [:]
    for case (let quantity, let bound?) in zip(quantities, bounds) { found[quantity] = bound }
    return found
  }
}

import LabSimulation

/// The shipped populations against the results of an independent reference program.
public struct HandCrosscheck: Sendable {
  public struct Row: Sendable {
    public var reference: ReferenceHand
    /// What the population gives as it is shipped.
    public var shipped: HandFigures
    /// What it gives without what the reference does not model; nil when that is nothing.
    public var reduced: HandFigures?

    /// The figures that the reference binds.
    public var bound: HandFigures { reduced ?? shipped }

    /// Whether every bound figure is near its reference.
    public var isNear: Bool {
      HandFigures.columns.allSatisfy {
        ReferenceHand.isNear(bound[keyPath: $0.path], to: reference.figures[keyPath: $0.path])
      }
    }
  }

  public let persons: Int
  public let rows: [Row]

  /// Measures every population of the registry.
  ///
  /// - Parameter persons: each draws one stroke of either intent.
  public init(
    persons: Int = 40_000, seed: UInt64 = Scenario.defaultSeed,
    _ references: [ReferenceHand] = ReferenceHands.all
  ) throws {
    self.persons = persons
    rows = try references.compactMap { reference in
      guard let population = Populations.named(reference.population) else { return nil }
      var reduced = population
      reference.leaveOut(&reduced)
      return Row(
        reference: reference,
        shipped: try HandFigures(population, persons: persons, seed: seed),
        reduced: reference.difference == nil
          ? nil : try HandFigures(reduced, persons: persons, seed: seed))
    }
  }
}

import LabSimulation

/// The keys by which a scenario describes its conflict.
extension Scenario {
  /// The keys of the conflict's own numbers and of what takes its touches away; none for a feed with a
  /// carousel, whose layout stands in the scenario itself.
  var conflictParameters: [Parameter<Scenario>] {
    guard let staged else { return [] }
    return Self.parameters(of: staged) + [
      .number(
        "cancels", \.cancels, in: 0...1,
        "share of strokes that the system takes away, each at a moment of its own")
    ]
  }

  private static func parameters<Staged: StagedConflict>(
    of conflict: Staged
  ) -> [Parameter<Scenario>] {
    Staged.parameters.map { parameter in
      Parameter(parameter.key, parameter.summary, parameter.kind) { scenario in
        parameter.value(in: scenario.conflict as? Staged ?? Staged())
      } write: { scenario, value in
        guard var conflict = scenario.conflict as? Staged else { return }
        // The value was held against the same kind.
        try? parameter.set(value, in: &conflict)
        scenario.conflict = conflict
      }
    }
  }

  /// Every settable key apart from the population's own numbers: a staged conflict has a layout of its
  /// own.
  var ownParameters: [Parameter<Scenario>] {
    guard staged != nil else { return Self.parameters }
    return Self.parameters.filter { !$0.key.hasPrefix("layout.") } + conflictParameters
  }
}

import LabSimulation

/// What an independent reference program found for a population, and what it did not model of it.
public struct ReferenceHand: Sendable {
  /// The name of the registered population.
  public var population: String
  public var figures: HandFigures
  /// What the shipped population has and the reference has not, in words; nil when they have the same.
  public var difference: String?
  /// Takes that out of the population.
  let leaveOut: @Sendable (inout Population) -> Void

  init(
    _ population: String, _ figures: HandFigures, without difference: String? = nil,
    leaveOut: @escaping @Sendable (inout Population) -> Void = { _ in }
  ) {
    self.population = population
    self.figures = figures
    self.difference = difference
    self.leaveOut = leaveOut
  }

  /// Whether a figure is as near to the reference as two programs should be: within a quarter of it, or
  /// within .002.
  public static func isNear(_ value: Double, to reference: Double) -> Bool {
    (value - reference).magnitude <= max(relativeTolerance * reference, absoluteTolerance)
  }

  static let relativeTolerance = 0.25
  static let absoluteTolerance = 0.002
}

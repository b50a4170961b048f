import LabSimulation

/// A population with the glass that its strokes are made on.
public struct CheckedPopulation: Sendable, Hashable {
  public var population: Population
  /// The defaults of scenarios, unless the sensor of the recording is known.
  public var device: DigitizerSettings

  public init(_ population: Population, device: DigitizerSettings = DigitizerSettings()) {
    self.population = population
    self.device = device
  }

  /// Makes a population from recorded strokes, or gives one whatever they are.
  public typealias Source = @Sendable (StrokeTable) async throws -> CheckedPopulation
}

import LabSimulation

extension CheckedPopulation {
  /// A registered population on the given glass, or that of a file on the glass that the file knows.
  ///
  /// - Throws: `UnknownPopulation`.
  public init(_ source: PopulationSource, device: DigitizerSettings) throws {
    switch source {
    case .registered(let name):
      guard let population = Populations.named(name) else { throw UnknownPopulation(name: name) }
      self.init(population, device: device)
    case .file(let file):
      self.init(file.population, device: file.applied(to: device))
    }
  }

  /// A fitted population on the glass that the strokes told of.
  public init(_ fitted: FittedPopulation) {
    self.init(fitted.population, device: fitted.device)
  }

  /// Gives the population that was given, else one that is fitted to the strokes.
  public static func source(
    _ given: CheckedPopulation?, fittedBy fit: PopulationFit, jobs: Int
  ) -> Source {
    { table in
      if let given { return given }
      return CheckedPopulation(try await fit.fit(table, jobs: jobs))
    }
  }
}

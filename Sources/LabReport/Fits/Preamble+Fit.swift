import LabStatistics
import LabStudy

extension Preamble {
  /// The preamble of a fit.
  ///
  /// - Parameter command: the verb with those arguments that determine the data.
  public init(_ fitted: FittedPopulation, command: String) {
    lines = [
      ("version", Version.text),
      ("command", command),
      ("population", fitted.population.name),
      ("from", fitted.preset.name),
      ("strokes", "\(fitted.strokes) recorded, of \(fitted.persons) persons"),
      ("simulated persons", "\(fitted.simulatedPersons)"),
      ("rounds", "\(fitted.rounds)"),
      ("replicates", "\(fitted.replicates.count)"),
      ("seed", "\(fitted.seed)"),
      ("gsl", NumericLibrary.version),
    ]
  }
}

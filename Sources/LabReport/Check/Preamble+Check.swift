import LabSimulation
import LabStatistics
import LabStudy

extension Preamble {
  /// The preamble of a check.
  ///
  /// - Parameter command: the verb with those arguments that determine the data.
  public init(
    _ check: PredictiveCheck, against population: Population, seed: UInt64, command: String
  ) {
    lines = [
      ("version", Version.text),
      ("command", command),
      ("population", population.name),
      ("population digest", Digest.of(population.canonicalText)),
      ("strokes", "\(check.recorded.strokes) recorded, of \(check.recorded.persons) persons"),
      ("synthetic", "\(check.synthetic.strokes) strokes of \(check.synthetic.persons) persons"),
      ("seed", "\(seed)"),
      ("gsl", NumericLibrary.version),
    ]
  }
}

extension CheckReport {
  /// One line that says what is compared.
  public static func title(_ check: PredictiveCheck, against population: Population) -> String {
    "\(check.recorded.strokes) recorded strokes of \(check.recorded.persons) persons against "
      + "\(check.synthetic.strokes) synthetic ones of \(check.synthetic.persons) persons, population "
      + InputFault.printable(population.name)
  }
}

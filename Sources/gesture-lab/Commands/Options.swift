import LabSimulation
import LabStudy

// Operands and options that several verbs share.

extension Operand {
  static let scenario = Operand("SCENARIO", .input, "the scenario, a JSON5 file")
}

extension Option {
  static let strategies = Option(
    "strategy", "SPEC", .suggested(Strategies.names), fallback: .described("from the scenario"),
    repeated: true,
    "a label of the scenario or a name, each with :key=value,key=value behind it if wanted; the "
      + "first one is the reference")
  /// The one strategy of a verb that looks at a single one.
  static let strategy = Option(
    "strategy", "SPEC", .suggested(Strategies.names), fallback: .required,
    "a label of the scenario or a name, with :key=value,key=value behind it if wanted")
  static let population = Option(
    "population", "FILE|NAME", .input, fallback: .described("from the scenario"),
    "a registered population, or with a dot or a slash in it a population file, in place of the "
      + "scenario's")
  static let replicates = Option(
    "replicates", "N",
    .integer(PopulationFile.fewestReplicates...PopulationFile.mostReplicates),
    fallback: .described("all"),
    "only the first N replicates of the population file, which give the intervals about people (pop; the "
      + "chance of the simulated persons is not in them but in mc); "
      + "each is played anew: 200 take some fifty times as long as none, and 40 a fifth of that"
  )
  static let csv = Option("csv", "FILE", .output, "write the rates as CSV")
  static let json = Option("json", "FILE", .output, "write the rates as JSON")
  static let pairs = Option(
    "pairs", "WHICH", .choices(PairSelection.allCases.map(\.rawValue)), fallback: "reference",
    "which strategies are compared two by two: each with the first one, or all")
  static let pairsCSV = Option("pairs-csv", "FILE", .output, "write the pairs as CSV")
  static let trials = Option(
    "strokes", "FILE", .output, "write one row per stroke and strategy as CSV")
  static let by = Option(
    "by", "KEY", .choices(Breakdown.Key.allCases.map(\.rawValue)), repeated: true,
    "add a table of who gets the touch, by this property of the strokes")
  static let assumptions = flag(
    "assumptions",
    "play the strokes again under every uncertain setting, one at a time, and say whether the "
      + "ranking survives")
  static let assumptionsCSV = Option(
    "assumptions-csv", "FILE", .output, "write what each setting changes as CSV")
  static let noPreamble = Option.flag(
    "no-preamble", "leave out the lines that begin with # above CSV")
}

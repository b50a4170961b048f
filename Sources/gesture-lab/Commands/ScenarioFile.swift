import LabStudy

extension Scenario {
  /// Reads a scenario and the population file that it names.
  ///
  /// - Parameter population: a name or a file in place of the scenario's.
  init(at path: String, population: String? = nil) throws {
    try self.init(try InputFile.read(path), file: path, population: population) {
      try InputFile.read($0)
    }
  }
}

extension NamedFileError: CommandFailure {
  var exitCode: ExitCode { (fault as? any CommandFailure)?.exitCode ?? .internalError }
  var message: String { "\(place): " + ((fault as? any CommandFailure)?.message ?? "\(fault)") }
}

extension UnknownPopulation: CommandFailure {
  var exitCode: ExitCode { .usage }
  var message: String { description }
}

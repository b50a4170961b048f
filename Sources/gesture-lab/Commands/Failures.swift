import LabReport
import LabSimulation
import LabStatistics
import LabStudy

// What the libraries refuse, as exit codes and sentences: the libraries know nothing of either.

extension InputError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension ScenarioError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension SpecificationError: CommandFailure {
  var exitCode: ExitCode { .usage }
  var message: String { description }
}

extension SweepRangeError: CommandFailure {
  var exitCode: ExitCode { .usage }
  var message: String { description }
}

extension SweepError: CommandFailure {
  var exitCode: ExitCode { .usage }
  var message: String { description }
}

extension ShardError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension LockError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension StatisticsError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String {
    switch self {
    case .tooManyTrials(let limit): "at most \(limit) strokes can be counted exactly: play fewer"
    default: "the statistics refuse these counts: \(self)"
    }
  }
}

extension FingerFault: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { "there is no such finger: \(self)" }
}

extension RecognizerSourceError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension TuneError: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .onePerson, .noErrors, .tooFewStrokes, .tooSlow, .contradiction: .badInput
    default: .usage
    }
  }
  var message: String { description }
}

extension ClaimError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

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

extension FitError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { sentence }
}

extension CheckError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension ClaimError: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String { description }
}

extension TouchFault: CommandFailure {
  var exitCode: ExitCode { .badInput }
  var message: String {
    switch self {
    case .timeGoesBack(let event, let from, let to):
      "event \(event + 1) of the stroke goes back in time, from \(from) to \(to) ms"
    case .notFinite(let event): "event \(event + 1) of the stroke has a number that is not finite"
    case .notDown(let event, let finger):
      "event \(event + 1) of the stroke is of finger \(finger + 1), which is not down"
    case .alreadyDown(let event, let finger):
      "event \(event + 1) of the stroke puts finger \(finger + 1) down, which is down already"
    }
  }
}

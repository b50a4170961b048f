/// How the command ends: part of its interface, in the manner of sysexits (BSD, 1980).
enum ExitCode: Int32, Sendable, CaseIterable {
  case good = 0
  case lockBroken = 1
  case undecided = 2
  case improved = 3
  case usage = 64
  case badInput = 65
  case noSuchFile = 66
  case programMissing = 69
  case internalError = 70
  case inputOutput = 74
  case interrupted = 130
  /// The reader of standard output went away, as in `gesture-lab ... | head`. The run ended before
  /// its other outputs were complete, so the code is not 0; it is the one that a shell reports for
  /// a tool that the broken pipe kills (128 + SIGPIPE). Nothing is said on standard error.
  case brokenPipe = 141

  /// One phrase for help.
  var summary: String {
    switch self {
    case .good: "good"
    case .lockBroken: "a lock is broken"
    case .undecided: "undecided"
    case .improved: "improved beyond the margin (lock verify --fail-on-improvement)"
    case .usage: "the command line is wrong"
    case .badInput: "an input is wrong"
    case .noSuchFile: "an input file does not exist"
    case .programMissing: "a needed program is missing"
    case .internalError: "an internal error"
    case .inputOutput: "reading or writing failed"
    case .interrupted: "interrupted"
    case .brokenPipe: "the reader of standard output went away"
    }
  }
}

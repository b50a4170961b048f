/// An error that knows how the command ends and what the user reads.
///
/// The errors of the libraries are made to conform where the verbs stand, so the libraries know
/// nothing of exit codes.
protocol CommandFailure: Error {
  var exitCode: ExitCode { get }
  /// What is wrong and what to do, naming the option, file or key; without a full stop at the end.
  var message: String { get }
}

/// The end of a failed run: the one place where errors become an exit code and a sentence.
struct Failure: Sendable {
  let exitCode: ExitCode
  /// What is written to standard error, or nil where silence is right.
  let message: String?

  /// - Parameter isInterrupted: whether a signal asked to stop. What the work throws after that,
  ///   whatever it is, comes of being cancelled.
  init(_ error: any Error, isInterrupted: Bool) {
    switch error {
    case _ where isInterrupted, is CancellationError:
      exitCode = .interrupted
      message = "interrupted"
    case let failure as any CommandFailure where failure.exitCode == .brokenPipe:
      exitCode = .brokenPipe
      message = nil
    case let failure as any CommandFailure:
      exitCode = failure.exitCode
      message = failure.message
    default:
      exitCode = .internalError
      message = "internal error, please report it with the command line: \(error)"
    }
  }
}

/// What went wrong with a file that the command line names; `-` stands for the standard streams.
enum FileFault: Error, Sendable, Equatable {
  /// An input is not there; `nearest` is a name in the same folder that it may have meant.
  case noSuchFile(String, nearest: String?)
  /// A folder stands where an input file is expected.
  case inputIsFolder(String)
  /// An input holds more bytes than the limit.
  case tooLarge(String, limit: Int)
  case cannotRead(String, SystemError)
  /// A folder stands where an output file is expected.
  case outputIsFolder(String)
  /// The folder that an output would lie in is not there.
  case noSuchFolder(String, folder: String)
  case cannotWrite(String, SystemError)
  /// The reader of standard output went away.
  case brokenPipe
}

extension FileFault: CommandFailure {
  var exitCode: ExitCode {
    switch self {
    case .noSuchFile, .inputIsFolder: .noSuchFile
    case .tooLarge: .badInput
    case .cannotRead, .outputIsFolder, .noSuchFolder, .cannotWrite: .inputOutput
    case .brokenPipe: .brokenPipe
    }
  }

  var message: String {
    switch self {
    case .noSuchFile(let path, let nearest):
      "no such file: \(path)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .inputIsFolder(let path):
      "\(path) is a folder; name a file in it"
    case .tooLarge(let path, let limit):
      "\(Self.name(path, stream: "standard input")) holds more than \(limit) bytes"
    case .cannotRead(let path, let error):
      "cannot read \(Self.name(path, stream: "standard input")): \(error)"
    case .outputIsFolder(let path):
      "cannot write \(path): it is a folder; name a file in it"
    case .noSuchFolder(let path, let folder):
      "cannot write \(path): there is no folder \(folder); make it first"
    case .cannotWrite(let path, let error):
      "cannot write \(Self.name(path, stream: "standard output")): \(error)"
    case .brokenPipe:
      "the reader of standard output went away"
    }
  }

  private static func name(_ path: String, stream: String) -> String {
    path == "-" ? stream : path
  }
}

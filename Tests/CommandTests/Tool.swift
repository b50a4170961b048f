import Foundation

/// Runs the built command as a user does.
struct Tool {
  struct Result: Equatable {
    var output: String
    var errorOutput: String
    var exitCode: Int32
  }

  /// The executable beside the test bundle.
  static let executable: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("gesture-lab")
  }()

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - input: what stands on standard input.
  ///   - environment: variables beside those of the tests.
  ///   - folder: the working folder.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    try run(arguments, input: input, environment: environment, in: folder)
  }

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws -> Result {
    try start(arguments, input: input, environment: environment, in: folder).wait()
  }

  /// Starts the command and returns at once, so that a test can send it a signal.
  static func start(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    in folder: URL? = nil, program: URL = executable
  ) throws -> RunningTool {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files in place of pipes: nothing blocks, however much is written.
    process.standardInput = try FileHandle(forReadingFrom: streams.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.write("", to: "output"))
    process.standardError = try FileHandle(forWritingTo: streams.write("", to: "error"))
    try process.run()
    return RunningTool(process: process, streams: streams)
  }
}

/// A command that has been started.
struct RunningTool {
  let process: Process
  let streams: TemporaryFolder

  /// Sends SIGINT, as Ctrl-C does.
  func interrupt() { process.interrupt() }

  /// Waits for the end; a signal that kills gives 128 and its number, as in a shell.
  func wait() throws -> Tool.Result {
    process.waitUntilExit()
    let killed = process.terminationReason == .uncaughtSignal
    return Tool.Result(
      output: try streams.read("output"), errorOutput: try streams.read("error"),
      exitCode: process.terminationStatus + (killed ? 128 : 0))
  }
}

/// A folder that disappears with the last use of the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of all files in it, hidden ones too, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

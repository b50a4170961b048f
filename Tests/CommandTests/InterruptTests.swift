import Foundation
import Testing

@testable import gesture_lab

/// Each test runs a made-up verb in a process of its own, which sends signals to itself.
@Suite("Ctrl-C")
struct InterruptTests {
  /// Runs a verb as the command does, and ends the process with its code.
  static func run(_ work: @escaping @Sendable () async throws -> ExitCode) async -> Never {
    System.ignoreBrokenPipes()
    Interrupt.install()
    let verb = Verb("work", "made up") { _ in try await work() }
    let code = await GestureLabCommand.run(["work"], by: Verb("lab", "made up", verbs: [verb]))
    System.exit(code.rawValue)
  }

  /// Sends a signal as a terminal does: to the process and not to one thread, as `raise` would; the
  /// threads of the task pool do not listen to signals.
  static func send(_ number: Int32) { kill(getpid(), number) }

  /// The last line on standard error; the lines before it may be those of the test runner.
  static func lastLine(_ result: ExitTest.Result?) throws -> String {
    let bytes = try #require(result).standardErrorContent
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test("cancels the work, which ends with 130, one word and no partial file")
  func once() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("rows.csv")
    try folder.write("old", to: "rows.csv")
    let result = await #expect(
      processExitsWith: .exitCode(130), observing: [\.standardErrorContent]
    ) { [path = path as String] in
      await Self.run {
        let output = try OutputFile(path)
        try output.write("row\n")
        Self.send(SIGINT)
        try await Task.sleep(for: .seconds(60))
        try output.commit()
        return .good
      }
    }
    #expect(try Self.lastLine(result) == "\(Verbs.root.name): interrupted")
    #expect(try folder.names() == ["rows.csv"])
    #expect(try folder.read("rows.csv") == "old")
  }

  @Test("or SIGTERM reaches tasks that compute on all processors without a pause")
  func busyTasks() async throws {
    await #expect(processExitsWith: .exitCode(130)) {
      await Self.run {
        await withTaskGroup { group in
          for _ in 0..<(2 * System.processorCount) {
            group.addTask { while !Task.isCancelled {} }
          }
          Self.send(SIGTERM)
        }
        try Task.checkCancellation()
        return .good
      }
    }
  }

  @Test("stops the wait for a silent standard input")
  func silentInput() async throws {
    await #expect(processExitsWith: .exitCode(130)) {
      let pipe = try #require(System.pipe())
      dup2(pipe.reading, System.input)
      await Self.run {
        Self.send(SIGINT)
        return try InputFile.read("-").isEmpty ? .good : .improved
      }
    }
  }

  @Test("twice ends the process at once, and still removes the partial file")
  func twice() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("rows.csv")
    await #expect(processExitsWith: .exitCode(130)) { [path = path as String] in
      await Self.run {
        let output = try OutputFile(path)
        try output.write("row\n")
        Self.send(SIGINT)
        // This work does not heed the first one.
        while !Interrupt.isRequested { usleep(1000) }
        Self.send(SIGINT)
        sleep(60)
        try output.commit()
        return .good
      }
    }
    #expect(try folder.names() == [])
  }

  @Test("that comes when the work is done changes nothing")
  func tooLate() async throws {
    await #expect(processExitsWith: .exitCode(2)) {
      await Self.run {
        Self.send(SIGINT)
        while !Interrupt.isRequested { usleep(1000) }
        return .undecided
      }
    }
  }

  @Test("stays ignored where the shell had it ignored, as for a background job")
  func ignored() async throws {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGINT, SIG_IGN)
      await Self.run {
        Self.send(SIGINT)
        usleep(100_000)
        return Interrupt.isRequested ? .good : .improved
      }
    }
  }
}

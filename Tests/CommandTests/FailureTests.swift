import LabStudy
import Testing

@testable import gesture_lab

@Suite("A failed run")
struct FailureTests {
  struct Known: CommandFailure {
    var exitCode: ExitCode { .programMissing }
    var message: String { "gnuplot is missing; run apt install gnuplot-nox" }
  }

  struct Unknown: Error, CustomStringConvertible {
    var description: String { "the sky fell" }
  }

  @Test("ends with the code and the sentence of its error")
  func known() {
    let failure = Failure(Known(), isInterrupted: false)
    #expect(failure.exitCode == .programMissing)
    #expect(failure.message == "gnuplot is missing; run apt install gnuplot-nox")
  }

  @Test("by an error that nobody expected ends with 70 and asks for a report")
  func unknown() {
    let failure = Failure(Unknown(), isInterrupted: false)
    #expect(failure.exitCode == .internalError)
    #expect(
      failure.message
        == "internal error, please report it with the command line: the sky fell")
  }

  @Test("by cancellation ends with 130")
  func cancelled() {
    let failure = Failure(CancellationError(), isInterrupted: false)
    #expect(failure.exitCode == .interrupted)
    #expect(failure.message == "interrupted")
  }

  @Test("after Ctrl-C ends with 130, whatever error that led to")
  func interrupted() {
    #expect(Failure(Unknown(), isInterrupted: true).exitCode == .interrupted)
    #expect(Failure(Known(), isInterrupted: true).message == "interrupted")
  }

  @Test("by a reader that went away ends with 141 and says nothing")
  func brokenPipe() {
    let failure = Failure(FileFault.brokenPipe, isInterrupted: false)
    #expect(failure.exitCode == .brokenPipe)
    #expect(failure.message == nil)
  }

  @Test(
    "has the exit code of the interface",
    arguments: zip(ExitCode.allCases, [0, 1, 2, 3, 64, 65, 66, 69, 70, 74, 130, 141] as [Int32]))
  func numbers(code: ExitCode, number: Int32) {
    #expect(code.rawValue == number)
  }

  @Test("writes one sentence and where to find help to standard error, and nothing else")
  func standardError() throws {
    let result = try Tool.run("completion", "bsh")
    #expect(result.output == "")
    #expect(
      result.errorOutput == """
        gesture-lab: SHELL takes one of bash, zsh, fish, not bsh; did you mean bash?
        run `gesture-lab completion --help`

        """)
    #expect(result.exitCode == 64)
  }

  @Test("is not what --version is")
  func version() throws {
    let result = try Tool.run("--version")
    #expect(result.output == "gesture-lab \(Version.text)\n")
    #expect(result.exitCode == 0)
  }
}

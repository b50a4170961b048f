import LabReport
import LabStudy

extension Verb {
  static let lockVerify = Verb(
    "verify", "play the present strategies against their locks",
    discussion: """
      Exit code 0 when all locks hold, else that of the first of these that applies to any of them: 1 \
      broken, 65 damaged or its scenario changed where it must not, 66 its scenario is missing, 74 \
      unreadable, 2 undecided (only with --strict), 3 better than the margin (only with \
      --fail-on-improvement). \
      Where parameters changed, the recorded ones are played on the very same strokes, and for a \
      broken lock a few strokes are shown that end otherwise now, each shrunk to the smallest one that \
      still does.
      """,
    operands: [Operand("LOCK", .input, count: .oneOrMore, "a lock file")],
    options: [
      .own([
        Option(
          "format", "FORMAT", .choices(LockReport.Format.allCases.map(\.rawValue)),
          fallback: "text", "text for people, JUnit XML, or annotations of GitHub workflows"),
        Option(
          "flips", "N", .integer(0...1000), fallback: .value("\(Lock.shownFlips)"),
          "how many flipped strokes of a broken lock are shown"),
        .flag("strict", "exit 2 when a claim is undecided"),
        .flag("fail-on-improvement", "exit 3 when a value is better than its margin"),
        Option(
          "seed", "N", .seed, fallback: .described("from the lock"),
          "play other random numbers than those of the lock"),
      ]), .running,
    ],
    examples: [
      Example("gesture-lab lock verify results/*.lock.json", "all locks of a project"),
      Example(
        "gesture-lab lock verify --format junit results/*.lock.json > locks.xml",
        "for a CI server"),
    ]
  ) { arguments in
    let format = arguments.requiredChoice("format", as: LockReport.Format.self)
    let progress = Progress(arguments)
    var report = LockReport(
      [], isStrict: arguments.flag("strict"),
      failsOnImprovement: arguments.flag("fail-on-improvement"))
    var codes: [ExitCode] = []
    for path in arguments.operands("LOCK") {
      do {
        let verdict = try await arguments.verdict(on: path, progress)
        if format == .text { try Study.show(LockReport.text(path, verdict)) }
        report.entries.append(LockReport.Entry(path, .judged(verdict)))
        codes.append(report.exitCode(of: verdict.state))
      } catch let failure as any CommandFailure
        where [.badInput, .noSuchFile, .inputOutput].contains(failure.exitCode)
      {
        // The other locks are still worth judging. An error in a text names its file itself.
        let sentence = (failure is InputError ? "" : path + ": ") + failure.message
        System.report(sentence + "\n")
        report.entries.append(LockReport.Entry(path, .refused(sentence)))
        codes.append(failure.exitCode)
      }
    }
    switch format {
    case .text: break
    case .junit: try Study.show(report.junit)
    case .github: try Study.show(report.github)
    }
    let gravest: [ExitCode] = [
      .lockBroken, .badInput, .noSuchFile, .inputOutput, .undecided, .improved,
    ]
    return gravest.first(where: codes.contains) ?? .good
  }
}

extension ParsedArguments {
  fileprivate func verdict(on path: String, _ progress: Progress) async throws -> LockVerdict {
    let file = try LockFile(at: path)
    let scenario = try file.readScenario()
    defer { progress.finish() }
    return try await file.lock.verify(
      against: scenario, seed: seed("seed"), flips: requiredInteger("flips"), jobs: jobs,
      progress: progress.stage("verifying \(path)")(file.lock.size.strokes))
  }
}

extension LockReport {
  fileprivate func exitCode(of state: LockVerdict.State) -> ExitCode {
    switch state {
    case .holds: .good
    case .broken: .lockBroken
    case .undecided: isStrict ? .undecided : .good
    case .improved: failsOnImprovement ? .improved : .good
    }
  }
}

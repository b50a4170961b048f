import LabStudy

extension Verb {
  /// Locks a rate in a file, and verifies it.
  static let lock = Verb(
    "lock", "lock a rate in a file, and verify it in CI",
    verbs: [lockCreate, lockVerify])

  private static let lockCreate = Verb(
    "create", "lock the present error of a row of a scenario",
    discussion: """
      The lock names the scenario, the row and its parameters, the seed, the value and a limit four \
      clustered standard errors above it. It holds the strokes, the layout and the tuning: only the \
      parameters of the strategy may change, and the claim is judged on them.
      """,
    operands: [.scenario],
    options: [
      .own([
        Option("strategy", "LABEL", .text, fallback: .required, "the row of the scenario"),
        Option(
          "intent", "INTENT", .choices(IntentScope.allCases.map(\.rawValue)), fallback: "all",
          "whose error is locked; all is the balanced error"),
        Option("out", "FILE", .output, fallback: .required, "where the lock goes"),
      ]), .running,
    ],
    examples: [
      Example(
        "gesture-lab lock create scenarios/feed-carousel.json5 --strategy early-withheld "
          + "--out results/feed-carousel.lock.json", "lock the balanced error of one row")
    ]
  ) { arguments in
    guard arguments.operand("SCENARIO") != "-" else {
      throw arguments.error("a lock names its scenario by the path: give a file in place of -")
    }
    let study = try Study(arguments, scenario: arguments.operand("SCENARIO"))
    let label = arguments.requiredText("strategy")
    guard let row = study.scenario.rows.first(where: { $0.label == label }) else {
      throw LockError.unknownRow(label, known: study.scenario.rows.map(\.label))
    }
    guard let output = try study.output("out") else { return .usage }
    let comparison = try await study.scenario.compare(
      [row], jobs: arguments.jobs, progress: study.meter("playing"))
    study.progress.finish()
    let scope = arguments.requiredChoice("intent", as: IntentScope.self)
    let lock = try Lock(
      row, try comparison.rows[0].tally.summary(scope), in: study.scenario,
      path: LockFile.path(
        of: arguments.operand("SCENARIO"), fromLock: arguments.requiredText("out")))
    try output.write(try LockFile.text(lock))
    try output.commit()
    return .good
  }

  private static let lockVerify = Verb(
    "verify", "play the present strategies against their locks",
    discussion: """
      Exit code 0 when all locks hold, else that of the first of these that applies to any of them: 1 \
      broken, 65 damaged or its scenario changed where it must not, 66 its scenario is missing, 3 \
      better than the margin (only with --fail-on-improvement).
      """,
    operands: [Operand("LOCK", .input, count: .oneOrMore, "a lock file")],
    options: [
      .own([
        .flag("fail-on-improvement", "exit 3 when a value is better than its margin")
      ]), .running,
    ],
    examples: [Example("gesture-lab lock verify results/*.lock.json", "all locks of a project")]
  ) { arguments in
    let progress = Progress(arguments)
    var codes: [ExitCode] = []
    for path in arguments.operands("LOCK") {
      do {
        let verdict = try await verify(path, jobs: arguments.jobs, progress)
        try Study.show("\(path): \(verdict.state.rawValue): \(verdict.sentence)\n")
        codes.append(
          verdict.state.exitCode(failingOnImprovement: arguments.flag("fail-on-improvement")))
      } catch let failure as any CommandFailure
        where [.badInput, .noSuchFile].contains(failure.exitCode)
      {
        // The other locks are still worth judging. An error in a text names its file itself.
        let place = failure is InputError ? "" : path + ": "
        System.report(place + failure.message + "\n")
        codes.append(failure.exitCode)
      }
    }
    let gravest: [ExitCode] = [.lockBroken, .badInput, .noSuchFile, .improved]
    return gravest.first(where: codes.contains) ?? .good
  }

  private static func verify(
    _ path: String, jobs: Int, _ progress: Progress
  ) async throws -> LockVerdict {
    let file = try LockFile(try InputFile.read(path), path: path)
    let scenario = try Scenario(try InputFile.read(file.scenarioPath), file: file.scenarioPath)
    progress.begin("verifying \(path)", total: scenario.strokes ?? 0)
    defer { progress.finish() }
    return try await file.lock.verify(against: scenario, jobs: jobs) { progress.advance(by: $0) }
  }
}

extension LockVerdict.State {
  fileprivate func exitCode(failingOnImprovement: Bool) -> ExitCode {
    switch self {
    case .holds: .good
    case .broken: .lockBroken
    case .improved: failingOnImprovement ? .improved : .good
    }
  }
}

import LabStudy

extension Verb {
  static let lockUpdate = Verb(
    "update", "record the present behaviour in a lock, with the reason",
    discussion: """
      The claim stays; value, strokes and conditions are taken anew from the scenario as it is now. \
      Old and new are printed, and the lock keeps what it held before, with the reason.
      """,
    operands: [.lockFile],
    options: [
      .own([
        Option(
          "reason", "TEXT", .text, fallback: .required,
          "why the recorded behaviour is replaced: one line for whoever reads the history")
      ]), .running,
    ],
    examples: [
      Example(
        "gesture-lab lock update results/feed-carousel.lock.json --reason 'ratio 1.5 is wanted'",
        "accept a change")
    ]
  ) { arguments in
    let path = arguments.operand("LOCK")
    guard path != "-" else {
      throw arguments.error("an update writes the lock back: give a file in place of -")
    }
    let reason = arguments.requiredText("reason")
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw arguments.error("--reason needs a sentence: why is the recorded behaviour replaced?")
    }
    let file = try LockFile(at: path)
    let scenario = try file.readScenario()
    let progress = Progress(arguments)
    let output = try OutputFile(path)
    let update = try await file.lock.updated(
      against: scenario, reason: reason, jobs: arguments.jobs, stage: progress.stage("playing"))
    progress.finish()
    try output.write(try LockFile.text(update.new))
    try output.commit()
    try Study.show(update.lines.joined(separator: "\n") + "\n")
    return .good
  }
}

import LabSimulation
import LabStudy

extension Verb {
  static let lockCreate = Verb(
    "create", "lock a claim about a strategy of a scenario",
    discussion: """
      A claim is METRIC RELATION REFERENCE. The metric is error, task_error or a verdict of \
      the scenario's conflict, such as dead_touch or double_move: the mean over the intents, or with \
      .INTENT behind it (.scroll, .page) that of one. Verdicts that only one intent can end in, such as \
      lost_swipe or stolen_scroll, are about that one. The relation is <=, >= or ~, and the reference a rate (0.02 or 2%) \
      or what is recorded now, as in "error ~ recorded" or "error.page <= recorded + 30%". \
      Persons and strokes are chosen so that a reshuffle of the random numbers passes in at least \
      99 % and a relative change of 20 % (or of the claim's own percentage) is caught in at least \
      90 %. Where that takes more than --max-strokes, the lock says which change it can catch. The \
      layout, the people, the device and the tuning must stay as they are: only the parameters of the \
      strategy may change, and they are judged. A lock is about simulated persons; the uncertainty \
      about people (pop) is no part of it.
      """,
    operands: [.scenario],
    options: [
      .own([
        .strategy, .population,
        Option(
          "claim", "CLAIM", .text, fallback: .described("error ~ recorded"),
          "what is to stay true, such as 'lost_swipe <= 0.02'"),
        Option(
          "intent", "INTENT",
          .suggested(IntentScope.scopes(of: FeedCarousel.self).map(\.name)),
          "short for the claim error.INTENT ~ recorded; all is the mean of the intents"),
        Option("out", "FILE", .output, fallback: .required, "where the lock goes"),
        Option(
          "max-strokes", "N", .integer(100...100_000_000), fallback: .value("\(Lock.mostStrokes)"),
          "the most strokes that the lock may play"),
        Option(
          "seed", "N", .seed, fallback: .described("from the scenario"),
          "seed of all random numbers of the lock"),
      ]), .running,
    ],
    examples: [
      Example(
        "gesture-lab lock create scenarios/feed-carousel.json5 --strategy early-withheld "
          + "--claim 'lost_swipe <= recorded + 20%' --out results/feed-carousel.lock.json",
        "lost swipes become no more frequent"),
      Example(
        "gesture-lab lock create scenarios/feed-carousel.json5 --strategy native "
          + "--claim 'stolen_scroll <= 2%' --out native.lock.json", "a claim against a number"),
    ]
  ) { arguments in
    guard arguments.operand("SCENARIO") != "-" else {
      throw arguments.error("a lock names its scenario by the path: give a file in place of -")
    }
    let population = arguments.text("population")
    guard population != "-" else {
      throw arguments.error("a lock names its population by the path: give a file in place of -")
    }
    var study = try Study(
      arguments, scenario: arguments.operand("SCENARIO"), population: population)
    let claim = try arguments.claim(in: type(of: study.scenario.conflict))
    if let seed = arguments.seed("seed") { study.scenario.seed = seed }
    let row = try StrategySpecification.read(
      arguments.requiredText("strategy"), rows: study.scenario.rows,
      in: type(of: study.scenario.conflict))
    guard let output = try study.output("out") else { return .usage }
    let lock = try await Lock(
      claim, of: row, in: study.scenario,
      path: LockFile.path(
        of: arguments.operand("SCENARIO"), fromLock: arguments.requiredText("out")),
      population: population.map {
        LockFile.population($0, fromLock: arguments.requiredText("out"))
      },
      mostStrokes: arguments.requiredInteger("max-strokes"), jobs: arguments.jobs,
      stage: study.progress.stage("playing"))
    study.progress.finish()
    try output.write(try LockFile.text(lock))
    try output.commit()
    if !arguments.writesStandardOutput {
      try Study.show(lock.explanation.joined(separator: "\n") + "\n")
    }
    return .good
  }
}

extension ParsedArguments {
  /// The claim of `--claim`, or the one that `--intent` is short for.
  fileprivate func claim(in conflict: any Conflict.Type) throws -> LockClaim {
    if let text = text("claim") {
      guard self.text("intent") == nil else {
        throw error("--intent is short for a claim: give --claim or --intent, not both")
      }
      return try LockClaim(text, in: conflict)
    }
    guard let intent = text("intent"), intent != IntentScope.all.name else {
      return .recorded(LockMetric(.error, in: conflict))
    }
    return .recorded(try LockMetric("error.\(intent)", in: conflict))
  }
}

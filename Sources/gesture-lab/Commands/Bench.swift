import LabReport
import LabStudy

extension Verb {
  /// Measures the lab's own speed.
  static let bench = Verb(
    "bench", "measure the lab's own speed",
    discussion: """
      Prints ratios measured in one run: rounds of the works are interleaved and the least time of \
      each counts. The bound is the time that the random numbers of the bench stroke take alone. \
      Build with -c release.
      """,
    operands: [
      Operand("SCENARIO", .input, count: .optional, "the scenario whose stages are measured")
    ],
    options: [
      .own([Option("rounds", "N", .integer(1...1000), fallback: "25", "rounds of every work")])
    ],
    examples: [Example("gesture-lab bench", "the bench stroke and the default hand")]
  ) { arguments in
    let scenario =
      try arguments.operands("SCENARIO").first.map { path in
        try Scenario(at: path)
      } ?? .shipped
    let benchmark = Benchmark(rounds: arguments.requiredInteger("rounds"))
    try Study.show(BenchTable.text("BENCH STROKE", benchmark.strokes()) + "\n")
    try Study.show(
      BenchTable.text("STAGES OF \(scenario.name)", try benchmark.stages(of: scenario)) + "\n")
    try Study.show(
      BenchTable.text("HAND OF \(scenario.name)", try benchmark.hand(of: scenario)) + "\n")
    try Study.show(BenchTable.text("JOBS", try await benchmark.jobs(of: scenario)) + "\n")
    try Study.show(
      BenchTable.text("EXACT, 100,000 STROKES", try await benchmark.exact(of: scenario)))
    return .good
  }
}

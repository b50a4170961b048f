import Foundation
import LabStatistics
import Testing

@Suite("Coverage of confidence sequences at all looks together")
struct SequenceCoverageTests {
  /// Expected chances by a dynamic programme of its own, with the log-beta of another library.
  @Test(
    "a rate is missed at any of 2000 looks by the mixture sequence in 3 to 4 %, by Wilson in 40 %",
    arguments: [
      (0.02, 0.029850109684914753, 0.37046209542939423),
      (0.1, 0.03234159052176196, 0.4097848493835087),
      (0.5, 0.03696229331369531, 0.4249578426806146),
    ])
  func mixture(rate: Double, expected: Double, wilsonExpected: Double) throws {
    let bound = -log(0.05)
    let missed = try Watching.chanceOfLeaving(rate: rate, looks: 1...2_000) { k, n in
      try MixtureSequence.uniform.logEvidence(Count(k, of: n), against: rate) < bound
    }
    #expect(agrees(missed, expected, within: 1e-8))
    #expect(missed <= 0.05)
    let wilson = try Watching.chanceOfLeaving(rate: rate, looks: 50...2_000) { k, n in
      try Proportion(k, of: n).wilson(confidence: 0.95).contains(rate)
    }
    #expect(agrees(wilson, wilsonExpected, within: 1e-8))
    #expect(wilson > 8 * missed)
  }

  @Test("the limits of the mixture sequence miss a rate exactly when the e-value says so")
  func limits() throws {
    let sequence = try MixtureSequence(a: 1, b: 9)
    let missed = try Watching.chanceOfLeaving(rate: 0.1, looks: 1...300) { k, n in
      try sequence.interval(Count(k, of: n), confidence: 0.95).contains(0.1)
    }
    let refuted = try Watching.chanceOfLeaving(rate: 0.1, looks: 1...300) { k, n in
      try sequence.logEvidence(Count(k, of: n), against: 0.1) < -log(0.05)
    }
    #expect(agrees(missed, refuted))
    #expect(missed > 0 && missed <= 0.05)
  }

  @Test("two equally good methods are told apart by mistake in at most 5 %, over all looks")
  func mcnemar() throws {
    let decided = try Watching.chanceOfLeaving(rate: 0.5, looks: 1...500) { k, n in
      try !SequentialMcNemar(onlyA: k, onlyB: n - k).isDecided(alpha: 0.05)
    }
    #expect(agrees(decided, 0.03402191007292219, within: 1e-8))
    #expect(decided <= 0.05)
  }

  @Test("Wald's test keeps the sum of both errors, watched after every trial")
  func probabilityRatio() throws {
    let test = try SequentialProbabilityRatio(
      null: 0.1, alternative: 0.2, alpha: 0.05, beta: 0.05)
    let sides: [(Double, SequentialProbabilityRatio.Decision)] = [
      (0.1, .acceptAlternative), (0.2, .acceptNull),
    ]
    let wrong = try sides.map { rate, mistake in
      try Watching.chanceOfLeaving(
        rate: rate, looks: 1...1_500,
        counting: { k, n in
          test.decision(try Count(k, of: n)) == mistake
        }
      ) { k, n in test.decision(try Count(k, of: n)) == .undecided }
    }
    // Wald 1945: each at most its level over one minus the other, the sum at most their sum.
    #expect(wrong.allSatisfy { 0 < $0 && $0 <= 0.05 / 0.95 })
    #expect(wrong[0] + wrong[1] <= 0.1)
  }

  /// Persons' means of 20 strokes with an ICC of 0.26, all or nothing, and differences.
  @Test(
    "the mean over persons is missed at any look in at most 5 %, while Wilson over strokes fails",
    arguments: [0.05, 0.3])
  func bounded(rate: Double) throws {
    let runs = Coverage.size(300, long: 5_000)
    let urn = Urn(rate: rate, correlation: 0.26)
    var generator = ResamplingGenerator(seed: 9)
    var (missed, wilsonMissed, certainMissed, differenceMissed) = (0, 0, 0, 0)
    for _ in 0..<runs {
      var sequence = try BoundedSequence(confidence: 0.95)
      var certain = sequence
      var difference = try BoundedSequence(confidence: 0.95, range: -1...1)
      var (errors, strokes, wilson) = (0, 0, false)
      for person in 0..<150 {
        let count = try urn.person(20, &generator)
        let share = Double(count.successes) / 20
        try sequence.add(share)
        let all = generator.unit() < rate
        try certain.add(all ? 1 : 0)
        try difference.add(share - (all ? 1 : 0))
        errors += count.successes
        strokes += 20
        if person >= 4, !wilson {
          let interval = try Proportion(errors, of: strokes).wilson(confidence: 0.95)
          wilson = !interval.contains(rate)
        }
      }
      // The running intersection holds the truth to the end exactly when no look has missed it.
      if sequence.isContradicted || !sequence.interval.contains(rate) { missed += 1 }
      if certain.isContradicted || !certain.interval.contains(rate) { certainMissed += 1 }
      if difference.isContradicted || !difference.interval.contains(0) { differenceMissed += 1 }
      if wilson { wilsonMissed += 1 }
    }
    let bound = 0.05 + Coverage.allowance(0.05, runs: runs)
    for (name, misses) in [
      ("shares", missed), ("all or nothing", certainMissed), ("differences", differenceMissed),
    ] {
      #expect(Double(misses) / Double(runs) <= bound, "\(name)")
      Coverage.report("bounded \(rate) \(name): missed \(Double(misses) / Double(runs))")
    }
    Coverage.report("Wilson over strokes \(rate): missed \(Double(wilsonMissed) / Double(runs))")
    #expect(Double(wilsonMissed) / Double(runs) > 0.5)
  }
}

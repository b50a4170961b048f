import LabStatistics
import LabTesting
import Testing

@Suite("Psychometric curves with lapses")
struct LapseCurveTests {
  private func curve(_ rows: [(Double, Int, Int)]) throws -> LapseCurve {
    let outcome = try LapseCurve.fit(PsychometricCurveTests.observations(rows))
    guard case .curve(let curve) = outcome else {
      Issue.record("\(outcome)")
      throw StatisticsError.emptySample
    }
    return curve
  }

  @Test("a rising curve agrees with the root of the score computed in 40 digits")
  func rising() throws {
    let curve = try curve([
      (5, 3, 100), (15, 7, 100), (25, 24, 100), (35, 71, 100), (45, 90, 100), (55, 92, 100),
      (65, 94, 100),
    ])
    let expected: [(Double, Double?)] = [
      (0.030359613050383093, curve.guess), (0.067370698566840706, curve.lapse),
      (-6.6627785084933692, curve.intercept), (0.22117168169841613, curve.slope),
      (30.124916794630871, curve.midpoint), (0.47032255058349703, curve.deviance),
      (0.017701009176851886, curve.guessError), (0.017445057263898057, curve.lapseError),
      (0.034165686919393956, curve.slopeError), (0.92437639295281665, curve.midpointError),
    ]
    for (value, found) in expected {
      #expect(agrees(try #require(found), value, within: 1e-7))
    }
    #expect(curve.degreesOfFreedom == 3)
    let middle = (curve.guess + 1 - curve.lapse) / 2
    #expect(agrees(curve.probability(at: curve.midpoint), middle))
    #expect(agrees(curve.probability(at: 1e9), 1 - curve.lapse))
    #expect(curve.logLikelihood > curve.plain.logLikelihood)
  }

  @Test("so does a falling one")
  func falling() throws {
    let curve = try curve([
      (-2, 50, 60), (-1, 49, 60), (0, 48, 80), (1, 17, 70), (2, 7, 60), (3, 8, 60),
    ])
    let expected: [(Double, Double?)] = [
      (0.12050330585950383, curve.guess), (0.15918531237981932, curve.lapse),
      (0.71702968387744243, curve.intercept), (-2.3732130963417743, curve.slope),
      (0.30213455546099877, curve.midpoint), (0.27372475806495498, curve.deviance),
      (0.034756586191115344, curve.guessError), (0.042444163268670759, curve.lapseError),
      (0.70560921456333268, curve.slopeError), (0.15159261758065704, curve.midpointError),
    ]
    for (value, found) in expected {
      #expect(agrees(try #require(found), value, within: 1e-7))
    }
  }

  /// Binomial counts of a curve with floors, at ten levels from 5 to 50.
  private func simulated(
    guess: Double, lapse: Double, trials: Int, seed: UInt64
  ) throws -> [PsychometricObservation] {
    var generator = ResamplingGenerator(seed: seed)
    return try (0..<10).map { step in
      let x = Double(5 + 5 * step)
      // The logit 0.2 (x - 27.5) counts halves, so its exponential is a power of √e.
      let odds = (0..<abs(2 * step - 9)).reduce(1.0) { value, _ in value * 1.6487212707001282 }
      let logistic = x > 27.5 ? odds / (1 + odds) : 1 / (1 + odds)
      let p = guess + (1 - guess - lapse) * logistic
      let k = (0..<trials).count { _ in Double(generator.next(below: 1 << 30)) < p * 0x1p30 }
      return PsychometricObservation(level: x, count: try Count(k, of: trials))
    }
  }

  @Test("the parameters of simulated answers are recovered", arguments: 1...4)
  func recovery(seed: Int) throws {
    let observations = try simulated(guess: 0.03, lapse: 0.08, trials: 3000, seed: UInt64(seed))
    guard case .curve(let curve) = try LapseCurve.fit(observations) else {
      Issue.record("no curve")
      return
    }
    let guessError = try #require(curve.guessError)
    let lapseError = try #require(curve.lapseError)
    #expect(guessError < 0.01 && lapseError < 0.01)
    #expect(abs(curve.guess - 0.03) < 4 * guessError)
    #expect(abs(curve.lapse - 0.08) < 4 * lapseError)
    #expect(abs(curve.midpoint - 27.5) < 4 * curve.midpointError)
    #expect(abs(curve.slope - 0.2) < 4 * curve.slopeError)
    // Floors ignored flatten the curve.
    #expect(curve.plain.slope < curve.slope - 2 * curve.slopeError)
    let pValue = try #require(curve.plain.deviancePValue)
    #expect(pValue < 0.001)
  }

  @Test(
    "without lapses the curve is the plain one, or near it and never less likely", arguments: 1...6)
  func noLapses(seed: Int) throws {
    let observations = try simulated(guess: 0, lapse: 0, trials: 400, seed: UInt64(seed))
    let plain = try #require(try PsychometricCurve.fit(observations).curve)
    switch try LapseCurve.fit(observations) {
    case .plain(let outcome, let reason):
      #expect(outcome == .curve(plain) && reason == .noLapses)
    case .curve(let curve):
      #expect(curve.plain == plain)
      #expect(curve.logLikelihood > plain.logLikelihood)
      #expect(curve.guess < 0.03 && curve.lapse < 0.03)
      // Twice the gain is chi-square with up to two degrees of freedom.
      #expect(curve.logLikelihood - plain.logLikelihood < 8)
      let equality = try #require(plain.equality)
      #expect(abs(curve.midpoint - equality) < 3 * curve.midpointError)
    }
  }

  @Test("a rate at zero is no parameter")
  func boundary() throws {
    // No guesses at all, some lapses.
    let curve = try curve([
      (0, 0, 200), (10, 1, 200), (20, 19, 200), (30, 115, 200), (40, 172, 200), (50, 181, 200),
      (60, 179, 200),
    ])
    #expect(curve.guess == 0 && curve.guessError == nil)
    #expect(abs(curve.lapse - 0.1) < 0.02)
    #expect(curve.degreesOfFreedom == 4)
  }

  @Test("the likelihood is never below the plain curve's, whatever the answers")
  func neverWorse() throws {
    var generator = ResamplingGenerator(seed: 31)
    for _ in 0..<20 {
      let levels = 2 + generator.next(below: 6)
      let observations = try (0..<levels).map { level in
        let n = 1 + generator.next(below: 20)
        return PsychometricObservation(
          level: Double(level), count: try Count(generator.next(below: n + 1), of: n))
      }
      switch try LapseCurve.fit(observations) {
      case .curve(let curve):
        #expect(curve.logLikelihood >= curve.plain.logLikelihood)
        #expect(curve.guess >= 0 && curve.guess < 0.5 && curve.lapse >= 0 && curve.lapse < 0.5)
        #expect(curve.midpointError.isFinite && curve.slopeError.isFinite)
      case .plain(let outcome, _):
        #expect(outcome == (try PsychometricCurve.fit(observations)))
      }
    }
  }

  @Test("what has no floors says why")
  func reasons() throws {
    let fit = { (rows: [(Double, Int, Int)]) in
      try LapseCurve.fit(PsychometricCurveTests.observations(rows))
    }
    let short = [(1.0, 2, 10), (2, 5, 10), (3, 9, 10)]
    let plain = try PsychometricCurve.fit(PsychometricCurveTests.observations(short))
    #expect(try fit(short) == .plain(plain, .tooFewLevels))
    #expect(
      try fit([(1, 0, 10), (2, 10, 10)])
        == .plain(.step(from: 1, to: 2, isRising: true), .noCurve))
    // A step between floors has no slope.
    let steps = [(1.0, 5, 100), (2, 6, 100), (3, 4, 100), (4, 95, 100), (5, 94, 100), (6, 96, 100)]
    guard case .plain(.curve, .notIdentified) = try fit(steps) else {
      Issue.record("a slope from a step")
      return
    }
    #expect(throws: StatisticsError.noTrials) { try LapseCurve.fit([]) }
  }
}

import Foundation
import LabStatistics
import Testing

@Suite("The balanced error")
struct BalancedErrorTests {
  /// Two persons: rates 2/8 and 2/4 in the classes, residuals -1/8 and +1/8.
  private func pair() throws -> [ClassCounts] {
    [
      ClassCounts(first: try Count(1, of: 4), second: try Count(0, of: 2)),
      ClassCounts(first: try Count(1, of: 4), second: try Count(2, of: 2)),
    ]
  }

  @Test("estimate, error and design effect are those of a calculation by hand")
  func byHand() throws {
    let balanced = try BalancedError(pair(), confidence: 0.95)
    #expect(balanced.estimate == 0.375)
    // √(2/1 · (1/64 + 1/64)) = 1/4; naive ¼ (¼ · ¾ / 8 + ½ · ½ / 4) = 0.021484375.
    #expect(agrees(balanced.clusteredError, 0.25))
    #expect(agrees(balanced.naiveError, 0.021484375.squareRoot()))
    #expect(agrees(try #require(balanced.designEffect), 32.0 / 11))
  }

  @Test("from eight to nineteen persons the interval is a bootstrap over persons")
  func bootstrap() throws {
    // Eight persons, four of each kind: a draw with k of the second kind has the error (2 + k) / 16,
    // and k is binomial(8, 1/2): P(k <= 0, 1, 2, 3, 4, 5) = .004, .035, .145, .363, .637, .855.
    let persons = try (0..<4).flatMap { _ in try pair() }
    let wide = try BalancedError(persons, confidence: 0.95)
    #expect(wide.method.rawValue == "person-bootstrap")
    #expect(wide.interval == Interval(lower: 3.0 / 16, upper: 9.0 / 16))
    let narrow = try BalancedError(persons, confidence: 0.4)
    #expect(narrow.interval == Interval(lower: 5.0 / 16, upper: 7.0 / 16))
  }

  @Test("the bootstrap limits are, to the last bit, those of persons drawn one by one")
  func drawnOneByOne() throws {
    var random = ResamplingGenerator(seed: 21)
    let persons = try (0..<13).map { person in
      let (n1, n2) = (1 + random.next(below: 9), person % 3 == 0 ? 0 : 1 + random.next(below: 9))
      return ClassCounts(
        first: try Count(random.next(below: n1 + 1), of: n1),
        second: try Count(random.next(below: n2 + 1), of: n2))
    }
    var generator = ResamplingGenerator(seed: BalancedError.bootstrapSeed)
    var estimates: [Double] = []
    while estimates.count < BalancedError.bootstrapDraws {
      let drawn = persons.map { _ in persons[generator.next(below: persons.count)] }
      let rates = [drawn.map(\.first), drawn.map(\.second)].map { (counts: [Count]) -> Double in
        let errors = counts.map(\.successes).reduce(0, +)
        let trials = counts.map(\.trials).reduce(0, +)
        return Double(errors) / Double(trials)
      }
      if rates.allSatisfy({ !$0.isNaN }) { estimates.append((rates[0] + rates[1]) / 2) }
    }
    let interval = try BalancedError(persons, confidence: 0.9).interval
    let tail = (1 - 0.9) / 2
    #expect(interval.lower == (try Quantiles.sample(estimates, probability: tail)))
    #expect(interval.upper == (try Quantiles.sample(estimates, probability: 1 - tail)))
  }

  @Test("of fewer than eight persons no bootstrap is believed")
  func few() throws {
    #expect(try BalancedError(pair(), confidence: 0.95).method.rawValue == "logit-t")
  }

  @Test("draws that miss a class are drawn again")
  func oneClassPersons() throws {
    // One draw in three misses the only person with strokes of the second class.
    var persons = [ClassCounts(first: .zero, second: try Count(1, of: 2))]
    for errors in [1, 1, 1, 1, 3, 3, 3] {
      persons.append(ClassCounts(first: try Count(errors, of: 4), second: .zero))
    }
    let balanced = try BalancedError(persons, confidence: 0.99)
    // The first class lies between 1/4 and 3/4, the second has 1/2 in every draw.
    #expect(balanced.method.rawValue == "person-bootstrap")
    #expect(balanced.interval.lower >= 0.375 && balanced.interval.upper <= 0.625)
    #expect(balanced.interval.lower < balanced.estimate)
    #expect(balanced.interval.upper > balanced.estimate)
  }

  @Test("from twenty persons on the interval is a t interval on the logit scale")
  func logit() throws {
    let persons = try (0..<10).flatMap { _ in try pair() }
    let balanced = try BalancedError(persons, confidence: 0.95)
    #expect(balanced.method.rawValue == "logit-t")
    // Residuals ∓ 1/80; t = 2.093024 with 19 degrees of freedom.
    let error = (20.0 / 19 * 20 / 6400).squareRoot()
    #expect(agrees(balanced.clusteredError, error))
    let half = 2.093024054408263 * error / (0.375 * 0.625)
    let odds = balanced.interval.lower / (1 - balanced.interval.lower)
    let upperOdds = balanced.interval.upper / (1 - balanced.interval.upper)
    // Odds of the limits lie symmetrically around 0.6 by factors.
    #expect(agrees(odds * upperOdds, 0.36))
    #expect(abs(log(upperOdds / odds) - 2 * half) < 1e-9)
    let nineteen = try BalancedError(Array(persons.dropLast()), confidence: 0.95)
    #expect(nineteen.method == .personBootstrap)
  }

  @Test("without variance the interval is Wilson's of as many trials as persons")
  func degenerate() throws {
    for (k1, k2, estimate) in [(0, 0, 0.0), (8, 5, 1.0), (8, 0, 0.5), (4, 0, 0.25)] {
      let person = ClassCounts(first: try Count(k1, of: 8), second: try Count(k2, of: 5))
      let balanced = try BalancedError(Array(repeating: person, count: 16), confidence: 0.95)
      let cautious = try Proportion(Int(estimate * 16), of: 16).wilson(confidence: 0.95)
      #expect(balanced.estimate == estimate)
      #expect(balanced.method == .wilsonPersons)
      #expect(balanced.clusteredError == 0)
      #expect(agrees(balanced.interval.lower, cautious.lower))
      #expect(agrees(balanced.interval.upper, cautious.upper))
    }
  }

  @Test("residuals of the classes that cancel in every person are exactly no variance")
  func cancelling() throws {
    // First class 1/3 and 2/3, second class 2/3 and 1/3: each person has a mean of 1/2.
    let persons = [
      ClassCounts(first: try Count(1, of: 3), second: try Count(2, of: 3)),
      ClassCounts(first: try Count(2, of: 3), second: try Count(1, of: 3)),
    ]
    #expect(try BalancedError(persons, confidence: 0.95).method == .wilsonPersons)
  }

  @Test("an interval always holds its estimate and stays in [0, 1]")
  func law() throws {
    var generator = ResamplingGenerator(seed: 11)
    for persons in [2, 3, 8, 19, 20, 50] {
      let counts = try (0..<persons).map { _ in
        let (n1, n2) = (1 + generator.next(below: 9), 1 + generator.next(below: 9))
        return ClassCounts(
          first: try Count(generator.next(below: n1 + 1), of: n1),
          second: try Count(generator.next(below: n2 + 1), of: n2))
      }
      let balanced = try BalancedError(counts, confidence: 0.95)
      #expect(balanced.interval.contains(balanced.estimate))
      #expect(0 <= balanced.interval.lower && balanced.interval.upper <= 1)
      #expect(try BalancedError(counts, confidence: 0.95) == balanced)
    }
  }

  @Test("a class without trials, or one person, is refused")
  func refusals() throws {
    let firstOnly = ClassCounts(first: try Count(1, of: 4), second: .zero)
    let secondOnly = ClassCounts(first: .zero, second: try Count(1, of: 4))
    #expect(throws: StatisticsError.emptyClass(1)) {
      try BalancedError([firstOnly, firstOnly], confidence: 0.95)
    }
    #expect(throws: StatisticsError.emptyClass(0)) {
      try BalancedError([secondOnly, secondOnly], confidence: 0.95)
    }
    #expect(throws: StatisticsError.emptyClass(0)) { try BalancedError([], confidence: 0.95) }
    #expect(throws: StatisticsError.tooFewPersons(1)) {
      try BalancedError([pair()[0]], confidence: 0.95)
    }
  }
}

import LabStatistics
import Testing

@Suite("A balanced error of three classes and more")
struct SeveralClassesTests {
  /// Rates 2/8, 2/4 and 1/4; the residuals of the first person are 0, -1/4 and 1/16, their mean -1/16.
  private func triple() throws -> [ClassCounts] {
    [
      ClassCounts([try Count(1, of: 4), try Count(0, of: 2), try Count(1, of: 3)]),
      ClassCounts([try Count(1, of: 4), try Count(2, of: 2), try Count(0, of: 1)]),
    ]
  }

  @Test("estimate, error and design effect are those of a calculation by hand")
  func byHand() throws {
    let balanced = try BalancedError(triple(), confidence: 0.95)
    #expect(agrees(balanced.estimate, 1.0 / 3))
    // √(2/1 · (1/256 + 1/256)) = 1/8.
    #expect(agrees(balanced.clusteredError, 0.125))
    // (¼ · ¾ / 8 + ½ · ½ / 4 + ¼ · ¾ / 4) / 9.
    #expect(agrees(balanced.naiveError, (0.1328125 / 9).squareRoot()))
    #expect(agrees(try #require(balanced.designEffect), 18.0 / 17))
  }

  @Test("residuals that cancel over the classes leave no variance, exactly")
  func cancelled() throws {
    // 1/8 and -1/8 of the first person in two classes, and nothing in the third, whose total is odd.
    let persons = [
      ClassCounts([try Count(1, of: 2), try Count(0, of: 2), try Count(1, of: 3)]),
      ClassCounts([try Count(0, of: 2), try Count(1, of: 2), try Count(2, of: 6)]),
    ]
    let balanced = try BalancedError(persons, confidence: 0.95)
    #expect(balanced.clusteredError == 0)
    #expect(balanced.method.rawValue == "wilson-persons")
  }

  /// Three persons who differ in one class each, of 2, 3 and 5 trials.
  private func differing(_ last: Int) throws -> [PairedClassCounts] {
    func person(_ differences: [Int], _ trials: [Int]) throws -> PairedClassCounts {
      PairedClassCounts(
        try zip(differences, trials).map {
          try PairedCount(errorsA: max($0, 0), errorsB: max(-$0, 0), of: $1)
        })
    }
    return [
      try person([1, 0, 0], [2, 0, 0]), try person([0, 1, 0], [0, 3, 0]),
      try person([0, 0, last], [0, 0, 5]),
    ]
  }

  @Test("signs are flipped with the weights of the classes")
  func flips() throws {
    // On the denominator 30 the differences are 15, 10 and 6: only all or none reach their sum.
    let same = try SignFlip(differing(1))
    #expect(agrees(same.estimate, 31.0 / 90))
    #expect(same.pValue == 0.25)
    // 15, 10 and -6 sum to 19; of the sums of flipped persons 0, -6, 19 and 25 are hits.
    #expect(try SignFlip(differing(-1)).pValue == 0.5)
  }

  @Test("the difference is the mean of the differences, with the persons' mean residuals")
  func difference() throws {
    // Differences 1/2, 1/3 and 1/5. Persons have one class each: the residual of the first is
    // (1 - 2 · 1/2) / 2 = 0, and so are the others.
    let equal = try PairedDifference(differing(1), confidence: 0.95)
    #expect(agrees(equal.estimate, 31.0 / 90))
    #expect(equal.clusteredError == 0)
    // The triple against a method without errors has the rates and the residuals of the triple.
    let persons = try triple().map { person in
      PairedClassCounts(
        try person.classes.map { try PairedCount(errorsA: $0.successes, errorsB: 0, of: $0.trials) }
      )
    }
    let difference = try PairedDifference(persons, confidence: 0.95)
    #expect(agrees(difference.estimate, 1.0 / 3))
    #expect(agrees(difference.clusteredError, 0.125))
  }

  @Test("persons with other classes, and a class without trials, are refused")
  func refused() throws {
    let three = try triple()
    let two = ClassCounts(first: try Count(1, of: 2), second: try Count(1, of: 2))
    #expect(throws: StatisticsError.classes(2, expected: 3)) {
      try BalancedError(three + [two], confidence: 0.95)
    }
    let empty = ClassCounts([try Count(1, of: 2), try Count(0, of: 1), try Count(0, of: 0)])
    #expect(throws: StatisticsError.emptyClass(2)) {
      try BalancedError([empty, empty], confidence: 0.95)
    }
  }

  @Test("totals without a common multiple in range have no flips, and no crash")
  func tooLarge() throws {
    // Primes near 2^21: three of them multiply to 2^63.
    let persons = try [2_097_143, 2_097_133, 2_097_131, 2_097_097].enumerated().map {
      place, prime in
      PairedClassCounts(
        try (0..<4).map { try PairedCount(errorsA: 0, errorsB: 0, of: $0 == place ? prime : 0) })
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: Count.maximumTotal)) {
      try SignFlip(persons)
    }
  }
}

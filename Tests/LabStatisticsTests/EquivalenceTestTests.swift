import LabStatistics
import LabTesting
import Testing

@Suite("Equivalence within a margin")
struct EquivalenceTestTests {
  /// The difference 0.1 with error 0.1 and one degree of freedom: t is a Cauchy variable.
  private func cauchy() throws -> PairedDifference {
    try PairedDifference(
      [
        PairedCount(errorsA: 3, errorsB: 1, of: 10), PairedCount(errorsA: 2, errorsB: 2, of: 10),
      ], confidence: 0.95)
  }

  @Test("one degree of freedom by hand: a margin one error beyond the difference has p 1/4")
  func byHand() throws {
    // P(t >= 1) = 1/4 for Cauchy's distribution, P(t >= 0) = 1/2, P(t >= -1) = 3/4 by symmetry.
    #expect(agrees(try EquivalenceTest(cauchy(), margin: 0.2).pValue, 0.25))
    #expect(agrees(try EquivalenceTest(cauchy(), margin: 0.1).pValue, 0.5))
    #expect(agrees(try EquivalenceTest(cauchy(), margin: 1e-300).pValue, 0.75))
    #expect(try !EquivalenceTest(cauchy(), margin: 0.2).isEquivalent)
    #expect(try EquivalenceTest(cauchy(), margin: 0.2, level: 0.26).isEquivalent)
    #expect(try !EquivalenceTest(cauchy(), margin: 0.2, level: 0.24).isEquivalent)
    let half = try EquivalenceTest(cauchy(), margin: 0.3, level: 0.25)
    #expect(agrees(half.interval.lower, 0))
    #expect(agrees(half.interval.upper, 0.2))
    #expect(half.isEquivalent)
  }

  @Test("identical methods are equivalent once there are persons enough")
  func identical() throws {
    // 36 persons and a margin of 0.1: z² = 36 · 0.1/0.9 = 4, and P(Z >= 2) = 0.0227501.
    let person = try PairedCount(errorsA: 1, errorsB: 1, of: 7)
    let many = try PairedDifference(Array(repeating: person, count: 36), confidence: 0.95)
    let test = try EquivalenceTest(many, margin: 0.1)
    #expect(agrees(test.pValue, 0.022750131948179207))
    #expect(test.isEquivalent)
    let few = try PairedDifference(Array(repeating: person, count: 5), confidence: 0.95)
    #expect(try !EquivalenceTest(few, margin: 0.1).isEquivalent)
  }

  @Test("methods that differ alike for everybody are not equivalent below that difference")
  func alike() throws {
    let person = try PairedCount(errorsA: 3, errorsB: 0, of: 3)
    let difference = try PairedDifference(Array(repeating: person, count: 400), confidence: 0.95)
    let test = try EquivalenceTest(difference, margin: 0.99)
    #expect(!test.isEquivalent && test.pValue > 0.97)
  }

  @Test("the interval is that of the difference at 1 - 2 level")
  func interval() throws {
    let test = try EquivalenceTest(cauchy(), margin: 0.2, level: 0.05)
    #expect(test.interval == (try cauchy().interval(confidence: 0.9)))
    #expect(try cauchy().interval == cauchy().interval(confidence: 0.95))
    #expect(test.estimate == (try cauchy().estimate))
    #expect(test.margin == 0.2 && test.level == 0.05)
  }

  @Test("p is at most the level exactly when the interval passes", arguments: 1...30)
  func duality(seed: Int) throws {
    var generator = ResamplingGenerator(seed: UInt64(seed))
    let counts = try (0..<(2 + generator.next(below: 30))).map { _ in
      try PairedCount(
        errorsA: generator.next(below: 6), errorsB: generator.next(below: 6), of: 20)
    }
    let swapped = try counts.map {
      try PairedCount(errorsA: $0.errorsB, errorsB: $0.errorsA, of: $0.trials)
    }
    let one = try PairedDifference(counts, confidence: 0.95)
    let other = try PairedDifference(swapped, confidence: 0.95)
    var last = 1.0
    for margin in [0.001, 0.01, 0.03, 0.05, 0.1, 0.2, 0.5, 0.99] {
      for level in [0.001, 0.05, 0.2, 0.49] {
        let test = try EquivalenceTest(one, margin: margin, level: level)
        #expect(test.isEquivalent == (test.pValue <= level))
        let mirrored = try EquivalenceTest(other, margin: margin, level: level)
        #expect(mirrored.pValue == test.pValue)
        #expect(mirrored.isEquivalent == test.isEquivalent)
      }
      let p = try EquivalenceTest(one, margin: margin).pValue
      #expect(p <= last)
      last = p
    }
  }

  @Test("impossible margins and levels are refused")
  func refusals() throws {
    let difference = try cauchy()
    for margin in [0, -0.1, 1, .infinity] {
      #expect(throws: StatisticsError.setting("margin", margin)) {
        try EquivalenceTest(difference, margin: margin)
      }
    }
    for level in [0, 0.5, -1, .infinity] {
      #expect(throws: StatisticsError.probability(level)) {
        try EquivalenceTest(difference, margin: 0.1, level: level)
      }
    }
    #expect(throws: StatisticsError.self) { try EquivalenceTest(difference, margin: .nan) }
    #expect(throws: StatisticsError.self) {
      try EquivalenceTest(difference, margin: 0.1, level: .nan)
    }
    #expect(throws: StatisticsError.confidence(1)) {
      try EquivalenceTest(difference, margin: 0.1, level: 1e-17)
    }
  }
}

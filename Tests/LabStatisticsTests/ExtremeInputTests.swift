import Foundation
import LabStatistics
import LabTesting
import Testing

/// Input at the ends of the integers and of the doubles: an answer or an error, never a trap.
@Suite("Extreme input")
struct ExtremeInputTests {
  @Test("class counts whose sum exceeds the integers are refused")
  func classCounts() throws {
    let limit = StatisticsError.tooManyTrials(limit: Count.maximumTotal)
    let huge = ClassCounts(first: try Count(0, of: 1), second: try Count(0, of: .max))
    #expect(throws: limit) { try BalancedError([huge, huge], confidence: 0.95) }
    let pair = PairedClassCounts(
      first: try PairedCount(errorsA: 0, errorsB: 1, of: 1),
      second: try PairedCount(errorsA: 0, errorsB: 1, of: .max))
    #expect(throws: limit) { try PairedDifference([pair, pair], confidence: 0.95) }
    #expect(throws: limit) { try SignFlip([pair, pair]) }
  }

  @Test("a band at a confidence that is lost beside 1 takes the smallest deviation")
  func vanishingConfidence() throws {
    let items = [0, 1].map { classIndex in
      [0.5, 2].map { value in
        ThresholdCurve.Item(
          classIndex: classIndex, criticalValue: value, errorIfKept: false, errorIfFailed: true)
      }
    }
    let band = try PersonCurves([items[0] + items[1], items[1] + items[0]])
      .band(confidence: 1e-300, draws: 100)
    #expect((0...1).contains(band.balancedHalfWidth))
  }

  @Test("beta tails and points keep their digits at the ends of the interval")
  func betaEnds() throws {
    // One error or none in one trial: P(0 errors) is 1 - rate.
    let bound = try LockBound(trials: 1, limit: 0.5, alpha: 0.5)
    #expect(try bound.provingProbability(at: 1e-300) == 1)
    // P(X >= 1) = 1 - (1 - p)² = tail, so p is near tail / 2.
    let confidence = 1 - 0x1p-53
    let interval = try Proportion(1, of: 2).clopperPearson(confidence: confidence)
    #expect(agrees(interval.lower, 0x1p-55))
    #expect(agrees(1 - interval.upper, 0x1p-55) || interval.upper == 1)
  }

  @Test("the deviation of directions that almost cancel is that of their length")
  func cancellingDirections() throws {
    let summary = try CircularSummary(degrees: [0, 180 - 1e-10])
    #expect(agrees(summary.resultantLength, 1e-10 * .pi / 360, within: 1e-3))
    let length = summary.resultantLength
    let radians = summary.circularDeviation * .pi / 180
    #expect(agrees(exp(-radians * radians / 2), length, within: 1e-9))
  }

  @Test("a quantile between the two infinities does not exist")
  func infinities() throws {
    let ends = [-Double.infinity, .infinity]
    #expect(throws: StatisticsError.undefinedStatistic) {
      try Quantiles.sample(ends, probability: 0.5)
    }
    #expect(try Quantiles.sample(ends, probability: 1) == .infinity)
  }

  @Test("more persons than memory holds are refused before any is drawn")
  func tooManyPersons() {
    #expect(throws: StatisticsError.setting("persons", Double(Int.max))) {
      try PersonBootstrap(persons: .max) { _ in 1 }
    }
  }

  @Test("more points than the sequence has are refused at once")
  func skip() throws {
    let sequence = try SobolSequence(dimensions: 1)
    #expect(throws: StatisticsError.setting("points", Double(SobolSequence.length))) {
      try sequence.skip(.max)
    }
    #expect(try sequence.next() == [0.5])
  }

  @Test("sequential limits are finite for the smallest doubles")
  func smallestDoubles() throws {
    let smallest = Double.leastNonzeroMagnitude
    #expect(try SequenceRadius.stitched(trials: 10, alpha: smallest).isFinite)
    let count = try Count(1_000_000, of: 2_000_000)
    #expect(try MixtureSequence.uniform.logEvidence(count, against: smallest).isFinite)
    for (null, alternative) in [(1e-17, 0.5), (0.5, 1e-17), (smallest, 0.5), (1 - 0x1p-53, 0.1)] {
      let test = try SequentialProbabilityRatio(
        null: null, alternative: alternative, alpha: smallest, beta: 0.05)
      #expect(test.upperLimit.isFinite)
      #expect(test.expectedTrialsUnderNull > 0 && test.expectedTrialsUnderAlternative > 0)
      #expect(test.logRatio(try Count(0, of: 10)).isFinite)
    }
  }

  @Test("shares of a variance do not depend on the unit of the output")
  func tinyOutputs() throws {
    let shares = try [1, 0x1p-332, 0x1p-800, 0x1p+300].map { unit in
      let outputs = { (list: [Double]) in list.map { $0 * unit } }
      return try SobolIndices(
        a: outputs([1, 2, 1, 1]), b: outputs([1, 1, 1, 3]), hybrids: [outputs([1, 1, 2, 1])],
        draws: 50
      ).factors
    }
    #expect(shares.allSatisfy { $0 == shares[0] })
    #expect(throws: StatisticsError.undefinedStatistic) {
      try SobolIndices(a: [1e-200, 0], b: [0, 0], hybrids: [[1e100, 0]])
    }
  }

  @Test(
    "levels whose squares leave the doubles are refused",
    arguments: [
      Double.leastNonzeroMagnitude, 1e-300, 1e200,
    ])
  func levels(unit: Double) throws {
    let observations = try [1, 3, 2].enumerated().map {
      PsychometricObservation(level: Double($0.offset) * unit, count: try Count($0.element, of: 4))
    }
    #expect(throws: StatisticsError.setting("spread of levels", 2 * unit)) {
      try PsychometricCurve.fit(observations)
    }
  }

  @Test("errors whose differences leave the doubles are refused")
  func regrets() {
    #expect(throws: StatisticsError.value(-1.7e308, index: 1)) {
      try Minimax(errors: [[1e300, -1.7e308]])
    }
  }
}

import LabStatistics
import LabTesting
import Testing

@Suite("Receiver curves and their areas")
struct ReceiverCurveTests {
  private func curve(_ name: String, _ score: String) throws -> ReceiverCurve {
    let rows = try Vectors.file("roc_data").rows(where: "case", is: name)
    let scores = { (label: String) in
      try rows.filter { try $0.text("label") == label }.map { try $0.number(score) }
    }
    return try ReceiverCurve(positives: scores("1"), negatives: scores("0"))
  }

  @Test("every column agrees with the vectors", arguments: try Vectors.file("roc_delong").rows)
  func vectors(row: VectorRow) throws {
    let first = try curve(row.text("case"), "score1")
    let second = try curve(row.text("case"), "score2")
    let comparison = try ReceiverComparison(first, second)
    let limits = try first.plainInterval(confidence: row.number("conf"))
    #expect(first.positives == (try row.count("n_pos")))
    #expect(first.negatives == (try row.count("n_neg")))
    let columns: [(String, Double?)] = [
      ("auc1", first.area), ("auc2", second.area), ("se1", first.standardError),
      ("se2", second.standardError), ("cov12", comparison.covariance), ("auc1_lo", limits.lower),
      ("auc1_hi", limits.upper), ("auc_diff", comparison.difference), ("z", comparison.z),
      ("p", comparison.pValue),
    ]
    for (column, value) in columns {
      #expect(agrees(try #require(value), try row.number(column)), "\(column)")
    }
    let inside = try first.interval(confidence: row.number("conf"))
    #expect(inside.method == .logit)
    #expect(inside.interval.contains(first.area))
    #expect(inside.interval.lower > 0 && inside.interval.upper < 1)
  }

  @Test("the area is that of all pairs, and of the trapezoids under the operating points")
  func definitions() throws {
    var generator = ResamplingGenerator(seed: 12)
    let positives = (0..<40).map { _ in Double(generator.next(below: 12)) + 3 }
    let negatives = (0..<30).map { _ in Double(generator.next(below: 12)) }
    let curve = try ReceiverCurve(positives: positives, negatives: negatives)
    var wins = 0.0
    for positive in positives {
      for negative in negatives {
        wins += positive > negative ? 1 : (positive == negative ? 0.5 : 0)
      }
    }
    #expect(agrees(curve.area, wins / 1200))
    let points = curve.operatingPoints
    let area = zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let width = pair.1.falsePositiveRate - pair.0.falsePositiveRate
      return sum + width * (pair.0.truePositiveRate + pair.1.truePositiveRate) / 2
    }
    #expect(agrees(curve.area, area))
    #expect(points.first?.threshold == nil)
    #expect(points.last?.falsePositives == 30 && points.last?.truePositives == 40)
    for point in points.dropFirst() {
      let threshold = try #require(point.threshold)
      #expect(point.truePositives == positives.count { $0 >= threshold })
      #expect(point.falsePositives == negatives.count { $0 >= threshold })
    }
  }

  @Test("a growing function of the score changes nothing, the opposite score mirrors the area")
  func invariance() throws {
    let (positives, negatives) = ([3, 0.5, 7, 0.1, 9], [0.2, 0.5, 0.05, 1, 3.0])
    let curve = try ReceiverCurve(positives: positives, negatives: negatives)
    let squared = try ReceiverCurve(
      positives: positives.map { $0 * $0 }, negatives: negatives.map { $0 * $0 })
    #expect(squared.area == curve.area && squared.standardError == curve.standardError)
    let mirrored = try ReceiverCurve(
      positives: positives.map { -$0 }, negatives: negatives.map { -$0 })
    #expect(agrees(mirrored.area, 1 - curve.area))
    #expect(agrees(mirrored.standardError, curve.standardError))
    let one = try curve.interval(confidence: 0.9).interval
    let other = try mirrored.interval(confidence: 0.9).interval
    #expect(agrees(one.lower, 1 - other.upper) && agrees(one.upper, 1 - other.lower))
    // Exchanging the scores turns the sign of z and keeps p.
    let third = try ReceiverCurve(positives: [1, 2, 3, 4, 5], negatives: [5, 1, 2, 2, 3])
    let forth = try ReceiverComparison(curve, third)
    let back = try ReceiverComparison(third, curve)
    #expect(forth.z == back.z.map { -$0 } && forth.pValue == back.pValue)
  }

  @Test("infinite scores are the highest, and equal to each other")
  func infinite() throws {
    let curve = try ReceiverCurve(
      positives: [.infinity, .infinity, 2], negatives: [.infinity, 1, -.infinity])
    // Wins of the positives over the three negatives: 2.5, 2.5 and 2 of 3.
    #expect(agrees(curve.area, 7.0 / 9))
    #expect(curve.operatingPoints.map(\.threshold) == [nil, .infinity, 2, 1, -.infinity])
    #expect(curve.operatingPoints[1].truePositives == 2)
  }

  @Test("a perfect score has the exact limits of as many pairs as the smaller class has items")
  func perfect() throws {
    let curve = try ReceiverCurve(positives: [5, 6, 7, 8], negatives: [1, 2, 3, 3, 2, 1])
    #expect(curve.area == 1 && curve.standardError == 0)
    let (interval, method) = try curve.interval(confidence: 0.95)
    #expect(method == .matchedPairs)
    // Four wins of four: 0.025^(1/4).
    #expect(interval.upper == 1)
    #expect(agrees(interval.lower, 0.39763536438352531))
    let worst = try ReceiverCurve(positives: [1, 2], negatives: [3, 4])
    #expect(worst.area == 0)
    #expect(try worst.interval(confidence: 0.95).interval.lower == 0)
    // Perfect against worst: no item contradicts, so there is no normal test.
    let best = try ReceiverCurve(positives: [3, 4], negatives: [1, 2])
    let comparison = try ReceiverComparison(best, worst)
    #expect(comparison.difference == 1 && comparison.z == nil && comparison.pValue == nil)
    let same = try ReceiverComparison(best, best)
    #expect(same.z == 0 && same.pValue == 1)
  }

  @Test("a score that says nothing has the area 1/2 and Wilson limits, not a point")
  func constant() throws {
    let curve = try ReceiverCurve(positives: [1, 1, 1], negatives: [1, 1, 1, 1])
    #expect(curve.area == 0.5 && curve.standardError == 0)
    let (interval, method) = try curve.interval(confidence: 0.95)
    #expect(method == .wilson && interval.width > 0.6)
    #expect(curve.operatingPoints.count == 2)
  }

  @Test("scores without order and classes without variance are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.tooFewItems(classIndex: 1, count: 1)) {
      try ReceiverCurve(positives: [1], negatives: [1, 2])
    }
    #expect(throws: StatisticsError.tooFewItems(classIndex: 0, count: 0)) {
      try ReceiverCurve(positives: [1, 2], negatives: [])
    }
    #expect(throws: StatisticsError.notANumber(index: 3)) {
      try ReceiverCurve(positives: [1, 2], negatives: [1, .nan])
    }
    let curve = try ReceiverCurve(positives: [1, 2], negatives: [1, 2])
    let other = try ReceiverCurve(positives: [1, 2], negatives: [1, 2, 3])
    #expect(throws: StatisticsError.length(3, expected: 2)) { try ReceiverComparison(curve, other) }
    #expect(throws: StatisticsError.confidence(1)) { try curve.interval(confidence: 1) }
    #expect(throws: StatisticsError.confidence(0)) { try curve.plainInterval(confidence: 0) }
  }
}

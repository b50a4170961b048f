import LabStatistics
import Testing

@Suite("A band around a threshold curve")
struct CurveBandTests {
  private func item(_ classIndex: Int, _ value: Double) -> ThresholdCurve.Item {
    ThresholdCurve.Item(
      classIndex: classIndex, criticalValue: value, errorIfKept: classIndex == 0,
      errorIfFailed: classIndex == 1)
  }

  /// Persons with `strokes` items of each class, their values shifted person by person.
  private func people(_ persons: Int, strokes: Int, seed: UInt64) -> [[ThresholdCurve.Item]] {
    var generator = ResamplingGenerator(seed: seed)
    return (0..<persons).map { _ in
      let shift = Double(generator.next(below: 40)) / 100
      return (0..<2 * strokes).map { index in
        let value = Double(generator.next(below: 100)) / 100 + shift + Double(index % 2) * 0.5
        return item(index % 2, value)
      }
    }
  }

  @Test("independent items have Massart's half width at half the chance for each class")
  func independent() throws {
    let items = people(1, strokes: 100, seed: 1)[0] + [item(0, 0.5)]
    let curve = try ThresholdCurve(items)
    let band = try curve.band(confidence: 0.95)
    // n = 100, α = 0.05: the Bonferroni column of the vectors.
    #expect(agrees(band.secondHalfWidth, 0.14802071873007984))
    #expect(
      agrees(
        band.firstHalfWidth, try UniformDeviation.massart(confidence: 0.975, count: 101)))
    #expect(agrees(band.balancedHalfWidth, (band.firstHalfWidth + band.secondHalfWidth) / 2))
    #expect(band.method.rawValue == "dkw")
    let cell = try curve.cell(at: 0.9)
    let intervals = try band.intervals(at: 0.9)
    let rate = Double(cell.firstErrors) / 101
    #expect(intervals.first.contains(rate))
    #expect(agrees(intervals.first.lower, max(0, rate - band.firstHalfWidth)))
    #expect(intervals.balanced.contains(curve.balancedError(cell)))
    #expect(try band.intervals(at: .infinity).second.upper == 1)
  }

  @Test("a class whose errors rise and fall pays for both")
  func bothWays() throws {
    var items = (1...50).map { item(0, Double($0)) }
    items.append(
      ThresholdCurve.Item(
        classIndex: 0, criticalValue: 20.5, errorIfKept: false, errorIfFailed: true))
    items.append(item(1, 3))
    let band = try ThresholdCurve(items).band(confidence: 0.95)
    // Four events at α/8 each: 2 √(ln(8 / 0.05) / (2 · 51)).
    let expected = 2 * (try UniformDeviation.massart(confidence: 1 - 0.0125, count: 51))
    #expect(agrees(band.firstHalfWidth, expected))
    #expect(band.secondHalfWidth == 1)
  }

  @Test("effective items widen the band, never narrow it")
  func effective() throws {
    let curve = try ThresholdCurve(people(1, strokes: 100, seed: 1)[0])
    let band = try curve.band(confidence: 0.95, effectiveFirst: 25, effectiveSecond: 1e9)
    let plain = try curve.band(confidence: 0.95)
    #expect(agrees(band.firstHalfWidth, 2 * plain.firstHalfWidth))
    #expect(band.secondHalfWidth == plain.secondHalfWidth)
    #expect(band.method.rawValue == "dkw-effective")
    for count in [0, -1, Double.nan] {
      #expect(throws: StatisticsError.noTrials) {
        try curve.band(confidence: 0.95, effectiveFirst: count, effectiveSecond: 5)
      }
    }
  }

  @Test("the deviation of a resample is that of a curve made of the drawn persons")
  func resample() throws {
    let people = people(7, strokes: 5, seed: 3)
    let curves = try PersonCurves(people)
    // The same draws, each with a curve of its own, compared at all critical values.
    var generator = ResamplingGenerator(seed: 99)
    var suprema: [[Double]] = [[], [], []]
    for _ in 0..<99 {
      let drawn = try ThresholdCurve(
        (0..<7).flatMap { _ in people[generator.next(below: 7)] })
      var largest = [0.0, 0.0, 0.0]
      for cell in curves.curve {
        let own = try drawn.cell(at: cell.range.upper)
        let first =
          Double(own.firstErrors) / Double(drawn.firstItems)
          - Double(cell.firstErrors) / Double(curves.curve.firstItems)
        let second =
          Double(own.secondErrors) / Double(drawn.secondItems)
          - Double(cell.secondErrors) / Double(curves.curve.secondItems)
        for (index, value) in [first, second, (first + second) / 2].enumerated() {
          largest[index] = max(largest[index], abs(value))
        }
      }
      for index in 0..<3 { suprema[index].append(largest[index]) }
    }
    let band = try curves.band(confidence: 0.8, draws: 99, seed: 99)
    // 90 of 100 for each class, 80 of 100 for the mean.
    #expect(agrees(band.firstHalfWidth, suprema[0].sorted()[89]))
    #expect(agrees(band.secondHalfWidth, suprema[1].sorted()[89]))
    #expect(agrees(band.balancedHalfWidth, suprema[2].sorted()[79]))
    #expect(band.method.rawValue == "person-bootstrap")
  }

  @Test("persons who differ widen the band beyond that of independent strokes")
  func clustered() throws {
    let apart = (0..<20).map { person in
      (0..<20).map { item($0 % 2, Double(1 + person % 5) + Double($0) / 1000) }
    }
    let curves = try PersonCurves(apart)
    let band = try curves.band(confidence: 0.9, draws: 200)
    #expect(band.firstHalfWidth > (try curves.curve.band(confidence: 0.9).firstHalfWidth))
    #expect(try curves.band(confidence: 0.9, draws: 200) == band)
  }

  @Test("persons who are all alike get the band of as many items as persons")
  func alike() throws {
    let person = [item(0, 1), item(0, 2), item(0, 3), item(1, 2), item(1, 5)]
    let curves = try PersonCurves(Array(repeating: person, count: 12) + [[]])
    #expect(curves.persons == 12)
    let band = try curves.band(confidence: 0.9, draws: 100)
    #expect(
      agrees(band.firstHalfWidth, try UniformDeviation.massart(confidence: 0.95, count: 12)))
    #expect(
      agrees(band.balancedHalfWidth, try UniformDeviation.massart(confidence: 0.9, count: 12)))
  }

  @Test("fixed outcomes count, and values at zero and infinity never change")
  func fixed() throws {
    let undecided = ThresholdCurve.Item(
      classIndex: 0, criticalValue: 1, errorIfKept: true, errorIfFailed: true)
    let curves = try PersonCurves([
      [undecided, item(0, 0), item(1, .infinity)], [item(0, 2), item(1, 3)],
      [item(0, .infinity), item(1, 0)],
    ])
    let band = try curves.band(confidence: 0.5, draws: 60)
    #expect(band.curve.firstItems == 4)
    #expect(0 < band.firstHalfWidth && band.firstHalfWidth <= 1)
    #expect(try band.intervals(at: 2.5).first.contains(0.5))
  }

  @Test("impossible input is refused")
  func refusals() throws {
    let person = [item(0, 1), item(1, 2)]
    #expect(throws: StatisticsError.tooFewPersons(1)) { try PersonCurves([person, []]) }
    #expect(throws: StatisticsError.emptyClass(1)) { try PersonCurves([[item(0, 1)]]) }
    #expect(throws: StatisticsError.criticalValue(-1, index: 2)) {
      try PersonCurves([person, [item(0, -1)]])
    }
    let curves = try PersonCurves([person, person])
    #expect(throws: StatisticsError.setting("draws", Double(0))) {
      try curves.band(confidence: 0.9, draws: 0)
    }
    // 20 draws have no 21st order statistic.
    #expect(throws: StatisticsError.setting("draws", Double(20))) {
      try curves.band(confidence: 0.95, draws: 20)
    }
    #expect(throws: StatisticsError.confidence(0)) { try curves.band(confidence: 0) }
    #expect(throws: StatisticsError.threshold(0)) {
      try curves.curve.band(confidence: 0.9).intervals(at: 0)
    }
  }
}

import LabStatistics
import Testing

@Suite("Distribution functions of persons")
struct PersonSampleTests {
  private func sample(_ values: [Int: [Double]]) throws -> PersonSample {
    try PersonSample(
      values.sorted { $0.key < $1.key }.flatMap { person, values in
        values.map { PersonSample.Item($0, person: person) }
      })
  }

  @Test("the distance is the largest gap of the two functions, at the value where it opens")
  func distance() throws {
    // F steps at 1, 2, 3, 4 by a quarter, G at 3, 4, 5, 6: before 3 they are 1/2 apart.
    let first = try sample([0: [1, 2, 3, 4]])
    let second = try sample([0: [3, 4, 5, 6]])
    let found = first.distance(to: second)
    #expect(abs(found.distance - 0.5) < 1e-12)
    #expect(found.place == 2)
    #expect(found.isFirstBelow)
    let back = second.distance(to: first)
    #expect(abs(back.distance - 0.5) < 1e-12)
    #expect(!back.isFirstBelow)
  }

  @Test("ties are taken together: the same values in other numbers are no distance inside a tie")
  func ties() throws {
    // Both have half their values at 1 and half at 2.
    let first = try sample([0: [1, 2]])
    let second = try sample([7: [1, 1, 1, 2, 2, 2]])
    #expect(first.distance(to: second).distance == 0)
    #expect(first.distance(to: try sample([0: [3]])).distance == 1)
  }

  @Test("each person once: whoever gave many values counts no more than the others")
  func weighting() throws {
    // By values 3/4 of the first lie at 0; by persons one half.
    let first = try sample([1: [0, 0, 0], 2: [1]])
    let second = try sample([1: [0], 2: [1]])
    #expect(abs(first.distance(to: second).distance - 0.25) < 1e-12)
    #expect(first.distance(to: second, weighting: .persons).distance == 0)
    #expect(first.shares(below: [0, 0.5, 1, 2]) == [0, 0.75, 0.75, 1])
    #expect(first.shares(below: [0.5], weighting: .persons) == [0.5])
  }

  @Test("the order of the items does not matter, and infinite values are values")
  func order() throws {
    let items = [(2.0, 1), (.infinity, 0), (2, 0), (-.infinity, 2), (1, 1)].map {
      PersonSample.Item($0.0, person: $0.1)
    }
    let sample = try PersonSample(items)
    #expect(sample == (try PersonSample(items.reversed())))
    #expect(sample.values == [-.infinity, 1, 2, 2, .infinity])
    #expect(sample.people == [0, 1, 2])
    #expect(abs(sample.shares(below: [.infinity])[0] - 0.8) < 1e-12)
    #expect(sample.distance(to: sample).distance == 0)
  }

  @Test("what is no sample is refused")
  func refusals() throws {
    #expect(throws: StatisticsError.emptySample) { try PersonSample([]) }
    #expect(throws: StatisticsError.notANumber(index: 1)) {
      try PersonSample([.init(0, person: 0), .init(.nan, person: 0)])
    }
    let one = try sample([4: [1, 2]])
    #expect(throws: StatisticsError.tooFewPersons(1)) { try one.deviation(confidence: 0.95) }
    #expect(throws: StatisticsError.tooFewPersons(1)) {
      try one.shareIntervals(below: [1], confidence: 0.95)
    }
    let two = try sample([0: [1], 1: [2]])
    #expect(throws: StatisticsError.confidence(1)) { try two.deviation(confidence: 1) }
    #expect(throws: StatisticsError.setting("draws", 10)) {
      try two.deviation(confidence: 0.95, draws: 10)
    }
  }

  @Test("with one value per person the deviation is that of Kolmogorov")
  func independent() throws {
    // 400 persons; at 95 % the exact quantile is .0676, and the bootstrap of a sample without ties has
    // the same limit. Of 2000 draws the order statistic has a relative error of 2 % (density of the
    // Kolmogorov law at 1.36: .27, so .0049 / .27 / 1.36 = 1.3 %); four of these and the difference at
    // finite n, 1/sqrt(400) / 6 / 1.36 = .6 %, stay below 8 %.
    let persons = try sample(Dictionary(uniqueKeysWithValues: (0..<400).map { ($0, [Double($0)]) }))
    let deviation = try persons.deviation(confidence: 0.95, draws: 2000)
    let kolmogorov = try UniformDeviation.kolmogorov(confidence: 0.95, count: 400)
    #expect(abs(deviation / kolmogorov - 1) < 0.08)
  }

  @Test("persons who differ make a wide deviation, however many values they gave")
  func clustered() throws {
    let spread = try sample(
      Dictionary(
        uniqueKeysWithValues: (0..<20).map { person in
          (person, [Double](repeating: Double(person), count: 50))
        }))
    // Every value of a person alike: as 20 values.
    let kolmogorov = try UniformDeviation.kolmogorov(confidence: 0.95, count: 20)
    #expect(try spread.deviation(confidence: 0.95) > 0.8 * kolmogorov)
    // All persons alike: no resample differs, and Massart's bound for 20 stands in.
    let alike = try sample(Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, [1, 2, 3]) }))
    #expect(
      try alike.deviation(confidence: 0.95)
        == UniformDeviation.massart(confidence: 0.95, count: 20))
  }

  @Test("a group is compared with the others, by distance and by shares")
  func groups() throws {
    let sample = try sample([0: [1, 2], 1: [1, 2], 2: [5, 6, 7]])
    #expect(sample.distance(of: [2]) == 1)
    // {0} has all its values among 1 and 2, the others 2 of 5.
    #expect(abs((sample.distance(of: [0]) ?? 0) - 0.6) < 1e-12)
    let differences = try #require(sample.differences(of: [[0]], below: [2, 5.5])[0])
    #expect(abs(differences[0] - (0.5 - 0.2)) < 1e-12)
    #expect(abs(differences[1] - (1 - 0.6)) < 1e-12)
    #expect(sample.distance(of: [9]) == nil)
    #expect(sample.distance(of: [0, 1, 2]) == nil)
    #expect(sample.differences(of: [[9], [0, 1, 2]], below: [2]) == [nil, nil])
  }

  @Test("intervals of shares are percentiles over persons")
  func intervals() throws {
    // Two kinds of persons, 50 each: the share below 1 is the mean of 100 coins, so its 95 % interval
    // is .5 +- 1.96 * .05 up to the grain of .01.
    let coins = try sample(
      Dictionary(
        uniqueKeysWithValues: (0..<100).map { ($0, [$0.isMultiple(of: 2) ? 0.0 : 1.0]) }))
    let interval = try coins.shareIntervals(below: [1], confidence: 0.95, draws: 2000)[0]
    #expect(abs(interval.lower - 0.402) < 0.02)
    #expect(abs(interval.upper - 0.598) < 0.02)
  }
}

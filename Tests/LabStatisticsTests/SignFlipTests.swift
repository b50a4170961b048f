import LabStatistics
import LabTesting
import Testing

@Suite("Sign flips of persons")
struct SignFlipTests {
  private func person(_ difference: Int, of trials: Int) throws -> PairedCount {
    try PairedCount(errorsA: max(0, difference), errorsB: max(0, -difference), of: trials)
  }

  /// The share of all sign patterns by recursion, apart from the Gray code of the test itself.
  private func share(_ weights: [Int]) -> Double {
    let observed = abs(weights.reduce(0, +))
    func hits(_ index: Int, _ sum: Int) -> Double {
      guard index < weights.count else { return abs(sum) >= observed ? 1 : 0 }
      return (hits(index + 1, sum + weights[index]) + hits(index + 1, sum - weights[index])) / 2
    }
    return hits(0, 0)
  }

  /// The same share for any number of persons, by the distribution of the sum.
  private func shareByConvolution(_ weights: [Int]) -> Double {
    let reach = weights.reduce(0) { $0 + abs($1) }
    var chances = Array(repeating: 0.0, count: 2 * reach + 1)
    chances[reach] = 1
    for weight in weights where weight != 0 {
      var next = Array(repeating: 0.0, count: chances.count)
      for (index, chance) in chances.enumerated() where chance > 0 {
        next[index + weight] += chance / 2
        next[index - weight] += chance / 2
      }
      chances = next
    }
    let observed = abs(weights.reduce(0, +))
    return chances.enumerated().reduce(0) {
      abs($1.offset - reach) >= observed ? $0 + $1.element : $0
    }
  }

  @Test("three persons by hand")
  func byHand() throws {
    // Differences 3, 1, -1: the sums are ±(5, 3, 3, 1), 6 of 8 reach the observed 3.
    let test = try SignFlip([person(3, of: 4), person(1, of: 8), person(-1, of: 2)])
    #expect(test.pValue == 0.75)
    #expect(test.isExact && test.draws == 8 && test.persons == 3 && test.differing == 3)
    #expect(agrees(test.estimate, 3.0 / 14))
  }

  @Test("Fisher's example: 15 pairs of Darwin's plants")
  func fisher() throws {
    // Fisher 1935, The Design of Experiments, section 21: eighths of an inch; 1,726 of 32,768 sums
    // are as extreme as the observed 314.
    let eighths = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]
    let test = try SignFlip(eighths.map { try person($0, of: 100) })
    #expect(test.pValue == 1_726.0 / 32_768)
    #expect(agrees(test.estimate, 314.0 / 1_500))
  }

  @Test("every small case equals the count of all patterns", arguments: 1...40)
  func exact(seed: Int) throws {
    var generator = ResamplingGenerator(seed: UInt64(seed))
    let size = 2 + generator.next(below: 8)
    // Small differences, so that ties with the observed sum are common.
    let differences = (0..<size).map { _ in generator.next(below: 7) - 3 }
    let test = try SignFlip(differences.map { try person($0, of: 5) })
    #expect(test.pValue == share(differences))
    #expect(shareByConvolution(differences) == test.pValue)
    #expect(test.differing == differences.filter { $0 != 0 }.count)
  }

  @Test("balanced differences are flipped in both classes at once", arguments: 1...40)
  func balanced(seed: Int) throws {
    var generator = ResamplingGenerator(seed: UInt64(seed))
    let size = 2 + generator.next(below: 7)
    let differences = (0..<size).map { _ in
      (generator.next(below: 5) - 2, generator.next(below: 5) - 2)
    }
    // 4 trials in the first class and 6 in the second: d1/4m + d2/6m is (3 d1 + 2 d2)/12m.
    let counts = try differences.map {
      PairedClassCounts(first: try person($0.0, of: 4), second: try person($0.1, of: 6))
    }
    let test = try SignFlip(counts)
    #expect(test.pValue == share(differences.map { 3 * $0.0 + 2 * $0.1 }))
    #expect(test.estimate == (try PairedDifference(counts, confidence: 0.9)).estimate)
  }

  @Test("persons who all differ alike have 2^(1 - m), as the clustered difference says")
  func alike() throws {
    for size in [2, 6, 20] {
      let counts = Array(repeating: try person(2, of: 9), count: size)
      let test = try SignFlip(counts)
      #expect(test.pValue == 2 / Double(1 << size))
      let difference = try PairedDifference(counts, confidence: 0.9)
      #expect(agrees(difference.pValue, test.pValue))
      #expect(agrees(difference.estimate, test.estimate))
    }
  }

  @Test("many persons: random flips come near the exact share", arguments: [0, 10, 20, 30])
  func random(shift: Int) throws {
    var generator = ResamplingGenerator(seed: 77)
    let differences = (0..<60).map { index in
      generator.next(below: 9) - 4 + (index < shift ? 1 : 0)
    }
    let test = try SignFlip(differences.map { try person($0, of: 10) })
    #expect(!test.isExact && test.draws == 9_999 && test.persons == 60)
    let exact = shareByConvolution(differences)
    let deviation = (exact * (1 - exact) / 9_999).squareRoot()
    #expect(abs(test.pValue - exact) < 4 * deviation + 1e-4)
    #expect(try SignFlip(differences.map { try person($0, of: 10) }) == test)
  }

  @Test("a random p is never zero, and without a difference it is 1")
  func randomEnds() throws {
    let alike = Array(repeating: try person(1, of: 3), count: 70)
    #expect(try SignFlip(alike, draws: 199).pValue == 1.0 / 200)
    let even = try (0..<70).map { try person($0 % 2 == 0 ? 1 : -1, of: 3) }
    #expect(try SignFlip(even, draws: 199).pValue == 1)
    let none = try SignFlip(Array(repeating: try person(0, of: 3), count: 70))
    #expect(none.isExact && none.pValue == 1 && none.draws == 1 && none.differing == 0)
    // 20 differing persons among many others are still exact.
    let some = try SignFlip(Array(alike[..<20]) + Array(repeating: try person(0, of: 9), count: 80))
    #expect(some.isExact && some.pValue == 2 / Double(1 << 20))
  }

  @Test("exchanging the methods changes the sign of the estimate only")
  func antisymmetry() throws {
    for size in [9, 50] {
      var generator = ResamplingGenerator(seed: 3)
      let differences = (0..<size).map { _ in generator.next(below: 9) - 3 }
      let one = try SignFlip(differences.map { try person($0, of: 10) })
      let other = try SignFlip(differences.map { try person(-$0, of: 10) })
      #expect(one.pValue == other.pValue)
      #expect(one.estimate == -other.estimate)
    }
  }

  @Test("the largest totals do not overflow")
  func large() throws {
    let half = Count.maximumTotal / 2
    let all = try PairedCount(errorsA: half, errorsB: 0, of: half)
    let less = try PairedCount(errorsA: half - 1, errorsB: 0, of: half - 1)
    for second in [all, less] {
      let counts = [
        PairedClassCounts(first: all, second: second), PairedClassCounts(first: all, second: all),
      ]
      let test = try SignFlip(counts)
      #expect(test.estimate == 1 && test.pValue == 0.5)
    }
    // A p of the one-sided kind would call the mixed patterns of equal persons extreme.
    let opposite = try PairedCount(errorsA: 0, errorsB: half, of: half)
    #expect(try SignFlip([all, opposite]).pValue == 1)
  }

  @Test("impossible input is refused")
  func refusals() throws {
    let some = try person(1, of: 2)
    let none = try person(0, of: 0)
    #expect(throws: StatisticsError.noTrials) { try SignFlip([PairedCount]()) }
    #expect(throws: StatisticsError.tooFewPersons(1)) { try SignFlip([some, none]) }
    #expect(throws: StatisticsError.setting("draws", Double(0))) {
      try SignFlip([some, some], draws: 0)
    }
    #expect(throws: StatisticsError.setting("draws", Double(.max))) {
      try SignFlip([some, some], draws: .max)
    }
    let half = PairedClassCounts(first: none, second: some)
    #expect(throws: StatisticsError.emptyClass(0)) { try SignFlip([half, half]) }
    #expect(throws: StatisticsError.emptyClass(0)) { try SignFlip([PairedClassCounts]()) }
    let much = try person(0, of: Count.maximumTotal)
    #expect(throws: StatisticsError.tooManyTrials(limit: Count.maximumTotal)) {
      try SignFlip([much, some])
    }
  }
}

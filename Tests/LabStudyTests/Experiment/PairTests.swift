import LabStatistics
import LabStudy
import Testing

@testable import LabSimulation

@Suite("Pairs of strategies")
struct PairTests {
  /// Rows by hand: for each, the scroll strokes that it gets wrong, one stroke per person.
  private static func comparison(persons: Int, wrong: [Set<Int>]) throws -> Comparison {
    var tallies = try wrong.map { _ in try StrategyTally(persons: persons) }
    var pairs = PairCounts(rows: wrong.count)
    for person in 0..<persons {
      let verdicts = wrong.map { $0.contains(person) ? Verdict.stolenScroll : .right }
      for (row, verdict) in verdicts.enumerated() {
        let result = TrialResult(
          verdict: verdict, latency: nil, displacement: nil, feedClaim: nil, carouselClaim: nil,
          feedActed: false, carouselActed: false, feedMoved: 0, carouselMoved: 0, feedOffset: 0,
          carouselPage: 0)
        tallies[row].add(Decision(result), of: .scroll, person: person)
      }
      pairs.add(verdicts, of: Intent.scroll.place)
    }
    let rows = zip(["a", "b", "c", "d"], tallies).map { label, tally in
      Comparison.Row(StrategyRow(label: label, Native()), tally)
    }
    return Comparison(rows: rows, persons: (0..<persons).map(String.init), pairs: pairs)
  }

  @Test("b are the strokes that only the row got wrong, c those that only the reference did")
  func counts() throws {
    let comparison = try Self.comparison(persons: 10, wrong: [[0, 1, 2], [2, 3], []])
    let pairs = try comparison.pairs(.scroll, .all)
    #expect(pairs.map(\.label) == ["b", "c", "c"])
    #expect(pairs.map(\.reference) == ["a", "a", "b"])
    #expect(pairs.map { $0.strokes?.onlyRow } == [1, 0, 0])
    #expect(pairs.map { $0.strokes?.onlyReference } == [2, 3, 2])
    #expect(pairs.map { $0.strokes?.decided } == [10, 10, 10])
    #expect(try comparison.pairs(.scroll, .reference).map(\.label) == ["b", "c"])
    // Exact: 2 P(X <= 1 of 3) = 1, 2 P(X = 0 of 3) = 1/4, 2 P(X = 0 of 2) = 1/2.
    for (pair, p) in zip(pairs, [1, 0.25, 0.5]) {
      #expect(abs((pair.strokes?.pValue ?? 0) - p) < 1e-12)
    }
    for pair in pairs {
      #expect(pair.strokes?.interval?.contains(pair.difference) == true)
    }
  }

  @Test("where a few persons differ the exchange of names decides, and not Student's t")
  func fewPersons() throws {
    // One stroke each of five persons out of 200: 2 of the 32 patterns are as extreme.
    let comparison = try Self.comparison(persons: 200, wrong: [[], [3, 50, 90, 140, 199]])
    let pair = try #require(try comparison.pairs(.scroll).first)
    #expect(pair.pValue < 0.05)
    #expect(pair.flipPValue == 0.0625)
    #expect(pair.holmPValue == 0.0625)
  }

  @Test("the smallest p is multiplied by the number of pairs")
  func holm() throws {
    let many = Set(0..<40)
    let comparison = try Self.comparison(persons: 200, wrong: [[], [], [], many])
    let pairs = try comparison.pairs(.scroll, .all)
    #expect(pairs.count == 6)
    let least = pairs.map { max($0.pValue, $0.flipPValue ?? 0) }.min() ?? 1
    #expect(pairs.map(\.holmPValue).min() == min(1, 6 * least))
    #expect(pairs.filter { $0.label != "d" }.allSatisfy { $0.holmPValue == 1 && $0.isEqual })
  }

  @Test("Cochran's Q of all rows is that of a calculation by hand")
  func equality() throws {
    // Right: 7, 8, 10 of 10; squares of rights per stroke: 0: 2, 1: 2, 2: 1, 3: 2, others 3.
    let comparison = try Self.comparison(persons: 10, wrong: [[0, 1, 2], [2, 3], []])
    let test = try #require(try comparison.equality(.scroll))
    // Q = 2 (3 (49 + 64 + 100) - 625) / (75 - (4 + 4 + 1 + 4 + 54)) = 2 x 14 / 8.
    #expect(test.statistic == 3.5)
    #expect(test.degreesOfFreedom == 2)
    #expect(try comparison.equality(.page) == nil)
  }
}

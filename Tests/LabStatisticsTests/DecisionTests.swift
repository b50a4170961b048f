import LabStatistics
import LabTesting
import Testing

@Suite("Decisions over several objectives or populations")
struct DecisionTests {
  private static let cases = ["a", "b", "dup"]

  @Test("fronts and areas agree with the vectors", arguments: cases)
  func vectors(name: String) throws {
    let rows = try Vectors.file("pareto").rows(where: "case", is: name)
    let points = try rows.map { [try $0.number("error"), try $0.number("latency_ms")] }
    let front = try ParetoFront(points)
    let flags = try rows.map { try $0.count("nondominated") == 1 }
    #expect(front.isNondominated == flags)
    let row = try #require(rows.first)
    let reference = [try row.number("ref_error"), try row.number("ref_latency_ms")]
    let volume = try Hypervolume(points, reference: reference)
    #expect(agrees(volume.value, try row.number("hypervolume")))
    // A dominated point adds no area, and neither does a third objective in which all are alike.
    let front2 = front.indices.map { points[$0] }
    #expect(agrees(try Hypervolume(front2, reference: reference).value, volume.value))
    let deep = points.map { $0 + [3] }
    #expect(agrees(try Hypervolume(deep, reference: reference + [5]).value, 2 * volume.value))
    #expect(try ParetoFront(deep) == front)
  }

  @Test("every row of the pareto vectors belongs to a case that is tested")
  func coverage() throws {
    let rows = try Vectors.file("pareto").rows
    #expect(try rows.allSatisfy { Self.cases.contains(try $0.text("case")) })
  }

  @Test("fronts are those of comparing every pair", arguments: 1...4)
  func allPairs(dimension: Int) throws {
    var generator = ResamplingGenerator(seed: UInt64(dimension))
    let points = (0..<150).map { _ in
      (0..<dimension).map { _ in Double(generator.next(below: 6)) }
    }
    let expected = points.map { point in
      !points.contains { rival in
        rival != point && zip(rival, point).allSatisfy { $0 <= $1 }
      }
    }
    #expect(try ParetoFront(points).isNondominated == expected)
  }

  @Test("areas and volumes are those of counting unit cells", arguments: 2...3)
  func cells(dimension: Int) throws {
    var generator = ResamplingGenerator(seed: 8)
    for size in [0, 1, 2, 5, 20] {
      let points = (0..<size).map { _ in
        (0..<dimension).map { _ in Double(generator.next(below: 9)) }
      }
      var covered = 0
      for cell in 0..<(dimension == 2 ? 64 : 512) {
        let corner = [cell % 8, cell / 8 % 8, cell / 64].prefix(dimension)
        if points.contains(where: { zip($0, corner).allSatisfy { $0 <= Double($1) } }) {
          covered += 1
        }
      }
      let reference = Array(repeating: 8.0, count: dimension)
      #expect(try Hypervolume(points, reference: reference).value == Double(covered))
    }
  }

  @Test("infinite objectives are the worst there is, and no points are an empty front")
  func extremes() throws {
    #expect(try ParetoFront([]).indices == [])
    #expect(try Hypervolume([], reference: [1, 1]).value == 0)
    let points: [[Double]] = [
      [1, .infinity], [2, 3], [-.infinity, 9], [.infinity, .infinity],
    ]
    #expect(try ParetoFront(points).indices == [1, 2])
    #expect(try Hypervolume([[1, .infinity], [2, 3]], reference: [4, 4]).value == 2)
    // On the edge of the reference there is no area.
    #expect(try Hypervolume([[4, 0], [0, 4]], reference: [4, 4]).value == 0)
    let far = try Hypervolume(
      [[-1.7e308, 0, 0], [0, -1.7e308, 0]], reference: [1.7e308, 1.7e308, 1])
    #expect(far.value == .infinity)
  }

  @Test("points that cannot be compared are refused")
  func refusals() {
    #expect(throws: StatisticsError.notANumber(index: 1)) {
      try ParetoFront([[1, 2], [.nan, 1]])
    }
    #expect(throws: StatisticsError.length(1, expected: 2)) { try ParetoFront([[1, 2], [1]]) }
    #expect(throws: StatisticsError.setting("dimensions", Double(0))) { try ParetoFront([[]]) }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 15)) {
      try ParetoFront(Array(repeating: [1, 2, 3], count: 1 << 15 + 1))
    }
    #expect(throws: StatisticsError.setting("dimensions", Double(4))) {
      try Hypervolume([], reference: [1, 1, 1, 1])
    }
    #expect(throws: StatisticsError.notFinite(index: 1)) {
      try Hypervolume([], reference: [1, .infinity])
    }
    #expect(throws: StatisticsError.notFinite(index: 0)) {
      try Hypervolume([[-.infinity, 0]], reference: [1, 1])
    }
    #expect(throws: StatisticsError.notFinite(index: 0)) {
      try Hypervolume([[.nan, 0]], reference: [1, 1])
    }
    #expect(throws: StatisticsError.length(3, expected: 2)) {
      try Hypervolume([[0, 0, 0]], reference: [1, 1])
    }
  }

  @Test("every column agrees with the minimax vectors", arguments: try Vectors.file("minimax").rows)
  func minimaxVectors(row: VectorRow) throws {
    let settings = try row.text("settings").split(separator: ";").map(String.init)
    let errors = try row.text("errors_per_population").split(separator: "|").map {
      try $0.split(separator: ";").map { try #require(Double($0)) }
    }
    let minimax = try Minimax(errors: errors)
    for (choice, setting, value) in [
      (minimax.worst, "argmin_worst", "worst"), (minimax.mean, "argmin_mean", "mean"),
      (minimax.regret, "argmin_regret", "max_regret"),
    ] {
      #expect(settings[choice.setting] == (try row.text(setting)))
      #expect(agrees(choice.value, try row.number(value)))
    }
  }

  @Test("the rounding of decimals breaks no tie")
  func ties() throws {
    // Regrets .3 - .2 and .2 - .1 are both a tenth, but not the same double.
    let minimax = try Minimax(errors: [[0.2, 0.1, 0.3], [0.2, 0.3, 0.2]])
    #expect(0.3 - 0.2 < 0.2 - 0.1)
    #expect(minimax.worstRegrets[0] > minimax.worstRegrets[1])
    #expect(minimax.regret.setting == 0)
  }

  @Test("the percentile over persons is the worst at 1, and weights count as repeated persons")
  func percentiles() throws {
    let errors = [[0.1, 0.3], [0.2, 0.1], [0.9, 0.5], [0.3, 0.2]]
    let minimax = try Minimax(errors: errors)
    #expect(try minimax.percentile(1) == minimax.worst)
    // Half of four persons: the second smallest of each.
    #expect(try minimax.percentile(0.5).setting == 0)
    #expect(try minimax.percentile(0.5).value == 0.2)
    #expect(try minimax.percentile(0.75).value == 0.3)
    let weighted = try minimax.percentile(0.6, weights: [1, 3, 0, 2])
    let repeated = try Minimax(
      errors: [[0.1, 0.3]] + Array(repeating: [0.2, 0.1], count: 3)
        + Array(repeating: [0.3, 0.2], count: 2)
    ).percentile(0.6)
    #expect(weighted == repeated)
    // 0.55 · 100 is more than 55 in doubles; the 55th person it is all the same.
    let hundred = try Minimax(errors: (1...100).map { [Double($0)] })
    #expect(try hundred.percentile(0.55).value == 55)
  }

  @Test("tables that are none are refused")
  func minimaxRefusals() throws {
    #expect(throws: StatisticsError.emptySample) { try Minimax(errors: []) }
    #expect(throws: StatisticsError.emptySample) { try Minimax(errors: [[]]) }
    #expect(throws: StatisticsError.length(1, expected: 2)) { try Minimax(errors: [[1, 2], [1]]) }
    #expect(throws: StatisticsError.notFinite(index: 3)) {
      try Minimax(errors: [[1, 2], [1, .infinity]])
    }
    let minimax = try Minimax(errors: [[1, 2], [2, 1]])
    #expect(throws: StatisticsError.probability(0)) { try minimax.percentile(0) }
    #expect(throws: StatisticsError.length(1, expected: 2)) {
      try minimax.percentile(1, weights: [1])
    }
    #expect(throws: StatisticsError.weight(-1, index: 1)) {
      try minimax.percentile(1, weights: [1, -1])
    }
    #expect(throws: StatisticsError.weight(0, index: 2)) {
      try minimax.percentile(1, weights: [0, 0])
    }
  }
}

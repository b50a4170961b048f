import LabStatistics
import Testing

@Suite("Searches that ask for values")
struct SearchTests {
  /// Answers a search until it ends; how often a value was wanted.
  private func run<Point: Hashable & Sendable>(
    _ function: (Point) -> Double,
    _ step: (@escaping (Point) -> Double?) throws -> SearchStep<Point>
  ) throws -> (end: Point, asked: [Point]) {
    var values: [Point: Double] = [:]
    var asked: [Point] = []
    while asked.count < 500 {
      let known = values
      switch try step({ known[$0] }) {
      case .ends(let point): return (point, asked)
      case .asks(let point):
        #expect(values[point] == nil)
        values[point] = function(point)
        asked.append(point)
      }
    }
    throw StatisticsError.undefinedStatistic
  }

  @Test("Brent's search finds the lowest point of a parabola, and asks for no point twice")
  func line() throws {
    let (end, asked) = try run({ (x: Double) in (x - 0.3) * (x - 0.3) }) {
      try LineMinimum.step(in: 0...1, from: 0.5, tolerance: 1e-4, rounds: 60, known: $0)
    }
    #expect(abs(end - 0.3) < 1e-4)
    #expect(asked.prefix(3) == [0, 0.5, 1])
    #expect(asked.count < 40)
  }

  @Test("on steps it ends on the lowest step that its bracket leads to")
  func steps() throws {
    let (end, _) = try run({ (x: Double) in abs((x * 8).rounded() - 3) }) {
      try LineMinimum.step(in: 0...1, from: 0.45, tolerance: 1e-3, rounds: 60, known: $0)
    }
    #expect((end * 8).rounded() == 3)
  }

  @Test("without a point below both ends there is nothing to search")
  func noBracket() throws {
    let (end, asked) = try run({ (x: Double) in x }) {
      try LineMinimum.step(in: 0...1, from: 0.5, tolerance: 1e-3, rounds: 60, known: $0)
    }
    #expect(end == 0.5)
    #expect(asked.count == 3)
  }

  @Test("a middle outside the bracket and a value that is no number are refused")
  func refused() {
    #expect(throws: StatisticsError.self) {
      try LineMinimum.step(in: 0...1, from: 2, tolerance: 1e-3, rounds: 9) { $0 == 2 ? 0 : 1 }
    }
    #expect(throws: StatisticsError.self) {
      try LineMinimum.step(in: 0...1, from: 0.5, tolerance: 1e-3, rounds: 9) {
        $0 == 0.5 ? 0 : $0 == 0 || $0 == 1 ? 1 : .nan
      }
    }
    #expect(throws: StatisticsError.self) {
      try SimplexMinimum.step(from: [], edge: 1, size: 1, rounds: 9) { _ in 0 }
    }
    #expect(throws: StatisticsError.self) {
      try SimplexMinimum.step(from: [0], edge: 1, size: 1, rounds: 9) { _ in .infinity }
    }
  }

  @Test("the simplex finds the lowest point of a bowl in two variables")
  func bowl() throws {
    func bowl(_ p: [Double]) -> Double {
      (p[0] - 0.2) * (p[0] - 0.2) + 3 * (p[1] - 0.7) * (p[1] - 0.7) + p[0] * p[1] / 10
    }
    let (end, _) = try run(bowl) {
      try SimplexMinimum.step(from: [0.5, 0.5], edge: 0.1, size: 1e-5, rounds: 200, known: $0)
    }
    // 2 (x - 0.2) + y / 10 = 0 and 6 (y - 0.7) + x / 10 = 0: x = 0.165 / (1 - 1/1200).
    let x = (0.2 - 0.035) / (1 - 1.0 / 1200)
    #expect(abs(end[0] - x) < 1e-4)
    #expect(abs(end[1] - (0.7 - x / 60)) < 1e-4)
  }
}

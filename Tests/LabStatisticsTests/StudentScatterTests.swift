import LabStatistics
import Testing

@Suite("Centres and scale of groups under a Student t")
struct StudentScatterTests {
  @Test("with very many degrees of freedom it is the pooled standard deviation about the means")
  func normal() throws {
    // Means 2 and 11; squares 2 and 2; 6 values less 2 groups.
    let scatter = try StudentScatter([[1, 2, 3], [10, 11, 12]], tails: 1e9)
    #expect(scatter.freedom == 4)
    #expect(abs((scatter.scale ?? 0) - 1) < 1e-6)
    #expect(abs((scatter.centres[0] ?? 0) - 2) < 1e-6)
    #expect(abs((scatter.centres[1] ?? 0) - 11) < 1e-6)
  }

  @Test("the scale solves the equation of the likelihood")
  func stationary() throws {
    let group = [-3.1, -1.2, -0.4, 0.1, 0.3, 0.9, 1.4, 2.2, 7.5]
    let scatter = try StudentScatter([group])
    let (centre, scale) = (try #require(scatter.centres[0]), try #require(scatter.scale))
    func weight(_ value: Double) -> Double {
      let ratio = (value - centre) / scale
      return 6 / (5 + ratio * ratio)
    }
    let pull = group.reduce(0) { $0 + weight($1) * ($1 - centre) }
    #expect(abs(pull) < 1e-3)
    let squares = group.reduce(0) { $0 + weight($1) * ($1 - centre) * ($1 - centre) }
    #expect(abs(squares / 8 / (scale * scale) - 1) < 1e-3)
  }

  @Test("a stray value moves the scale little")
  func robust() throws {
    let calm = (0..<100).map { Double($0 % 10) }
    let clean = try #require(try StudentScatter([calm]).scale)
    let strayed = try #require(try StudentScatter([calm + [500]]).scale)
    #expect(strayed < 1.1 * clean)
  }

  @Test("shift and stretch of the data are those of the result")
  func equivariance() throws {
    let group = [1.0, 2.5, 2.7, 3.1, 9]
    let one = try StudentScatter([group])
    let other = try StudentScatter([group.map { 10 * $0 - 7 }])
    let (a, b) = (try #require(one.scale), try #require(other.scale))
    #expect(abs(b / a - 10) < 1e-9)
    #expect(
      abs(try #require(other.centres[0]) - (10 * (try #require(one.centres[0])) - 7)) < 1e-9)
  }

  @Test("groups of one value have centres and no scale; empty ones have neither")
  func small() throws {
    let scatter = try StudentScatter([[4], [], [6]])
    #expect(scatter.centres == [4, nil, 6])
    #expect(scatter.scale == nil)
    #expect(scatter.freedom == 0)
    #expect(try StudentScatter([[2, 2, 2, 2]]).scale == nil)
    #expect(throws: StatisticsError.value(.infinity, index: 1)) {
      try StudentScatter([[1], [.infinity]])
    }
    #expect(throws: StatisticsError.degreesOfFreedom(0)) { try StudentScatter([[1, 2]], tails: 0) }
  }
}

import Foundation
import Testing

@testable import LabSimulation

@Suite("Shake and bumps")
struct ShakeTests {
  @Test("a shake has its RMS at every scan, and is forgotten at the rate of its bandwidth")
  func autocorrelation() {
    let times = [5.0, 8, 30, 31, 90]
    var products: [[Double]] = times.map { _ in [] }
    var squares: [[Double]] = times.map { _ in [] }
    for number in 0..<6000 {
      let movement = MicroSetup.movement(number) { ($0.shake, $0.shakeRate) = (3, 4) }
      let places = MicroSetup.places(Shake(movement), at: times)
      for (index, place) in places.enumerated() {
        products[index] += [place.x * places[0].x, place.y * places[0].y]
        squares[index] += [place.x * place.x, place.y * place.y]
      }
    }
    for (index, time) in times.enumerated() {
      let square = MicroSetup.mean(squares[index])
      #expect((square.value - 9).magnitude < 4 * square.error)
      let product = MicroSetup.mean(products[index])
      let expected = 9 * exp(-2 * Double.pi * 4 * (time - 5) / 1000)
      #expect((product.value - expected).magnitude < 4 * product.error)
    }
  }

  @Test("bumps are vertical, as high as asked, of 60 ms, to both sides, and as often as asked")
  func bumps() {
    let times = (0..<1000).map { Double($0) }
    var (meetings, highest, up, down) = (0.0, 0.0, 0, 0)
    for number in 0..<2000 {
      let movement = MicroSetup.movement(number, duration: 1000) {
        ($0.bump, $0.bumpInterval) = (3, 4)
      }
      let places = MicroSetup.places(Bump(movement), at: times)
      #expect(places.allSatisfy { $0.x == 0 })
      var run = 0
      for place in places {
        if place.y != 0 {
          run += 1
          highest = max(highest, place.y.magnitude)
        } else if run > 0 {
          meetings += 1
          run = 0
        }
      }
      if run > 0 { meetings += 1 }
      if places.contains(where: { $0.y > 1.5 }) { up += 1 }
      if places.contains(where: { $0.y < -1.5 }) { down += 1 }
    }
    // A bump meets a second when it begins in the 1060 ms up to its end: .265 of them per stroke. Two that
    // overlap count once, which one in thirty does.
    let expected = 2000 * 1.06 / 4
    #expect((meetings / expected - 1).magnitude < 0.03 + 4 / expected.squareRoot())
    #expect((2.99...6).contains(highest))
    #expect((Double(up) / Double(up + down) - 0.5).magnitude < 0.1)
  }

  @Test("one bump is a raised cosine: half its height after 15 ms, all of it after 30")
  func shape() throws {
    let times = (0..<4000).map { Double($0) / 4 }
    func isOneBump(_ places: [Vector]) -> Bool {
      let heights = places.map(\.y.magnitude)
      let isWhole = heights[0] == 0 && heights[3999] == 0
      return isWhole && heights.contains { $0 > 2.9 } && heights.count { $0 > 0 } <= 240
    }
    var found: [Vector]?
    for number in 0..<100 where found == nil {
      let movement = MicroSetup.movement(number, duration: 1000) { $0.bump = 3 }
      let places = MicroSetup.places(Bump(movement), at: times)
      if isOneBump(places) { found = places }
    }
    let places = try #require(found)
    let begin = try #require(places.firstIndex { $0.y != 0 })
    // The beginning lies within a quarter of a millisecond, in which a raised cosine rises by at most .04.
    #expect((places[begin + 60].y.magnitude - 1.5).magnitude < 0.05)
    #expect((places[begin + 120].y.magnitude - 3).magnitude < 0.01)
    #expect((places[begin + 180].y.magnitude - 1.5).magnitude < 0.05)
  }
}

import Foundation
import Testing

@testable import LabSimulation

@Suite("Tremor")
struct TremorTests {
  /// Scans of a clock that is not regular.
  private static let times = [3.0, 9, 20, 23, 44, 61, 90]

  private static func movement(
    _ number: Int, hertz: Double = 10, quality: Double = 6
  ) -> Movement {
    MicroSetup.movement(number) {
      $0.tremor = 2
      ($0.tremorBand, $0.tremorQuality) = (StrokeClass.Bounds(hertz, hertz), quality)
    }
  }

  @Test(
    "has its RMS at every scan and the autocorrelation of a damped oscillator, at irregular times",
    arguments: [(10.0, 6.0), (7, 1), (4, 0.5)])
  func autocorrelation(hertz: Double, quality: Double) {
    var products: [[Double]] = Self.times.map { _ in [] }
    var squares: [[Double]] = Self.times.map { _ in [] }
    for number in 0..<6000 {
      let places = MicroSetup.places(
        Tremor(Self.movement(number, hertz: hertz, quality: quality)), at: Self.times)
      for (index, place) in places.enumerated() {
        products[index] += [place.x * places[0].x, place.y * places[0].y]
        squares[index] += [place.x * place.x, place.y * place.y]
      }
    }
    let w = 2 * Double.pi * hertz / 1000
    let z = 0.5 / quality
    let k = (1 - z * z).squareRoot()
    for (index, time) in Self.times.enumerated() {
      let square = MicroSetup.mean(squares[index])
      #expect((square.value - 4).magnitude < 4 * square.error, "RMS at \(time)")
      let t = time - Self.times[0]
      // At a quality of 1/2 the oscillator is critically damped: exp(-wt) (1 + wt).
      let expected =
        k == 0
        ? exp(-w * t) * (1 + w * t) : exp(-z * w * t) * (cos(k * w * t) + z / k * sin(k * w * t))
      let product = MicroSetup.mean(products[index])
      #expect((product.value - 4 * expected).magnitude < 4 * product.error, "after \(t)")
    }
  }

  @Test("between two scans it does not matter how many others there were: the law is the same")
  func composition() {
    func correlation(_ times: [Double]) -> (value: Double, error: Double) {
      MicroSetup.mean(
        (0..<6000).map { number in
          let places = MicroSetup.places(Tremor(Self.movement(number)), at: times)
          return places[0].x * places[places.count - 1].x
        })
    }
    let (direct, stepped) = (correlation([0, 40]), correlation([0, 1, 2.5, 7, 8, 19, 33, 40]))
    #expect((direct.value - stepped.value).magnitude < 4 * (direct.error + stepped.error))
  }

  @Test("the two axes are independent, and each stroke has a frequency of its own in the band")
  func axes() {
    let products = (0..<6000).map { number in
      let place = MicroSetup.places(Tremor(Self.movement(number)), at: Self.times)[4]
      return place.x * place.y
    }
    let mean = MicroSetup.mean(products)
    #expect(mean.value.magnitude < 4 * mean.error)
    // At a quality of 50 hardly anything is lost in 5 ms, and a band of 8 to 12 Hz spreads the phase.
    let wide = (0..<2000).map { number in
      let movement = MicroSetup.movement(number) {
        ($0.tremor, $0.tremorQuality) = (1, 50)
      }
      let places = MicroSetup.places(Tremor(movement), at: [0, 1000])
      return places[0].x * places[1].x
    }
    let spread = MicroSetup.mean(wide)
    // Mean of exp(-wt / 100) cos(wt) over 8 to 12 Hz at 1 s: near 0, where 10 Hz alone would have .53.
    #expect(spread.value.magnitude < 0.1 + 4 * spread.error)
  }

  @Test("white noise stands in its place when a jitter is given")
  func jitter() {
    var movement = Self.movement(1)
    movement.jitter = 0
    #expect(Tremor(movement) == nil && Jitter(movement) == nil)
    movement.jitter = 1
    #expect(Tremor(movement) == nil && Jitter(movement) != nil)
    movement.jitter = nil
    #expect(Tremor(movement) != nil && Jitter(movement) == nil)
  }
}

import Foundation
import Testing

@testable import LabSimulation

@Suite("Smoothing")
struct SmoothingTests {
  private static func smoothed(
    _ places: [Vector], _ times: [Double], _ change: (inout DigitizerSettings) -> Void
  ) -> [Vector] {
    var settings = DigitizerSettings()
    change(&settings)
    var trace = ScanTrace(times: times, places: places)
    Smoother(settings).smooth(&trace)
    return trace.places
  }

  private static let times = [0.0, 8, 16, 24, 32, 40]

  @Test("the mean of two is that of this scan and the one before, and the first stays")
  func mean() {
    let places = [Vector(0, 0), Vector(2, 4), Vector(6, 8), Vector(7, -2)]
    let found = Self.smoothed(places, Array(Self.times.prefix(4))) { $0.smoothing = .mean2 }
    #expect(found == [Vector(0, 0), Vector(1, 2), Vector(4, 6), Vector(6.5, 3)])
  }

  @Test("without smoothing, and at rest, places stay")
  func rest() {
    let places = [Vector(1, 2), Vector(3, 1), Vector(0, 0)]
    #expect(Self.smoothed(places, [0, 8, 16]) { $0.smoothing = .none } == places)
    let still = Array(repeating: Vector(3, 7), count: 6)
    for smoothing in Smoothing.allCases {
      #expect(Self.smoothed(still, Self.times) { $0.smoothing = smoothing } == still)
    }
  }

  @Test("one-euro without a slope is a low pass: a step of 1 is met but for (1 - a)^n")
  func lowPass() {
    let places = [0.0, 1, 1, 1, 1, 1].map { Vector($0, -$0) }
    let found = Self.smoothed(places, Self.times) {
      ($0.smoothing, $0.smoothingCutoff, $0.smoothingSlope) = (.oneEuro, 10, 0)
    }
    // a = 1 / (1 + 1 / (2π · 10 · .008)).
    let left = 1 - 1 / (1 + 1 / (2 * Double.pi * 10 * 0.008))
    for (index, place) in found.enumerated() {
      let expected = 1 - pow(left, Double(index))
      #expect((place.x - expected).magnitude < 1e-12)
      #expect((place.y + expected).magnitude < 1e-12)
    }
  }

  @Test("the one-euro cutoff follows the smoothed speed, worked out for two scans")
  func cutoff() {
    let found = Self.smoothed([Vector(0, 0), Vector(8, 0), Vector(24, 0)], [0, 8, 16]) {
      ($0.smoothing, $0.smoothingCutoff, $0.smoothingSlope) = (.oneEuro, 1, 0.01)
    }
    func weight(_ cutoff: Double) -> Double { 1 / (1 + 1 / (2 * Double.pi * cutoff * 0.008)) }
    // 8 pt in 8 ms are 1000 pt/s, then 2000; the speed itself passes a low pass of 1 Hz.
    let firstSpeed = weight(1) * 1000
    let first = weight(1 + 0.01 * firstSpeed) * 8
    let secondSpeed = firstSpeed + weight(1) * (2000 - firstSpeed)
    let second = first + weight(1 + 0.01 * secondSpeed) * (24 - first)
    #expect((found[1].x - first).magnitude < 1e-12)
    #expect((found[2].x - second).magnitude < 1e-12)
  }

  @Test("the glass smooths after its noise and before its grid")
  func order() throws {
    func events(noise: Double, scale: Double, _ smoothing: Smoothing) throws -> [[TouchEvent]] {
      var finger = try FingerSetup.finger {
        ($0.length, $0.speeds) = (60, [600])
      } digitizer: {
        FingerSetup.perfect(&$0)
        ($0.noise, $0.scale, $0.smoothing, $0.deliveryHz) = (noise, scale, smoothing, 120)
      }
      return FingerSetup.addresses(persons: 10, sessions: 1, strokes: 4).map {
        finger.make($0).touches.events.dropLast()
      }
    }
    let raw = try events(noise: 0.5, scale: 0, .none)
    let smooth = try events(noise: 0.5, scale: 0, .mean2)
    let onGrid = try events(noise: 0.5, scale: 3, .mean2)
    for (a, (b, c)) in zip(raw, zip(smooth, onGrid)) {
      try #require(a.count == b.count)
      for index in 1..<a.count {
        let mean = (a[index].location + a[index - 1].location) * 0.5
        #expect((b[index].location - mean).length < 1e-9)
      }
      // The grid comes last: every place on it is the nearest to a smoothed one.
      for event in c {
        let exact = b.first { $0.time == event.time }?.location
        let place = try #require(exact)
        #expect((place.x - event.location.x).magnitude <= 1.0 / 6 + 1e-9)
        #expect((place.y - event.location.y).magnitude <= 1.0 / 6 + 1e-9)
      }
    }
  }
}

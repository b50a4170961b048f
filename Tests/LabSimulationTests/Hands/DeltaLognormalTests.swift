import Foundation
import LabSimulation
import Testing

@Suite("Delta-lognormal movements")
struct DeltaLognormalTests {
  private static func movement(_ ratio: Double, sigma: Double = 0.3) -> DeltaLognormal {
    DeltaLognormal(
      agonist: Lognormal(mu: log(4), sigma: sigma, start: 100),
      antagonist: Lognormal(mu: log(7), sigma: sigma, start: 100), ratio: ratio)
  }

  @Test("go forth, turn back once, and end at 1 - ratio", arguments: [0.02, 0.08, 0.5])
  func way(ratio: Double) throws {
    let movement = Self.movement(ratio)
    #expect(movement.displacement(at: 100) == 0)
    #expect((movement.displacement(at: 1e6) - (1 - ratio)).magnitude < 1e-12)
    let reversal = try #require(movement.reversal)
    #expect(movement.displacement(at: reversal) > 1 - ratio)
    for time in stride(from: 100.5, through: reversal - 0.01, by: 0.25) {
      #expect(movement.speed(at: time) > 0)
    }
    for time in stride(from: reversal + 0.01, through: 130, by: 0.25) {
      #expect(movement.speed(at: time) < 0)
    }
  }

  @Test("turn back where both speeds are equal, worked out by hand")
  func byHand() throws {
    // ln 4 and ln 7, sigma .3, ratio .05: exp(ln(28) / 2 + .09 ln(20) / ln(7/4)) = 8.5668.
    let reversal = try #require(Self.movement(0.05).reversal)
    let expected = 28.0.squareRoot() * exp(0.09 * log(20) / log(7.0 / 4))
    #expect((expected - 8.5668).magnitude < 1e-4)
    #expect((reversal - 100 - expected).magnitude < 1e-9)
    #expect(Self.movement(0).reversal == nil)
  }

  @Test("the speed is the derivative of the displacement")
  func derivative() {
    let movement = Self.movement(0.3)
    for time in [101.0, 103, 106, 110, 125] {
      let change = movement.displacement(at: time + 1e-5) - movement.displacement(at: time - 1e-5)
      #expect((change / 2e-5 - movement.speed(at: time)).magnitude < 1e-7)
    }
  }
}

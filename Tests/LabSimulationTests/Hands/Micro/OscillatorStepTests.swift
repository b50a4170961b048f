import Foundation
import Testing

@testable import LabSimulation

@Suite("Steps of a damped oscillator")
struct OscillatorStepTests {
  @Test(
    "after any sequence of times a step is that of the closed form to 1e-9",
    arguments: [(0.05, 0.08), (0.08, 0.5), (0.3, 0.01), (0.6, 0.999)])
  func closedForm(rate: Double, damping: Double) {
    var step = OscillatorStep(rate: rate, damping: damping)
    let k = (1 - damping * damping).squareRoot()
    for time in [8.3, 8.9, 7.6, 8.31, 16.5, 8.2, 0.4, 9.7, 100, 8.3, 10.4] {
      step.set(time)
      let left = exp(-damping * rate * time)
      let (c, s) = (left * cos(k * rate * time), left * sin(k * rate * time) / k)
      #expect((step.displacement.ofDisplacement - (c + damping * s)).magnitude < 1e-9)
      #expect((step.displacement.ofSpeed - s).magnitude < 1e-9)
      #expect((step.speed.ofDisplacement + s).magnitude < 1e-9)
      #expect((step.speed.ofSpeed - (c - damping * s)).magnitude < 1e-9)
      // Old and new together have the stationary variance and no covariance.
      let old = (step.displacement, step.speed)
      let displacement =
        old.0.ofDisplacement * old.0.ofDisplacement + old.0.ofSpeed * old.0.ofSpeed
        + step.root.first * step.root.first
      let speed =
        old.1.ofDisplacement * old.1.ofDisplacement + old.1.ofSpeed * old.1.ofSpeed
        + step.root.mixed * step.root.mixed + step.root.second * step.root.second
      let mixed =
        old.0.ofDisplacement * old.1.ofDisplacement + old.0.ofSpeed * old.1.ofSpeed
        + step.root.first * step.root.mixed
      #expect((displacement - 1).magnitude < 1e-9 && (speed - 1).magnitude < 1e-9)
      #expect(mixed.magnitude < 1e-9)
    }
  }
}

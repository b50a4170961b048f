import Foundation
import LabSimulation
import Testing

@Suite("Asymmetric minimum jerk")
struct AsymmetricMinimumJerkTests {
  private static func contact(
    _ asymmetry: Double, landing: Double = 0, lift: Double = 1
  ) -> Contact {
    var contact = Contact(duration: 100, landing: landing, lift: lift)
    contact.asymmetry = asymmetry
    return contact
  }

  @Test("is minimum jerk at an exponent of 1")
  func symmetrical() {
    for (landing, lift) in [(0.0, 1.0), (0.1, 0.85)] {
      let skewed = AsymmetricMinimumJerk(Self.contact(1, landing: landing, lift: lift))
      let plain = MinimumJerk(Contact(duration: 100, landing: landing, lift: lift))
      for time in stride(from: 0.0, through: 100, by: 2.5) {
        #expect((skewed.progress(at: time) - plain.progress(at: time)).magnitude < 1e-12)
      }
    }
  }

  @Test("is minimum jerk with its time to the power of the exponent", arguments: [0.6, 0.8, 1.6])
  func power(asymmetry: Double) {
    let model = AsymmetricMinimumJerk(Self.contact(asymmetry))
    for u in [0.1, 0.37, 0.5, 0.82] {
      let s = pow(u, asymmetry)
      let expected = 10 * pow(s, 3) - 15 * pow(s, 4) + 6 * pow(s, 5)
      #expect((model.progress(at: 100 * u) - expected).magnitude < 1e-12)
    }
  }

  @Test("peaks where the closed form says: early below 1, late above", arguments: [0.6, 0.8, 1.6])
  func peak(asymmetry: Double) {
    // With s = u^g the speed is 30 s²(1-s)² g s^((g-1)/g), greatest at s = k / (k + 2), k = 3 - 1/g.
    let k = 3 - 1 / asymmetry
    let closed = pow(k / (k + 2), 1 / asymmetry)
    #expect((closed < 0.5) == (asymmetry < 1))
    let model = AsymmetricMinimumJerk(Self.contact(asymmetry))
    func speed(_ index: Int) -> Double {
      let time = Double(index) / 100
      return model.progress(at: time + 0.005) - model.progress(at: time - 0.005)
    }
    let fastest = (1..<10_000).max { speed($0) < speed($1) } ?? 0
    #expect((Double(fastest) / 10_000 - closed).magnitude < 2e-3)
  }
}

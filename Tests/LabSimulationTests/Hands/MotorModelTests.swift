import Foundation
import LabSimulation
import Testing

@Suite("Motor models")
struct MotorModelTests {
  @Test("minimum jerk is where and as fast as the vectors say")
  func minimumJerk() throws {
    let rows = try MotorVectors.rows("minimum_jerk")
    #expect(rows.count == 18)
    for row in rows {
      let distance = try #require(row["distance_pt"])
      let duration = try #require(row["duration_s"])
      let time = try #require(row["t_s"])
      let model = MinimumJerk(Contact(duration: duration * 1000))
      #expect(
        MotorVectors.agree(distance * model.progress(at: time * 1000), row["position_pt"]))
      let speed = MinimumJerk.speed(at: time / duration) * distance / duration
      #expect(MotorVectors.agree(speed, row["speed_pt_s"]))
    }
  }

  @Test("the sigma-lognormal stroke is where, as fast and headed as the vectors say")
  func sigmaLognormal() throws {
    let rows = try MotorVectors.rows("sigma_lognormal")
    #expect(rows.count == 18)
    for row in rows {
      let length = try #require(row["D_pt"])
      let start = try #require(row["theta_start_deg"]) * .pi / 180
      let end = try #require(row["theta_end_deg"]) * .pi / 180
      let time = try #require(row["t_s"])
      let model = Lognormal(
        mu: try #require(row["mu"]), sigma: try #require(row["sigma"]),
        start: try #require(row["t0_s"]))
      let arc = Arc(startHeading: start, headingChange: end - start, length: length)
      let fraction = model.fraction(at: time)
      #expect(MotorVectors.agree(fraction, row["fraction"]))
      #expect(MotorVectors.agree(length * model.speed(at: time), row["speed_pt_s"]))
      let heading = arc.startHeading + arc.headingChange * fraction
      #expect(MotorVectors.agree(heading * 180 / .pi, row["heading_deg"]))
      let point = arc.point(at: fraction)
      #expect(MotorVectors.agree(point.x, row["x_pt"]))
      #expect(MotorVectors.agree(point.y, row["y_up_pt"]))
    }
  }

  @Test("mu and start follow from the 1 % to 99 % duration as the vectors say")
  func fromDuration() throws {
    let rows = try MotorVectors.rows("lognormal_from_duration")
    #expect(rows.count == 3)
    for row in rows {
      let duration = try #require(row["T_1_99_s"])
      let model = SigmaLognormal(
        Contact(
          duration: duration, landing: 0.01, lift: 0.99, sigma: try #require(row["sigma"]))
      ).first
      #expect(MotorVectors.agree(model.mu, row["mu"]))
      #expect(MotorVectors.agree(model.start, row["t0_for_start_at_zero_s"]))
      #expect(MotorVectors.agree(model.peak - model.start, row["mode_delay_s"]))
      #expect(MotorVectors.agree(model.peak / duration, row["peak_time_fraction"]))
    }
  }

  @Test(
    "the speed peaks at the fraction of the duration that the closed form gives",
    arguments: [(0.2, 0.35), (0.3, 0.28), (0.4, 0.21)])
  func peak(sigma: Double, rounded: Double) {
    let model = SigmaLognormal(
      Contact(duration: 130, landing: 0.01, lift: 0.99, sigma: sigma)
    ).first
    let z = 2.326_347_874_040_841
    let closed =
      (exp(-sigma * sigma) - exp(-z * sigma)) / (exp(z * sigma) - exp(-z * sigma))
    #expect((closed - rounded).magnitude < 0.006)
    // Found by search, not by the model's own formula.
    let fastest = (0...130_000).max {
      model.speed(at: Double($0) / 1000) < model.speed(at: Double($1) / 1000)
    }
    #expect((Double(fastest ?? 0) / 130_000 - closed).magnitude < 2e-5)
  }

  @Test(
    "progress is 0 at touch-down, 1 at the lift, and never falls",
    arguments: MotorModels.names,
    [
      Contact(duration: 130), Contact(duration: 8, landing: 0.2, lift: 0.75, sigma: 0.25),
      Contact(duration: 10_000, landing: 0.01, lift: 0.999, sigma: 0.45),
      Contact(duration: 74, landing: 0, lift: 0.95, sigma: 0.15),
      Contact(duration: 74, landing: 0.1999, lift: 1, sigma: 0.5),
    ])
  func law(name: String, contact: Contact) throws {
    let model = try #require(MotorModels.named(name))
    var progress = (0...1000).map { Double($0) / 1000 * contact.duration }
    model.replaceTimes(&progress, of: contact)
    #expect(progress[0].magnitude < 1e-9)
    #expect((progress[1000] - 1).magnitude < 1e-9)
    for index in 1...1000 { #expect(progress[index] >= progress[index - 1]) }
  }

  @Test("a cut of minimum jerk shows the part of the bell between landing and lift")
  func cut() {
    // By symmetry the cut from .2 to .8 is half way at half time, and begins and ends as fast.
    let model = MinimumJerk(Contact(duration: 100, landing: 0.2, lift: 0.8))
    #expect((model.progress(at: 50) - 0.5).magnitude < 1e-12)
    #expect((model.progress(at: 10) + model.progress(at: 90) - 1).magnitude < 1e-12)
    #expect(model.progress(at: 1) > 0.005)
  }

  @Test("the registered names are distinct and findable")
  func registry() {
    #expect(Set(MotorModels.names).count == MotorModels.all.count)
    #expect(MotorModels.names.contains(HandSettings().motor))
    #expect(MotorModels.named("no such model") == nil)
  }
}

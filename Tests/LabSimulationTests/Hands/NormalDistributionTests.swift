import Testing

@testable import LabSimulation

@Suite("Normal distribution")
struct NormalDistributionTests {
  @Test(
    "quantiles are those of the tables",
    arguments: [
      (0.5, 0.0), (0.75, 0.674_489_750_196_081_7), (0.95, 1.644_853_626_951_472_7),
      (0.99, 2.326_347_874_040_841), (0.999, 3.090_232_306_167_813_5),
      (0.01, -2.326_347_874_040_841), (1e-6, -4.753_424_308_822_899),
    ])
  func quantile(share: Double, z: Double) {
    #expect((NormalDistribution.quantile(share) - z).magnitude < 1e-13)
  }

  @Test("quantile and distribution function undo each other")
  func inverse() {
    for step in 1..<1000 {
      let share = Double(step) / 1000
      let z = NormalDistribution.quantile(share)
      #expect((NormalDistribution.below(z) - share).magnitude < 1e-15)
    }
  }

  @Test("the ends are infinite and the outside is no number")
  func ends() {
    #expect(NormalDistribution.quantile(0) == -.infinity)
    #expect(NormalDistribution.quantile(1) == .infinity)
    #expect(NormalDistribution.quantile(-0.1).isNaN)
    #expect(NormalDistribution.quantile(1.1).isNaN)
    #expect(NormalDistribution.quantile(.nan).isNaN)
  }
}

import Foundation
import Testing

@testable import LabSimulation

@Suite("Student's and gamma numbers")
struct StudentTests {
  @Test("with 5 degrees the draws are those of studentT5, to the last bit")
  func five() {
    var (one, other) = (Xoshiro256(seed: 3), Xoshiro256(seed: 3))
    for _ in 0..<1000 { #expect(one.studentT(5) == other.studentT5()) }
  }

  // From the tables of Student's distribution; at 1000 degrees those of the normal one.
  @Test(
    "|t| has the quantiles of the tables",
    arguments: [
      (3.0, [0.765, 2.353, 3.182, 5.841]), (10.0, [0.700, 1.812, 2.228, 3.169]),
      (1000.0, [0.674, 1.645, 1.960, 2.576]),
    ] as [(Double, [Double])])
  func quantiles(degreesOfFreedom: Double, expected: [Double]) {
    var generator = Xoshiro256(seed: 19)
    let count = 200_000
    let sample = (0..<count).map { _ in generator.studentT(degreesOfFreedom).magnitude }.sorted()
    for (share, quantile) in zip([0.5, 0.9, 0.95, 0.99], expected) {
      let found = sample[Int(share * Double(count))]
      #expect((found / quantile - 1).magnitude < 0.03, "\(degreesOfFreedom) at \(share): \(found)")
    }
  }

  @Test(
    "a gamma number has its shape as mean and as variance, and its skewness",
    arguments: [1.05, 1.85, 12.5])
  func gamma(shape: Double) {
    var generator = Xoshiro256(seed: 23)
    let count = 200_000
    let sample = (0..<count).map { _ in generator.gamma(shape: shape) }
    let n = Double(count)
    let mean = sample.reduce(0, +) / n
    let variance = sample.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / n
    let third = sample.reduce(0) { $0 + pow($1 - mean, 3) } / n
    // The variance of the sample variance is (μ4 - σ⁴) / n with μ4 = 3k² + 6k.
    #expect((mean - shape).magnitude < 4 * (shape / n).squareRoot())
    #expect(
      (variance - shape).magnitude < 4 * ((2 * shape * shape + 6 * shape) / n).squareRoot())
    #expect((third / pow(variance, 1.5) / (2 / shape.squareRoot()) - 1).magnitude < 0.1)
  }

  @Test("an exponential number has its mean, and is above it in 36.8 % of the cases")
  func exponential() {
    var generator = Xoshiro256(seed: 29)
    let count = 100_000
    let sample = (0..<count).map { _ in generator.exponential(mean: 4000) }
    let n = Double(count)
    #expect((sample.reduce(0, +) / n / 4000 - 1).magnitude < 4 / n.squareRoot())
    #expect((Double(sample.count { $0 > 4000 }) / n - exp(-1)).magnitude < 0.007)
    #expect(sample.allSatisfy { $0 >= 0 && $0.isFinite })
  }
}

import Foundation
import Testing

@testable import LabSimulation

@Suite("Distributions")
struct DistributionTests {
  @Test("all layers of the ziggurat have the same area, and the heights are those of the curve")
  func ziggurat() {
    #expect(Ziggurat.edges.count == 257)
    #expect(Ziggurat.heights.count == 257)
    #expect(Ziggurat.edges[1] == Ziggurat.tailStart)
    #expect(Ziggurat.edges[256] == 0)
    let area = Ziggurat.edges[0] * Ziggurat.heights[1]
    // The base layer: a rectangle up to r and the tail beyond it.
    let r = Ziggurat.tailStart
    let tail = (Double.pi / 2).squareRoot() * erfc(r / 2.0.squareRoot())
    #expect((r * Ziggurat.heights[1] + tail - area).magnitude < 1e-15)
    for layer in 1..<256 {
      let height = Ziggurat.heights[layer + 1] - Ziggurat.heights[layer]
      #expect((Ziggurat.edges[layer] * height - area).magnitude < 1e-14)
      #expect(Ziggurat.edges[layer + 1] < Ziggurat.edges[layer])
    }
    for index in 0...256 {
      let x = Ziggurat.edges[index]
      #expect((Ziggurat.heights[index] - exp(-x * x / 2)).magnitude < 1e-15)
    }
  }

  @Test("normal numbers have the moments and the tails of the normal distribution")
  func normal() {
    var generator = Xoshiro256(seed: 11)
    let count = 1_000_000
    var moments = [0.0, 0.0, 0.0, 0.0]
    let edges = [0.5, 1, 2, 3, 3.6541528853610088, 4]
    var beyond = [Int](repeating: 0, count: edges.count)
    var above = [Int](repeating: 0, count: edges.count)
    for _ in 0..<count {
      let z = generator.normal()
      moments[0] += z
      moments[1] += z * z
      moments[2] += z * z * z
      moments[3] += z * z * z * z
      for (index, edge) in edges.enumerated() where z.magnitude > edge {
        beyond[index] += 1
        if z > 0 { above[index] += 1 }
      }
    }
    let n = Double(count)
    // Expected moments 0, 1, 0, 3; variances of the powers 1, 2, 15, 96; four standard errors.
    for (index, (mean, variance)) in [(0.0, 1.0), (1, 2), (0, 15), (3, 96)].enumerated() {
      #expect((moments[index] / n - mean).magnitude < 4 * (variance / n).squareRoot())
    }
    for (index, edge) in edges.enumerated() {
      let expected = n * erfc(edge / 2.0.squareRoot())
      #expect((Double(beyond[index]) - expected).magnitude < 4 * expected.squareRoot())
      #expect((Double(above[index]) - expected / 2).magnitude < 4 * (expected / 2).squareRoot())
    }
  }

  @Test("|t5| over its robust SD has the quantiles .67, 1.87, 2.39, 3.74 at 50, 90, 95, 99 %")
  func studentT5() {
    var generator = Xoshiro256(seed: 13)
    let count = 200_000
    var sample = (0..<count).map { _ in generator.studentT5().magnitude }
    sample.sort()
    // The median of |z| of a normal number is .6745: the robust SD brings t5 to it.
    let robust = sample[count / 2] / 0.6745
    for (share, quantile) in [(0.5, 0.67), (0.9, 1.87), (0.95, 2.39), (0.99, 3.74)] {
      let found = sample[Int(share * Double(count))] / robust
      #expect((found / quantile - 1).magnitude < 0.02, "at \(share): \(found)")
    }
    // Unscaled, from the tables of Student's distribution with 5 degrees of freedom.
    for (share, quantile) in [(0.5, 0.7267), (0.9, 2.015), (0.95, 2.571), (0.99, 4.032)] {
      let found = sample[Int(share * Double(count))]
      #expect((found / quantile - 1).magnitude < 0.02, "at \(share): \(found)")
    }
  }

  @Test("the logarithm of a log-normal number is normal about the logarithm of the median")
  func logNormal() {
    var generator = Xoshiro256(seed: 17)
    let count = 100_000
    var sum = 0.0
    var squares = 0.0
    for _ in 0..<count {
      let deviation = (log(generator.logNormal(median: 62, logSD: 0.12)) - log(62)) / 0.12
      sum += deviation
      squares += deviation * deviation
    }
    let n = Double(count)
    #expect((sum / n).magnitude < 4 / n.squareRoot())
    #expect((squares / n - 1).magnitude < 4 * (2 / n).squareRoot())
  }
}

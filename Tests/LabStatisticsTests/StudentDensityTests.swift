import Foundation
import LabStatistics
import Testing

@Suite("The density of Student's t distribution")
struct StudentDensityTests {
  @Test("with 1, 2 and 5 degrees it is the closed form")
  func closedForms() throws {
    let (one, two, five) = (
      try StudentDensity(degreesOfFreedom: 1), try StudentDensity(degreesOfFreedom: 2),
      try StudentDensity(degreesOfFreedom: 5)
    )
    for x in [0, 0.3, -1, 2.5, 40] {
      #expect(abs(one(x) * .pi * (1 + x * x) - 1) < 1e-13)
      #expect(abs(two(x) * pow(2 + x * x, 1.5) - 1) < 1e-13)
      let y = 1 + x * x / 5
      #expect(abs(five(x) * y * y * y * 3 * .pi * 5.0.squareRoot() / 8 - 1) < 1e-13)
    }
  }

  @Test("what it sums up to beyond a point is the tail", arguments: [2.1, 3.7, 20, 1000])
  func tail(degreesOfFreedom: Double) throws {
    let density = try StudentDensity(degreesOfFreedom: degreesOfFreedom)
    // Simpson's rule from 0.5 to 2.
    let steps = 200
    let width = 1.5 / Double(steps)
    let sum = (0...steps).reduce(0.0) { sum, index in
      let weight = index == 0 || index == steps ? 1.0 : index.isMultiple(of: 2) ? 2 : 4
      return sum + weight * density(0.5 + Double(index) * width)
    }
    let expected =
      try Quantiles.studentTail(0.5, degreesOfFreedom: degreesOfFreedom)
      - Quantiles.studentTail(2, degreesOfFreedom: degreesOfFreedom)
    #expect(abs(sum * width / 3 - expected) < 1e-9)
  }

  @Test("degrees of freedom must be a positive number", arguments: [0, -1, .nan, .infinity])
  func faults(degreesOfFreedom: Double) {
    #expect(throws: StatisticsError.self) {
      try StudentDensity(degreesOfFreedom: degreesOfFreedom)
    }
  }
}

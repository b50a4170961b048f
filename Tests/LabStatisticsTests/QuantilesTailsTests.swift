import LabStatistics
import Testing

@Suite("Distribution functions")
struct QuantilesTailsTests {
  @Test("normal tails have their values of 25 digits, also far out")
  func normal() throws {
    for (x, tail) in [
      (0.5, 0.308537538725986896), (-1.25, 0.894350226333144742), (6, 9.86587645037698141e-10),
      (20, 2.7536241186062337e-89), (37, 5.72557122252457682e-300), (0, 0.5),
    ] {
      #expect(abs(try Quantiles.normalTail(x) / tail - 1) < 1e-10)
    }
    #expect(try Quantiles.normalTail(.infinity) == 0)
    #expect(try Quantiles.normalTail(-.infinity) == 1)
  }

  @Test("Student tails have their values of 25 digits")
  func student() throws {
    for (x, freedom, tail) in [
      (1.5, 5, 0.0969518401212367161), (-2, 3, 0.930337015720578412),
      (40, 2.5, 0.0000709781714524669146), (1, 1, 0.25), (8, 40, 3.95254205505226937e-10),
      (3, 40, 0.00231506989207806888), (0.3, 100, 0.382399940150151744),
      (2, 1e6, 0.0227502669256596042),
      (16.5, 31, 3.3254540825338597607e-17), (25, 60, 1.0071186528976260574e-33),
      (44, 199, 8.5655349147876363649e-105),
    ] {
      let value = try Quantiles.studentTail(x, degreesOfFreedom: freedom)
      #expect(abs(value / tail - 1) < 1e-10, "\(x) with \(freedom): \(value)")
    }
    #expect(try Quantiles.studentTail(.infinity, degreesOfFreedom: 2) == 0)
    #expect(try Quantiles.studentTail(-.infinity, degreesOfFreedom: 2) == 1)
  }

  @Test("points and tails are each other's inverse and mirror around the middle")
  func inverse() throws {
    for probability in [1e-300, 1e-12, 0.03, 0.5, 0.7, 1 - 1e-12] {
      let z = try Quantiles.normal(probability: probability)
      #expect(abs(try Quantiles.normalTail(-z) / probability - 1) < 1e-9)
    }
    for probability in [1e-16, 1e-12, 0.03, 0.45, 0.4999, 0.5, 0.7, 1 - 1e-12] {
      for freedom in [0.2, 0.5286, 0.7, 0.9999, 1, 1.0001, 2, 5, 60, 1e6] {
        let t = try Quantiles.student(probability: probability, degreesOfFreedom: freedom)
        let back = try Quantiles.studentTail(-t, degreesOfFreedom: freedom)
        #expect(abs(back / probability - 1) < 1e-9, "\(probability) with \(freedom): \(back)")
      }
    }
    #expect(agrees(try Quantiles.normal(probability: 0.975), 1.959963984540054))
    #expect(try Quantiles.normal(probability: 0.25) == -Quantiles.normal(probability: 0.75))
  }

  @Test("few degrees of freedom have points that the library's own inverse misses")
  func fewDegrees() throws {
    // P(T > t) at 0.7 degrees, integrated with 30 digits: the library's inverse of 0.45 is 7.8.
    for (tail, point) in [(0.45, 0.17170314599584965), (0.05, 13.587121347511173)] {
      let value = try Quantiles.student(probability: 1 - tail, degreesOfFreedom: 0.7)
      #expect(agrees(value, point, within: 1e-9))
      #expect(
        agrees(
          try Quantiles.student(confidence: 1 - 2 * tail, degreesOfFreedom: 0.7), point,
          within: 1e-9))
    }
    // Cauchy: tan(π (1/2 - tail)).
    #expect(agrees(try Quantiles.student(probability: 0.25, degreesOfFreedom: 1), -1))
    // Below a tail of tiny weight the point passes any number.
    #expect(try Quantiles.student(probability: 1e-100, degreesOfFreedom: 0.01) == -.infinity)
  }

  @Test("what is no probability, number or freedom is refused")
  func refusals() {
    for bad in [0, 1, -1, .infinity] {
      #expect(throws: StatisticsError.probability(bad)) { try Quantiles.normal(probability: bad) }
      #expect(throws: StatisticsError.probability(bad)) {
        try Quantiles.student(probability: bad, degreesOfFreedom: 3)
      }
    }
    for bad in [0, -1, .infinity] {
      #expect(throws: StatisticsError.degreesOfFreedom(bad)) {
        try Quantiles.studentTail(1, degreesOfFreedom: bad)
      }
      #expect(throws: StatisticsError.degreesOfFreedom(bad)) {
        try Quantiles.student(probability: 0.5, degreesOfFreedom: bad)
      }
    }
    #expect(throws: StatisticsError.notANumber(index: 0)) { try Quantiles.normalTail(.nan) }
    #expect(throws: StatisticsError.notANumber(index: 0)) {
      try Quantiles.studentTail(.nan, degreesOfFreedom: 1)
    }
  }
}

import LabStatistics
import LabTesting
import Testing

@Suite("Directions in degrees")
struct CircularSummaryTests {
  @Test("every column agrees with the vectors", arguments: try Vectors.file("circular").rows)
  func vectors(row: VectorRow) throws {
    let summary = try CircularSummary(degrees: row.numbers("degrees"))
    #expect(summary.count == (try row.count("n")))
    let columns: [(String, Double?)] = [
      ("mean_deg", summary.meanDirection), ("R", summary.resultantLength),
      ("circ_sd_deg", summary.circularDeviation), ("axial_mean_deg", summary.axialMean),
      ("R2", summary.axialLength), ("rayleigh_z", summary.rayleighStatistic),
    ]
    for (column, value) in columns {
      #expect(agrees(try #require(value), try row.number(column)), "\(column)")
    }
    #expect(agrees(summary.concentration, try row.number("kappa_mle"), within: 1e-8))
  }

  @Test("equal directions, also full turns apart, are without spread")
  func equal() throws {
    let summary = try CircularSummary(degrees: [33.3, 33.3, 33.3])
    #expect(summary.meanDirection == 33.3 && summary.resultantLength == 1)
    #expect(summary.circularDeviation == 0 && summary.concentration == .infinity)
    let turned = try CircularSummary(degrees: [-180, 180, 540])
    #expect(turned.meanDirection == 180 && turned.resultantLength == 1)
    #expect(turned.axialMean == 0)
    #expect(try CircularSummary(degrees: [12]).rayleighStatistic == 1)
  }

  @Test(
    "directions that cancel have no mean",
    arguments: [[0.0, 180], [0, 90, 180, 270], [10, 130, 250], [1, 73, 145, 217, 289]])
  func cancelling(degrees: [Double]) throws {
    let summary = try CircularSummary(degrees: degrees)
    #expect(summary.meanDirection == nil && summary.resultantLength == 0)
    #expect(summary.circularDeviation == .infinity && summary.concentration == 0)
    #expect(summary.rayleighStatistic == 0)
  }

  @Test("a cross has no axis, opposite directions have one")
  func axes() throws {
    #expect(try CircularSummary(degrees: [0, 90]).axialMean == nil)
    #expect(try CircularSummary(degrees: [30, 210]).axialMean == 30)
    // The vertical axis is 90, never -90.
    #expect(try CircularSummary(degrees: [90, -90, 270]).axialMean == 90)
  }

  @Test(
    "narrow directions keep their digits: the deviation is the ordinary one, κ its inverse square")
  func narrow() throws {
    // Around 40 degrees by ± h: R = cos h, so 1 - R = h²/2 and κ = 1/h² + 1/3 nearly.
    for step in [1e-3, 1e-5, 1e-6] {
      let summary = try CircularSummary(degrees: [40 - step, 40 + step])
      let h = step * .pi / 180
      #expect(agrees(summary.circularDeviation, step, within: 1e-8))
      #expect(agrees(summary.concentration, 1 / (h * h) + 1.0 / 3, within: 1e-8))
    }
  }

  @Test("κ agrees with values of the root computed with 40 digits across the change of formulas")
  func concentrations() throws {
    // Two directions ± h have R = cos h. Expected values by mpmath.findroot on I1/I0 = cos h.
    let expected: [(Double, Double)] = [
      (89.9, 0.0034906620483787519), (80, 0.35266794931006113), (61, 1.1124248901699277),
      (59, 1.2073014960328066), (30, 4.066333872740766), (5, 131.64705983270219),
      (1.81, 1002.380577728713), (1.80, 1013.5453591377529), (0.5, 13131.55874797783),
      (0.01, 32828063.833450776),
    ]
    for (degrees, kappa) in expected {
      let summary = try CircularSummary(degrees: [degrees, -degrees])
      #expect(agrees(summary.concentration, kappa, within: 1e-9), "\(degrees)")
    }
  }

  @Test("turning all directions turns the means and nothing else")
  func rotation() throws {
    var generator = ResamplingGenerator(seed: 3)
    let degrees = (0..<50).map { _ in Double(generator.next(below: 1400)) / 10 }
    let one = try CircularSummary(degrees: degrees)
    let other = try CircularSummary(degrees: degrees.map { $0 + 75 })
    let mean = try #require(one.meanDirection)
    #expect(agrees(try #require(other.meanDirection), mean + 75))
    #expect(agrees(other.resultantLength, one.resultantLength))
    #expect(agrees(other.concentration, one.concentration))
    #expect(agrees(other.axialLength, one.axialLength))
  }

  @Test("no directions, and directions that are none, are refused")
  func refusals() {
    #expect(throws: StatisticsError.emptySample) { try CircularSummary(degrees: []) }
    #expect(throws: StatisticsError.notFinite(index: 1)) {
      try CircularSummary(degrees: [0, .nan])
    }
    #expect(throws: StatisticsError.notFinite(index: 0)) {
      try CircularSummary(degrees: [-.infinity])
    }
    #expect(throws: Never.self) { try CircularSummary(degrees: [1e308, -1e308, 1e-300]) }
  }
}

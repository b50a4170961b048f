import LabStatistics
import LabTesting
import Testing

@Suite("Ideal observers of two known classes")
struct IdealObserverTests {
  private static func normal(
    _ mean0: Double, _ sd0: Double, _ mean1: Double, _ sd1: Double, prior: Double = 0.5,
    costs: (Double, Double) = (1, 1)
  ) throws -> ObserverRule {
    try NormalObserver(
      zero: NormalObserver.Class(mean: mean0, deviation: sd0),
      one: NormalObserver.Class(mean: mean1, deviation: sd1), priorZero: prior,
      costFalseOne: costs.0, costFalseZero: costs.1
    ).rule
  }

  private static func student(_ values: [Double]) throws -> ObserverRule {
    try StudentObserver(
      zero: StudentObserver.Class(
        location: values[0], scale: values[1], degreesOfFreedom: values[2]),
      one: StudentObserver.Class(
        location: values[3], scale: values[4], degreesOfFreedom: values[5]),
      priorZero: values[6], costFalseOne: values.count > 7 ? values[7] : 1,
      costFalseZero: values.count > 8 ? values[8] : 1
    ).rule
  }

  @Test(
    "normal: every column agrees with the vectors",
    arguments: try Vectors.file("bayes_error_normal").rows)
  func normalVectors(row: VectorRow) throws {
    let rule = try Self.normal(
      row.number("mu0"), row.number("sd0"), row.number("mu1"), row.number("sd1"),
      prior: row.number("prior0"), costs: (row.number("cost_false1"), row.number("cost_false0")))
    let expected = try ["threshold1", "threshold2"].filter { try row.text($0) != "" }
      .map { try row.number($0) }
    #expect(rule.thresholds.count == expected.count)
    for (value, expected) in zip(rule.thresholds, expected) { #expect(agrees(value, expected)) }
    #expect(agrees(rule.falseOne, try row.number("p_false1_given0")))
    #expect(agrees(rule.falseZero, try row.number("p_false0_given1")))
    #expect(agrees(rule.error, try row.number("bayes_error")))
    #expect(agrees(rule.cost, try row.number("bayes_cost")))
  }

  /// The first row of the file has only the nearer of two thresholds and the error of that rule; the
  /// next test holds the error with both.
  @Test(
    "Student: every threshold and error agrees with the vectors",
    arguments: try Vectors.file("bayes_error_student").rows)
  func studentVectors(row: VectorRow) throws {
    let rule = try Self.student(
      ["loc0", "scale0", "nu0", "loc1", "scale1", "nu1", "prior0"].map { try row.number($0) })
    let expected = try row.numbers("thresholds")
    for (value, expected) in zip(rule.thresholds, expected) {
      #expect(agrees(value, expected, within: 1e-8))
    }
    let error = try row.number("bayes_error")
    if rule.thresholds.count == expected.count {
      #expect(agrees(rule.error, error))
    } else {
      #expect(rule.thresholds.count == 2 && expected.count == 1)
      #expect(rule.error < error && agrees(rule.error, error, within: 1e-7))
    }
  }

  struct Case: Sendable {
    let values: [Double]
    let first: Int
    let thresholds: [Double]
    let falseOne: Double
    let falseZero: Double
    let error: Double
    let cost: Double
  }

  /// Computed with mpmath at 40 digits: sign changes on a dense grid near and a geometric one far.
  private static let cases = [
    Case(
      values: [4, 7.4, 5, 80, 6.5, 5, 0.5], first: 0,
      thresholds: [43.982844056381451, 746.0340612210337], falseOne: 0.0014674632572057129,
      falseZero: 0.0013138611099892583, error: 0.0013906621835974856,
      cost: 0.0013906621835974856),
    Case(
      values: [0, 1, 40, 2, 1.5, 90, 0.5], first: 0,
      thresholds: [
        -12.150416187962389, -5.5172561563544073, 1.0817110982002261, 24.07818360309049,
      ], falseOne: 0.14293079186968033, falseZero: 0.27097562896605861,
      error: 0.20695321041786947, cost: 0.20695321041786947),
    Case(
      values: [0, 1, 3, 0.3, 0.4, 7, 0.45, 2, 1], first: 0,
      thresholds: [-0.075350635858319977, 0.82455254344836322], falseOne: 0.29262478437180384,
      falseZero: 0.30519723195494606, error: 0.29953963054253206, cost: 0.4312207835098438),
    Case(
      values: [10, 5, 100, 10, 5, 2, 0.6], first: 1,
      thresholds: [-0.91847392791452136, 20.918473927914521], falseOne: 0.031322930965947853,
      falseZero: 0.83935365364445564, error: 0.35453522003735099, cost: 0.35453522003735099),
    Case(
      values: [0, 1, 5, 3, 1, 5, 0.5], first: 0, thresholds: [1.5],
      falseOne: 0.096951840121236716, falseZero: 0.096951840121236716,
      error: 0.096951840121236716, cost: 0.096951840121236716),
    Case(
      values: [0, 1, 5, 3, 1, 5, 0.999], first: 0, thresholds: [], falseOne: 0, falseZero: 1,
      error: 0.001, cost: 0.001),
    Case(
      values: [-20, 3, 1.5, 20, 12, 1000, 0.3, 1, 4], first: 0,
      thresholds: [-11.237463254778977, 71.220722558162778], falseOne: 0.066964308295349605,
      falseZero: 0.0046981270717760597, error: 0.023377981438848123, cost: 0.033244048289577848),
    Case(
      values: [0, 1, 2, 0.5, 5, 8, 0.4], first: 0,
      thresholds: [
        -31.834990688229934, -1.5752970604496672, 1.5060632995789431, 33.488334877750801,
      ], falseOne: 0.26250472785968065, falseZero: 0.2329021049574732,
      error: 0.24474315411835618, cost: 0.24474315411835618),
  ]

  @Test("Student: up to four thresholds, none or one answer only, with more than 30 degrees too")
  func studentCases() throws {
    for item in Self.cases {
      let rule = try Self.student(item.values)
      #expect(rule.firstAnswer == item.first)
      #expect(rule.thresholds.count == item.thresholds.count, "\(item.values)")
      for (value, expected) in zip(rule.thresholds, item.thresholds) {
        #expect(agrees(value, expected, within: 1e-8))
      }
      #expect(agrees(rule.falseOne, item.falseOne), "\(item.values)")
      #expect(agrees(rule.falseZero, item.falseZero), "\(item.values)")
      #expect(agrees(rule.error, item.error) && agrees(rule.cost, item.cost))
    }
  }

  @Test("with very many degrees of freedom Student's observer is the normal one")
  func normalLimit() throws {
    let student = try Self.student([0, 10, 1e6, 60, 15, 1e6, 0.6])
    let normal = try Self.normal(0, 10, 60, 15, prior: 0.6)
    #expect(agrees(student.error, normal.error, within: 1e-4))
    // The far tails of the two differ; the thresholds beside the classes do not.
    #expect(student.thresholds.contains { agrees($0, normal.thresholds[1], within: 1e-4) })
  }

  @Test("exchanging the classes exchanges the errors", arguments: [0.1, 0.5, 0.8])
  func symmetry(prior: Double) throws {
    let pairs = [
      (
        try Self.normal(0, 8, 40, 20, prior: prior, costs: (1, 3)),
        try Self.normal(40, 20, 0, 8, prior: 1 - prior, costs: (3, 1))
      ),
      (
        try Self.student([0, 8, 3, 40, 20, 9, prior, 1, 3]),
        try Self.student([40, 20, 9, 0, 8, 3, 1 - prior, 3, 1])
      ),
    ]
    for (one, other) in pairs {
      #expect(one.thresholds.count == other.thresholds.count)
      for (a, b) in zip(one.thresholds, other.thresholds) { #expect(agrees(a, b, within: 1e-9)) }
      #expect(one.firstAnswer == 1 - other.firstAnswer)
      #expect(agrees(one.falseOne, other.falseZero) && agrees(one.falseZero, other.falseOne))
      #expect(agrees(one.cost, other.cost))
    }
  }

  @Test("no other threshold errs less, and the error is that of the answers")
  func optimality() throws {
    // Equal deviations: error of any threshold t by the complement of the rule's own formula.
    let rule = try Self.normal(0, 1, 2, 1, prior: 0.3)
    let best = rule.thresholds[0]
    // 1 + (1/2) ln(0.3/0.7).
    #expect(agrees(best, 1 + 0.5 * -0.84729786038720367))
    #expect(rule.answer(to: best - 1e-9) == 0 && rule.answer(to: best + 1e-9) == 1)
    // The prior that makes another threshold the best shows the other rule's errors.
    for prior in [0.2, 0.29, 0.31, 0.5] {
      let other = try Self.normal(0, 1, 2, 1, prior: prior)
      #expect(0.3 * other.falseOne + 0.7 * other.falseZero > rule.error)
    }
  }

  @Test("classes that cannot be told apart err as often as the rarer one occurs")
  func indistinguishable() throws {
    for prior in [0.2, 0.5, 0.9] {
      let normal = try Self.normal(3, 2, 3, 2, prior: prior)
      let student = try Self.student([3, 2, 5, 3, 2, 5, prior])
      for rule in [normal, student] {
        #expect(rule.thresholds.isEmpty)
        #expect(agrees(rule.error, min(prior, 1 - prior)))
      }
    }
    // A wide class so rare that it is never answered.
    let never = try Self.normal(0, 3, 0, 2, prior: 0.999)
    #expect(never.thresholds.isEmpty && never.firstAnswer == 0)
    #expect(never.falseOne == 0 && never.falseZero == 1)
  }

  @Test("a confusion without cost makes the other answer the only one")
  func freeErrors() throws {
    for rule in [
      try Self.normal(0, 1, 5, 1, costs: (0, 1)), try Self.student([0, 1, 4, 5, 1, 4, 0.5, 0, 1]),
    ] {
      #expect(rule.firstAnswer == 1 && rule.thresholds.isEmpty && rule.cost == 0)
      #expect(rule.falseOne == 1 && rule.error == 0.5)
    }
  }

  @Test("extreme but legal classes give numbers")
  func extremes() throws {
    for (a, b) in [(1e-30, 1e30), (1, 1 + 1e-15), (1e30, 1e30), (1e-30, 1e-30)] {
      for mean in [0, 1e-30, 1e9 * b] {
        let rule = try Self.normal(0, a, mean, b, prior: 0.25)
        #expect(rule.error >= 0 && rule.error <= 0.25)
      }
    }
    // Thresholds beside a narrow class keep its digits, whatever the place of the wide one.
    for place in [0.0, 4, 5e12] {
      let narrow = try Self.normal(place, 2e12, 0, 1e-18, prior: 0.2)
      #expect(narrow.thresholds.count == 2 && narrow.error < 1e-15)
      let student = try Self.student([0, 1e-12, 5, min(place, 4), 1, 5, 0.2])
      #expect(student.thresholds.count == 2 && student.error < 1e-8)
    }
    for freedom in [0.1, 1, 1e6] {
      for scale in [1e-12, 1, 1e12] {
        for location in [0, scale, 1e9 * scale] {
          let rule = try Self.student([0, 1, 5, location, scale, freedom, 0.25])
          #expect(rule.error >= 0)
          #expect(rule.error <= 0.25, "\(freedom) \(scale) \(location) \(rule)")
        }
      }
    }
  }

  @Test("classes, priors and costs that are none are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.setting("deviation", 0)) {
      try NormalObserver.Class(mean: 0, deviation: 0)
    }
    #expect(throws: StatisticsError.setting("mean", 2e9)) {
      try NormalObserver.Class(mean: 2e9, deviation: 1)
    }
    #expect(throws: StatisticsError.setting("location", .infinity)) {
      try StudentObserver.Class(location: .infinity, scale: 1, degreesOfFreedom: 5)
    }
    #expect(throws: StatisticsError.setting("scale", -1)) {
      try StudentObserver.Class(location: 0, scale: -1, degreesOfFreedom: 5)
    }
    #expect(throws: StatisticsError.degreesOfFreedom(0)) {
      try StudentObserver.Class(location: 0, scale: 1, degreesOfFreedom: 0)
    }
    #expect(throws: (any Error).self) { try Self.normal(.nan, 1, 0, 1) }
    #expect(throws: StatisticsError.probability(1)) { try Self.normal(0, 1, 0, 1, prior: 1) }
    #expect(throws: StatisticsError.probability(0)) { try Self.student([0, 1, 5, 1, 1, 5, 0]) }
    #expect(throws: StatisticsError.costs(0, 0)) { try Self.normal(0, 1, 0, 1, costs: (0, 0)) }
    #expect(throws: StatisticsError.costs(-1, 1)) { try Self.normal(0, 1, 0, 1, costs: (-1, 1)) }
  }
}

import LabStatistics
import LabTesting
import Testing

@Suite("Psychometric curves")
struct PsychometricCurveTests {
  static func observations(
    _ rows: [(Double, Int, Int)], person: Int = 0
  ) throws -> [PsychometricObservation] {
    try rows.map {
      PsychometricObservation(level: $0.0, count: try Count($0.1, of: $0.2), person: person)
    }
  }

  static func vectors(_ name: String) throws -> [PsychometricObservation] {
    try Vectors.file("psychometric_data").rows(where: "case", is: name).map {
      PsychometricObservation(
        level: try $0.number("x"), count: try Count($0.count("k"), of: $0.count("n")))
    }
  }

  @Test(
    "every column agrees with the vectors", arguments: try Vectors.file("psychometric_fit").rows)
  func vectors(row: VectorRow) throws {
    let curve = try #require(
      try PsychometricCurve.fit(Self.vectors(row.text("case"))).curve)
    let confidence = try row.number("conf")
    let delta = try #require(try curve.model.deltaInterval(confidence: confidence))
    guard case .interval(let fieller) = try curve.model.fiellerRegion(confidence: confidence) else {
      Issue.record("no interval")
      return
    }
    let columns: [(String, Double?)] = [
      ("b0", curve.intercept), ("b1", curve.slope), ("se_b0", curve.model.interceptError),
      ("se_b1", curve.model.slopeError), ("cov_b0b1", curve.model.covariance),
      ("pse", curve.equality), ("se_pse_delta", curve.model.equalityError),
      ("pse_delta_lo", delta.lower), ("pse_delta_hi", delta.upper),
      ("pse_fieller_lo", fieller.lower), ("pse_fieller_hi", fieller.upper),
      ("jnd_quartile", curve.quartileDifference), ("loglik", curve.logLikelihood),
      ("deviance", curve.deviance),
    ]
    for (column, value) in columns {
      #expect(agrees(try #require(value), try row.number(column)), "\(column)")
    }
    let levels = try Self.vectors(row.text("case")).count
    #expect(curve.degreesOfFreedom == levels - 2)
    let equality = try #require(curve.equality)
    #expect(agrees(curve.probability(at: equality), 0.5))
    let quartile = try #require(curve.quartileDifference)
    #expect(agrees(curve.probability(at: equality + quartile), curve.slope > 0 ? 0.75 : 0.25))
  }

  /// Four persons at five levels of ten trials each.
  private static let persons = [
    [0, 2, 5, 9, 10], [1, 1, 7, 8, 10], [0, 4, 8, 10, 9], [2, 3, 4, 6, 9],
  ]

  private func persons() throws -> [PsychometricObservation] {
    try Self.persons.enumerated().flatMap { person, counts in
      try Self.observations(
        zip([10, 20, 30, 40, 50], counts).map { ($0, $1, 10) }, person: person)
    }
  }

  @Test("the covariances by person and by scale agree with a calculation in 40 digits")
  func covariances() throws {
    let curve = try #require(try PsychometricCurve.fit(persons()).curve)
    #expect(agrees(curve.intercept, -3.7804092130532648))
    #expect(agrees(curve.slope, 0.13565000358615812))
    #expect(agrees(curve.model.slopeError, 0.017829300258165445))
    let clustered = try #require(curve.clustered)
    #expect(agrees(clustered.interceptError, 0.73348421505456381))
    #expect(agrees(clustered.slopeError, 0.029229507092619557))
    #expect(agrees(clustered.covariance, -0.020797669947388561))
    #expect(agrees(try #require(clustered.equalityError), 1.5170052254941311))
    #expect(clustered.degreesOfFreedom == 3)
    #expect(agrees(curve.pearson, 0.2176281774282799))
    // X²/df below 1 does not shrink errors.
    #expect(agrees(try #require(curve.scale), 0.2176281774282799 / 3))
    let scaled = try #require(curve.scaled)
    #expect(scaled.slopeError == curve.model.slopeError && scaled.degreesOfFreedom == 3)
    // The quantile of t with 3 degrees is 3.182446.
    let limits = try #require(try clustered.deltaInterval(confidence: 0.95))
    #expect(agrees(limits.width / 2, 3.1824463052837091 * 1.5170052254941311))
    // Here intercept and slope correlate, as they do not in the model's covariance.
    guard case .interval(let levels) = try clustered.fiellerRegion(confidence: 0.95) else {
      Issue.record("the slope differs from zero, so the region is an interval")
      return
    }
    #expect(agrees(levels.lower, 23.664366714805195))
    #expect(agrees(levels.upper, 38.333145672173506))
  }

  @Test("scattered answers widen the scaled errors by the root of X²/df")
  func overdispersion() throws {
    let curve = try #require(
      try PsychometricCurve.fit(
        Self.observations([(1, 2, 40), (2, 20, 40), (3, 8, 40), (4, 36, 40), (5, 25, 40)])
      ).curve)
    let scale = try #require(curve.scale)
    #expect(scale > 3)
    #expect(try #require(curve.deviancePValue) < 1e-4)
    let scaled = try #require(curve.scaled)
    #expect(agrees(scaled.slopeError, scale.squareRoot() * curve.model.slopeError))
    #expect(agrees(scaled.covariance, scale * curve.model.covariance))
  }

  @Test("splitting observations of a level changes nothing but the persons")
  func merging() throws {
    let split = try persons()
    let merged = try Self.observations(
      [(10, 3, 40), (20, 10, 40), (30, 24, 40), (40, 33, 40), (50, 38, 40)])
    let one = try #require(try PsychometricCurve.fit(split).curve)
    let other = try #require(try PsychometricCurve.fit(merged.reversed()).curve)
    #expect(one.model == other.model && one.deviance == other.deviance)
    #expect(one.logLikelihood == other.logLikelihood)
    #expect(other.clustered == nil)
    let empty = try Self.observations([(99, 0, 0)], person: 9)
    #expect(try PsychometricCurve.fit(split + empty).curve == one)
  }

  @Test("mirroring the stimulus or the answer mirrors the curve, shifting it shifts the equality")
  func symmetry() throws {
    let rows = [(10.0, 1, 20), (20, 4, 20), (30, 13, 20), (40, 19, 20)]
    let curve = try #require(try PsychometricCurve.fit(Self.observations(rows)).curve)
    let equality = try #require(curve.equality)
    let mirrored = try #require(
      try PsychometricCurve.fit(Self.observations(rows.map { (-$0.0, $0.1, $0.2) })).curve)
    #expect(agrees(mirrored.slope, -curve.slope))
    #expect(agrees(try #require(mirrored.equality), -equality))
    let opposite = try #require(
      try PsychometricCurve.fit(Self.observations(rows.map { ($0.0, $0.2 - $0.1, $0.2) })).curve)
    #expect(agrees(opposite.slope, -curve.slope) && agrees(opposite.intercept, -curve.intercept))
    #expect(agrees(opposite.deviance, curve.deviance))
    // A far origin costs no digits of the slope.
    let far = try #require(
      try PsychometricCurve.fit(Self.observations(rows.map { ($0.0 + 1048576, $0.1, $0.2) })).curve)
    #expect(agrees(far.slope, curve.slope))
    #expect(agrees(try #require(far.equality), equality + 1048576))
    let small = try #require(
      try PsychometricCurve.fit(Self.observations(rows.map { ($0.0 * 1e-30, $0.1, $0.2) })).curve)
    #expect(agrees(small.slope * 1e-30, curve.slope))
  }

  @Test("separated answers are a step between two levels, or at one")
  func separation() throws {
    let outcomes: [([(Double, Int, Int)], PsychometricOutcome)] = [
      ([(10, 0, 5), (30, 0, 5), (31, 5, 5)], .step(from: 30, to: 31, isRising: true)),
      ([(10, 5, 5), (30, 5, 5), (31, 0, 5)], .step(from: 30, to: 31, isRising: false)),
      ([(10, 0, 5), (30, 2, 5), (31, 5, 5)], .step(from: 30, to: 30, isRising: true)),
      ([(10, 4, 5), (30, 0, 5)], .step(from: 10, to: 10, isRising: false)),
      ([(10, 0, 5), (30, 0, 5)], .constant(isAlways: false)),
      ([(10, 5, 5)], .constant(isAlways: true)),
      ([(10, 1, 5), (10, 2, 5)], .singleLevel(10)),
    ]
    for (rows, outcome) in outcomes {
      #expect(try PsychometricCurve.fit(Self.observations(rows)) == outcome)
    }
    // One counterexample, and there is a curve.
    let curve = try PsychometricCurve.fit(
      Self.observations([(10, 0, 500), (30, 1, 500), (31, 499, 500), (50, 500, 500)]))
    #expect(try #require(curve.curve).slope > 5)
  }

  @Test("nearly separated answers and a thousand million trials still converge")
  func extremes() throws {
    let rows = [
      [(0.0, 1, 1_000_000_000), (1, 999_999_999, 1_000_000_000)],
      [(0, 0, 1_000_000), (1, 1, 1_000_000_000), (2, 999_999, 1_000_000)],
      [(-1e150, 1, 3), (0, 1, 2), (1e150, 2, 3)],
      [(0, 1, 2), (1, 0, 1), (1000, 1, 1)],
      // A few answers that contradict many millions.
      [(0, 0, 2), (1, 2, 6), (2, 1, 87_425_059), (3, 5, 5)],
      [
        (0, 1, 7), (3, 1, 9), (4, 8, 10), (5, 40_181_427, 43_711_249), (6, 0, 75_846_718),
        (7, 4, 4),
      ],
      [(-1e-4, 25_549_343, 25_549_343), (0, 1, 71_982_449), (1, 1, 11), (10, 3, 3)],
    ]
    for rows in rows {
      let curve = try #require(try PsychometricCurve.fit(Self.observations(rows)).curve)
      #expect(curve.slope.isFinite && curve.deviance >= 0 && curve.logLikelihood.isFinite)
    }
    // Two levels fit exactly: logits ± ln(999999999).
    let curve = try #require(try PsychometricCurve.fit(Self.observations(rows[0])).curve)
    #expect(agrees(curve.slope, 2 * 20.723265835946411))
    #expect(agrees(try #require(curve.equality), 0.5))
    #expect(curve.deviancePValue == nil && curve.scale == nil && curve.scaled == nil)
  }

  @Test("without any slope nothing is known of the equality, and Fieller says so")
  func flat() throws {
    let curve = try #require(
      try PsychometricCurve.fit(
        Self.observations([(1, 5, 10), (2, 5, 10), (3, 5, 10), (4, 5, 10)])
      ).curve)
    #expect(curve.slope == 0 && curve.equality == nil && curve.quartileDifference == nil)
    #expect(try curve.model.deltaInterval(confidence: 0.95) == nil)
    #expect(try curve.model.fiellerRegion(confidence: 0.95) == .line)
    #expect(curve.model.equalityError == nil)
  }

  @Test(
    "Fieller's region is an interval, two rays or the line as the slope is known worse and worse")
  func fieller() throws {
    let curve = try #require(
      try PsychometricCurve.fit(Self.observations([(0, 0, 12), (1, 1, 12), (2, 4, 12)])).curve)
    // z of the slope is about 2, that of the height at the centre larger.
    let z = curve.slope / curve.model.slopeError
    #expect(z > 1.7 && z < 2.3)
    let equality = try #require(curve.equality)
    guard case .interval(let narrow) = try curve.model.fiellerRegion(confidence: 0.8) else {
      Issue.record("no interval")
      return
    }
    #expect(narrow.contains(equality))
    let wide = try curve.model.fiellerRegion(confidence: 0.99)
    guard case .complement(let gap) = wide else {
      Issue.record("no complement")
      return
    }
    #expect(!gap.contains(equality) && wide.contains(equality))
    #expect(!wide.contains((gap.lower + gap.upper) / 2))
    #expect(try curve.model.fiellerRegion(confidence: 0.9999999) == .line)
  }

  @Test("at the ends of Fieller's region the line is exactly z errors from zero")
  func fiellerEnds() throws {
    let curve = try #require(try PsychometricCurve.fit(Self.vectors("unbalanced")).curve)
    let model = curve.model
    for confidence in [0.5, 0.9, 0.999] {
      let z = try Quantiles.normal(confidence: confidence)
      guard case .interval(let interval) = try model.fiellerRegion(confidence: confidence) else {
        continue
      }
      for x in [interval.lower, interval.upper] {
        let value = curve.intercept + curve.slope * x
        let variance =
          model.interceptError * model.interceptError + 2 * x * model.covariance
          + x * x * model.slopeError * model.slopeError
        #expect(agrees(value * value, z * z * variance, within: 1e-7))
      }
    }
  }

  @Test("persons who answer all alike leave no variance between persons, which is not a certainty")
  func alike() throws {
    let rows = [(10.0, 1, 20), (20, 4, 20), (30, 13, 20), (40, 19, 20)]
    let observations = try (0..<5).flatMap { try Self.observations(rows, person: $0) }
    #expect(try #require(try PsychometricCurve.fit(observations).curve).clustered == nil)
    let two = try (0..<2).flatMap { try Self.observations(rows, person: $0) }
    #expect(try #require(try PsychometricCurve.fit(two).curve).clustered == nil)
  }

  @Test("levels and confidences that are none are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.noTrials) { try PsychometricCurve.fit([]) }
    let rows = try Self.observations([(1, 1, 2), (.nan, 1, 2)])
    #expect(throws: StatisticsError.notFinite(index: 1)) { try PsychometricCurve.fit(rows) }
    let many = try Self.observations(Array(repeating: (1.0, 1, 1 << 30), count: 3))
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try PsychometricCurve.fit(many)
    }
    let curve = try #require(try PsychometricCurve.fit(Self.vectors("clean")).curve)
    #expect(throws: StatisticsError.confidence(1)) {
      try curve.model.fiellerRegion(confidence: 1)
    }
    let wide = try Self.observations([(-1.7e308, 1, 2), (1.7e308, 1, 2), (0, 1, 2)])
    #expect(throws: (any Error).self) { try PsychometricCurve.fit(wide) }
  }
}

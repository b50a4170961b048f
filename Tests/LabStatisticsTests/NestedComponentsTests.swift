import LabStatistics
import LabTesting
import Testing

@Suite("Nested variance components")
struct NestedComponentsTests {
  /// The strokes of a case by person and session, in order of appearance.
  private func values(_ name: String) throws -> [[[Double]]] {
    var keys: [(String, String)] = []
    var values: [[[Double]]] = []
    for row in try Vectors.file("nested_data").rows(where: "case", is: name) {
      let key = (try row.text("person"), try row.text("session"))
      if keys.last?.0 != key.0 { values.append([]) }
      if keys.last.map({ $0 == key }) != true { values[values.count - 1].append([]) }
      let person = values.count - 1
      values[person][values[person].count - 1].append(try row.number("x"))
      keys.append(key)
    }
    return values
  }

  @Test(
    "every column agrees with the vectors", arguments: try Vectors.file("nested_components").rows)
  func vectors(row: VectorRow) throws {
    let components = try NestedComponents(values(row.text("case")))
    #expect(components.strokes == (try row.count("N")))
    #expect(components.persons == (try row.count("persons")))
    #expect(components.sessions == (try row.count("sessions")))
    let columns: [(String, Double?)] = [
      ("mean", components.mean), ("ms_person", components.personMeanSquare),
      ("ms_session", components.sessionMeanSquare), ("ms_stroke", components.strokeMeanSquare),
      ("k1", components.k1), ("k2", components.k2), ("k3", components.k3),
      ("var_person", components.personVariance), ("var_session", components.sessionVariance),
      ("var_stroke", components.strokeVariance), ("sd_person", components.personDeviation),
      ("sd_session", components.sessionDeviation), ("sd_stroke", components.strokeDeviation),
    ]
    for (column, value) in columns {
      #expect(agrees(try #require(value), try row.number(column)), "\(column)")
    }
  }

  @Test("one session for every person leaves the session variance inside the person's")
  func oneSession() throws {
    // Means 1 and 5 of two strokes each: MS_P = 2 · 4 + 2 · 4 = 16, MS_E = (2 + 2) / 2.
    let components = try NestedComponents([[[0, 2]], [[4, 6]]])
    #expect(components.sessionVariance == nil && components.sessionDeviation == nil)
    #expect(components.sessionMeanSquare == nil && components.k1 == nil)
    #expect(components.strokeVariance == 2)
    #expect(agrees(components.personMeanSquare, 16))
    #expect(agrees(components.personVariance, 7))
  }

  @Test("one stroke in every session leaves the stroke variance inside the session's")
  func oneStroke() throws {
    let components = try NestedComponents([[[0], [2]], [[4], [6]]])
    #expect(components.strokeVariance == nil && components.strokeMeanSquare == nil)
    #expect(agrees(try #require(components.sessionVariance), 2))
    #expect(agrees(components.personVariance, 7))
  }

  @Test("one stroke for every person is one variance")
  func onePersonOneStroke() throws {
    let components = try NestedComponents([[[0]], [[4]], [[8]]])
    #expect(components.sessionVariance == nil && components.strokeVariance == nil)
    #expect(agrees(components.personVariance, 16))
  }

  @Test("an offset changes the mean alone, a factor the variances by its square")
  func laws() throws {
    let values = try values("unbal")
    let one = try NestedComponents(values)
    let moved = try NestedComponents(values.map { $0.map { $0.map { 1e6 + $0 * 2 } } })
    #expect(agrees(moved.mean, 1e6 + 2 * one.mean))
    #expect(agrees(moved.personVariance, 4 * one.personVariance, within: 1e-8))
    #expect(
      agrees(
        try #require(moved.strokeVariance), 4 * (try #require(one.strokeVariance)), within: 1e-7))
    #expect(try NestedComponents([[]] + values.map { [[]] + $0 }) == one)
  }

  @Test("no variation at all is zero variance")
  func constant() throws {
    let components = try NestedComponents([[[3, 3], [3]], [[3], [3, 3]]])
    #expect(components.personVariance == 0 && components.sessionVariance == 0)
    #expect(components.personDeviation == 0)
  }

  @Test("one person, and values that have no square, are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.tooFewPersons(1)) { try NestedComponents([[[1, 2]], [[]]]) }
    #expect(throws: StatisticsError.tooFewPersons(0)) { try NestedComponents([]) }
    #expect(throws: StatisticsError.value(.infinity, index: 2)) {
      try NestedComponents([[[1, 2]], [[.infinity]]])
    }
    #expect(throws: StatisticsError.value(1e200, index: 0)) { try NestedComponents([[[1e200]]]) }
    #expect(throws: StatisticsError.self) { try NestedComponents([[[.nan]], [[1]]]) }
    let large = try NestedComponents([[[1e100, -1e100], [1e100]], [[-1e100, 1e100]]])
    #expect(large.personVariance.isFinite && large.mean.isFinite)
  }
}

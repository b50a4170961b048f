import Foundation
import LabStatistics
import Testing

@Suite("Races and selections")
struct RaceTests {
  @Test("a cell leaves exactly when its lower limit exceeds the best upper limit")
  func drops() throws {
    var race = try Race(cells: 4, confidence: 0.95)
    #expect(agrees(race.cellConfidence, 0.9875))
    #expect(race.drop() == [])
    for (cell, limits) in [(0, (0.1, 0.3)), (1, (0.3, 0.5)), (2, (0.31, 0.4))] {
      try race.update(cell: cell, interval: Interval(lower: limits.0, upper: limits.1))
    }
    // The fourth was never looked at, the second touches the best.
    #expect(race.drop() == [2])
    #expect(race.survivors == [0, 1, 3])
    try race.update(cell: 3, interval: Interval(lower: 0, upper: 0.05))
    #expect(race.drop() == [0, 1])
    #expect(race.isDecided && race.survivors == [3])
    #expect(race.drop() == [])
  }

  @Test("limits only narrow, and contradicting ones are ignored")
  func narrowing() throws {
    var race = try Race(cells: 1, confidence: 0.9)
    try race.update(cell: 0, interval: Interval(lower: 0.1, upper: 0.4))
    try race.update(cell: 0, interval: Interval(lower: 0, upper: 0.3))
    try race.update(cell: 0, interval: Interval(lower: 0.35, upper: 0.5))
    #expect(race.intervals == [Interval(lower: 0.1, upper: 0.3)])
    #expect(race.isDecided)
  }

  @Test("a race keeps its best cell and drops the others, fed by sequences over persons")
  func run() throws {
    var generator = ResamplingGenerator(seed: 8)
    var race = try Race(cells: 3, confidence: 0.95)
    var sequences = try (0..<3).map { _ in try BoundedSequence(confidence: race.cellConfidence) }
    let levels = [40, 10, 60]
    for _ in 0..<400 {
      for cell in race.survivors {
        try sequences[cell].add(Double(generator.next(below: 2 * levels[cell] + 1)) / 121)
        try race.update(cell: cell, interval: sequences[cell].interval)
      }
      _ = race.drop()
    }
    #expect(race.survivors == [1])
    // The worst left first and was fed least.
    #expect(sequences[2].count < sequences[0].count && sequences[0].count < 400)
  }

  @Test("impossible races are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.setting("cells", 0)) { try Race(cells: 0, confidence: 0.9) }
    #expect(throws: StatisticsError.confidence(1)) { try Race(cells: 2, confidence: 1) }
    #expect(throws: StatisticsError.confidence(1 - 1e-15)) {
      try Race(cells: 1_000, confidence: 1 - 1e-15)
    }
    var race = try Race(cells: 2, confidence: 0.9)
    #expect(throws: StatisticsError.setting("cell", 2)) {
      try race.update(cell: 2, interval: Interval(lower: 0, upper: 1))
    }
    #expect(throws: StatisticsError.notANumber(index: 1)) {
      try race.update(cell: 1, interval: Interval(lower: .nan, upper: 1))
    }
  }

  @Test("e-BH refutes the largest k for which k times the k-th e-value reaches K / level")
  func selection() throws {
    // K = 4 at 0.1: the bound is 40. Descending 39, 20, 13.3, 2: 1·39, 2·20 = 40 holds.
    let logs = [13.3, 39, 2, 20.001].map { log($0) }
    #expect(try EvidenceSelection.benjaminiHochberg(logEvidence: logs, level: 0.1) == [1, 3])
    let three = [13.4, 15, 2, 18].map { log($0) }
    #expect(try EvidenceSelection.benjaminiHochberg(logEvidence: three, level: 0.1) == [0, 1, 3])
    #expect(try EvidenceSelection.benjaminiHochberg(logEvidence: [], level: 0.1) == [])
    #expect(
      try EvidenceSelection.benjaminiHochberg(logEvidence: [-.infinity, .infinity], level: 0.01)
        == [1])
    #expect(try EvidenceSelection.benjaminiHochberg(logEvidence: [3, 3], level: 0.01) == [])
    #expect(throws: StatisticsError.notANumber(index: 1)) {
      try EvidenceSelection.benjaminiHochberg(logEvidence: [1, .nan], level: 0.1)
    }
    #expect(throws: StatisticsError.probability(0)) {
      try EvidenceSelection.benjaminiHochberg(logEvidence: [1], level: 0)
    }
  }
}

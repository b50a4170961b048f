import LabSimulation
import Testing

@testable import LabStudy

@Suite("Playing the cells of a sweep")
struct SweepPlayTests {
  private static let axes = [
    "device.deliveryHz=60,120", "ratio=0.8,1.7", "hand.speeds=300,900",
  ]

  /// What a comparison counts in the scenario of a cell, set up by hand.
  private func arena(_ hz: Double, _ ratio: Double, _ speed: Double) async throws -> StrategyTally {
    var scenario = Scenario.small(persons: 2)
    scenario.device.deliveryHz = hz
    scenario.hand.speeds = [speed]
    return try await scenario.compare(
      [StrategyRow(EarlyDirectionFailure.with(ratio: ratio))], jobs: 1
    ).rows[0].tally
  }

  @Test("counts what a comparison counts in each cell's scenario")
  func bruteForce() async throws {
    let plan = try SweepPlan.small(Self.axes, scenario: .small(persons: 2))
    let units = try SweepUnits(plan)
    var cells: [Int: SweepCell] = [:]
    for unit in 0..<units.count {
      for piece in units.pieces(of: unit) {
        #expect(piece.count == 2)
        for cell in try await plan.play(piece, jobs: 2).cells { cells[cell.number] = cell }
      }
    }
    var number = 0
    for hz in [60.0, 120] {
      for ratio in [0.8, 1.7] {
        for speed in [300.0, 900] {
          let cell = try #require(cells[number])
          #expect(cell.values == ["\(Int(hz))", "\(ratio)", "\(Int(speed))"])
          expectEqual(cell.row.tally, try await arena(hz, ratio, speed), "cell \(number)")
          number += 1
        }
      }
    }
  }

  @Test("stroke by stroke gives the same counts, and every stroke of every cell")
  func strokes() async throws {
    let plan = try SweepPlan.small(["ratio=0.8,1.7,3"], scenario: .small(persons: 2))
    var lines = 0
    let cells = try await plan.play([0, 1, 2], jobs: 1) { batch, rows, values in
      #expect(values == [["0.8"], ["1.7"], ["3"]])
      lines += batch.strokes.count * rows.count
    }
    #expect(lines == 2 * 40 * 3)
    let counted = try await plan.play([0, 1, 2], jobs: 1)
    #expect(counted.curve?.key == "ratio")
    for (a, b) in zip(cells, counted.cells) { expectEqual(a.row.tally, b.row.tally) }
  }

  @Test("persons in batches add up to all persons", arguments: ["ratio=0.8,1.7", "threshold=6,14"])
  func batches(axis: String) async throws {
    let plan = try SweepPlan.small([axis], scenario: .small(persons: 7))
    let all = try await plan.play([0, 1], jobs: 2).cells
    var sums: [StrategyTally] = []
    for persons in [0..<2, 2..<3, 3..<7] {
      let some = try await plan.play([0, 1], persons: persons, jobs: 1).cells.map(\.row.tally)
      if sums.isEmpty { sums = some } else { for i in 0..<2 { try sums[i].merge(some[i]) } }
    }
    for (sum, cell) in zip(sums, all) { expectEqual(sum, cell.row.tally) }
  }
}

@Suite("What a sweep will take")
struct SweepForecastTests {
  @Test("cells, scenarios, passes and strokes are counted, and the pilot takes part of the persons")
  func counts() async throws {
    // Two speeds; 70 thresholds, the last 6 of each speed with others of the same unit.
    let plan = try SweepPlan.small(
      ["hand.speeds=300,900", "threshold=1:70:1"], scenario: .small(persons: 20, strokes: 10),
      EarlyDirectionFailure.with(.published))
    var now = Duration.zero
    let forecast = try await SweepForecast(try SweepUnits(plan), jobs: 1) {
      defer { now += .seconds(1) }
      return now
    }
    #expect(forecast.cells == 140)
    #expect(forecast.scenarios == 2)
    #expect(forecast.judged == 140 * 200)
    #expect(forecast.pilotPersons == 20)
    #expect(forecast.pilotCells == 16)
    // One second for 16 cells and all persons.
    #expect(abs(forecast.seconds - 140.0 / 16) < 1e-9)
    let widths = try #require(forecast.halfWidth)
    #expect(widths.lowerBound >= 0 && widths.upperBound < 0.5)
  }
}

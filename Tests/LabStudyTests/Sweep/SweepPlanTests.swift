import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

extension SweepPlan {
  /// A plan on a small scenario, over keys written as "ratio=1,2".
  static func small(
    _ axes: [String], zip: Bool = false, points: Int? = nil, scenario: Scenario = .small(),
    _ strategy: any Strategy = EarlyDirectionFailure.with()
  ) throws -> SweepPlan {
    try SweepPlan(
      scenario, StrategyRow(strategy),
      over: axes.map { text in
        let parts = text.split(separator: "=").map(String.init)
        return Axis(key: parts[0], range: parts[1])
      }, isZipped: zip, points: points)
  }

  var allWords: [String] { (0..<cells).map(words) }
}

@Suite("The cells of a sweep")
struct SweepPlanTests {
  @Test("are all combinations, the first key slowest")
  func cartesian() throws {
    let plan = try SweepPlan.small(["hand.speeds=300,600", "ratio=1,2,3"])
    #expect(
      plan.allWords
        == ["300", "600"].flatMap { speed in
          ["1", "2", "3"].map { "hand.speeds=\(speed), ratio=\($0)" }
        })
    #expect(plan.values(of: 4) == [.numbers([600]), .number(2)])
  }

  @Test("are pairs with zip, and lengths have to be equal")
  func zipped() throws {
    let plan = try SweepPlan.small(["ratio=1,2", "decide=published,withheld"], zip: true)
    #expect(plan.allWords == ["ratio=1, decide=published", "ratio=2, decide=withheld"])
    #expect(throws: SweepError.unequal("ratio", 2, "threshold", 3)) {
      try SweepPlan.small(["ratio=1,2", "threshold=1,2,3"], zip: true)
    }
  }

  @Test("are the points of one sequence over all sobol ranges, combined with the other keys")
  func sobol() throws {
    let plan = try SweepPlan.small(
      ["ratio=sobol:1:3", "feedWaits=true,false", "threshold=sobol:0:16"], points: 4)
    #expect(plan.cells == 8)
    let sequence = try SobolSequence(dimensions: 2)
    let points = try (0..<4).map { _ in try sequence.next() }
    for cell in 0..<8 {
      #expect(
        plan.values(of: cell) == [
          .number(1 + 2 * points[cell / 2][0]), .flag(cell % 2 == 0),
          .number(16 * points[cell / 2][1]),
        ])
    }
    #expect(throws: SweepError.noPoints) { try SweepPlan.small(["ratio=sobol:1:3"]) }
    #expect(throws: SweepError.uselessPoints) { try SweepPlan.small(["ratio=1"], points: 3) }
  }

  @Test("of more than ten million are refused with their number before any is made")
  func most() {
    #expect(throws: SweepError.tooManyCells(100_000_000)) {
      try SweepPlan.small(["ratio=1:100.99:0.01", "threshold=1:100.99:0.01"])
    }
    #expect(throws: SweepError.tooManyCells(nil)) {
      try SweepPlan.small(
        ["ratio", "threshold", "hand.jitter"].map { "\($0)=0.001:9999.999:0.001" })
    }
  }

  @Test("have the scenario with the keys of the scenario set")
  func scenario() throws {
    let plan = try SweepPlan.small(["device.deliveryHz=60,120", "ratio=1,2"])
    #expect(try (0..<4).map { try plan.scenario(of: $0).device.deliveryHz } == [60, 60, 120, 120])
    #expect(try plan.scenario(of: 0).digest == plan.scenario(of: 1).digest)
    #expect(try plan.scenario(of: 0).digest != plan.scenario(of: 2).digest)
  }

  @Test("that contradict themselves are named with their values")
  func contradiction() throws {
    let plan = try SweepPlan.small(["ratio=1,2", "device.deliveryHz=60,120,240"])
    let error = try #require(throws: SweepError.self) { try SweepUnits(plan) }
    guard case .contradiction(3, "ratio=1, device.deliveryHz=240", _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("need keys that exist, each once; the nearest one is named")
  func keys() throws {
    let error = try #require(throws: SweepError.self) { try SweepPlan.small(["hand.speed=600"]) }
    #expect(error.description.contains("did you mean hand.speeds?"))
    let own = try #require(throws: SweepError.self) { try SweepPlan.small(["ratoi=1"]) }
    #expect(own.description.contains("did you mean ratio?"))
    #expect(throws: SweepError.keyTwice("ratio")) { try SweepPlan.small(["ratio=1", "ratio=2"]) }
    #expect(throws: SweepError.persons) { try SweepPlan.small(["persons=1,2"]) }
  }
}

@Suite("The units of a sweep")
struct SweepUnitsTests {
  private static let plans: [[String]] = [
    ["ratio=1:20:1", "decide=published,withheld", "hand.speeds=300,600,900"],
    ["hand.speeds=300,600,900", "decide=published,withheld", "ratio=1:20:1"],
    ["hand.speeds=100:800:5"], ["decide=published,withheld"],
  ]

  @Test("have every cell once, and pieces of one scenario each", arguments: plans)
  func cover(axes: [String]) throws {
    let plan = try SweepPlan.small(axes)
    for cells in [0..<plan.cells, plan.cells / 3..<2 * plan.cells / 3] {
      let units = try SweepUnits(plan, cells: cells)
      let places = units.places()
      var seen: [Int] = []
      for unit in 0..<units.count {
        #expect(units.pieces(of: unit).flatMap(\.self) == units.cells(of: unit))
        for piece in units.pieces(of: unit) {
          #expect(Set(try piece.map { try plan.scenario(of: $0).digest }).count == 1)
        }
        for (index, cell) in units.cells(of: unit).enumerated() {
          let isThere = places[cell - cells.lowerBound] == (unit, index)
          #expect(isThere)
          seen.append(cell)
        }
      }
      #expect(seen.sorted() == Array(cells))
    }
  }

  @Test("are named by everything that determines them")
  func names() throws {
    func name(_ plan: SweepPlan, _ unit: Int = 0) throws -> String {
      try SweepUnits(plan).name(of: unit, SweepManifest(plan))
    }
    let axes = ["hand.speeds=100:800:5"]
    let plan = try SweepPlan.small(axes)
    let others = [
      try name(plan, 1), try name(.small(axes, scenario: .small(seed: 8))),
      try name(.small(axes, EarlyDirectionFailure.with(ratio: 2))),
      try name(.small(["hand.speeds=101:801:5"])), try name(.small(axes, scenario: .small(hz: 60))),
      try name(.small(axes, scenario: .small(persons: 4))),
    ]
    #expect(Set(others + [try name(plan)]).count == others.count + 1)
    #expect(try name(plan) == name(SweepPlan.small(axes)))
  }
}

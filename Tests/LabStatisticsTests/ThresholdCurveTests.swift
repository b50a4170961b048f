import LabStatistics
import LabTesting
import Testing

@Suite("The exact threshold curve")
struct ThresholdCurveTests {
  static func item(_ label: Int, _ r: Double) -> ThresholdCurve.Item {
    // Class 0 is to fail, class 1 is to be kept.
    ThresholdCurve.Item(
      classIndex: label, criticalValue: r, errorIfKept: label == 0, errorIfFailed: label == 1)
  }

  private func vectorCurve(_ name: String) throws -> ThresholdCurve {
    try ThresholdCurve(
      Vectors.file("sweep_data").rows(where: "case", is: name).map {
        Self.item(try $0.text("label") == "V" ? 0 : 1, try $0.number("r"))
      })
  }

  @Test(
    "both error counts agree with the vectors at every critical value",
    arguments: try Vectors.file("sweep_curve").rows)
  func curve(row: VectorRow) throws {
    let curve = try vectorCurve(row.text("case"))
    let threshold = try row.number("R")
    let cell = try curve.cell(at: threshold)
    #expect(cell.firstErrors == (try row.count("fp_count")))
    #expect(cell.secondErrors == (try row.count("fn_count")))
    #expect(cell.firstErrors + cell.secondErrors == (try row.count("err_count")))
    #expect(cell.range.upper == threshold)
    let rates = try row.number("fp_rate") + row.number("fn_rate")
    #expect(agrees(curve.balancedError(cell), rates / 2))
  }

  @Test(
    "the curve has exactly the cells of the vectors",
    arguments: ["small", "ties", "rand60", "separable"])
  func cells(name: String) throws {
    let rows = try Vectors.file("sweep_curve").rows(where: "case", is: name)
    #expect(try vectorCurve(name).map(\.range.upper) == rows.map { try $0.number("R") })
  }

  @Test("the optima agree with the vectors", arguments: try Vectors.file("sweep_optimum").rows)
  func optima(row: VectorRow) throws {
    let curve = try vectorCurve(row.text("case"))
    #expect(curve.firstItems == (try row.count("n_vertical")))
    #expect(curve.secondItems == (try row.count("n_horizontal")))

    // The vectors minimise the count of errors: rates weighted by the class sizes.
    let counted = try curve.optimum(
      firstCost: Double(curve.firstItems), secondCost: Double(curve.secondItems))
    #expect(counted.value.rounded() == (try row.number("min_err_count")))
    #expect(counted.cells.count == (try row.count("n_optimal_cells")))
    let first = try #require(counted.cells.first).range
    let last = try #require(counted.cells.last).range
    #expect(first.lower == (try row.number("first_cell_lo_open")))
    #expect(first.upper == (try row.number("first_cell_hi_closed")))
    #expect(last.lower == (try row.number("last_cell_lo_open")))
    #expect(last.upper == (try row.number("last_cell_hi_closed")))

    let costs = try curve.optimum(
      firstCost: row.number("cost_fp_rate"), secondCost: row.number("cost_fn_rate"))
    #expect(agrees(costs.value, try row.number("min_cost")))
    let cheapest = try #require(costs.cells.first).range
    #expect(cheapest.lower == (try row.number("cost_cell_lo_open")))
    #expect(cheapest.upper == (try row.number("cost_cell_hi_closed")))
  }

  @Test("every threshold has the counts of judging the items one by one", arguments: 1...6)
  func bruteForce(seed: UInt64) throws {
    var generator = ResamplingGenerator(seed: seed)
    let values: [Double] = [0, -0.0, 0.25, 0.5, 0.5, 1, 1.5, 2, 3, .infinity]
    let items = (0..<60).map { index in
      ThresholdCurve.Item(
        classIndex: index < 2 ? index : generator.next(below: 2),
        criticalValue: values[generator.next(below: values.count)],
        errorIfKept: generator.next(below: 2) == 0, errorIfFailed: generator.next(below: 2) == 0)
    }
    let curve = try ThresholdCurve(items)
    func errors(_ label: Int, _ threshold: Double) -> Int {
      items.count {
        $0.classIndex == label
          && ($0.criticalValue >= threshold ? $0.errorIfKept : $0.errorIfFailed)
      }
    }
    let thresholds: [Double] = [
      .leastNonzeroMagnitude, 0.1, 0.25, 0.25.nextUp, 0.4, 0.5, 0.7, 1, 1.2, 1.5, 2, 2.5, 3,
      3.0.nextUp,
      1e300, .infinity,
    ]
    var sums: [Int] = []
    for threshold in thresholds {
      let cell = try curve.cell(at: threshold)
      #expect(cell.range.contains(threshold))
      #expect(cell.firstErrors == errors(0, threshold))
      #expect(cell.secondErrors == errors(1, threshold))
      sums.append(
        errors(0, threshold) * curve.secondItems + errors(1, threshold) * curve.firstItems)
    }
    let best = try #require(sums.min())
    let optimum = curve.balancedOptimum()
    for (threshold, sum) in zip(thresholds, sums) {
      #expect(optimum.ranges.contains { $0.contains(threshold) } == (sum == best))
      let zone = try curve.indifferenceZone(tolerance: 0.1)
      let excess = Double(sum - best) / Double(2 * curve.firstItems * curve.secondItems)
      #expect(zone.contains { $0.contains(threshold) } == (excess <= 0.1))
    }
    #expect(optimum.ranges.contains { $0.contains(optimum.recommended) })
  }

  @Test("the cells tile all thresholds from zero to infinity without a gap")
  func tiling() throws {
    let curve = try vectorCurve("rand60")
    #expect(try #require(curve.first).range.lower == 0)
    #expect(try #require(curve.last).range.upper == .infinity)
    for (cell, next) in zip(curve, curve.dropFirst()) {
      #expect(cell.range.upper == next.range.lower)
      #expect(cell.range.lower < cell.range.upper)
    }
  }

  @Test("a tie of the rates is a tie although the floating sums differ")
  func exactTie() throws {
    // Ten items per class. Errors 3 and 0 up to R = 1, then 1 and 2: 0.3 + 0 against 0.1 + 0.2.
    let steady = { (label: Int) in
      ThresholdCurve.Item(
        classIndex: label, criticalValue: 1, errorIfKept: false, errorIfFailed: false)
    }
    let items =
      [Self.item(0, 1), Self.item(0, 1), Self.item(0, .infinity)]
      + Array(repeating: steady(0), count: 7) + [Self.item(1, 1), Self.item(1, 1)]
      + Array(repeating: steady(1), count: 8)
    let optimum = try ThresholdCurve(items).balancedOptimum()
    #expect(0.1 + 0.2 != 0.3)
    #expect(optimum.cells.count == 2)
    #expect(optimum.ranges == [ThresholdRange(lower: 0, upper: .infinity)])
    // The middle by angle of everything is 45 degrees.
    #expect(agrees(optimum.recommended, 1))
  }

  @Test("the recommended threshold is the middle by angle of the widest range")
  func recommendation() throws {
    // Keep from 1 on, never fail at √3: the optimal range (1, √3] spans 45 to 30 degrees.
    let simple = try ThresholdCurve([Self.item(0, 1), Self.item(1, 3.0.squareRoot())])
    let optimum = simple.balancedOptimum()
    #expect(optimum.value == 0)
    #expect(optimum.ranges == [ThresholdRange(lower: 1, upper: 3.0.squareRoot())])
    #expect(agrees(optimum.recommended, 1 / 0.7673269879789604))  // tan 37.5 degrees

    // Optimal (0.1, 0.2] spans 5.6 + degrees, (10, 20] 2.8: the former is recommended.
    let two = try ThresholdCurve([
      Self.item(0, 0.1), Self.item(1, 0.2), Self.item(0, 10), Self.item(1, 20),
    ]).balancedOptimum()
    #expect(two.ranges.count == 2)
    #expect(0.1 < two.recommended && two.recommended <= 0.2)
  }

  @Test("an optimum that reaches an end of the scale has a finite recommendation inside")
  func ends() throws {
    // Everything is to be kept: as small a threshold as one likes.
    let low = try ThresholdCurve([Self.item(1, 0.5), Self.item(0, 0)]).balancedOptimum()
    #expect(low.ranges == [ThresholdRange(lower: 0, upper: 0.5)])
    #expect(0 < low.recommended && low.recommended <= 0.5)
    // Only the purely horizontal is to be kept: as large as one likes.
    let high = try ThresholdCurve([Self.item(1, .infinity), Self.item(0, 5)]).balancedOptimum()
    #expect(high.ranges == [ThresholdRange(lower: 5, upper: .infinity)])
    #expect(5 < high.recommended && high.recommended < .infinity)
    // Neighbouring doubles leave no middle; the upper end is inside.
    let narrow = ThresholdRange(lower: 1, upper: 1.0.nextUp)
    #expect(narrow.contains(narrow.angularMiddle))
    // No item depends on the threshold.
    let flat = try ThresholdCurve([Self.item(1, .infinity), Self.item(0, 0)]).balancedOptimum()
    #expect(flat.value == 0 && flat.cells.count == 1)
  }

  @Test("costs move the optimum, and a scale common to both does not")
  func costs() throws {
    let curve = try vectorCurve("small")
    let plain = try curve.optimum(firstCost: 1, secondCost: 1)
    #expect(plain.ranges == curve.balancedOptimum().ranges)
    for scale in [1e-300, 3, 1e300] {
      #expect(try curve.optimum(firstCost: scale, secondCost: scale).cells == plain.cells)
    }
    // Free losses of class 1: the threshold that fails all of class 0, and the reverse.
    let first = try curve.optimum(firstCost: 1, secondCost: 0)
    #expect(try #require(first.ranges.last).upper == .infinity)
    let second = try curve.optimum(firstCost: 0, secondCost: 1)
    #expect(try #require(second.ranges.first).lower == 0)
    #expect(first.value == 0 && second.value == 0)
  }

  @Test("the indifference zone grows from the optimum to everything")
  func indifference() throws {
    let curve = try vectorCurve("small")
    #expect(try curve.indifferenceZone(tolerance: 0) == curve.balancedOptimum().ranges)
    #expect(
      try curve.indifferenceZone(tolerance: 1) == [ThresholdRange(lower: 0, upper: .infinity)])
    // Optimal sum 2 of 4 and 4; one error more is 1/8, so (0.4, 3] joins and 8.0 and beyond follow.
    #expect(
      try curve.indifferenceZone(tolerance: 0.125) == [ThresholdRange(lower: 0.1, upper: 8)])
  }

  @Test("bad items are refused with their place")
  func refusals() throws {
    #expect(throws: StatisticsError.emptyClass(1)) { try ThresholdCurve([Self.item(0, 1)]) }
    #expect(throws: StatisticsError.emptyClass(0)) { try ThresholdCurve([]) }
    #expect(throws: StatisticsError.criticalValue(-1, index: 1)) {
      try ThresholdCurve([Self.item(0, 1), Self.item(1, -1)])
    }
    #expect(throws: StatisticsError.self) { try ThresholdCurve([Self.item(0, .nan)]) }
    #expect(throws: StatisticsError.classIndex(2, index: 0)) {
      try ThresholdCurve([Self.item(2, 1)])
    }
    let curve = try vectorCurve("small")
    #expect(throws: StatisticsError.threshold(0)) { try curve.cell(at: 0) }
    #expect(throws: StatisticsError.tolerance(-1)) { try curve.indifferenceZone(tolerance: -1) }
    #expect(throws: StatisticsError.costs(0, 0)) { try curve.optimum(firstCost: 0, secondCost: 0) }
    #expect(throws: StatisticsError.self) { try curve.optimum(firstCost: .nan, secondCost: 1) }
  }
}

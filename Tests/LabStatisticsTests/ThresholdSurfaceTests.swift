import LabTesting
import Testing

@testable import LabStatistics

@Suite("The exact surface over threshold and ratio")
struct ThresholdSurfaceTests {
  /// The strokes of a case as items of the bare rule: at each record of the running maximum the
  /// decision is that of its sample, and beyond the last one there is none.
  private func items(_ name: String) throws -> [ThresholdSurface.Item] {
    var items: [Int: ThresholdSurface.Item] = [:]
    for row in try Vectors.file("surface_paths").rows(where: "case", is: name) {
      let (dx, dy) = (abs(try row.number("dx")), abs(try row.number("dy")))
      let isScroll = try row.text("label") == "V"
      var item =
        items[try row.count("stroke")]
        ?? ThresholdSurface.Item(classIndex: isScroll ? 0 : 1, stages: [])
      let reach = max(dx, dy)
      if reach > item.stages.last?.below ?? 0 {
        item.stages.append(
          ThresholdSurface.Stage(
            below: reach, criticalValue: dy == 0 ? .infinity : dx / dy, errorIfKept: isScroll,
            errorIfFailed: !isScroll))
      }
      items[try row.count("stroke")] = item
    }
    return items.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(
    "the least errors and their first cell agree with the vectors",
    arguments: try Vectors.file("surface_optimum").rows)
  func vectors(row: VectorRow) throws {
    let items = try items(row.text("case"))
    let threshold = try row.number("threshold")
    let surface = try ThresholdSurface(
      items, thresholds: 0..<1000, objective: .weighted(first: 1, second: 1))
    let step = try #require(surface.steps().first { $0.thresholds.contains(threshold) })
    #expect(step.value == (try row.number("min_err_count")))
    let present = items.count { threshold < $0.stages.last?.below ?? 0 }
    #expect(present == (try row.count("decided")))
    // The joined range begins where the first optimal cell does. Beyond all strokes there is no cell.
    let first = try #require(step.ratios.first)
    #expect(agrees(first.lower, try row.number("first_cell_lo_open")))
    let upper = try row.text("first_cell_hi_closed")
    if upper == "inf" {
      #expect(first.upper == .infinity)
    } else {
      #expect(first.contains(try row.number("first_cell_hi_closed")))
    }
  }

  private func random(_ seed: UInt64, count: Int) -> [ThresholdSurface.Item] {
    var generator = ResamplingGenerator(seed: seed)
    let values: [Double] = [0, 0.25, 0.5, 0.5, 1, 1.5, 2, 3, .infinity]
    return (0..<count).map { index in
      var below = 0.0
      return ThresholdSurface.Item(
        classIndex: index < 2 ? index : generator.next(below: 2),
        stages: (0..<generator.next(below: 6)).map { _ in
          below += Double(1 + generator.next(below: 4)) / 2
          return ThresholdSurface.Stage(
            below: below, criticalValue: values[generator.next(below: values.count)],
            errorIfKept: generator.next(below: 2) == 0,
            errorIfFailed: generator.next(below: 2) == 0)
        })
    }
  }

  @Test("every step and the optimum agree with judging the items one by one", arguments: 1...8)
  func bruteForce(seed: UInt64) throws {
    let items = random(seed, count: 30)
    let balanced = seed.isMultiple(of: 2)
    let range = 0.5..<8.0
    let surface = try ThresholdSurface(
      items, thresholds: range,
      objective: balanced ? .balanced : .weighted(first: 3, second: 2))
    let (n0, n1) = (surface.firstItems, surface.secondItems)
    func objective(_ threshold: Double, _ ratio: Double) -> Int {
      items.reduce(0) { sum, item in
        guard let stage = item.stages.first(where: { threshold < $0.below }) else { return sum }
        let errs = ratio <= stage.criticalValue ? stage.errorIfKept : stage.errorIfFailed
        let weight = balanced ? (item.classIndex == 0 ? n1 : n0) : 3 - item.classIndex
        return sum + (errs ? weight : 0)
      }
    }
    let ratios: [Double] = [0.1, 0.25, 0.4, 0.5, 0.7, 1, 1.2, 1.5, 1.7, 2, 2.5, 3, 4, .infinity]
    let thresholds = stride(from: 0.5, to: 8, by: 0.25)
    let least = try #require(
      thresholds.flatMap { threshold in ratios.map { objective(threshold, $0) } }.min())
    let unit = balanced ? Double(2 * n0 * n1) : 1
    let optimum = surface.optimum()
    #expect(optimum.value == Double(least) / unit)
    let steps = surface.steps()
    #expect(steps.first?.thresholds.lowerBound == range.lowerBound)
    #expect(steps.last?.thresholds.upperBound == range.upperBound)
    let zone = try surface.indifferenceZone(tolerance: 4 / unit)
    for threshold in thresholds {
      let values = ratios.map { objective(threshold, $0) }
      let best = try #require(values.min())
      let holding = steps.filter { $0.thresholds.contains(threshold) }
      #expect(holding.count == 1)
      #expect(holding.first?.value == Double(best) / unit)
      let optimal = optimum.steps.first { $0.thresholds.contains(threshold) }
      #expect((optimal != nil) == (best == least))
      #expect(zone.contains { $0.contains(threshold) } == (best - least <= 4))
      for (ratio, value) in zip(ratios, values) {
        #expect(holding.first?.ratios.contains { $0.contains(ratio) } == (value == best))
      }
    }
    #expect(objective(optimum.threshold, optimum.ratio) == least)
  }

  @Test("with one stage per item every threshold has the curve's optimum")
  func curve() throws {
    let items = random(9, count: 60).filter { !$0.stages.isEmpty }.map { item in
      ThresholdSurface.Item(
        classIndex: item.classIndex,
        stages: item.stages.prefix(1).map {
          var stage = $0
          stage.below = .infinity
          return stage
        })
    }
    let surface = try ThresholdSurface(items, thresholds: 0..<100)
    let curve = try ThresholdCurve(
      items.map {
        ThresholdCurve.Item(
          classIndex: $0.classIndex, criticalValue: $0.stages[0].criticalValue,
          errorIfKept: $0.stages[0].errorIfKept, errorIfFailed: $0.stages[0].errorIfFailed)
      })
    let best = curve.balancedOptimum()
    let optimum = surface.optimum()
    #expect(surface.steps() == optimum.steps)
    #expect(optimum.steps.map(\.ratios) == [best.ranges])
    #expect(optimum.value == best.value)
    #expect(optimum.ratio == best.recommended)
    #expect(optimum.threshold == 50)
  }

  @Test("what cannot be an item is refused")
  func refused() {
    func stage(_ below: Double, _ critical: Double) -> ThresholdSurface.Stage {
      ThresholdSurface.Stage(
        below: below, criticalValue: critical, errorIfKept: true, errorIfFailed: false)
    }
    func refuses(
      _ error: StatisticsError, _ items: [ThresholdSurface.Item], _ range: Range<Double> = 0..<1,
      _ objective: ThresholdSurface.Objective = .weighted(first: 1, second: 1)
    ) {
      #expect(throws: error) {
        try ThresholdSurface(items, thresholds: range, objective: objective)
      }
    }
    let item = ThresholdSurface.Item(classIndex: 0, stages: [stage(1, 1)])
    refuses(.threshold(1), [item], 1..<1)
    refuses(.classIndex(2, index: 0), [ThresholdSurface.Item(classIndex: 2, stages: [])])
    refuses(
      .criticalValue(-1, index: 0),
      [ThresholdSurface.Item(classIndex: 0, stages: [stage(1, -1)])])
    refuses(
      .threshold(1), [ThresholdSurface.Item(classIndex: 0, stages: [stage(1, 1), stage(1, 1)])])
    refuses(.emptyClass(1), [item], 0..<1, .balanced)
    refuses(.costs(-1, 1), [item], 0..<1, .weighted(first: -1, second: 1))
    #expect(throws: StatisticsError.tolerance(-1)) {
      try ThresholdSurface([item], thresholds: 0..<1, objective: .weighted(first: 1, second: 1))
        .indifferenceZone(tolerance: -1)
    }
  }

  @Test("the least prefix sum under changes is that of adding up", arguments: [1, 2, 3, 7, 64, 65])
  func prefixes(count: Int) {
    var generator = ResamplingGenerator(seed: UInt64(count))
    var values = (0..<count).map { _ in generator.next(below: 7) - 3 }
    var tree = PrefixMinimum(values)
    for _ in 0..<100 {
      let (index, change) = (generator.next(below: count), generator.next(below: 7) - 3)
      values[index] += change
      tree.add(change, at: index)
      var sum = 0
      let sums = values.map { value in
        sum += value
        return sum
      }
      #expect(tree.least == sums.min())
      #expect(tree.minima() == sums.indices.filter { sums[$0] == sums.min() })
    }
  }
}

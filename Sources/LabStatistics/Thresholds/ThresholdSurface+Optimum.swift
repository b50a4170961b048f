/// The least error over both thresholds, and where it is reached.
public struct SurfaceOptimum: Equatable, Sendable {
  /// The least error: a rate if balanced, else a weighted count.
  public let value: Double
  /// Every optimal T with its optimal R, ascending; neighbours with equal R joined.
  public let steps: [ThresholdSurface.Step]
  /// The middle of the largest optimal rectangle, by width in T times angle in R: the middle of T,
  /// and of R by angle.
  public let threshold: Double
  public let ratio: Double

  init(value: Double, steps: [ThresholdSurface.Step]) {
    self.value = value
    self.steps = steps
    func area(_ step: ThresholdSurface.Step) -> Double {
      (step.thresholds.upperBound - step.thresholds.lowerBound) * step.widest.angularWidth
    }
    let largest = steps.dropFirst().reduce(steps[0]) { area($1) > area($0) ? $1 : $0 }
    let (lower, upper) = (largest.thresholds.lowerBound, largest.thresholds.upperBound)
    let middle = lower + (upper - lower) / 2
    threshold = largest.thresholds.contains(middle) ? middle : lower
    ratio = largest.widest.angularMiddle
  }
}

extension ThresholdSurface {
  /// The least error over all T and R, and every place where it is reached.
  public func optimum() -> SurfaceOptimum {
    var best = Int.max
    var steps: [Step] = []
    walk { thresholds, tree, base in
      let objective = base + tree.least
      if objective < best {
        best = objective
        steps = []
      }
      if objective == best { append(step(thresholds, tree, objective), to: &steps) }
    }
    return SurfaceOptimum(value: value(of: best), steps: steps)
  }

  /// The least error for every T, from breakpoint to breakpoint.
  ///
  /// Neighbours with equal R and equal error are joined.
  public func steps() -> [Step] {
    var steps: [Step] = []
    walk { thresholds, tree, base in
      append(step(thresholds, tree, base + tree.least), to: &steps)
    }
    return steps
  }

  /// All T whose least error exceeds the optimum by at most `tolerance`, adjacent ranges joined.
  ///
  /// Throws for a tolerance that is negative or NaN.
  public func indifferenceZone(
    tolerance: Double
  ) throws(StatisticsError) -> [Range<Double>] {
    guard tolerance >= 0 else { throw .tolerance(tolerance) }
    var least = Int.max
    walk { _, tree, base in least = min(least, base + tree.least) }
    var ranges: [Range<Double>] = []
    walk { thresholds, tree, base in
      guard value(of: base + tree.least - least) <= tolerance else { return }
      if let last = ranges.last, last.upperBound == thresholds.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<thresholds.upperBound
      } else {
        ranges.append(thresholds)
      }
    }
    return ranges
  }

  /// Goes over T upward: between two breakpoints the tree holds the error of every R, apart from
  /// the base.
  private func walk(
    _ body: (_ thresholds: Range<Double>, _ tree: borrowing PrefixMinimum, _ base: Int) -> Void
  ) {
    var changes = [Int](repeating: 0, count: uppers.count)
    var base = 0
    for (classIndex, effect) in start {
      let weight = weights[Int(classIndex)]
      base += weight * Int(effect.base)
      if effect.change != 0 { changes[Int(effect.cell)] += weight * Int(effect.change) }
    }
    var tree = PrefixMinimum(changes)
    var lower = thresholds.lowerBound
    var index = 0
    while true {
      let upper = index < events.count ? events[index].threshold : thresholds.upperBound
      if lower < upper { body(lower..<upper, tree, base) }
      guard index < events.count else { return }
      lower = upper
      while index < events.count, events[index].threshold == upper {
        let event = events[index]
        let weight = weights[Int(event.classIndex)]
        base += weight * Int(event.new.base - event.old.base)
        if event.old.change != 0 {
          tree.add(-weight * Int(event.old.change), at: Int(event.old.cell))
        }
        if event.new.change != 0 {
          tree.add(weight * Int(event.new.change), at: Int(event.new.cell))
        }
        index += 1
      }
    }
  }

  private func step(
    _ thresholds: Range<Double>, _ tree: borrowing PrefixMinimum, _ objective: Int
  ) -> Step {
    var ratios: [ThresholdRange] = []
    for cell in tree.minima() {
      let lower = cell == 0 ? 0 : uppers[cell - 1]
      if let last = ratios.last, last.upper == lower {
        ratios[ratios.count - 1] = ThresholdRange(lower: last.lower, upper: uppers[cell])
      } else {
        ratios.append(ThresholdRange(lower: lower, upper: uppers[cell]))
      }
    }
    return Step(thresholds: thresholds, ratios: ratios, value: value(of: objective))
  }

  private func append(_ step: Step, to steps: inout [Step]) {
    guard let last = steps.last, last.thresholds.upperBound == step.thresholds.lowerBound,
      last.ratios == step.ratios, last.value == step.value
    else {
      steps.append(step)
      return
    }
    steps[steps.count - 1] = Step(
      thresholds: last.thresholds.lowerBound..<step.thresholds.upperBound, ratios: step.ratios,
      value: step.value)
  }
}

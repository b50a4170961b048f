/// The exact error of a rule with two thresholds: a distance T that picks the decision move, and a
/// ratio R that the critical value of that move is compared with.
///
/// For an item the decision move is the same between two records of its running maximum, so the item
/// is a few *stages* of T. In each stage it is kept iff its critical value is at least R, as on a
/// `ThresholdCurve`; beyond its last stage it is absent and no error. Raising T changes one item at
/// a time, and a segment tree over all critical values holds the error of every R at once. So the
/// optimum over both is exact, and no grid is needed. Cost O(S log S) for S stages in all.
///
/// Thresholds T are half-open ranges (the rule is "strictly beyond T"), ratios R are
/// `ThresholdRange`s, (lower, upper].
public struct ThresholdSurface: Sendable {
  /// An item between two of its breakpoints.
  public struct Stage: Equatable, Sendable {
    /// It holds for T below this, from where the stage before ends.
    public var below: Double
    /// Zero or more; may be infinite.
    public var criticalValue: Double
    public var errorIfKept: Bool
    public var errorIfFailed: Bool

    public init(
      below: Double, criticalValue: Double, errorIfKept: Bool, errorIfFailed: Bool
    ) {
      self.below = below
      self.criticalValue = criticalValue
      self.errorIfKept = errorIfKept
      self.errorIfFailed = errorIfFailed
    }
  }

  /// One item: its class, 0 or 1, and its stages with ascending ends.
  public struct Item: Equatable, Sendable {
    public var classIndex: Int
    public var stages: [Stage]

    public init(classIndex: Int, stages: [Stage]) {
      self.classIndex = classIndex
      self.stages = stages
    }
  }

  /// What is made least.
  public enum Objective: Equatable, Sendable {
    /// The mean of both error rates, over all items of each class.
    case balanced
    /// The sum of both error counts, each times a whole number.
    case weighted(first: Int, second: Int)
  }

  /// All T of a range with the same least error, and the R that reach it.
  public struct Step: Equatable, Sendable {
    public let thresholds: Range<Double>
    /// Ascending, adjacent cells joined.
    public let ratios: [ThresholdRange]
    /// The least error: a rate if balanced, else a weighted count.
    public let value: Double

    /// The range of R that is widest by angle; of equals the lowest.
    public var widest: ThresholdRange {
      ratios.dropFirst().reduce(ratios[0]) { $1.angularWidth > $0.angularWidth ? $1 : $0 }
    }
  }

  /// The thresholds T that are looked at.
  public let thresholds: Range<Double>
  public let objective: Objective
  /// Items of class 0 and of class 1, absent ones included.
  public let firstItems: Int
  public let secondItems: Int

  /// The distinct critical values at which anything changes, ascending; then infinity.
  let uppers: [Double]
  /// What an item does to the objective while one of its stages holds.
  struct Effect: Equatable {
    /// On every R.
    var base: Int32 = 0
    /// On all R above the critical value, from the cell `cell` on.
    var change: Int32 = 0
    var cell: Int32 = 0
  }
  /// An item goes over into another stage.
  struct Event {
    var threshold: Double
    var classIndex: Int32
    var old: Effect
    var new: Effect
  }
  let start: [(classIndex: Int32, effect: Effect)]
  let events: [Event]
  let weights: [Int]
  private let denominator: Double

  /// Takes the items.
  ///
  /// Throws for an empty range of thresholds, a class index other than 0 and 1, a critical value that
  /// is negative or NaN, ends of stages that do not ascend, weights that are negative or above 2^26,
  /// a class without items if balanced, and more than `ThresholdCurve.maximumItems`.
  public init(
    _ items: [Item], thresholds: Range<Double>, objective: Objective = .balanced
  ) throws(StatisticsError) {
    guard !thresholds.isEmpty else { throw .threshold(thresholds.lowerBound) }
    guard items.count <= ThresholdCurve.maximumItems else {
      throw .tooManyTrials(limit: ThresholdCurve.maximumItems)
    }
    self.thresholds = thresholds
    self.objective = objective
    var sizes = [0, 0]
    for (index, item) in items.enumerated() {
      guard item.classIndex == 0 || item.classIndex == 1 else {
        throw .classIndex(item.classIndex, index: index)
      }
      sizes[item.classIndex] += 1
    }
    (firstItems, secondItems) = (sizes[0], sizes[1])
    switch objective {
    case .balanced:
      if let empty = sizes.firstIndex(of: 0) { throw .emptyClass(empty) }
      weights = [sizes[1], sizes[0]]
      denominator = 2 * Double(sizes[0]) * Double(sizes[1])
    case .weighted(let first, let second):
      guard (0...ThresholdCurve.maximumItems).contains(first),
        (0...ThresholdCurve.maximumItems).contains(second)
      else { throw .costs(Double(first), Double(second)) }
      weights = [first, second]
      denominator = 1
    }
    uppers = try Self.criticalValues(of: items, within: thresholds)
    (start, events) = Self.events(of: items, within: thresholds, uppers)
  }

  /// An objective as a rate or a weighted count.
  func value(of objective: Int) -> Double { Double(objective) / denominator }
}

extension ThresholdSurface {
  private static func criticalValues(
    of items: [Item], within thresholds: Range<Double>
  ) throws(StatisticsError) -> [Double] {
    var values: [Double] = []
    for (index, item) in items.enumerated() {
      var previous = -Double.infinity
      for stage in item.stages {
        guard stage.criticalValue >= 0 else {
          throw .criticalValue(stage.criticalValue, index: index)
        }
        guard stage.below > previous else { throw .threshold(stage.below) }
        let isSeen = stage.below > thresholds.lowerBound && previous < thresholds.upperBound
        previous = stage.below
        if isSeen, stage.errorIfKept != stage.errorIfFailed, stage.criticalValue > 0,
          stage.criticalValue < .infinity
        {
          values.append(stage.criticalValue)
        }
      }
    }
    values.sort()
    var uppers: [Double] = []
    for value in values where value != uppers.last { uppers.append(value) }
    return uppers + [.infinity]
  }

  private static func events(
    of items: [Item], within thresholds: Range<Double>, _ uppers: [Double]
  ) -> ([(classIndex: Int32, effect: Effect)], [Event]) {
    var start: [(classIndex: Int32, effect: Effect)] = []
    var events: [Event] = []
    for item in items {
      let classIndex = Int32(item.classIndex)
      var stages = item.stages[...]
      while let stage = stages.first, stage.below <= thresholds.lowerBound {
        stages = stages.dropFirst()
      }
      var effect = effect(of: stages.first, uppers)
      start.append((classIndex, effect))
      while let stage = stages.popFirst(), stage.below < thresholds.upperBound {
        let next = Self.effect(of: stages.first, uppers)
        if next != effect {
          events.append(
            Event(threshold: stage.below, classIndex: classIndex, old: effect, new: next))
        }
        effect = next
      }
    }
    events.sort { $0.threshold < $1.threshold }
    return (start, events)
  }

  private static func effect(of stage: Stage?, _ uppers: [Double]) -> Effect {
    guard let stage else { return Effect() }
    let kept: Int32 = stage.errorIfKept ? 1 : 0
    let failed: Int32 = stage.errorIfFailed ? 1 : 0
    if stage.criticalValue == 0 { return Effect(base: failed) }
    guard kept != failed, stage.criticalValue < .infinity else { return Effect(base: kept) }
    var (low, high) = (0, uppers.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if uppers[middle] >= stage.criticalValue { high = middle } else { low = middle + 1 }
    }
    return Effect(base: kept, change: failed - kept, cell: Int32(low + 1))
  }
}

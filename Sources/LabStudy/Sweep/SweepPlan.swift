import LabSimulation
import LabStatistics

/// Which cells a sweep has: one strategy in one scenario, with some keys of both varied.
///
/// Every combination of the values is a cell, the first key slowest; ranges that are paired move
/// together, and all `sobol` ranges together are the points of one sequence, at the place of the
/// first of them. Cells are made from their number when they are needed, so a plan takes memory for
/// its ranges alone.
public struct SweepPlan: Sendable {
  /// The most cells of a sweep.
  public static let mostCells = 10_000_000
  /// The most cells whose counts are kept in memory, to stop by them.
  public static let mostRacing = 10_000

  /// What the command line says of one key.
  public struct Axis: Sendable {
    public var key: String
    public var range: String

    public init(key: String, range: String) {
      self.key = key
      self.range = range
    }
  }

  /// Keys that move together, with a column of values each.
  private struct Factor: Sendable {
    var keys: [Int]
    var columns: [[ParameterValue]]
    /// How many cells lie between two of its values.
    var stride = 1

    var count: Int { columns.first?.count ?? 0 }
  }

  public let scenario: Scenario
  public let base: StrategyRow
  public let axes: [Axis]
  public let keys: [SweepKey]
  public let isZipped: Bool
  public let points: Int?
  public let cells: Int
  private let factors: [Factor]

  /// - Parameters:
  ///   - isZipped: whether the ranges are paired in place of combined.
  ///   - points: the number of points of the `sobol` ranges.
  /// - Throws: `SweepError` and `SweepRangeError`. The number of cells is checked before any value
  ///   is made.
  public init(
    _ scenario: Scenario, _ base: StrategyRow, over axes: [Axis], isZipped: Bool = false,
    points: Int? = nil
  ) throws {
    try base.checkRegistered()
    var keys: [SweepKey] = []
    for axis in axes {
      let key = try SweepKey(axis.key, of: base.strategy, in: scenario)
      guard !keys.contains(where: { $0.name == key.name }) else {
        throw SweepError.keyTwice(key.name)
      }
      keys.append(key)
    }
    let ranges = try zip(keys, axes).map { try SobolRange($1.range, of: $0.kind) }
    guard ranges.contains(where: { $0 != nil }) == (points != nil) else {
      throw points == nil ? SweepError.noPoints : .uselessPoints
    }
    try Self.checkCount(axes, ranges, isZipped: isZipped, points: points)
    var sobol = try Self.sequence(ranges, points: points ?? 0)
    var columns: [[ParameterValue]] = []
    for (index, key) in keys.enumerated() {
      columns.append(
        ranges[index] == nil
          ? try SweepRange.read(axes[index].range, of: key.kind) : sobol.removeFirst())
    }
    var factors: [Factor]
    if isZipped {
      for (index, column) in columns.enumerated() where column.count != columns[0].count {
        throw SweepError.unequal(keys[0].name, columns[0].count, keys[index].name, column.count)
      }
      factors = [Factor(keys: Array(keys.indices), columns: columns)]
    } else {
      factors = []
      let together = keys.indices.filter { ranges[$0] != nil }
      for index in keys.indices {
        let members = together.contains(index) ? together : [index]
        guard members.first == index else { continue }
        factors.append(Factor(keys: members, columns: members.map { columns[$0] }))
      }
    }
    var cells = 1
    for index in factors.indices.reversed() {
      factors[index].stride = cells
      cells *= factors[index].count
    }
    (self.scenario, self.base, self.axes, self.keys) = (scenario, base, axes, keys)
    (self.isZipped, self.points, self.cells, self.factors) = (isZipped, points, cells, factors)
  }

  private static func checkCount(
    _ axes: [Axis], _ ranges: [SobolRange?], isZipped: Bool, points: Int?
  ) throws {
    var counts = try zip(axes, ranges).compactMap { axis, range in
      range == nil ? try SweepRange.count(axis.range) : nil
    }
    if let points { counts.append(points) }
    var cells = 1
    for count in counts {
      let (product, overflow) = cells.multipliedReportingOverflow(by: count)
      guard !overflow else { throw SweepError.tooManyCells(nil) }
      cells = isZipped ? max(cells, count) : product
    }
    guard cells <= mostCells else { throw SweepError.tooManyCells(cells) }
  }

  /// One column per `sobol` range: the points of a sequence of as many dimensions.
  private static func sequence(
    _ ranges: [SobolRange?], points: Int
  ) throws -> [[ParameterValue]] {
    let ranges = ranges.compactMap(\.self)
    guard !ranges.isEmpty else { return [] }
    guard SobolSequence.dimensions.contains(ranges.count) else {
      throw SweepError.tooManyDimensions(ranges.count)
    }
    let sequence = try SobolSequence(dimensions: ranges.count)
    var columns = [[ParameterValue]](repeating: [], count: ranges.count)
    var point: [Double] = []
    for _ in 0..<points {
      try sequence.next(into: &point)
      for (index, range) in ranges.enumerated() {
        columns[index].append(try range.value(at: point[index]))
      }
    }
    return columns
  }
}

// MARK: Cells

extension SweepPlan {
  /// The values of a cell, in the order of the keys.
  public func values(of cell: Int) -> [ParameterValue] {
    var values = [ParameterValue](repeating: .flag(false), count: keys.count)
    for factor in factors {
      let index = cell / factor.stride % factor.count
      for (key, column) in zip(factor.keys, factor.columns) { values[key] = column[index] }
    }
    return values
  }

  /// The scenario of a cell.
  public func scenario(of cell: Int) throws -> Scenario {
    var scenario = scenario
    for (key, value) in zip(keys, values(of: cell)) {
      try key.parameter?.set(value, in: &scenario)
    }
    return scenario
  }

  /// Equal for cells whose scenario is the same, ascending with the keys of the scenario.
  func scenarioNumber(of cell: Int) -> Int {
    var number = 0
    for factor in factors where factor.keys.contains(where: { keys[$0].isOfScenario }) {
      number = number * factor.count + cell / factor.stride % factor.count
    }
    return number
  }

  /// A cell in words, as in "ratio=1.7, hand.speeds=600".
  func words(of cell: Int) -> String {
    zip(keys, values(of: cell)).map { "\($0.name)=\($1)" }.joined(separator: ", ")
  }

  /// Refuses cells whose scenario contradicts itself, naming the first.
  func check(_ cell: Int) throws {
    if let contradiction = try scenario(of: cell).contradiction {
      throw SweepError.contradiction(
        cell: cell + 1, values: words(of: cell), sentence: contradiction.sentence)
    }
  }
}

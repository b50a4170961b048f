import LabSimulation

/// The cells of a sweep, or of a shard of it, split into units of work.
///
/// Cells that share a scenario are worked on one after the other, so that they are played on the
/// same strokes; a unit is a run of that order. What is finished is kept unit by unit, and a unit is
/// what an interruption can cost.
public struct SweepUnits: Sendable {
  /// Cells of a unit where each of them is played.
  static let played = Variants.perPass
  /// Cells of a unit where one simulation has them all: what fits into memory.
  static let exact = 1_000
  /// Rows of raw strokes that a unit may have, unless a single cell has more.
  static let rawRows = 1_000_000

  public let plan: SweepPlan
  public let cells: Range<Int>
  /// The cells in the order of work.
  private let order: [Int32]
  private let size: Int

  /// - Parameters:
  ///   - cells: those of a shard; nil for all.
  ///   - keepsStrokes: whether one row per stroke is wanted, for which every cell is played.
  /// - Throws: `SweepError` for a cell whose scenario contradicts itself.
  public init(
    _ plan: SweepPlan, cells: Range<Int>? = nil, keepsStrokes: Bool = false
  ) throws {
    let cells = cells ?? 0..<plan.cells
    self.plan = plan
    self.cells = cells
    let numbers = cells.map { plan.scenarioNumber(of: $0) }
    var order = cells.map { Int32($0) }
    if zip(numbers, numbers.dropFirst()).contains(where: >) {
      order.sort {
        let (a, b) = (numbers[Int($0) - cells.lowerBound], numbers[Int($1) - cells.lowerBound])
        return a == b ? $0 < $1 : a < b
      }
    }
    self.order = order
    var last: Int?
    for cell in order {
      let number = numbers[Int(cell) - cells.lowerBound]
      if number != last { try plan.check(Int(cell)) }
      last = number
    }
    if keepsStrokes {
      size = max(1, min(Self.played, Self.rawRows / max(1, plan.scenario.strokes ?? 1)))
    } else {
      size = plan.isExact ? Self.exact : Self.played
    }
  }

  public var count: Int { (order.count + size - 1) / size }

  /// The cells of a unit in the order of work.
  public func cells(of unit: Int) -> [Int] {
    order[unit * size..<min(order.count, (unit + 1) * size)].map { Int($0) }
  }

  /// The cells of a unit, together where they share a scenario.
  public func pieces(of unit: Int) -> [[Int]] {
    var pieces: [[Int]] = []
    var last: Int?
    for cell in cells(of: unit) {
      let number = plan.scenarioNumber(of: cell)
      if number == last { pieces[pieces.count - 1].append(cell) } else { pieces.append([cell]) }
      last = number
    }
    return pieces
  }

  /// Where each cell stands in the order of work: its unit and its place there, by cell.
  public func places() -> [(unit: Int, index: Int)] {
    var places = [(unit: Int, index: Int)](repeating: (0, 0), count: order.count)
    for (position, cell) in order.enumerated() {
      places[Int(cell) - cells.lowerBound] = (position / size, position % size)
    }
    return places
  }
}

import LabSimulation

/// The cells of a sweep, or of a shard of it, split into units of work.
///
/// Cells that share a scenario are worked on one after the other, so that they are played on the
/// same strokes; a unit is a run of that order. What is finished is kept unit by unit, and a unit is
/// what an interruption can cost.
public struct SweepUnits: Sendable {
  /// Cells of a unit where each of them is played.
  static let played = Variants.perPass
  /// Cells of a unit where one simulation has them all: their rows as text are some 10 MB.
  static let exact = 10_000
  /// Rates in memory that the replicates of a population give to one exact unit: 100 MB.
  static let replicated = 2_000_000
  /// Strokes judged in a unit of several scenarios, and rows of raw strokes in any unit, unless a
  /// single scenario or cell has more: some seconds of work, or some hundred megabytes.
  static let judged = 1_000_000

  public let plan: SweepPlan
  public let cells: Range<Int>
  /// The cells in the order of work.
  private let order: [Int32]
  /// Where each unit begins in that order, and the end.
  private let bounds: [Int32]

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
    let few = max(1, min(Self.played, Self.judged / max(1, plan.scenario.strokes ?? 1)))
    let exact = min(Self.exact, Self.replicated / max(1, plan.replicates))
    let size = keepsStrokes ? few : plan.isExact ? exact : Self.played
    var bounds: [Int32] = [0]
    var last: Int?
    for (position, cell) in order.enumerated() {
      let number = numbers[Int(cell) - cells.lowerBound]
      let length = position - Int(bounds[bounds.count - 1])
      if number != last { try plan.check(Int(cell)) }
      if length == size || (number != last && length >= few) { bounds.append(Int32(position)) }
      last = number
    }
    self.bounds = bounds + [Int32(order.count)]
  }

  public var count: Int { bounds.count - 1 }

  /// The cells of a unit in the order of work.
  public func cells(of unit: Int) -> [Int] {
    order[Int(bounds[unit])..<Int(bounds[unit + 1])].map { Int($0) }
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

  /// How many times the strokes of a scenario are gone over in a unit; those of the replicates of the
  /// population come on top.
  public func passes(of unit: Int) -> Int {
    pieces(of: unit).reduce(0) { $0 + plan.passes($1.count) }
  }

  /// The same for all units.
  public var passes: Int { (0..<count).reduce(0) { $0 + passes(of: $1) } }

  /// By how much the replicates multiply the passes.
  public var populations: Int { 1 + plan.replicates }

  /// Where each cell stands in the order of work: its unit and its place there, by cell.
  public func places() -> [(unit: Int, index: Int)] {
    var places = [(unit: Int, index: Int)](repeating: (0, 0), count: order.count)
    for unit in 0..<count {
      for (index, cell) in cells(of: unit).enumerated() {
        places[cell - cells.lowerBound] = (unit, index)
      }
    }
    return places
  }
}

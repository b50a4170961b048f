import LabStatistics

/// How the statistics that depend on several parameters at once move with them.
///
/// Most statistics move with one parameter alone, and one for one. Tails and strays, scales and
/// unevenness, bends and sways, what the finger does besides and the noise of the glass do not: their
/// derivatives are measured, by moving one of these parameters at a time on common random numbers.
struct FitJacobian: Sendable {
  /// The numbers of the lines that it holds.
  let lines: [Int]
  /// Row by row: what the statistic of a line gains when the parameter of another one grows by 1.
  let derivatives: [[Double]]

  /// The moves of the parameters that move the statistics of all lines by so much.
  func moves(for statistics: [Double]) -> [Double] {
    var moves = statistics
    let own = Self.solution(derivatives, lines.map { statistics[$0] })
    for (line, move) in zip(lines, own) { moves[line] = move }
    return moves
  }

  /// Gauss elimination with the largest pivot of each column; a column without one stays where it is.
  private static func solution(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var rows = zip(matrix, right).map { $0 + [$1] }
    let size = right.count
    var isSingular = [Bool](repeating: false, count: size)
    for column in 0..<size {
      guard
        let pivot = (column..<size).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else {
        isSingular[column] = true
        continue
      }
      rows.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for index in column...size { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<size).map { isSingular[$0] ? 0 : rows[$0][size] / rows[$0][$0] }
  }
}

extension FitStatistic {
  /// Statistics that move with each other's parameters.
  enum Family: Hashable, Sendable {
    case scales
    case bends
    case clock
    /// One that moves with its own alone, though not one for one. So is taken what the finger does besides:
    /// noise, tremor and roll look so much alike that their derivatives would only set them on each other.
    case own(FitStatistic)
  }

  /// Its family; nil when it depends on its own parameter alone, and one for one.
  ///
  /// Derivatives across families are left out: they are small beside the noise of a simulation, and the
  /// rounds go over them.
  var family: Family? {
    switch self {
    case .stroke(.vertical), .stroke(.horizontal), .tails, .contamination, .unevenness,
      .lengthExponent:
      .scales
    case .stroke(.bend(_)), .sway: .bends
    case .tiltBend, .strokeTiltBend, .dwell, .roughness, .excess, .tremor, .roll, .pageExcess:
      .own(self)
    case .clockJitter, .doubled: .clock
    default: nil
    }
  }

  /// Whether it estimates its parameter without bias, so that it is taken as it is: a simulation of
  /// some hundred persons would only add the chance of their choice.
  var isUnbiased: Bool {
    switch self {
    // An arc bends a long stroke more than a short one, so that bends vary with lengths, too.
    case .person(.bend(_)), .session(.bend(_)): false
    case .tilt, .person, .session, .leftRight, .verticalLeft: true
    default: false
    }
  }
}

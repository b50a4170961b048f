import LabSimulation

/// The ranges of some numbers as the unit cube, in which the searches move.
struct TuneBox: Sendable {
  private let ranges: [ClosedRange<Double>]

  init(_ keys: [TuneKey]) {
    ranges = keys.compactMap(\.numbers)
  }

  var dimensions: Int { ranges.count }

  /// The numbers at a point; what lies outside the cube is moved to its side.
  ///
  /// Ranges above 0 are divided logarithmically. Numbers are rounded to a hundred-thousandth of the
  /// range, so that they are easily read.
  func numbers(at point: [Double]) -> [Double] {
    zip(ranges, point).map { range, coordinate in
      let share = min(1, max(0, coordinate))
      if share == 0 { return range.lowerBound }
      if share == 1 { return range.upperBound }
      let (a, b) = (range.lowerBound, range.upperBound)
      let value =
        a > 0 ? Interpolation.geometric(a, b, share) : a + (b - a) * share
      var scale = 1.0
      while (b - a) * scale < 1e5, scale < 1e12 { scale *= 10 }
      return min(b, max(a, (value * scale).rounded() / scale))
    }
  }

  /// How far a point lies outside.
  func distance(of point: [Double]) -> Double {
    point.reduce(0) { $0 + max(0, -$1, $1 - 1) }
  }

  /// Where the searches begin: evenly spread points with their fixed random shift, and all corners.
  var starts: [[Double]] {
    var random = SplitMix64(seed: 20_260_304)
    func shift() -> Double { Double(random.next() >> 11) / 0x1p53 }
    switch dimensions {
    case 0: return [[]]
    case 1:
      let move = shift()
      return [[0]] + (0..<16).map { [(Double($0) + move) / 16] } + [[1]]
    default:
      // The points of Fibonacci: 34 points, of which each row and each column holds one.
      let (moveX, moveY) = (shift(), shift())
      let points = (0..<34).map { index in
        [
          (Double(index) / 34 + moveX).truncatingRemainder(dividingBy: 1),
          (Double(index * 21 % 34) / 34 + moveY).truncatingRemainder(dividingBy: 1),
        ]
      }
      return points + [[0, 0], [0, 1], [1, 0], [1, 1]]
    }
  }

  /// A grid for the trade between error and time, ends included.
  var grid: [[Double]] {
    switch dimensions {
    case 0: [[]]
    case 1: (0...32).map { [Double($0) / 32] }
    default:
      (0...8).flatMap { x in (0...8).map { [Double(x) / 8, Double($0) / 8] } }
    }
  }
}

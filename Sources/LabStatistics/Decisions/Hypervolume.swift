/// The area or volume between a set of points and a reference point, all coordinates minimised.
///
/// The measure of everything that some point dominates and that itself dominates the reference; one
/// number for a whole front, larger is better (Zitzler and Thiele 1998). Exact for two objectives,
/// and for three by slices along the third. Points that are not below the reference in every
/// coordinate contribute nothing. A front is a staircase, of which each point adds a corner, so the
/// cost is O(n log n) comparisons.
public struct Hypervolume: Equatable, Sendable {
  /// Zero without contributing points; infinite when the product exceeds the doubles.
  public let value: Double

  /// Throws for a reference of other than two or three finite coordinates, a point of another
  /// length, and a point with a coordinate that is not a number or minus infinity (its position).
  public init(_ points: [[Double]], reference: [Double]) throws(StatisticsError) {
    guard reference.count == 2 || reference.count == 3 else {
      throw .setting("dimensions", Double(reference.count))
    }
    if let index = reference.firstIndex(where: { !$0.isFinite }) { throw .notFinite(index: index) }
    var inside: [[Double]] = []
    for (index, point) in points.enumerated() {
      guard point.count == reference.count else {
        throw .length(point.count, expected: reference.count)
      }
      guard point.allSatisfy({ $0 > -.infinity }) else { throw .notFinite(index: index) }
      if zip(point, reference).allSatisfy({ $0 < $1 }) { inside.append(point) }
    }
    var stairs = Staircase(right: reference[0], top: reference[1])
    guard reference.count == 3 else {
      for point in inside { stairs.add(point[0], point[1]) }
      value = stairs.area
      return
    }
    inside.sort { $0[2] < $1[2] }
    var volume = 0.0
    for (index, point) in inside.enumerated() {
      stairs.add(point[0], point[1])
      let end = index + 1 < inside.count ? inside[index + 1][2] : reference[2]
      // An infinite area over a slice of no height would be no number.
      if end > point[2], stairs.area > 0 { volume += stairs.area * (end - point[2]) }
    }
    value = volume
  }
}

/// The region above and to the right of some points, up to a corner, and its area.
private struct Staircase {
  private let right: Double
  private let top: Double
  /// From left to right, and therefore from high to low.
  private var corners: [(x: Double, y: Double)] = []
  private(set) var area = 0.0

  init(right: Double, top: Double) {
    self.right = right
    self.top = top
  }

  /// Adds a point below and to the left of the corner; each removed step is counted once.
  mutating func add(_ x: Double, _ y: Double) {
    var low = 0
    var high = corners.count
    while low < high {
      let middle = (low + high) / 2
      if corners[middle].x <= x { low = middle + 1 } else { high = middle }
    }
    var ceiling = low > 0 ? corners[low - 1].y : top
    guard y < ceiling else { return }
    // A step at the same x is replaced.
    let start = low > 0 && corners[low - 1].x == x ? low - 1 : low
    var left = x
    var end = low
    while end < corners.count, corners[end].y >= y {
      grow(width: corners[end].x - left, height: ceiling - y)
      left = corners[end].x
      ceiling = corners[end].y
      end += 1
    }
    grow(width: (end < corners.count ? corners[end].x : right) - left, height: ceiling - y)
    corners.replaceSubrange(start..<end, with: [(x, y)])
  }

  private mutating func grow(width: Double, height: Double) {
    if width > 0, height > 0 { area += width * height }
  }
}

/// The points that no other point beats: all objectives are minimised.
///
/// A point is dominated when another is nowhere larger and somewhere smaller. Duplicates do not
/// dominate each other, so all copies of a nondominated point stay. Infinite values are allowed and
/// are the worst (or best) there is. Example: of (0.05, 16), (0.05, 24) and (0.01, 60) the second
/// is dominated. Cost O(n log n) with one or two objectives, O(n · front) with more, for which at
/// most `maximumPoints` are taken.
public struct ParetoFront: Equatable, Sendable {
  /// One flag per point, in the order given.
  public let isNondominated: [Bool]

  /// The most points with three or more objectives, 2^15.
  public static let maximumPoints = 1 << 15

  /// The positions of the nondominated points, ascending.
  public var indices: [Int] { isNondominated.indices.filter { isNondominated[$0] } }

  /// Compares the points; without any the front is empty.
  ///
  /// Throws for points of unequal length, without coordinates,
  /// with one that is not a number (position of the point), and for too many points.
  public init(_ points: [[Double]]) throws(StatisticsError) {
    let dimension = points.first?.count ?? 1
    guard dimension > 0 else { throw .setting("dimensions", Double(0)) }
    for (index, point) in points.enumerated() {
      guard point.count == dimension else { throw .length(point.count, expected: dimension) }
      if point.contains(where: \.isNaN) { throw .notANumber(index: index) }
    }
    guard dimension <= 2 || points.count <= Self.maximumPoints else {
      throw .tooManyTrials(limit: Self.maximumPoints)
    }

    // In lexicographic order only an earlier point can dominate a later one, and a nondominated one
    // does, because dominance is transitive.
    let order = points.indices.sorted { points[$0].lexicographicallyPrecedes(points[$1]) }
    var flags = Array(repeating: false, count: points.count)
    var front: [Int] = []
    for index in order {
      let point = points[index]
      // With two objectives the latest of the front has the smallest second coordinate of all.
      let rivals = dimension <= 2 ? front.suffix(1) : front[...]
      if rivals.contains(where: { Self.dominates(points[$0], point) }) { continue }
      flags[index] = true
      front.append(index)
    }
    isNondominated = flags
  }

  private static func dominates(_ one: [Double], _ other: [Double]) -> Bool {
    var isBetter = false
    for (a, b) in zip(one, other) {
      if a > b { return false }
      if a < b { isBetter = true }
    }
    return isBetter
  }
}

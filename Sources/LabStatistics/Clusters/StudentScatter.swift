/// Centres of groups and the one scale about them, by maximum likelihood under a Student t.
///
/// Rule: every value counts with the weight (ν + 1) / (ν + (r / s)²), r being its distance from the
/// centre of its group and s the scale; centres and scale are found in turns (Lange, Little and Taylor
/// 1989). The sum of squares is divided by values less groups, as if the centres took one degree of
/// freedom each. With ν = 5 a stray value in a hundred moves the scale by some percent, where it would
/// double a standard deviation.
public struct StudentScatter: Equatable, Sendable {
  /// One per group, in the order given; nothing for an empty group.
  public let centres: [Double?]
  /// Nothing when no group has two values, and when half of the values lie on their centres.
  public let scale: Double?
  /// Values less groups that have any.
  public let freedom: Int

  /// Turns of the search: the steps shrink by half or more in each.
  private static let turns = 20

  /// - Parameters:
  ///   - groups: linear in their values.
  ///   - tails: degrees of freedom ν, above 0.
  /// - Throws: `.value` for a value that is not finite, with its position among all values, and
  ///   `.degreesOfFreedom`.
  public init(_ groups: [[Double]], tails: Double = 5) throws(StatisticsError) {
    guard tails > 0, tails.isFinite else { throw .degreesOfFreedom(tails) }
    for (index, value) in groups.joined().enumerated() where !value.isFinite {
      throw .value(value, index: index)
    }
    let size = groups.reduce(0) { $0 + $1.count }
    freedom = size - groups.count { !$0.isEmpty }
    var middles = groups.map { group -> Double in
      guard !group.isEmpty else { return 0 }
      let sorted = group.sorted()
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    func known(_ middles: [Double]) -> [Double?] {
      zip(groups, middles).map { $0.isEmpty ? nil : $1 }
    }
    guard freedom > 0 else {
      centres = known(middles)
      scale = nil
      return
    }
    // The median distance, widened to a normal SD and by what the centres take.
    let distances = zip(groups, middles).flatMap { group, middle in group.map { abs($0 - middle) } }
      .sorted()
    let correction = (Double(size) / Double(freedom)).squareRoot()
    var spread = 1.4826 * correction * distances[distances.count / 2]
    guard spread > 0 else {
      centres = known(middles)
      scale = nil
      return
    }
    for _ in 0..<Self.turns {
      var squares = 0.0
      for (index, group) in groups.enumerated() where !group.isEmpty {
        var (total, weighted) = (0.0, 0.0)
        for value in group {
          let ratio = (value - middles[index]) / spread
          let weight = (tails + 1) / (tails + ratio * ratio)
          total += weight
          weighted += weight * value
        }
        let middle = weighted / total
        for value in group {
          let distance = value - middle
          let ratio = distance / spread
          squares += (tails + 1) / (tails + ratio * ratio) * distance * distance
        }
        middles[index] = middle
      }
      spread = (squares / Double(freedom)).squareRoot()
      guard spread > 0 else { break }
    }
    centres = known(middles)
    scale = spread > 0 ? spread : nil
  }
}

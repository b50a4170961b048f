/// The largest difference of two distribution functions (Kolmogorov and Smirnov), and where it is.
public struct SampleDistance: Equatable, Sendable {
  /// From 0, the same at every value, to 1, no overlap.
  public let distance: Double
  /// The value at which it is reached, the least of them.
  public let place: Double
  /// Whether more of the first sample lies at or below that place than of the second.
  public let isFirstBelow: Bool
}

extension PersonSample {
  /// The two-sample distance of Kolmogorov and Smirnov.
  ///
  /// Exact for ties: the functions are compared between values only, never inside a tie.
  public func distance(
    to other: PersonSample, weighting: Weighting = .values
  ) -> SampleDistance {
    let (own, others) = (weights(weighting), other.weights(weighting))
    var (first, second) = (0, 0)
    var difference = 0.0
    var largest = (difference: 0.0, place: min(values[0], other.values[0]))
    while first < values.count || second < other.values.count {
      let next = min(
        first < values.count ? values[first] : .infinity,
        second < other.values.count ? other.values[second] : .infinity)
      while first < values.count, values[first] <= next {
        difference += own[Int(owners[first])]
        first += 1
      }
      while second < other.values.count, other.values[second] <= next {
        difference -= others[Int(other.owners[second])]
        second += 1
      }
      // Sums that should be equal differ by their rounding.
      if difference.magnitude > largest.difference.magnitude + 1e-12 {
        largest = (difference, next)
      }
    }
    return SampleDistance(
      distance: min(1, largest.difference.magnitude), place: largest.place,
      isFirstBelow: largest.difference > 0)
  }

  /// The distance between the values of some persons and those of the others; nil when either group
  /// has no value.
  public func distance(
    of group: Set<Int>, weighting: Weighting = .values
  ) -> Double? {
    let inside = multiplicities(of: group)
    guard let own = weights(weighting, times: inside),
      let others = weights(weighting, times: inside.map { 1 - $0 })
    else { return nil }
    let largest = largestSum(of: zip(own, others).map { $0 - $1 })
    // Rounding leaves a trace of 1e-16 where the groups are the same.
    return largest > 1e-12 ? min(1, largest) : 0
  }

  /// The largest magnitude, over all x, of the sum of the owners' changes over the values up to x.
  func largestSum(of changes: [Double]) -> Double {
    var largest = 0.0
    var sum = 0.0
    values.withUnsafeBufferPointer { values in
      owners.withUnsafeBufferPointer { owners in
        changes.withUnsafeBufferPointer { changes in
          for index in values.indices {
            sum += changes[Int(owners[index])]
            if index + 1 == values.count || values[index + 1] > values[index] {
              largest = Swift.max(largest, sum.magnitude)
            }
          }
        }
      }
    }
    return largest
  }
}

import LabStatistics

extension DirectionDensity {
  /// What an integral around the circle found, and how many headings it looked at.
  struct LeastError {
    var value: Double
    var evaluations: Int
  }

  /// The bounds of one piece: an estimated error of 1e-5, and 20 parts of it.
  private static let limits = AdaptiveIntegral.Limits(error: 1e-5, pieces: 20)
  /// From each of at most four headings half the way to the next, on both sides.
  private static let mostPieces = 8

  /// More headings than this no density costs, however narrow its bumps are.
  static let mostEvaluations = mostPieces * limits.evaluations

  /// The smallest balanced error of anybody who sees the direction and knows this person.
  var idealError: Double {
    get throws(StatisticsError) { try leastError().value }
  }

  /// Half the integral of the smaller density.
  ///
  /// Adaptive from each heading half the way to the next, over a coordinate that is linear within the
  /// narrowest bump there and logarithmic farther out. The estimated error is at most 4e-5, half of the 8
  /// pieces together, unless a piece reaches its bound.
  func leastError() throws(StatisticsError) -> LeastError {
    let narrowest = narrowest
    let headings = narrowest.keys.sorted()
    guard let first = headings.first, let last = headings.last else {
      return LeastError(value: 0, evaluations: 0)
    }
    var found = LeastError(value: 0, evaluations: 0)
    for heading in headings {
      let next = headings.first { $0 > heading } ?? first + 360
      let before = headings.last { $0 < heading } ?? last - 360
      let scale = narrowest[heading] ?? Self.smallestScale
      for length in [(next - heading) / 2, (before - heading) / 2] where length != 0 {
        try add(from: heading, length, scale, to: &found)
      }
    }
    found.value /= 2
    return found
  }

  /// The smallest scale at each heading.
  private var narrowest: [Double: Double] {
    Dictionary((scroll + page).map { ($0.heading, $0.scale) }, uniquingKeysWith: min)
  }

  /// Adds the integral from a heading over a length of either sign.
  private func add(
    from heading: Double, _ length: Double, _ scale: Double, to found: inout LeastError
  ) throws(StatisticsError) {
    var evaluations = 0
    found.value += try AdaptiveIntegral.graded(
      from: heading, over: length, scale: scale, Self.limits
    ) { place in
      evaluations += 1
      let (scroll, page) = densities(at: place)
      return min(scroll, page)
    }
    found.evaluations += evaluations
  }
}

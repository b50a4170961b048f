import LabStatistics

/// One search for a minimum in the unit cube, with where it began.
struct Descent: Sendable {
  enum Start: Sendable {
    /// A point between two that are worse.
    case bracket(ClosedRange<Double>, middle: Double)
    /// A point with room around it.
    case simplex([Double])
  }

  let goal: PlayedSettings.Goal
  private let start: Start

  /// A search ends when it knows the place to a thousandth of the range.
  private static let tolerance = 0.001
  private static let rounds = 30
  /// The first simplex spans a tenth of the range.
  private static let edge = 0.1

  init(_ goal: PlayedSettings.Goal, _ start: Start) {
    self.goal = goal
    self.start = start
  }

  func step(
    _ known: @escaping ([Double]) -> Double?
  ) throws(StatisticsError) -> SearchStep<[Double]> {
    switch start {
    case .bracket(let bracket, let middle):
      switch try LineMinimum.step(
        in: bracket, from: middle, tolerance: Self.tolerance, rounds: Self.rounds,
        known: { known([$0]) })
      {
      case .asks(let point): .asks([point])
      case .ends(let point): .ends([point])
      }
    case .simplex(let point):
      try SimplexMinimum.step(
        from: point, edge: Self.edge, size: Self.tolerance * 3, rounds: Self.rounds, known: known)
    }
  }

  /// Where the values of ascending points have their lowest valleys, the lowest first.
  ///
  /// A valley is a run of equal values between two higher ones; one at an end has no bracket.
  static func brackets(_ points: [Double], _ values: [Double?], most: Int) -> [Start] {
    let known = zip(points, values).compactMap { point, value in value.map { (point, $0) } }
    var valleys: [(value: Double, start: Start)] = []
    var first = 0
    while first < known.count {
      var last = first
      while last + 1 < known.count, known[last + 1].1 == known[first].1 { last += 1 }
      if first > 0, last + 1 < known.count, known[first - 1].1 > known[first].1,
        known[last + 1].1 > known[first].1
      {
        let bracket = known[first - 1].0...known[last + 1].0
        valleys.append(
          (known[first].1, .bracket(bracket, middle: known[(first + last) / 2].0)))
      }
      first = last + 1
    }
    return valleys.sorted { $0.value < $1.value }.prefix(most).map(\.start)
  }

  /// The points with the least values.
  static func corners(_ points: [[Double]], _ values: [Double?], most: Int) -> [[Double]] {
    zip(points, values).compactMap { point, value in value.map { (point, $0) } }
      .sorted { $0.1 < $1.1 }.prefix(most).map(\.0)
  }
}

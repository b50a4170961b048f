import Foundation
import LabSimulation
import LabStatistics

/// The angles or bends of all persons, session by session and direction by direction, taken apart into
/// centres, a scale for each person, and residuals.
///
/// Nothing here depends on how often a person counts, so that a bootstrap reuses it.
struct FitScatter: Sendable {
  /// One person's strokes of one direction in one session.
  private struct Group {
    var session: Int
    var direction: Direction
    var values: [Double] = []
    var chords: [Double] = []
  }

  /// By direction and person: the sessions with their values, strays pulled in.
  private(set) var nested: [Direction: [[[Double]]]] = [:]
  /// By person: the logarithm of the scale, and its degrees of freedom.
  private(set) var scales: [(log: Double, freedom: Int)?]
  /// By person: magnitudes of the residuals in units of the person's scale.
  private(set) var tails: [MagnitudeCounts]
  /// By person: sums for the slope of the log residual on the log chord.
  private(set) var slopes: [FitProducts]
  private(set) var residuals = 0
  private(set) var sessions = 0

  /// A residual counts for at most this many scales: a Student t of 5 has one in 200 beyond.
  private static let reach = 4.0
  /// A person has a scale of its own from this many degrees of freedom on.
  static let leastFreedom = 5
  /// Residuals below this share of the scale are noise of the glass.
  private static let least = 0.1

  init(
    _ strokes: [FitStroke], persons: Int, value: (FitStroke) -> Double?
  ) throws(StatisticsError) {
    var people = [[Group]](repeating: [], count: persons)
    for stroke in strokes {
      guard let value = value(stroke) else { continue }
      let place = people[stroke.person].lastIndex {
        $0.session == stroke.session && $0.direction == stroke.direction
      }
      let index: Int
      if let place {
        index = place
      } else {
        index = people[stroke.person].count
        people[stroke.person].append(
          Group(session: stroke.session, direction: stroke.direction))
      }
      people[stroke.person][index].values.append(value)
      people[stroke.person][index].chords.append(stroke.chord)
    }
    scales = []
    tails = [MagnitudeCounts](repeating: MagnitudeCounts(), count: persons)
    slopes = [FitProducts](repeating: FitProducts(), count: persons)
    var scatters: [StudentScatter] = []
    for groups in people {
      let scatter = try StudentScatter(groups.map(\.values))
      scatters.append(scatter)
      residuals += scatter.freedom
      sessions += Set(groups.map(\.session)).count
      let scale = scatter.freedom >= Self.leastFreedom ? scatter.scale : nil
      scales.append(scale.map { (log($0), scatter.freedom) })
    }
    let logs = scales.compactMap { $0?.log }.sorted()
    let usual = logs.isEmpty ? nil : exp(logs[logs.count / 2])
    for direction in Direction.allCases {
      nested[direction] = [[[Double]]](repeating: [], count: persons)
    }
    for (person, groups) in people.enumerated() {
      let own = scales[person].map { exp($0.log) }
      for (group, centre) in zip(groups, scatters[person].centres) {
        add(group, of: person, centre: centre ?? 0, own: own, scale: own ?? usual)
      }
    }
  }

  private mutating func add(
    _ group: Group, of person: Int, centre: Double, own: Double?, scale: Double?
  ) {
    let limit = Self.reach * (scale ?? .infinity)
    nested[group.direction]?[person].append(
      group.values.map { centre + min(max($0 - centre, -limit), limit) })
    guard let own, group.values.count >= 3 else { return }
    let size = Double(group.values.count)
    let widening = (size / (size - 1)).squareRoot()
    var products = FitProducts.Group()
    for (value, chord) in zip(group.values, group.chords) {
      let ratio = (value - centre) / own * widening
      tails[person].add(ratio)
      products.add(chord, log(max(abs(ratio), Self.least)))
    }
    slopes[person].add(products)
  }

  /// The persons and strokes of a direction.
  func support(_ direction: Direction) -> FitSupport {
    let people = (nested[direction] ?? []).filter { !$0.isEmpty }
    return FitSupport(
      persons: people.count, sessions: people.reduce(0) { $0 + $1.count },
      strokes: people.joined().reduce(0) { $0 + $1.count })
  }
}

/// Sums of squares and products of two quantities about the means of their groups.
struct FitProducts: Sendable {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0

  /// One group while it is being read.
  struct Group {
    private var values: [(x: Double, y: Double)] = []

    mutating func add(_ x: Double, _ y: Double) { values.append((x, y)) }

    var mean: (x: Double, y: Double) {
      let size = Double(max(values.count, 1))
      return (values.reduce(0) { $0 + $1.x } / size, values.reduce(0) { $0 + $1.y } / size)
    }

    fileprivate var products: FitProducts {
      let (x, y) = mean
      return values.reduce(into: FitProducts()) { sums, value in
        sums.xx += (value.x - x) * (value.x - x)
        sums.xy += (value.x - x) * (value.y - y)
        sums.yy += (value.y - y) * (value.y - y)
      }
    }
  }

  /// Less is rounding: what is all alike is correlated with nothing.
  static let leastSquares = 1e-9

  /// Nil where one of the quantities does not vary.
  var correlation: Double? {
    xx > Self.leastSquares && yy > Self.leastSquares ? xy / (xx * yy).squareRoot() : nil
  }

  mutating func add(_ group: Group, times: Int = 1) { add(group.products, times: times) }

  mutating func add(_ other: FitProducts, times: Int) {
    xx += Double(times) * other.xx
    xy += Double(times) * other.xy
    yy += Double(times) * other.yy
  }
}

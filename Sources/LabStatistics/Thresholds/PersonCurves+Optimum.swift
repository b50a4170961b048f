/// All thresholds with the least value of a `PersonObjective`, and the one to recommend.
public struct PersonOptimum: Equatable, Sendable {
  /// The least value.
  public let value: Double
  /// The thresholds that have it, ascending, adjacent ones joined.
  public let ranges: [ThresholdRange]
  /// The middle, by angle, of the range that is widest by angle; of equals the lowest.
  public let recommended: Double

  /// The interval of the best threshold over resampled persons.
  public struct Spread: Equatable, Sendable {
    public let interval: Interval
    public let draws: Int

    public init(interval: Interval, draws: Int) {
      self.interval = interval
      self.draws = draws
    }
  }
}

extension PersonCurves {
  /// Every threshold there is.
  public static let everywhere = [ThresholdRange(lower: 0, upper: .infinity)]

  /// Values that differ by less are equal: two cells of equal cost differ by rounding only.
  private static let tie = 1e-13

  /// The thresholds with the least value, among those that are allowed.
  ///
  /// - Parameters:
  ///   - allowed: ranges in ascending order that do not overlap.
  ///   - times: how often each person counts; once each when nil.
  /// - Returns: nil where nothing is allowed or the value does not exist.
  public func optimum(
    _ objective: PersonObjective, within allowed: [ThresholdRange] = everywhere,
    times: [Int]? = nil
  ) throws(StatisticsError) -> PersonOptimum? {
    var least = Double.infinity
    var pieces = RangePieces(allowed)
    try forEachCell(objective, times: times) { lower, upper, value in
      guard value <= least + Self.tie else { return }
      if value < least - Self.tie {
        guard pieces.meets(lower, upper) else { return }
        pieces.kept.removeAll(keepingCapacity: true)
        least = value
      }
      pieces.keep(lower, upper)
    }
    guard let widest = pieces.widest else { return nil }
    return PersonOptimum(value: least, ranges: pieces.kept, recommended: widest.angularMiddle)
  }

  /// The allowed thresholds whose value exceeds the least by at most `tolerance`, as ranges.
  public func zone(
    _ objective: PersonObjective, tolerance: Double, within allowed: [ThresholdRange] = everywhere
  ) throws(StatisticsError) -> [ThresholdRange] {
    guard tolerance >= 0 else { throw .tolerance(tolerance) }
    guard let optimum = try optimum(objective, within: allowed) else { return [] }
    var pieces = RangePieces(allowed)
    try forEachCell(objective, times: nil) { lower, upper, value in
      if value <= optimum.value + tolerance + Self.tie { pieces.keep(lower, upper) }
    }
    return pieces.kept
  }

  /// The percentile interval of the recommended threshold: persons are drawn with replacement, and the
  /// optimum is found anew each time.
  ///
  /// The optimum of a step function moves in jumps and settles slowly (with the cube root of the number
  /// of persons), so the interval is a guide and no more. Cost draws × items; at most `work` items are
  /// gone over, with `fewestDraws` at least, so a large sample has fewer draws.
  public func spread(
    _ objective: PersonObjective, within allowed: [ThresholdRange] = everywhere, confidence: Double,
    mostDraws: Int = 1000, seed: UInt64 = PersonBootstrap.defaultSeed
  ) throws(StatisticsError) -> PersonOptimum.Spread? {
    let tail = try Quantiles.tail(confidence)
    guard try optimum(objective, within: allowed) != nil else { return nil }
    let affordable = objective.work / (events.count + persons + 1)
    let draws = max(1, min(mostDraws, max(Self.fewestDraws, affordable)))
    let values = try PersonDraws.values(persons: persons, draws: draws, seed: seed) {
      times throws(StatisticsError) in
      try optimum(objective, within: allowed, times: times)?.recommended
    }.sorted()
    return PersonOptimum.Spread(
      interval: Interval(
        lower: try Quantiles.sorted(values, probability: tail),
        upper: try Quantiles.sorted(values, probability: 1 - tail)),
      draws: draws)
  }

  /// The counts of each person at a threshold above 0.
  public func counts(at threshold: Double) throws(StatisticsError) -> [ClassCounts] {
    guard threshold > 0 else { throw .threshold(threshold) }
    var bases = bases
    for event in events {
      guard event.value < threshold else { break }
      bases[Int(event.person)].errors[Int(event.classIndex)] += Int(event.change)
    }
    var counts: [ClassCounts] = []
    for base in bases {
      counts.append(
        ClassCounts(
          first: try Count(base.errors[0], of: base.items[0]),
          second: try Count(base.errors[1], of: base.items[1])))
    }
    return counts
  }

  /// Below this many draws the ends of a 95 % interval are no percentiles.
  private static let fewestDraws = 100

  /// Hands out the cells (lower, upper] in ascending order with their values; none where the value does
  /// not exist.
  private func forEachCell(
    _ objective: PersonObjective, times: [Int]?, _ body: (Double, Double, Double) -> Void
  ) throws(StatisticsError) {
    guard var state = try PersonState(bases, objective, times: times) else { return }
    var lower = 0.0
    var index = 0
    while true {
      let upper = index < events.count ? events[index].value : .infinity
      body(lower, upper, try state.value())
      guard index < events.count else { return }
      while index < events.count, events[index].value == upper {
        state.pass(events[index])
        index += 1
      }
      lower = upper
    }
  }
}

extension PersonObjective {
  /// How many items may be gone over for a spread: about a second of work.
  fileprivate var work: Int {
    switch self {
    case .weighted: 200_000_000
    case .percentile: 8_000_000
    }
  }
}

/// The errors of persons at one threshold, and the value that follows from them.
private struct PersonState {
  private let objective: PersonObjective
  private let times: [Int]?
  private var sizes = [0, 0]
  private var errors = [0, 0]
  /// For percentiles: the errors of each person by class, and the rates of those who count.
  private var bases: [PersonCurves.Base] = []
  private var least = 0
  private var ladder: [Double] = []

  /// Nil where the value does not exist.
  init?(
    _ bases: [PersonCurves.Base], _ objective: PersonObjective, times: [Int]?
  ) throws(StatisticsError) {
    self.objective = objective
    self.times = times
    for (person, base) in bases.enumerated() {
      let times = times.map { $0[person] } ?? 1
      for index in 0..<2 {
        sizes[index] += times * base.items[index]
        errors[index] += times * base.errors[index]
      }
    }
    guard sizes[0] > 0, sizes[1] > 0 else { return nil }
    if case .percentile(let probability, let least) = objective {
      guard probability >= 0, probability <= 1 else { throw .probability(probability) }
      self.bases = bases
      self.least = max(1, least)
      for (person, base) in bases.enumerated() where counts(base) {
        ladder += repeatElement(Self.rate(base), count: times.map { $0[person] } ?? 1)
      }
      ladder.sort()
      guard !ladder.isEmpty else { return nil }
    }
  }

  private func counts(_ base: PersonCurves.Base) -> Bool {
    base.items[0] >= least && base.items[1] >= least
  }

  private static func rate(_ base: PersonCurves.Base) -> Double {
    (Double(base.errors[0]) / Double(base.items[0]) + Double(base.errors[1])
      / Double(base.items[1])) / 2
  }

  func value() throws(StatisticsError) -> Double {
    switch objective {
    case .weighted(let first, let second):
      first * (Double(errors[0]) / Double(sizes[0]))
        + second * (Double(errors[1]) / Double(sizes[1]))
    case .percentile(let probability, _):
      try Quantiles.sorted(ladder, probability: probability)
    }
  }

  /// Moves the threshold over the critical value of one item.
  mutating func pass(_ event: PersonCurves.Event) {
    let person = Int(event.person)
    let times = times.map { $0[person] } ?? 1
    let change = Int(event.change)
    errors[Int(event.classIndex)] += times * change
    guard !bases.isEmpty, times > 0, counts(bases[person]) else { return }
    let before = Self.rate(bases[person])
    bases[person].errors[Int(event.classIndex)] += change
    let start = place(of: before)
    ladder.removeSubrange(start..<start + times)
    let after = Self.rate(bases[person])
    ladder.insert(contentsOf: repeatElement(after, count: times), at: place(of: after))
  }

  /// The first place in the ladder whose rate is not below this one.
  private func place(of rate: Double) -> Int {
    Bisection.first(in: 0..<ladder.count) { ladder[$0] >= rate }
  }
}

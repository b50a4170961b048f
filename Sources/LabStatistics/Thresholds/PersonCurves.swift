/// The threshold curve of strokes nested in persons, and its simultaneous band over persons.
///
/// One sort serves all resamples: the items are walked in order of their critical values, each counted
/// as often as its person was drawn.
public struct PersonCurves: Equatable, Sendable {
  /// The curve of all items.
  public let curve: ThresholdCurve
  public let persons: Int

  /// An item whose outcome changes as the threshold passes its critical value.
  struct Event: Equatable, Sendable {
    let value: Double
    let person: Int32
    /// Its class, and whether it becomes an error (+1) or stops being one (-1).
    let classIndex: Int8
    let change: Int8
  }

  /// What a person has irrespective of the threshold, by class.
  struct Base: Equatable, Sendable {
    var items = [0, 0]
    /// Errors at thresholds below every critical value.
    var errors = [0, 0]
  }

  let events: [Event]
  let bases: [Base]

  /// Takes the items of each person; persons without items do not count.
  ///
  /// Throws what `ThresholdCurve` throws (positions count through all persons), and for fewer than
  /// two persons.
  public init(_ items: [[ThresholdCurve.Item]]) throws(StatisticsError) {
    let people = items.filter { !$0.isEmpty }
    curve = try ThresholdCurve(Array(people.joined()))
    guard people.count >= 2 else { throw .tooFewPersons(people.count) }
    persons = people.count
    var events: [Event] = []
    var bases: [Base] = []
    for (person, items) in people.enumerated() {
      var base = Base()
      for item in items {
        let failsAlways = item.criticalValue == 0
        base.items[item.classIndex] += 1
        if failsAlways ? item.errorIfFailed : item.errorIfKept { base.errors[item.classIndex] += 1 }
        if failsAlways || item.criticalValue == .infinity || item.errorIfKept == item.errorIfFailed
        {
          continue
        }
        events.append(
          Event(
            value: item.criticalValue, person: Int32(person), classIndex: Int8(item.classIndex),
            change: item.errorIfFailed ? 1 : -1))
      }
      bases.append(base)
    }
    self.events = events.sorted { $0.value < $1.value }
    self.bases = bases
  }

  /// The largest deviation of a resampled curve from the curve, over all thresholds.
  struct Suprema {
    var first = 0.0
    var second = 0.0
    var balanced = 0.0
  }

  /// The band from the largest deviation of each curve over resampled persons.
  ///
  /// The half width of a class is the order statistic ⌈(1 - α/2)(draws + 1)⌉ of sup |F* - F|, of the
  /// balanced curve that at 1 - α, with α = 1 - confidence. Draws that miss a class are repeated. Where
  /// the half width would be zero (all persons alike) it is Massart's bound with as many items as
  /// persons. With few persons the band is too narrow: see `PersonGate`.
  ///
  /// Defaults: 1000 draws (1 to 2^20), a fixed seed. Cost draws × items after one sort. Throws for a
  /// confidence outside (0, 1), draws outside the range or fewer than the order statistic needs
  /// (2/α - 1), and `.undefinedStatistic` when nearly all draws miss a class.
  public func band(
    confidence: Double, draws: Int = 1000, seed: UInt64 = PersonBootstrap.defaultSeed
  ) throws(StatisticsError) -> CurveBand {
    let tail = try Quantiles.tail(confidence)
    let largest = try PersonDraws.values(persons: persons, draws: draws, seed: seed, of: suprema)
    let quantile = { (values: [Double], alpha: Double) throws(StatisticsError) -> Double in
      // A hair less, so that 0.95 · 1000 does not round up to 951.
      let level = ((1 - alpha) * Double(draws + 1) * (1 - 1e-12)).rounded(.up)
      // A confidence that is lost beside 1 has no rank but the first.
      let rank = max(1, Int(level))
      guard rank <= draws else { throw .setting("draws", Double(draws)) }
      let width = values.sorted()[rank - 1]
      // Rounding leaves a trace of 1e-16 where the curves are the same.
      return width > 1e-12
        ? width : try UniformDeviation.bound(tail: alpha / 2, count: Double(persons))
    }
    return CurveBand(
      curve: curve, confidence: confidence, method: .personBootstrap,
      halfWidths: (
        try quantile(largest.map(\.first), tail), try quantile(largest.map(\.second), tail),
        try quantile(largest.map(\.balanced), 2 * tail)
      ))
  }

  private func suprema(_ multiplicities: [Int]) -> Suprema? {
    var (items, errors) = ([0, 0], [0, 0])
    for (base, times) in zip(bases, multiplicities) {
      for index in 0..<2 {
        items[index] += times * base.items[index]
        errors[index] += times * base.errors[index]
      }
    }
    guard items[0] > 0, items[1] > 0 else { return nil }
    let (inverse0, inverse1) = (1 / Double(items[0]), 1 / Double(items[1]))
    let (unit0, unit1) = (1 / Double(curve.firstItems), 1 / Double(curve.secondItems))
    var (own0, own1) = (errors[0], errors[1])
    var (all0, all1) = (0, 0)
    for base in bases {
      all0 += base.errors[0]
      all1 += base.errors[1]
    }
    var result = Suprema()
    return events.withUnsafeBufferPointer { events in
      multiplicities.withUnsafeBufferPointer { multiplicities in
        var index = 0
        while true {
          let first = Double(own0) * inverse0 - Double(all0) * unit0
          let second = Double(own1) * inverse1 - Double(all1) * unit1
          result.first = max(result.first, abs(first))
          result.second = max(result.second, abs(second))
          result.balanced = max(result.balanced, abs(first + second) / 2)
          guard index < events.count else { return result }
          let value = events[index].value
          repeat {
            let event = events[index]
            let change = Int(event.change)
            let times = multiplicities[Int(event.person)] * change
            if event.classIndex == 0 {
              own0 += times
              all0 += change
            } else {
              own1 += times
              all1 += change
            }
            index += 1
          } while index < events.count && events[index].value == value
        }
      }
    }
  }
}

import LabSimulation
import LabStatistics

/// The strokes of some persons, made ready for their statistics, whoever counts how often.
struct FitSample: Sendable {
  let persons: Int
  let strokes: [FitStroke]
  private(set) var scatters: [FitField: FitScatter] = [:]
  /// Logarithms by person and session.
  private(set) var nested: [FitField: [[[Double]]]] = [:]
  /// Products of log chord and log duration within sessions, by person.
  private(set) var chordDuration: [Intent: [FitProducts]] = [:]
  private(set) var sways: FitScatter
  /// Sums of the times to the first motion, by person.
  private(set) var rests: [Intent: [(sum: Double, strokes: Int)]] = [:]
  /// Sums of the early excess paths, by person.
  private(set) var early: [(sum: Double, strokes: Int)]
  /// Ascending, with the person each belongs to.
  private(set) var roughness: RankedValues
  private(set) var excess: RankedValues
  private(set) var pageExcess: RankedValues
  private(set) var clocks: [ClockCounts]
  /// Sums of the heading changes and of those of the pivot, by person.
  private(set) var bends: [(sum: Double, pivot: Double, strokes: Int)]
  /// By person.
  private(set) var leanings: [FitLeaning]

  /// A heading change counts for at most this many degrees: beyond it a stroke is no arc.
  private static let greatestBend = 90.0
  /// A rest counts for at most this many ms: who waits longer does something else.
  private static let longestRest = 400.0
  /// An early excess counts for at most this many pt: beyond it the finger turned back.
  private static let greatestExcess = 5.0

  init(_ strokes: [FitStroke], persons: Int) throws(StatisticsError) {
    self.persons = persons
    self.strokes = strokes
    for (field, axis) in [(FitField.vertical, Axis.vertical), (.horizontal, .horizontal)] {
      scatters[field] = try FitScatter(strokes, persons: persons) {
        $0.direction.axis == axis ? $0.angle : nil
      }
    }
    for axis in [Axis.vertical, .horizontal] {
      scatters[.bend(axis)] = try FitScatter(strokes, persons: persons) {
        $0.direction.axis == axis ? $0.bend : nil
      }
    }
    sways = try FitScatter(strokes, persons: persons) { $0.sway }
    roughness = RankedValues(strokes) { $0.roughness }
    excess = RankedValues(strokes) { $0.intent == .scroll ? $0.excess : nil }
    pageExcess = RankedValues(strokes) { $0.intent == .page ? $0.excess : nil }
    clocks = [ClockCounts](repeating: ClockCounts(), count: persons)
    bends = [(sum: Double, pivot: Double, strokes: Int)](repeating: (0, 0, 0), count: persons)
    early = [(sum: Double, strokes: Int)](repeating: (0, 0), count: persons)
    for stroke in strokes {
      if let excess = stroke.earlyExcess {
        early[stroke.person].sum += min(max(excess, 0), Self.greatestExcess)
        early[stroke.person].strokes += 1
      }
      clocks[stroke.person].add(stroke.intervals)
      guard let bend = stroke.bend else { continue }
      bends[stroke.person].sum += min(max(bend, -Self.greatestBend), Self.greatestBend)
      bends[stroke.person].pivot += stroke.pivotBend
      bends[stroke.person].strokes += 1
    }
    leanings = FitLeaning.all(strokes, persons: persons)
    for intent in Intent.allCases { addLogarithms(intent) }
  }

  private mutating func addLogarithms(_ intent: Intent) {
    var chords = [[[Double]]](repeating: [], count: persons)
    var durations = chords
    var places: [[Int]: Int] = [:]
    for stroke in strokes where stroke.intent == intent {
      let key = [stroke.person, stroke.session]
      let place = places[key] ?? chords[stroke.person].count
      if places[key] == nil {
        places[key] = place
        chords[stroke.person].append([])
        durations[stroke.person].append([])
      }
      chords[stroke.person][place].append(stroke.chord)
      durations[stroke.person][place].append(stroke.duration)
    }
    chords = Self.tamed(chords)
    durations = Self.tamed(durations)
    nested[.chord(intent)] = chords
    nested[.duration(intent)] = durations
    chordDuration[intent] = zip(chords, durations).map { chords, durations in
      var products = FitProducts()
      for (chords, durations) in zip(chords, durations) {
        var group = FitProducts.Group()
        for (chord, duration) in zip(chords, durations) { group.add(chord, duration) }
        products.add(group)
      }
      return products
    }
    var rests = [(sum: Double, strokes: Int)](repeating: (0, 0), count: persons)
    for stroke in strokes where stroke.intent == intent {
      guard let motion = stroke.firstMotion else { continue }
      rests[stroke.person].sum += min(motion, Self.longestRest)
      rests[stroke.person].strokes += 1
    }
    self.rests[intent] = rests
  }
}

// MARK: - Outliers

extension FitSample {
  /// A logarithm lies at most this many robust SDs from the median of its session (assumed).
  ///
  /// Without this a few hesitations among quick swipes would widen all of them: recorded durations have a
  /// narrow core and a long tail.
  private static let reach = 2.0

  /// The logarithms, sessions by person, with outliers drawn in.
  private static func tamed(_ values: [[[Double]]]) -> [[[Double]]] {
    let medians = values.map { $0.map(median) }
    let distances = zip(values, medians).flatMap { sessions, medians in
      zip(sessions, medians).flatMap { session, median in
        session.count > 2 ? session.map { abs($0 - median) } : []
      }
    }
    // A normal law has half of itself within .6745 SDs.
    let limit = reach * median(distances) / 0.6745
    guard limit > 0 else { return values }
    return zip(values, medians).map { sessions, medians in
      zip(sessions, medians).map { session, median in
        session.map { min(max($0, median - limit), median + limit) }
      }
    }
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let middle = sorted.isEmpty ? nil : sorted[sorted.count / 2] else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (middle + sorted[sorted.count / 2 - 1]) / 2 : middle
  }
}

extension ClockCounts {
  mutating func add(_ other: ClockCounts, times: Int = 1) {
    regular += times * other.regular
    sum += Double(times) * other.sum
    squares += Double(times) * other.squares
    doubled += times * other.doubled
  }
}

/// Values in ascending order with the person each belongs to: a median under any count of persons is one
/// walk.
struct RankedValues: Sendable {
  private(set) var values: [(value: Double, person: Int)]

  init(_ strokes: [FitStroke], _ value: (FitStroke) -> Double?) {
    values = strokes.compactMap { stroke in value(stroke).map { (value: $0, person: stroke.person) }
    }
    .sorted { ($0.value, $0.person) < ($1.value, $1.person) }
  }

  /// The value at which half of the strokes are reached.
  func median(_ multiplicities: [Int]) -> Double? {
    let total = values.reduce(0) { $0 + multiplicities[$1.person] }
    var sum = 0
    for (value, person) in values {
      sum += multiplicities[person]
      if 2 * sum >= total, total > 0 { return value }
    }
    return nil
  }

  var support: FitSupport {
    FitSupport(persons: Set(values.map(\.person)).count, strokes: values.count)
  }
}

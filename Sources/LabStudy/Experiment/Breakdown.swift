import LabSimulation

/// Verdicts by a property of the strokes: who gets the touch at which angle, speed, class or grip.
public struct Breakdown: Sendable {
  /// The property by which strokes are sorted.
  public enum Key: String, Sendable, CaseIterable {
    /// Degrees from the horizontal of the chord: as the scenario gives it, else in steps of 5.
    case angle
    /// Mean speed in pt/s: as the scenario gives it, else in steps of 1, 2, 5 per decade.
    case speed
    /// The stroke class; recordings have none.
    case strokeClass = "class"
    /// The grip; recordings have none.
    case grip
  }

  /// One cell: the strokes of an intent with equal properties, under one strategy.
  public struct Group: Sendable {
    public var intent: IntentScope
    /// One value per key, as text.
    public var values: [String]
    /// One entry per strategy.
    public var counts: [Counts]
    /// How many persons drew these strokes.
    public var persons = 0
    fileprivate var lastPerson = -1
    fileprivate var order: [Double]
  }

  public struct Counts: Sendable, Hashable {
    public var decided = 0
    /// Strokes in which each side acted: moved more than 3 pt, or rests on another page.
    public var feed = 0
    public var carousel = 0
    public var verdicts: [Int]

    fileprivate init(_ conflict: any Conflict.Type) {
      verdicts = Array(repeating: 0, count: conflict.verdicts.count)
    }
  }

  public let keys: [Key]
  public let conflict: any Conflict.Type
  private let scopes: [IntentScope]
  private let settings: HandSettings
  private let rows: Int
  private var groups: [[String]: Group] = [:]

  public init(by keys: [Key], in scenario: Scenario, rows: Int) {
    self.keys = keys
    conflict = type(of: scenario.conflict)
    scopes = IntentScope.intents(of: conflict)
    settings = scenario.hand
    self.rows = rows
  }

  public mutating func add(_ batch: TrialBatch) {
    for (number, stroke) in batch.strokes.enumerated() {
      let values = keys.map { value($0, of: stroke) }
      let name = [scopes[stroke.intent].name] + values.map(\.text)
      var group =
        groups[name]
        ?? Group(
          intent: scopes[stroke.intent], values: values.map(\.text),
          counts: Array(repeating: Counts(conflict), count: rows), order: values.map(\.order))
      // Strokes come person by person.
      if group.lastPerson != stroke.address.person {
        group.lastPerson = stroke.address.person
        group.persons += 1
      }
      for row in 0..<rows { group.counts[row].add(batch.results[number * rows + row]) }
      groups[name] = group
    }
  }

  /// The groups in the order of intent and values.
  public var sorted: [Group] {
    groups.values.sorted { a, b in
      if let x = a.intent.place, let y = b.intent.place, x != y { return x < y }
      for (x, y) in zip(a.order, b.order) where x != y { return x < y }
      return a.values.lexicographicallyPrecedes(b.values)
    }
  }

  private func value(_ key: Key, of stroke: StrokeRecord) -> (text: String, order: Double) {
    switch key {
    case .angle:
      guard let angle = stroke.plan?.angle ?? stroke.chordAngle else { return ("-", -1) }
      let group = settings.angles.isEmpty ? (angle / 5).rounded() * 5 : angle
      return (ParameterValue.text(group), group)
    case .speed:
      guard let speed = stroke.plan?.meanSpeed ?? stroke.speed else { return ("-", -1) }
      let group = settings.speeds.isEmpty ? Self.step(below: speed) : speed.rounded()
      return (ParameterValue.text(group), group)
    case .strokeClass: return (stroke.plan?.strokeClass ?? "-", 0)
    case .grip: return (stroke.plan?.grip ?? "-", 0)
    }
  }

  /// The largest round number (1, 2 or 5 times a power of ten) that is not above a value.
  private static func step(below value: Double) -> Double {
    var step = 1.0
    while value >= step * 10, step < 1e9 { step *= 10 }
    return value >= step * 5 ? step * 5 : value >= step * 2 ? step * 2 : step
  }
}

extension Breakdown.Counts {
  fileprivate mutating func add(_ result: TrialResult) {
    verdicts[Int(result.verdict.rawValue)] += 1
    guard result.verdict.isDecided else { return }
    decided += 1
    if result.feedActed { feed += 1 }
    if result.carouselActed { carousel += 1 }
  }

  public subscript(verdict: Verdict) -> Int { verdicts[Int(verdict.rawValue)] }

  /// A count as a share of the decided strokes.
  public func share(_ count: Int) -> Double? {
    decided > 0 ? Double(count) / Double(decided) : nil
  }
}

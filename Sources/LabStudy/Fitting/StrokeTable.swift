import LabSimulation

/// One stroke of a person, measured: what it was meant to do and how it went.
public struct MeasuredStroke: Sendable, Hashable {
  /// The number of the person, in the order of the table's names.
  public var person: Int
  /// The number of the session among those of the person, from 0.
  public var session: Int
  public var intent: Intent
  /// The direction that was meant, or else the one along the intent's axis that the chord took.
  public var direction: Direction
  public var measures: StrokeMeasures

  public init(
    person: Int, session: Int, intent: Intent, direction: Direction, measures: StrokeMeasures
  ) {
    self.person = person
    self.session = session
    self.intent = intent
    self.direction = direction
    self.measures = measures
  }
}

/// The strokes of some persons, measured one by one: what a population is fitted to and held against.
public struct StrokeTable: Sendable {
  public var strokes: [MeasuredStroke]
  /// The names of the persons, in the order of their numbers.
  public var persons: [String]
  /// Whether the strokes were recorded sample by sample; else they are summaries.
  public var isRaw: Bool
  /// What was left out or mended on the way, in words; empty when nothing was.
  public var notes: [String]

  public init(
    strokes: [MeasuredStroke], persons: [String], isRaw: Bool, notes: [String] = []
  ) {
    self.strokes = strokes
    self.persons = persons
    self.isRaw = isRaw
    self.notes = notes
  }
}

extension StrokeTable {
  /// Measures the strokes of a recording.
  public init(_ recording: Recording) {
    self.init(
      strokes: recording.strokes.map { stroke in
        MeasuredStroke(
          person: stroke.address.person, session: stroke.address.session,
          intent: stroke.aim.intent, direction: stroke.aim.direction,
          measures: StrokeMeasures(stroke.touches))
      },
      persons: recording.persons, isRaw: true, notes: recording.notes)
  }
}

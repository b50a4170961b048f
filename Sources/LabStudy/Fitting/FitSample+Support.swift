import LabSimulation

extension FitSample {
  /// The persons and strokes that a statistic is taken from.
  func support(of statistic: FitStatistic) -> FitSupport {
    switch statistic {
    case .tilt(let direction):
      scatters[direction.axis == .vertical ? .vertical : .horizontal]?.support(direction)
        ?? FitSupport()
    case .person(let field), .session(let field), .stroke(let field): support(of: field)
    case .tails, .contamination, .unevenness, .lengthExponent:
      support { _ in true }
    case .leftRight: pairs(.left, [.right])
    case .verticalLeft: pairs(.left, [.up, .down])
    case .chord(let intent), .duration(let intent), .chordDuration(let intent):
      support { $0.intent == intent }
    case .dwell(let intent): support { $0.intent == intent && $0.firstMotion != nil }
    case .arc: support { $0.bend != nil }
    case .sway: support { $0.sway != nil }
    case .roll: support { $0.earlyExcess != nil }
    case .roughness: roughness.support
    case .excess, .tremor: excess.support
    case .pageExcess: pageExcess.support
    case .tiltBend, .strokeTiltBend: support(of: .bend(.vertical))
    case .rate, .clockJitter, .doubled: support { $0.intervals.regular > 0 }
    }
  }

  private func support(of field: FitField) -> FitSupport {
    switch field {
    case .vertical: support { $0.direction.axis == .vertical }
    case .horizontal: support { $0.direction.axis == .horizontal }
    case .bend(let axis): support { $0.direction.axis == axis && $0.bend != nil }
    case .chord(let intent), .duration(let intent): support { $0.intent == intent }
    }
  }

  private func support(_ counts: (FitStroke) -> Bool) -> FitSupport {
    var people: Set<Int> = []
    var sessions: Set<[Int]> = []
    var size = 0
    for stroke in strokes where counts(stroke) {
      people.insert(stroke.person)
      sessions.insert([stroke.person, stroke.session])
      size += 1
    }
    return FitSupport(persons: people.count, sessions: sessions.count, strokes: size)
  }

  /// The persons who have two strokes of the first direction and two of the others.
  private func pairs(_ first: Direction, _ others: [Direction]) -> FitSupport {
    var counts = [(first: Int, others: Int)](repeating: (0, 0), count: persons)
    for stroke in strokes {
      if stroke.direction == first { counts[stroke.person].first += 1 }
      if others.contains(stroke.direction) { counts[stroke.person].others += 1 }
    }
    let people = counts.filter { $0.first >= 2 && $0.others >= 2 }
    return FitSupport(
      persons: people.count, strokes: people.reduce(0) { $0 + $1.first + $1.others })
  }

  // MARK: - What the data cannot tell

  /// The fewest persons of whom something is said about how people differ: `PersonGate`.
  static let fewestPersons = 8
  /// The fewest strokes behind a mean or a scale (assumed).
  static let fewestStrokes = 20
  /// The fewest strokes behind a statement about tails (assumed: a stray in 100 is then two).
  static let fewestTailStrokes = 200
  /// The least SD of bends, in degrees, whose correlation with anything is worth a word (assumed).
  static let leastBend = 5.0
  /// The fewest strays of which a share is made (assumed).
  static let fewestStrays = 3.0

  /// Why the strokes cannot tell a parameter, in words; nil when they can.
  func refusal(of statistic: FitStatistic, isRaw: Bool, _ moments: FitMoments) -> String? {
    let support = support(of: statistic)
    if let reason = missing(statistic, support, isRaw: isRaw) { return reason }
    if support.strokes < Self.fewestStrokes {
      return "\(support.strokes) strokes are fewer than \(Self.fewestStrokes)"
    }
    switch statistic {
    case .person, .unevenness, .leftRight, .verticalLeft:
      if support.persons < Self.fewestPersons {
        return "\(support.persons) persons are fewer than \(Self.fewestPersons)"
      }
    case .session:
      let beyond = support.sessions - support.persons
      if beyond > 0, beyond < Self.fewestPersons {
        return "only \(beyond) sessions beyond each person's first"
      }
    case .strokeTiltBend:
      if moments[.stroke(.bend(.vertical))] ?? 0 < Self.leastBend * Self.leastBend {
        return "bends hardly differ"
      }
    case .tiltBend:
      let field = FitField.bend(.vertical)
      if (moments[.person(field)] ?? 0) + (moments[.session(field)] ?? 0)
        < Self.leastBend * Self.leastBend
      {
        return "the bends of persons and sessions hardly differ"
      }
      let sessions =
        persons < Self.fewestPersons ? support.sessions - support.persons : support.sessions
      if sessions < Self.fewestPersons {
        return "\(sessions) sessions, each person's first not counted, are fewer than "
          + "\(Self.fewestPersons)"
      }
    case .tails, .contamination, .lengthExponent:
      if support.strokes < Self.fewestTailStrokes {
        return "\(support.strokes) strokes are fewer than \(Self.fewestTailStrokes)"
      }
    default: break
    }
    guard let moment = moments[statistic], moment.isFinite else {
      return "too few strokes in each session"
    }
    if statistic == .contamination {
      let strays = moment * Double(support.strokes)
      if strays < Self.fewestStrays { return "fewer than 3 strays" }
    }
    return nil
  }

  private func missing(
    _ statistic: FitStatistic, _ support: FitSupport, isRaw: Bool
  ) -> String? {
    switch statistic {
    case .sway, .dwell, .roughness, .tremor, .roll, .rate, .clockJitter, .doubled:
      guard isRaw else { return "summaries have no samples" }
      guard support.strokes > 0 else { return "no stroke was sampled closely enough" }
    case .arc where isRaw, .person(.bend(_)) where isRaw, .session(.bend(_)) where isRaw,
      .stroke(.bend(_)) where isRaw, .tiltBend where isRaw, .strokeTiltBend where isRaw:
      guard support.strokes > 0 else { return "no such strokes" }
    case .arc, .person(.bend(_)), .session(.bend(_)), .stroke(.bend(_)), .tiltBend, .strokeTiltBend:
      guard support.strokes > 0 else {
        return "summaries without a deviation (deviation_mm) do not say"
      }
    case .excess, .pageExcess:
      guard support.strokes > 0 else { return "summaries without a path (path_mm) do not say" }
    case .tilt(let direction):
      guard support.strokes > 0 else { return "no strokes \(Self.words(direction))" }
    default:
      guard support.strokes > 0 else { return "no such strokes" }
    }
    return nil
  }

  private static func words(_ direction: Direction) -> String {
    switch direction {
    case .up: "upwards"
    case .down: "downwards"
    case .left: "to the left"
    case .right: "to the right"
    }
  }
}

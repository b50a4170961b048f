import LabSimulation

/// Who drew how many strokes of which kind in which session.
///
/// Synthetic persons take the designs of the recorded ones in turn, so that shares of persons, sessions,
/// intents and directions are those of the recording.
struct StrokeDesign: Sendable {
  /// One stroke to be made: its number counts those of its intent in its session.
  struct Slot: Sendable {
    var session: Int
    var intent: Intent
    var index: Int
    var direction: Direction
  }

  /// Of each recorded person who has strokes, in the order of their numbers.
  let persons: [[Slot]]

  /// The design of the strokes that count in a check.
  init(_ table: StrokeTable) {
    struct Place: Hashable {
      var person: Int
      var session: Int
      var intent: Intent
    }
    var numbers: [Place: Int] = [:]
    var persons: [Int: [Slot]] = [:]
    for measured in table.strokes {
      guard let stroke = CheckedStroke(measured) else { continue }
      let place = Place(
        person: measured.person, session: measured.session, intent: stroke.intent)
      let index = numbers[place, default: 0]
      numbers[place] = index + 1
      persons[measured.person, default: []].append(
        Slot(
          session: measured.session, intent: stroke.intent, index: index,
          direction: stroke.direction))
    }
    // In the order of sessions a finger need not draw the effects of one again.
    self.persons = persons.sorted { $0.key < $1.key }.map { _, slots in
      slots.enumerated().sorted {
        ($0.element.session, $0.offset) < ($1.element.session, $1.offset)
      }.map(\.element)
    }
  }

  /// How often every recorded person is copied for so many synthetic ones, at least once.
  ///
  /// All equally often: the number of synthetic persons is rounded up to whole copies.
  func copies(for persons: Int) -> Int {
    guard !self.persons.isEmpty else { return 0 }
    return max(1, (persons + self.persons.count - 1) / self.persons.count)
  }

  /// Every how manieth stroke a copy draws, so that all copies draw about so many strokes together.
  func stride(copies: Int, strokes: Int) -> Int {
    let (all, isTooMany) = persons.reduce(0) { $0 + $1.count }.multipliedReportingOverflow(
      by: copies)
    return isTooMany ? Int.max : max(1, all / max(strokes, 1))
  }

  /// The strokes of a synthetic person: by the stride, from a place of its own, so that the copies of a
  /// person draw all its strokes equally often.
  func slots(ofPerson person: Int, stride: Int) -> [Slot] {
    let own = persons[person % persons.count]
    let first = person / persons.count % stride
    return Swift.stride(from: first, to: own.count, by: stride).map { own[$0] }
  }
}

import LabSimulation

@testable import LabStudy

/// Strokes and people for checks.
enum CheckSetup {
  /// A summary without path and deviation.
  static func stroke(
    person: Int = 0, session: Int = 0, _ intent: Intent, x: Double, y: Double,
    duration: Double = 100
  ) -> MeasuredStroke {
    let direction: Direction = intent == .scroll ? (y > 0 ? .down : .up) : (x > 0 ? .right : .left)
    return MeasuredStroke(
      person: person, session: session, intent: intent, direction: direction,
      measures: StrokeMeasures(displacement: Vector(x, y), duration: duration))
  }

  static func table(_ strokes: [MeasuredStroke], isRaw: Bool = false) -> StrokeTable {
    let persons = (strokes.map(\.person).max() ?? -1) + 1
    return StrokeTable(strokes: strokes, persons: (0..<persons).map { "p\($0)" }, isRaw: isRaw)
  }

  /// A table that only says who is to draw what: scrolls up and down, pages left and right.
  static func design(persons: Int, sessions: Int = 1, strokes: Int) -> StrokeTable {
    table(
      (0..<persons).flatMap { person in
        (0..<sessions).flatMap { session in
          (0..<strokes).map { index in
            let sign = index / 2 % 4 == 0 ? 1.0 : -1.0
            return index.isMultiple(of: 2)
              ? stroke(person: person, session: session, .scroll, x: 0, y: 50 * sign)
              : stroke(person: person, session: session, .page, x: 50 * sign, y: 0)
          }
        }
      })
  }

  /// People who are all alike, in all sessions: each of their strokes is a draw of its own.
  static var alike: Population {
    var people = Population.touchalyticsMix
    for index in people.grips.indices {
      people.grips[index].value.verticalSpread.person = 0
      people.grips[index].value.verticalSpread.session = 0
      people.grips[index].value.horizontalSpread.person = 0
      people.grips[index].value.horizontalSpread.session = 0
      people.grips[index].value.curve.radiusLogSD = 0
      people.grips[index].value.micro.tremorLogSD = 0
    }
    for path in [\Population.scrollClasses, \Population.pageClasses] {
      for index in people[keyPath: path].indices {
        people[keyPath: path][index].value.chordSpread.person = 0
        people[keyPath: path][index].value.chordSpread.session = 0
        people[keyPath: path][index].value.durationSpread.person = 0
        people[keyPath: path][index].value.durationSpread.session = 0
      }
    }
    return people
  }

  static func synthesis(seed: UInt64 = 1, persons: Int) -> StrokeSynthesis {
    var synthesis = StrokeSynthesis(Scenario.shipped, persons: persons)
    synthesis.seed = seed
    return synthesis
  }

  /// Strokes of a population that play the part of recorded ones.
  static func recorded(
    _ people: CheckedPopulation, persons: Int, sessions: Int = 1, strokes: Int, seed: UInt64 = 77
  ) async throws -> StrokeTable {
    try await synthesis(seed: seed, persons: persons).strokes(
      of: people, as: design(persons: persons, sessions: sessions, strokes: strokes), jobs: 2)
  }
}

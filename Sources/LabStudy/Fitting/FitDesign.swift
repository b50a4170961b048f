import LabSimulation

/// How many strokes of each intent the recorded persons drew in each session, and which way: simulated
/// persons do the same.
struct FitDesign: Sendable {
  private struct Session: Sendable {
    var counts: [Intent: Int] = [:]
  }

  private let people: [[Session]]
  /// Shares of the screen's directions.
  private let up: Double
  private let left: Double
  /// How many persons are simulated.
  var persons: Int

  /// More strokes of a session tell its simulation nothing new.
  private static let longestSession = 60
  /// Simulated persons for each recorded one, at least, and their most.
  private static let leastRatio = 4
  private static let mostPersons = 500

  /// - Parameter budget: strokes of a simulation, about.
  init(_ sample: FitSample, isMirrored: Bool, budget: Int) {
    var people = [[Int: Session]](repeating: [:], count: sample.persons)
    var directions: [Direction: Int] = [:]
    for stroke in sample.strokes {
      people[stroke.person][stroke.session, default: Session()].counts[stroke.intent, default: 0] +=
        1
      directions[stroke.direction, default: 0] += 1
    }
    self.people = people.map { sessions in
      sessions.keys.sorted().compactMap { sessions[$0] }.map { session in
        Session(counts: session.counts.mapValues { min($0, Self.longestSession) })
      }
    }.filter { !$0.isEmpty }
    func share(_ a: Direction, _ b: Direction) -> Double {
      let (a, b) = (Double(directions[a] ?? 0), Double(directions[b] ?? 0))
      return a + b > 0 ? a / (a + b) : 0.5
    }
    up = share(.up, .down)
    let inner = share(.left, .right)
    left = isMirrored ? 1 - inner : inner
    let strokes = self.people.joined().reduce(0) { $0 + $1.counts.values.reduce(0, +) }
    let size = max(self.people.count, 1)
    let wanted = budget * size / max(strokes, 1)
    persons = min(max(wanted, Self.leastRatio * size), Self.mostPersons)
  }

  /// A screen without borders to speak of: how far a recorded finger could go is in its lengths.
  private static let screen = Rect(x: -5000, y: -5000, width: 10_000, height: 10_000)

  /// Makes and measures the strokes of all simulated persons.
  ///
  /// The same seed makes the same draws for every target, so that two simulations differ by their
  /// numbers alone. The result does not depend on the number of jobs.
  func simulate(
    _ target: FitTarget, _ lens: FitLens, seed: UInt64, jobs: Int
  ) async throws -> [FitStroke] {
    var hand = HandSettings()
    hand.up = up
    hand.left = left
    let finger = try Finger(
      seed: seed, hand: hand, digitizer: target.device,
      geometry: FingerGeometry(
        screen: Self.screen, startArea: Rect(x: -1, y: -1, width: 2, height: 2),
        pointsPerInch: lens.pointsPerMillimetre * 25.4),
      population: target.population)
    let chunks = max(1, min(jobs, persons))
    return try await withThrowingTaskGroup(of: (Int, [FitStroke]).self) { group in
      for chunk in 0..<chunks {
        let range = persons * chunk / chunks..<persons * (chunk + 1) / chunks
        group.addTask { (chunk, try strokes(of: range, by: finger, lens)) }
      }
      var parts = [[FitStroke]](repeating: [], count: chunks)
      for try await (chunk, strokes) in group { parts[chunk] = strokes }
      return Array(parts.joined())
    }
  }

  private func strokes(
    of range: Range<Int>, by finger: Finger, _ lens: FitLens
  ) throws -> [FitStroke] {
    var finger = finger
    var made = SyntheticStroke()
    var strokes: [FitStroke] = []
    for person in range {
      try Task.checkCancellation()
      for (number, session) in people[person % people.count].enumerated() {
        for intent in Intent.allCases {
          for index in 0..<(session.counts[intent] ?? 0) {
            finger.make(
              StrokeAddress(person: person, session: number, intent: intent, index: index),
              into: &made)
            let measured = MeasuredStroke(
              person: person, session: number, intent: intent, direction: made.aim.direction,
              measures: StrokeMeasures(made.touches))
            if let stroke = FitStroke(measured, lens) { strokes.append(stroke) }
          }
        }
      }
    }
    return strokes
  }
}

import LabSimulation
import LabStatistics

/// How good any strategy could be that decides at the first move 10 pt out, and what each one gives
/// up: its regret.
///
/// The observer sees where the finger is at that move and how fast it came there, and has seen the
/// strokes of other persons. Its error is really reached, on strokes of persons it has not seen, so the
/// ideal is at most that; a bound from below stands beside it. A strategy that waits longer sees more
/// and may have a regret below zero.
public struct IdealObserver: Sendable {
  public var bound: NearestNeighbourBound
  /// By row, on the same strokes: its balanced error minus that of the observer, clustered by person.
  public var regrets: [PairedDifference]
  public var strokes: Int
  /// What an observer could reach who also knows the person; nil for recorded strokes and given
  /// angles.
  public var knownPerson: KnownPersonObserver?

  /// Nil without two persons who have strokes, and without strokes of both intents among all but
  /// some of the persons.
  public init?(_ sample: ObserverSample, _ scenario: Scenario?) throws {
    let strokes = sample.strokes.map { stroke in
      NearestNeighbourBound.Stroke(
        features: Self.features(stroke.opening), classIndex: stroke.intent == .scroll ? 0 : 1,
        person: stroke.person)
    }
    do throws(StatisticsError) {
      bound = try NearestNeighbourBound(strokes, confidence: RateSummary.confidence)
    } catch {
      switch error {
      case .emptySample, .emptyClass, .tooFewPersons: return nil
      default: throw error
      }
    }
    self.strokes = strokes.count
    let answers = bound.isWrong
    regrets = try (0..<sample.rows).map { row in
      try Self.regret(of: row, sample, observer: answers)
    }
    knownPerson = try scenario.flatMap { try KnownPersonObserver($0) }
  }

  /// The direction as a point of the circle, so that 359 degrees are next to 1, and the root of the time
  /// that it took, which spreads fast and slow strokes evenly.
  ///
  /// On the shipped scenario the time took off some 0.05 points, and the distance as well nothing more.
  private static func features(_ opening: Track.Event) -> [Double] {
    let displacement = opening.displacement
    let length = displacement.length
    return [displacement.x / length, displacement.y / length, max(0, opening.time).squareRoot()]
  }

  private static func regret(
    of row: Int, _ sample: ObserverSample, observer: [Bool]
  ) throws -> PairedDifference {
    var persons: [Int: PersonErrors] = [:]
    for (index, stroke) in sample.strokes.enumerated() {
      persons[stroke.person, default: PersonErrors()].add(
        sample.errors[index * sample.rows + row], observer[index], stroke.intent)
    }
    let counts = try persons.keys.sorted().compactMap { try persons[$0]?.counts() }
    return try PairedDifference(counts, confidence: RateSummary.confidence)
  }
}

/// The errors of a row and of the observer on the strokes of one person.
private struct PersonErrors {
  private var scroll = (row: 0, observer: 0, strokes: 0)
  private var page = (row: 0, observer: 0, strokes: 0)

  mutating func add(_ row: Bool, _ observer: Bool, _ intent: Intent) {
    let change = (row ? 1 : 0, observer ? 1 : 0)
    switch intent {
    case .scroll:
      scroll = (scroll.row + change.0, scroll.observer + change.1, scroll.strokes + 1)
    case .page: page = (page.row + change.0, page.observer + change.1, page.strokes + 1)
    }
  }

  func counts() throws -> PairedClassCounts {
    PairedClassCounts(
      first: try PairedCount(
        errorsA: scroll.row, errorsB: scroll.observer, of: scroll.strokes),
      second: try PairedCount(errorsA: page.row, errorsB: page.observer, of: page.strokes))
  }
}

import LabSimulation
import LabStatistics

/// Which strokes and which of their features: the key of one comparison.
public struct CheckCell: Sendable, Hashable {
  /// The name of a `CheckFeature`.
  public var feature: String
  public var intent: Intent
  /// Nil for all directions of the intent together.
  public var direction: Direction?
}

/// At which moment a rule of direction looks at a stroke.
public enum CheckMoment: String, Sendable, CaseIterable {
  /// At the lift, by the chord: the only one that a summary has.
  case chord
  /// At the first event beyond 10 pt on an axis, as the published recognizer does.
  case tenPoints = "10-pt"
}

/// Which error curve: the strokes of one intent, judged at one moment.
public struct CurveCell: Sendable, Hashable {
  public var intent: Intent
  public var moment: CheckMoment
}

/// The strokes of one side, feature by feature.
public struct CheckSamples: Sendable {
  public private(set) var features: [CheckCell: PersonSample] = [:]
  /// The ratios |dx| / |dy| of the strokes: a rule that keeps a stroke from its ratio on is a point of
  /// their distribution.
  public private(set) var ratios: [CurveCell: PersonSample] = [:]
  /// The strokes that count, and their persons.
  public let strokes: Int
  public let persons: Int

  /// Takes the strokes with a chord of 10 pt or more.
  ///
  /// - Parameter recorded: only features that these have are measured; all without it.
  public init(_ table: StrokeTable, like recorded: CheckSamples? = nil) throws {
    let measured = recorded.map { Set($0.features.keys.map(\.feature)) }
    let wanted = CheckFeature.all.filter { measured?.contains($0.name) ?? true }
    var features: [CheckCell: [PersonSample.Item]] = [:]
    var ratios: [CurveCell: [PersonSample.Item]] = [:]
    var strokes = 0
    var persons: Set<Int> = []
    for drawn in table.strokes {
      guard let stroke = CheckedStroke(drawn) else { continue }
      strokes += 1
      persons.insert(drawn.person)
      for feature in wanted {
        let items = feature.values(stroke).map { PersonSample.Item($0, person: drawn.person) }
        guard !items.isEmpty else { continue }
        for direction in feature.isSigned ? [nil, stroke.direction] : [nil] {
          features[
            CheckCell(feature: feature.name, intent: stroke.intent, direction: direction),
            default: []
          ] += items
        }
      }
      for moment in CheckMoment.allCases {
        guard let ratio = stroke.ratio(at: moment) else { continue }
        ratios[CurveCell(intent: stroke.intent, moment: moment), default: []].append(
          PersonSample.Item(ratio, person: drawn.person))
      }
    }
    self.strokes = strokes
    self.persons = persons.count
    self.features = try features.mapValues { try PersonSample($0) }
    self.ratios = try ratios.mapValues { try PersonSample($0) }
  }
}

extension CheckedStroke {
  /// |dx| / |dy|, infinite for a level stroke; nil when the stroke never comes to the moment.
  fileprivate func ratio(at moment: CheckMoment) -> Double? {
    let displacement =
      switch moment {
      case .chord: measures.displacement
      case .tenPoints: measures.decision?.displacement
      }
    return displacement.map { $0.x.magnitude / $0.y.magnitude }
  }
}

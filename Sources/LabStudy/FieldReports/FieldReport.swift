import LabSimulation

/// A published report of a gesture conflict, as a scene with strokes.
///
/// Most reports give no coordinates: the strokes are reconstructions, and a report is reproduced when all
/// of its strokes do what it says. The cure is judged in a changed scene, on the same strokes.
public struct FieldReport: Sendable {
  /// What was changed so that the expected one wins.
  public struct Cure: Sendable {
    public var summary: String
    /// Whether the report itself names it; else it is the lab's own proposal.
    public var isNamed: Bool
    public var trials: [FieldTrial]

    init(_ summary: String, isNamed: Bool = true, _ trials: [FieldTrial]) {
      self.summary = summary
      self.isNamed = isNamed
      self.trials = trials
    }
  }

  public enum Model: Sendable {
    /// The strokes with what was observed; no cure where the report asks for none.
    case trials([FieldTrial], Cure?)
    /// What the lab lacks to play it.
    case missing(String)
  }

  /// The number of the report, with a word where one report speaks of two cases.
  public var label: String
  /// Where it was published: repositories and the numbers of the threads.
  public var source: String
  public var era: String
  public var system: FieldSystem
  /// The symptom in one line.
  public var symptom: String
  public var model: Model
  /// Whether it is another reading of the strokes of the entry before: the report counts once, and a
  /// hypothesis explains it that explains one of its readings.
  public var isReading = false

  init(
    _ label: String, _ system: FieldSystem, _ source: String, era: String, _ symptom: String,
    _ trials: [FieldTrial], cure: Cure? = nil
  ) {
    self.init(label, system, source, era: era, symptom, .trials(trials, cure))
  }

  init(
    _ label: String, _ system: FieldSystem, _ source: String, era: String, _ symptom: String,
    _ model: Model
  ) {
    self.label = label
    self.system = system
    self.source = source
    self.era = era
    self.symptom = symptom
    self.model = model
  }

  /// The same as another reading of the entry before.
  var asReading: FieldReport {
    var copy = self
    copy.isReading = true
    return copy
  }

  /// The number in its label.
  public var number: Int { Int(label.prefix { $0.isNumber }) ?? 0 }

  /// Whether the strokes do what the report says; nil when it is not modelled, or when the hypothesis
  /// speaks of other generations.
  public func isReproduced(under hypothesis: Hypothesis) -> Bool? {
    guard case .trials(let trials, _) = model, let tuning = hypothesis.tuning(for: system) else {
      return nil
    }
    return trials.allSatisfy { $0.agrees(under: tuning) }
  }

  /// Whether the cure gives the expected outcome; nil without a cure.
  public func isCured(under hypothesis: Hypothesis) -> Bool? {
    guard case .trials(_, let cure?) = model, let tuning = hypothesis.tuning(for: system) else {
      return nil
    }
    return cure.trials.allSatisfy { $0.agrees(under: tuning) }
  }
}

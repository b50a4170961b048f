import LabSimulation

/// A recognizer that proposes nothing, for scenes whose stroke is written by hand.
public struct QuietRecognizer: Recognizer {
  public var conditions: [RecognitionCondition]
  public var scrollAxes: ScrollAxes?

  public init(_ conditions: [RecognitionCondition] = [], scrolls scrollAxes: ScrollAxes? = nil) {
    self.conditions = conditions
    self.scrollAxes = scrollAxes
  }

  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal { .stay }

  public mutating func reset() {}

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {}
}

import LabSimulation

/// A stroke as the check looks at it: by what it was meant to do, and by the side to which it went.
struct CheckedStroke: Sendable {
  /// Shorter strokes are no swipes but taps and holds; in pt.
  static let shortestChord = 10.0

  let intent: Intent
  /// The direction along the intent's axis that the chord took.
  ///
  /// Not the one that was meant: most recordings cannot tell it, so both sides do without.
  let direction: Direction
  let measures: StrokeMeasures

  /// Nil for a stroke that is too short.
  init?(_ stroke: MeasuredStroke) {
    guard stroke.measures.chord >= Self.shortestChord else { return nil }
    intent = stroke.intent
    measures = stroke.measures
    let chord = stroke.measures.displacement
    direction =
      switch stroke.intent {
      case .scroll: chord.y > 0 ? .down : .up
      case .page: chord.x > 0 ? .right : .left
      }
  }
}

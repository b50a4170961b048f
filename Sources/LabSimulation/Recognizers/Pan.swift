/// A pan recognizer: it begins at the first move of 10 pt or more in any direction.
///
/// At the begin the hysteresis is taken off once, along the movement, so a slow drag begins with a
/// translation of about zero (P03: a first move to (18, 24) gives (12, 16)). Source: OpenGestures
/// ThresholdComponent; UIKit's own shape is not published (`Tuning.panHysteresis`).
public struct Pan: TimelineRecognizer {
  /// Inclusive radial distance, in points.
  public var hysteresis: Double

  public init(hysteresis: Double) {
    self.hysteresis = hysteresis
  }

  public func firstProposal(in track: Track) -> TimelineProposal {
    firstProposal(in: track, from: 1)
  }

  /// What it would propose if it saw the moves from an index on.
  func firstProposal(in track: Track, from first: Int) -> TimelineProposal {
    guard let index = track.firstMove(radiallyBeyond: hysteresis, from: first) else {
      return .none
    }
    return .begin(.event(index, of: track))
  }

  public func consumed(at displacement: Vector) -> Vector {
    let length = displacement.length
    guard length > 0 else { return .zero }
    return displacement * Swift.min(1, hysteresis / length)
  }
}

extension Drag: TimelineRecognizer {
  public func firstProposal(in track: Track) -> TimelineProposal {
    // A drag without a distance is active from touch-down on.
    if minimumDistance == 0 { return .begin(.event(0, of: track)) }
    guard let index = track.firstMove(radiallyBeyond: minimumDistance) else { return .none }
    return .begin(.event(index, of: track))
  }

  public func consumed(at displacement: Vector) -> Vector { .zero }
}

extension Drag: TimelineRecognizer {
  public func firstProposal(in track: Track) -> TimelineProposal {
    guard let index = track.firstMove(radiallyBeyond: minimumDistance) else { return .none }
    return .begin(.event(index, of: track))
  }

  public func consumed(at displacement: Vector) -> Vector { .zero }
}

extension Pan: TimelineRecognizer {
  public func firstProposal(in track: Track) -> TimelineProposal {
    firstProposal(in: track, from: 1)
  }

  /// What it would propose if it saw the moves from an index on.
  func firstProposal(in track: Track, from first: Int) -> TimelineProposal {
    // A time line is of one finger.
    guard minimumTouches <= 1, let index = firstMove(in: track, from: first) else { return .none }
    return .begin(.event(index, of: track))
  }

  private func firstMove(in track: Track, from first: Int) -> Int? {
    if shape == .radial, !isStrict {
      return track.firstMove(radiallyBeyond: hysteresis, from: first)
    }
    guard first < track.lift else { return nil }
    return (first..<track.lift).first { reaches(track.displacement(at: $0)) }
  }
}

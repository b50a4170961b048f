extension ScrollPan: TimelineRecognizer {
  public var scrollAxis: Axis? {
    switch axes {
    case .horizontal: .horizontal
    case .vertical: .vertical
    default: nil
    }
  }

  /// Without what the arena may tell it: nothing decelerates, and everything can move.
  public func firstProposal(in track: Track) -> TimelineProposal {
    guard let index = firstMove(in: track) else { return .none }
    return .begin(.event(index, of: track))
  }

  private func firstMove(in track: Track) -> Int? {
    guard !axes.isEmpty else { return nil }
    if shape == .axis, ratio == 0, let axis = scrollAxis {
      return track.firstMove(beyond: slop, along: axis)
    }
    return (1..<Swift.max(1, track.lift)).first {
      !crossedAxes(at: track.displacement(at: $0)).isEmpty
    }
  }
}

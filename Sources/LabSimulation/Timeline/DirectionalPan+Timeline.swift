extension DirectionalPan: TimelineRecognizer {
  public func firstProposal(in track: Track) -> TimelineProposal {
    let test = track.firstMove(strictlyBeyondOnEitherAxis: threshold)
    switch decision {
    case .published:
      let superclass = pan.firstProposal(in: track).moment?.index
      // In one event the superclass proposes first and the last assignment counts.
      if let test, test <= superclass ?? test, !keeps(track.displacement(at: test)) {
        return .fail(.event(test, of: track))
      }
      guard let superclass else { return .none }
      return .begin(.event(superclass, of: track))
    case .withheld:
      guard let test else { return .none }
      guard keeps(track.displacement(at: test)) else { return .fail(.event(test, of: track)) }
      // The superclass sees the moves from the deciding one on.
      return pan.firstProposal(in: track, from: test)
    }
  }

  public func abandonment(in track: Track, after begin: Moment) -> Moment? {
    guard decision == .published,
      let test = track.firstMove(strictlyBeyondOnEitherAxis: threshold), test > begin.index,
      !keeps(track.displacement(at: test))
    else { return nil }
    return .event(test, of: track)
  }

  /// Calls for every move that decides at some threshold of a range, in the order of the moves.
  ///
  /// They are the records of the larger component. A move decides for the thresholds from the record
  /// before it up to, but without, its own.
  ///
  /// - Parameter body: hears the index of the move and its record; returns whether to go on.
  func forEachDecisionMove(
    in track: Track, thresholds: ClosedRange<Double>, _ body: (Int, Double) -> Bool
  ) {
    var record = thresholds.lowerBound
    var index = 1
    while index < track.lift, record <= thresholds.upperBound {
      let event = track[index]
      let reach = Swift.max(event.x.magnitude, event.y.magnitude)
      if reach > record {
        record = reach
        guard body(index, record) else { return }
      }
      index += 1
    }
  }
}

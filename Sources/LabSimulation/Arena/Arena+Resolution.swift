extension Arena {
  /// Settles all that is proposed at one moment, to a fixpoint.
  mutating func resolve(at moment: Moment, _ track: Track, _ arrangement: Arrangement) {
    while let index = firstDue(at: moment, track, arrangement) {
      seats[index].wake = nil
      switch (seats[index].state, seats[index].proposal) {
      case (.possible, .begin):
        begin(index, at: moment, track, arrangement)
      case (.possible, .fail):
        fail(index, at: moment, .proposed, arrangement)
      case (.began, _):
        change(index, to: .cancelled, at: moment, .abandoned)
      case (.possible, .none), (.ended, _), (.cancelled, _), (.failed, _):
        break
      }
    }
  }

  /// Of the recognizers that are due, the one that comes first.
  private func firstDue(
    at moment: Moment, _ track: Track, _ arrangement: Arrangement
  ) -> Int? {
    var first: Int?
    for index in seats.indices where seats[index].wake == moment {
      guard let current = first else {
        first = index
        continue
      }
      if comes(index, before: current, at: moment, track, arrangement) { first = index }
    }
    return first
  }

  /// Whether a recognizer is looked at before another one that was attached earlier.
  private func comes(
    _ later: Int, before earlier: Int, at moment: Moment, _ track: Track,
    _ arrangement: Arrangement
  ) -> Bool {
    if let a = arrangement.scrollAxes[later], let b = arrangement.scrollAxes[earlier], a != b {
      let displacement = track.displacement(at: moment.index)
      let difference = displacement[a].magnitude - displacement[b].magnitude
      if difference != 0 { return difference > 0 }
    }
    return arrangement.depths[later] > arrangement.depths[earlier]
  }

  private mutating func begin(
    _ index: Int, at moment: Moment, _ track: Track, _ arrangement: Arrangement
  ) {
    for other in seats.indices
    where seats[other].state.isActive && !arrangement.allows(index, with: other) {
      fail(index, at: moment, .excluded(by: other), arrangement)
      return
    }
    if let wait = wait(of: index, at: moment, track, arrangement) {
      seats[index].wake = wait.until
      return
    }
    change(index, to: .began, at: moment, .proposed)
    seats[index].wake = arrangement.recognizers[index].abandonment(in: track, after: moment)
    for other in seats.indices where takesPart(other) && seats[other].state == .possible {
      if isWaiting(other, for: index, at: moment, track, arrangement) {
        fail(other, at: moment, .requiredFailure(of: index), arrangement)
      } else if other != index && !arrangement.allows(index, with: other) {
        fail(other, at: moment, .excluded(by: index), arrangement)
      }
    }
  }

  /// A recognizer fails, and those that waited for it are looked at again in the same pass.
  private mutating func fail(
    _ index: Int, at moment: Moment, _ reason: Transition.Reason, _ arrangement: Arrangement
  ) {
    change(index, to: .failed, at: moment, reason)
    for requirement in arrangement.requirements where requirement.blocker == index {
      let waiter = requirement.waiter
      guard seats[waiter].state == .possible, case .begin(let proposed) = seats[waiter].proposal,
        proposed <= moment
      else { continue }
      seats[waiter].wake = moment
    }
  }

  /// The wait that holds a recognizer back at a moment, with the moment at which it ends by itself.
  private func wait(
    of index: Int, at moment: Moment, _ track: Track, _ arrangement: Arrangement
  ) -> (until: Moment?, Void)? {
    var isHeld = false
    var until: Moment?
    for requirement in arrangement.requirements where requirement.waiter == index {
      guard holds(requirement, at: moment, track) else { continue }
      // Without a limit only the failure of the other one can end it.
      let end = requirement.limit.map { limit in
        let time = track[0].time + limit
        return Moment(index: track.lastEvent(by: time), time: time)
      }
      until = isHeld ? Self.later(until, end) : end
      isHeld = true
    }
    return isHeld ? (until, ()) : nil
  }

  private static func later(_ a: Moment?, _ b: Moment?) -> Moment? {
    guard let a, let b else { return nil }
    return Swift.max(a, b)
  }

  private func isWaiting(
    _ waiter: Int, for blocker: Int, at moment: Moment, _ track: Track, _ arrangement: Arrangement
  ) -> Bool {
    arrangement.requirements.contains {
      $0.waiter == waiter && $0.blocker == blocker && !isOver($0, at: moment, track)
    }
  }

  private func holds(_ requirement: FailureRequirement, at moment: Moment, _ track: Track) -> Bool {
    takesPart(requirement.blocker) && seats[requirement.blocker].state == .possible
      && !isOver(requirement, at: moment, track)
  }

  private func isOver(
    _ requirement: FailureRequirement, at moment: Moment, _ track: Track
  ) -> Bool {
    guard let limit = requirement.limit else { return false }
    return moment.time >= track[0].time + limit
  }
}

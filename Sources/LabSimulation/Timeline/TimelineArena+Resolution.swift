extension TimelineArena {
  /// Settles all that is proposed at one moment, to a fixpoint.
  mutating func resolve(at moment: Moment, _ track: Track, _ arrangement: Arrangement) {
    while let index = firstDue(at: moment, track, arrangement) {
      seats[index].wake = .never
      switch (seats[index].state, seats[index].proposal) {
      case (.possible, .begin(let proposed)):
        if proposed < moment,
          let end = arrangement.recognizers[index].abandonment(in: track, after: proposed),
          end <= moment
        {
          // It gave up while it was held back: nobody ever heard that it had begun.
          fail(index, at: moment, .proposed, arrangement)
        } else {
          begin(index, at: moment, track, arrangement)
        }
      case (.possible, .fail):
        fail(index, at: moment, .proposed, arrangement)
      case (.began, _), (.changed, _):
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
    if let end = wait(of: index, at: moment, track, arrangement) {
      let abandonment = seats[index].proposal.moment.flatMap {
        arrangement.recognizers[index].abandonment(in: track, after: $0)
      }
      // Only a later moment: the arena must never come back to one for ever.
      let later = abandonment.flatMap { $0 > moment ? $0 : nil } ?? .never
      seats[index].wake = Swift.min(end, later)
      return
    }
    change(index, to: .began, at: moment, .proposed)
    seats[index].wake =
      arrangement.recognizers[index].abandonment(in: track, after: moment) ?? .never
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
    _ index: Int, at moment: Moment, _ reason: TimelineTransition.Reason, _ arrangement: Arrangement
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

  /// When the wait that holds a recognizer back ends by itself, or nil if nothing holds it.
  ///
  /// Without a limit only the failure of the other one can end it: never.
  private func wait(
    of index: Int, at moment: Moment, _ track: Track, _ arrangement: Arrangement
  ) -> Moment? {
    var end: Moment?
    for requirement in arrangement.requirements where requirement.waiter == index {
      guard holds(requirement, at: moment, track) else { continue }
      let time = track[0].time + (requirement.limit ?? .infinity)
      let own =
        time.isFinite ? Moment(index: track.event(ofTimerAt: time), time: time) : .never
      end = end.map { Swift.max($0, own) } ?? own
    }
    return end
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

/// The time in which a container follows its recognizer, from the begin to the lift or the cancel.
struct Ride {
  var drive: Drive
  var container: Container
  var begin: Moment
  var end: Moment
  /// What the recognizer took off the translation at its begin.
  var consumed: Vector
  var wasCancelled: Bool
  var tuning: Tuning

  /// Moves the container along the stroke and lets it come to rest.
  func move(_ outcome: inout ContainerOutcome, along track: Track) {
    let axis = container.axis
    let consumed = consumed[axis]
    // The event that cancels shows no movement any more.
    let shownLast = Swift.max(begin.index, end.index - 1)
    var commits = true

    switch drive.kind {
    case .scrollView, .handler(nil):
      outcome.claim = begin
      // What is shown grows with the displacement, so its extremes are those of the path.
      let extremes = track.extremes(along: axis, begin.index...shownLast)
      outcome.maximum = Swift.max(
        shown(extremes.least - consumed).magnitude, shown(extremes.greatest - consumed).magnitude)
      outcome.atLift = shown(track[shownLast][axis] - consumed)
    case .handler(.some(let filter)):
      commits = follow(filter, &outcome, through: shownLast, track, consumed: consumed)
    }

    // A scroll view stays where a cancel finds it; a handler goes back, or treats it as an end.
    let isScrollView = drive.kind == .scrollView
    if wasCancelled, !isScrollView { outcome.atLift = 0 }
    guard commits, !wasCancelled || isScrollView || drive.commitOnCancel else { return }
    // A handler that commits on a cancel reads the location of the very event that cancelled it.
    let decisive = wasCancelled && !isScrollView ? end.index : shownLast
    settle(
      &outcome, translation: track[decisive][axis] - consumed, at: decisive, track)
  }

  /// Follows the moves that pass the filter; returns whether the last one does.
  private func follow(
    _ filter: Drive.Filter, _ outcome: inout ContainerOutcome, through last: Int, _ track: Track,
    consumed: Double
  ) -> Bool {
    let axis = container.axis
    func passes(_ event: Track.Event) -> Bool {
      event[axis].magnitude > filter.ratio * event[axis.other].magnitude
    }
    switch filter.timing {
    case .change:
      for index in begin.index...last where passes(track[index]) {
        outcome.claim = outcome.claim ?? Swift.max(begin, .event(index, of: track))
        outcome.atLift = track[index][axis] - consumed
        outcome.maximum = Swift.max(outcome.maximum, outcome.atLift.magnitude)
      }
    case .end:
      if passes(track[last]), !wasCancelled { outcome.claim = end }
    }
    return passes(track[last])
  }

  private func settle(
    _ outcome: inout ContainerOutcome, translation: Double, at index: Int, _ track: Track
  ) {
    // Dragging the content back towards the start shows later pages.
    let shift = -translation
    let velocity = -releaseVelocity(upTo: index, track)
    guard let page = container.page else {
      outcome.offset = Swift.min(
        container.maximumOffset,
        Swift.max(0, container.offset + shift + coasting(from: velocity)))
      return
    }
    let turn = drive.pageRule.turn(
      shift: shift, velocity: velocity, width: container.length, flick: tuning.pageFlick,
      projection: tuning.projection)
    let target = Swift.min(container.pages - 1, Swift.max(0, page + turn))
    outcome.page = target
    outcome.turned = target != page
    outcome.offset = container.length * Double(target)
  }

  private func releaseVelocity(upTo index: Int, _ track: Track) -> Double {
    let lastMove = Swift.min(index, track.lift - 1)
    let age = track[track.lift].time - track[lastMove].time
    if drive.kind == .scrollView, wasCancelled || age > tuning.staleVelocity { return 0 }
    return track.velocity(along: container.axis, upTo: lastMove, blend: tuning.velocityBlend)
  }

  /// How far a scroll view runs on: v / (-1000 ln d), 499.5 pt from 1000 pt/s at 0.998 per ms.
  private func coasting(from velocity: Double) -> Double {
    drive.kind == .scrollView ? -velocity / (1000 * Mathematics.log(tuning.deceleration)) : 0
  }

  /// The movement that is shown: past an edge the rubber band of a scroll view lets through less and
  /// less.
  private func shown(_ translation: Double) -> Double {
    guard drive.kind == .scrollView else { return translation }
    // Counted from the room that is left, so that both edges give the same to the last bit.
    let room = translation > 0 ? container.offset : container.maximumOffset - container.offset
    let over = translation.magnitude - room
    guard over > 0 else { return translation }
    let band = (1 - 1 / (over * tuning.rubberBand / container.length + 1)) * container.length
    return translation > 0 ? room + band : -(room + band)
  }
}

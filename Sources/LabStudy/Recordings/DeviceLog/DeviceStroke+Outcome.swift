import LabSimulation

extension DeviceStroke {
  /// When the last finger lifted, else the time of the last row.
  var lift: Double { touches.events.last?.time ?? 0 }

  /// What the device did.
  ///
  /// What the log has no line about is unknown: an offset without any `offset` line, a recognizer without
  /// any `state` line, the end of one whose lines break off after its begin, the begin of one that has
  /// lines of what followed alone. A SwiftUI drag is known by its calls, so one that is never called has
  /// never begun, and one that loses its last call was cancelled or failed.
  public var outcome: DeviceOutcome {
    let feed = course { $0 == DeviceOutcome.feedName }
    let child = childCourse
    return DeviceOutcome(
      feedMoved: moved(\.feed, from: layout.feedOffset),
      carouselMoved: moved(\.carousel, from: layout.carouselOffset), page: rest?.page,
      feedPan: feed?.fate, child: child?.fate, claim: DeviceOutcome.claim(feed, child))
  }

  /// Whether the carousel's recognizer is known by the calls of a SwiftUI drag alone: a drag without its
  /// last call was cancelled or failed, and nobody can say which.
  var isKnownByCalls: Bool { childStates.isEmpty && strategy.hasDrag }

  private var childStates: [StateChange] {
    states.filter { DeviceOutcome.childNames.contains($0.recognizer) }
  }

  private func course(_ isMeant: (String) -> Bool) -> DeviceOutcome.Course? {
    let changes = states.filter { isMeant($0.recognizer) }
    guard !changes.isEmpty else { return nil }
    var course = DeviceOutcome.Course()
    for change in changes { course.enter(change.state, at: change.instant.cause) }
    if !changes.contains(where: { $0.state == .began }) { course.forgetBegin() }
    return course
  }

  private var childCourse: DeviceOutcome.Course? {
    guard isKnownByCalls else { return course(DeviceOutcome.childNames.contains) }
    var course = DeviceOutcome.Course()
    for call in drags {
      course.enter(call.kind == .changed ? .began : .ended, at: call.instant.cause)
    }
    if course.fate == .open, touches.isOver { course.enter(.cancelled, at: lift) }
    return course
  }

  /// The largest movement that the log shows before the lift.
  private func moved(_ offset: KeyPath<OffsetChange, Double>, from start: Double) -> Double? {
    guard !offsets.isEmpty else { return nil }
    return countedOffsets.map { ($0[keyPath: offset] - start).magnitude }.max() ?? 0
  }

  /// The offsets before the lift; what the content does later is inertia.
  ///
  /// A lift may be a move too, when it comes with one or at a new place: then the first line of its event
  /// still counts.
  var countedOffsets: [OffsetChange] {
    let limit = touches.isOver ? lift : .infinity
    var counted = offsets.filter { $0.instant.event < limit }
    if touches.liftsWithMove, let line = offsets.first(where: { $0.instant.event == limit }) {
      counted.append(line)
    }
    return counted
  }
}

extension StrategyRow {
  /// Whether it puts a SwiftUI drag on the carousel.
  var hasDrag: Bool {
    switch strategy {
    case is HighPriority, is Simultaneous, is PlainDrag: true
    default: false
    }
  }
}

extension Touches {
  /// Whether the last finger has lifted.
  fileprivate var isOver: Bool { events.last?.phase.isOver ?? false }

  /// Whether the last finger moves in the very event in which it lifts.
  fileprivate var liftsWithMove: Bool {
    guard let lift = events.last,
      let before = events.dropLast().last(where: { $0.touch == lift.touch })
    else { return false }
    return before.time == lift.time || before.location != lift.location
  }
}

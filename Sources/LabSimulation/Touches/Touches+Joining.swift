/// Movements of fingers put together.
extension Touches {
  /// The time of the last event; 0 without any.
  public var end: Double { events.last?.time ?? 0 }

  /// The same finger goes on with another movement, without lifting between.
  ///
  /// The second movement starts where and when the first one ended.
  public func continued(by other: Touches) -> Touches {
    guard let last = events.last, let first = other.events.first else {
      return events.isEmpty ? other : self
    }
    var joined = Touches(Array(events.dropLast()))
    let shift = last.location - first.location
    let delay = last.time - first.time
    for var event in other.events.dropFirst() {
      event.location = event.location + shift
      event.time += delay
      joined.append(event)
    }
    return joined
  }

  /// The finger comes down again after this touch, so many milliseconds after its lift.
  public func followed(by other: Touches, after pause: Double) -> Touches {
    var joined = self
    let start = end + pause - (other.events.first?.time ?? 0)
    for var event in other.events {
      event.time += start
      joined.append(event)
    }
    return joined
  }

  /// The same touch, which the system takes away where the last finger would have lifted.
  public var takenAway: Touches {
    guard var last = events.last else { return self }
    last.phase = .cancelled
    return Touches(events.dropLast() + [last])
  }

  /// A second finger beside this one, delivered with it: its places are those that it has at the times of
  /// this finger's events.
  ///
  /// It comes down at the first event at or after `delay` and lifts with this finger, or earlier when its
  /// own movement is over.
  public func joined(by other: Touches, after delay: Double) -> Touches {
    guard let start = other.events.first, let finish = other.events.last else { return self }
    var joined = Touches()
    var isDown = false
    var isOver = false
    for event in events {
      joined.append(event)
      guard event.time >= delay, !isOver else { continue }
      let time = event.time - delay + start.time
      var second = TouchEvent(
        touch: event.touch + 1, phase: .moved, time: event.time, location: other.location(at: time))
      if !isDown {
        // A finger that comes down in the last event makes no touch.
        guard !event.phase.isOver else { continue }
        second.phase = .began
        isDown = true
      } else if event.phase.isOver || time >= finish.time {
        second.phase = event.phase == .cancelled ? .cancelled : .ended
        isOver = true
      }
      joined.append(second)
    }
    return joined
  }

  /// Where the finger is at a time, between two events on a straight line.
  private func location(at time: Double) -> Vector {
    guard let next = events.firstIndex(where: { $0.time > time }) else {
      return events.last?.location ?? .zero
    }
    guard next > 0 else { return events[next].location }
    let (a, b) = (events[next - 1], events[next])
    let share = (time - a.time) / (b.time - a.time)
    return a.location + (b.location - a.location) * share
  }
}

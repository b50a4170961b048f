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
}

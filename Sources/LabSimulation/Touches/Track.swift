/// One finger's stroke as the recognizers read it: event times and displacements from touch-down.
///
/// Event 0 is `began`, the last one is the lift (or the system's cancel), all between are `moved`.
/// A lift at a new place is read as a move followed by a lift at the same moment. Displacements are
/// snapped once, on entry, to multiples of 0.000001 pt: 20 sin 30 degrees is 9.999999999999998 in
/// doubles, and on a grid of 1/3 pt one stroke in eight has a sample exactly at 10 pt. After the
/// snap axis tests and ties are exact; radial tests compare squares with a slack of 0.00004 pt².
public struct Track: Sendable {
  /// One event: its time in milliseconds and the displacement from touch-down in points.
  public struct Event: Sendable, Hashable {
    public var time: Double
    public var x: Double
    public var y: Double

    public var displacement: Vector { Vector(x, y) }

    /// The displacement along one axis.
    @inline(__always)
    public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
  }

  public private(set) var events: [Event] = []
  /// Where the finger came down on the screen.
  public private(set) var start = Vector.zero
  /// Whether the system took the touch away, instead of the finger lifting.
  public private(set) var isCancelled = false

  public init() {}

  public init(_ touches: Touches) {
    load(touches)
  }

  public var count: Int { events.count }
  /// The index of the lift or of the cancel.
  public var lift: Int { events.count - 1 }

  public func displacement(at index: Int) -> Vector { events[index].displacement }

  /// Replaces the stroke by the first finger of another one, and keeps the memory.
  public mutating func load(_ touches: Touches) {
    var isDown = false
    for event in touches.events where event.touch == 0 {
      if !isDown {
        isDown = true
        begin(at: event.location, time: event.time)
        continue
      }
      switch event.phase {
      case .began, .moved:
        move(to: event.location, time: event.time)
      case .ended:
        let last = events[lift]
        move(to: event.location, time: event.time)
        if events[lift].displacement == last.displacement { return }
        return end(time: event.time)
      case .cancelled:
        return end(time: event.time, isCancelled: true)
      }
    }
    // A recording that breaks off ends where it breaks off.
    if isDown { end(time: events[lift].time) } else { clear() }
  }

  /// Leaves a stroke without any event but a touch-down and a lift.
  private mutating func clear() {
    begin(at: .zero, time: 0)
    end(time: 0)
  }

  /// Forgets the stroke and puts the finger down.
  public mutating func begin(at location: Vector, time: Double) {
    events.removeAll(keepingCapacity: true)
    isCancelled = false
    start = location
    events.append(Event(time: time, x: 0, y: 0))
  }

  public mutating func move(to location: Vector, time: Double) {
    events.append(
      Event(time: time, x: Self.snap(location.x - start.x), y: Self.snap(location.y - start.y)))
  }

  /// Lifts the finger where it is, or lets the system take the touch away.
  public mutating func end(time: Double, isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    var event = events[lift]
    event.time = time
    events.append(event)
  }

  /// The nearest multiple of 0.000001 pt, as the double that its decimal text would give.
  @inline(__always)
  static func snap(_ value: Double) -> Double {
    // Adding and taking away 1.5 * 2^52 rounds to a whole number, symmetrically for both signs.
    let magic = 6_755_399_441_055_744.0
    return ((value * 1e6 + magic) - magic) / 1e6
  }
}

extension Track {
  /// The slack of radial tests in square points: a displacement snapped on each axis may lie this
  /// much inside a circle that it is meant to touch.
  static let radialSlack = 4e-5

  /// The first move from an index on that passes a test.
  @inline(__always)
  private func firstMove(from first: Int = 1, where passes: (Event) -> Bool) -> Int? {
    let events = events.span
    var index = first
    while index < events.count - 1 {
      if passes(events[index]) { return index }
      index += 1
    }
    return nil
  }

  /// The first move at or beyond a radial distance, inclusive.
  public func firstMove(radiallyBeyond distance: Double, from first: Int = 1) -> Int? {
    let limit = distance * distance - Self.radialSlack
    return firstMove(from: first) { $0.x * $0.x + $0.y * $0.y >= limit }
  }

  /// The first move at or beyond a distance along one axis, inclusive.
  public func firstMove(beyond distance: Double, along axis: Axis) -> Int? {
    axis == .horizontal
      ? firstMove { $0.x.magnitude >= distance } : firstMove { $0.y.magnitude >= distance }
  }

  /// The first move strictly beyond a distance on either axis.
  public func firstMove(strictlyBeyondOnEitherAxis distance: Double) -> Int? {
    firstMove { $0.x.magnitude > distance || $0.y.magnitude > distance }
  }

  /// The least and the greatest displacement along an axis between two events.
  func extremes(along axis: Axis, _ range: ClosedRange<Int>) -> (least: Double, greatest: Double) {
    let events = events.span
    var least = events[range.lowerBound][axis]
    var greatest = least
    for index in range {
      let value = events[index][axis]
      least = value < least ? value : least
      greatest = value > greatest ? value : greatest
    }
    return (least, greatest)
  }

  /// The last event delivered at or before a time.
  public func lastEvent(by time: Double) -> Int {
    var index = lift
    while index > 0, events[index].time > time { index -= 1 }
    return index
  }

  /// The velocity along an axis after the moves up to an index, in points per second.
  ///
  /// raw = difference / time, 0 when the gap is below 1 ms; estimate = raw (1 - w) + previous w;
  /// the first estimate is 0. Source: OpenGestures VelocityComponent, flowkey (re-implementations).
  /// It is summed from the last move backwards, to where the weight no longer reaches a double.
  public func velocity(along axis: Axis, upTo end: Int, blend: Double) -> Double {
    let events = events.span
    var estimate = 0.0
    var weight = 1 - blend
    var index = end
    while index >= 1, weight > 1e-20 {
      let gap = events[index].time - events[index - 1].time
      if gap >= 1 { estimate += weight * ((events[index][axis] - events[index - 1][axis]) / gap) }
      weight *= blend
      index -= 1
    }
    return estimate * 1000
  }
}

/// One finger's stroke as the recognizers read it: event times and displacements from touch-down.
///
/// Event 0 is `began`, the last one is the lift (or the system's cancel), all between are `moved`.
/// A lift at a new place is read as a move followed by a lift at the same moment. Displacements are
/// snapped once, on entry, to multiples of 0.000001 pt: 20 sin 30 degrees is 9.999999999999998 in
/// doubles, and on a grid of 1/3 pt one stroke in eight has a sample exactly at 10 pt. After the
/// snap axis tests at whole points and ties of both axes are exact; radial tests compare squares with
/// a slack of 0.00004 pt². Ratios of thirds are not: 34/3 over 20/3 is 1.69999986 and not 1.7.
public struct Track: Sendable {
  /// One event: its time in milliseconds and the displacement from touch-down in points.
  public struct Event: Sendable, Hashable {
    public var time: Double
    public var x: Double
    public var y: Double

    public init(time: Double, x: Double, y: Double) {
      self.time = time
      self.x = x
      self.y = y
    }

    /// The event at a place, seen from touch-down.
    @inline(__always)
    init(_ time: Double, from start: Vector, to location: Vector) {
      self.time = time
      x = Track.snap(location.x - start.x)
      y = Track.snap(location.y - start.y)
    }

    public var displacement: Vector { Vector(x, y) }

    /// The same place at a later time.
    func delayed(to time: Double) -> Event {
      var event = self
      event.time = time
      return event
    }

    /// The displacement along one axis.
    @inline(__always)
    public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
  }

  /// Room for events, of which the first `count` are in use: the next stroke writes over them
  /// without a call per event.
  private var room: [Event] = []
  /// The number of events, the touch-down and the lift included.
  public private(set) var count = 0
  /// Where the finger came down on the screen.
  public private(set) var start = Vector.zero
  /// Whether the system took the touch away, instead of the finger lifting.
  public private(set) var isCancelled = false

  public init() {
    load(Touches())
  }

  public init(_ touches: Touches) {
    load(touches)
  }

  /// The index of the lift or of the cancel.
  public var lift: Int { count - 1 }

  public subscript(index: Int) -> Event { room[index] }

  public func displacement(at index: Int) -> Vector { room[index].displacement }

  /// Replaces the stroke by the first finger of another one, and keeps the memory.
  ///
  /// Without any event of that finger it becomes a touch-down and a lift at the origin.
  public mutating func load(_ touches: Touches) {
    let start = touches.events.first { $0.touch == 0 }?.location ?? .zero
    self.start = start
    reserve(touches.events.count + 2)
    var writer = Writer()
    var isUp = false
    var wasCancelled = false
    var room = room.mutableSpan
    for event in touches.events where event.touch == 0 && !isUp {
      let here = Event(event.time, from: start, to: event.location)
      switch event.phase {
      case .stationary:
        if writer.count == 0 { writer.put(here, into: &room) }
      case .began, .moved:
        writer.put(here, into: &room)
      case .ended:
        if writer.count == 0 || here.displacement != room[writer.count - 1].displacement {
          writer.put(here, into: &room)
        }
        writer.put(here, into: &room)
        isUp = true
      case .cancelled:
        // A cancel has no place of its own.
        let last = writer.count == 0 ? here : room[writer.count - 1]
        writer.put(last.delayed(to: event.time), into: &room)
        isUp = true
        wasCancelled = true
      }
    }
    if writer.count == 0 { writer.put(Event(0, from: .zero, to: .zero), into: &room) }
    // A recording that breaks off ends where it breaks off.
    if !isUp || writer.count == 1 { writer.put(room[writer.count - 1], into: &room) }
    count = writer.count
    isCancelled = wasCancelled
  }

  /// Replaces the stroke by moves at equal intervals, with the lift at the last one.
  ///
  /// - Parameter walk: hears what to call for each move, with its location.
  @inline(__always)
  public mutating func load(
    from start: Vector, atMost moves: Int, every interval: Double,
    _ walk: (_ move: (Vector) -> Void) -> Void
  ) {
    reserve(moves + 2)
    self.start = start
    isCancelled = false
    var room = room.mutableSpan
    room[0] = Event(0, from: start, to: start)
    var last = 0
    walk { location in
      last += 1
      room[last] = Event(Double(last) * interval, from: start, to: location)
    }
    room[last + 1] = room[last]
    count = last + 2
  }

  private mutating func reserve(_ count: Int) {
    while room.count < count { room.append(Event(0, from: .zero, to: .zero)) }
  }

  /// Writes events one after the other.
  private struct Writer {
    var count = 0

    @inline(__always)
    mutating func put(_ event: Event, into room: inout MutableSpan<Event>) {
      room[count] = event
      count += 1
    }
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
    let events = room.span
    var index = first
    while index < count - 1 {
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
    let events = room.span
    var least = events[range.lowerBound][axis]
    var greatest = least
    for index in range {
      let value = events[index][axis]
      least = value < least ? value : least
      greatest = value > greatest ? value : greatest
    }
    return (least, greatest)
  }

  /// The event with which a timer fires: the first one at its very time, else the last one before.
  ///
  /// When the last move and the lift come in one frame, a timer due with them still finds the finger
  /// down.
  public func event(ofTimerAt time: Double) -> Int {
    var index = lift
    while index > 0, room[index].time > time { index -= 1 }
    while index > 0, room[index - 1].time == time { index -= 1 }
    return index
  }

  /// The velocity along an axis after the moves up to an index, in points per second.
  ///
  /// raw = difference / time, 0 when the gap is below 1 ms; estimate = raw (1 - w) + previous w;
  /// the first estimate is 0. Source: OpenGestures VelocityComponent, flowkey (re-implementations).
  /// It is summed from the last move backwards, to where the weight no longer reaches a double.
  public func velocity(along axis: Axis, upTo end: Int, blend: Double) -> Double {
    let events = room.span
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

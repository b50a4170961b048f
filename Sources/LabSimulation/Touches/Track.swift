/// One finger's stroke as the recognizers read it: event times and displacements from touch-down.
///
/// Event 0 is `began`, the last one is the lift (or the system's cancel), all between are `moved`.
/// A lift at a new place is read as a move followed by a lift at the same moment. Displacements are
/// snapped once, on entry, to multiples of 0.000001 pt: 20 sin 30 degrees is 9.999999999999998 in
/// doubles, and on a grid of 1/3 pt one stroke in eight has a sample exactly at 10 pt. After the
/// snap axis tests and ties are exact; radial tests compare squares with a slack of 0.00004 pt².
public struct Track: Sendable {
  public private(set) var times: [Double] = []
  /// Displacements from touch-down, in points.
  public private(set) var x: [Double] = []
  public private(set) var y: [Double] = []
  /// Where the finger came down on the screen.
  public private(set) var start = Vector.zero
  /// Whether the system took the touch away, instead of the finger lifting.
  public private(set) var isCancelled = false

  public init() {}

  public init(_ touches: Touches) {
    load(touches)
  }

  public var count: Int { times.count }
  /// The index of the lift or of the cancel.
  public var lift: Int { times.count - 1 }

  public func displacement(at index: Int) -> Vector { Vector(x[index], y[index]) }

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
        move(to: event.location, time: event.time)
        if x[lift] == x[lift - 1], y[lift] == y[lift - 1] { return }
        return end(time: event.time)
      case .cancelled:
        return end(time: event.time, isCancelled: true)
      }
    }
    // A recording that breaks off ends where it breaks off.
    if isDown { end(time: times[lift]) } else { begin(at: .zero, time: 0) }
  }

  /// Forgets the stroke and puts the finger down.
  public mutating func begin(at location: Vector, time: Double) {
    times.removeAll(keepingCapacity: true)
    x.removeAll(keepingCapacity: true)
    y.removeAll(keepingCapacity: true)
    isCancelled = false
    start = location
    append(time, 0, 0)
  }

  public mutating func move(to location: Vector, time: Double) {
    append(time, Self.snap(location.x - start.x), Self.snap(location.y - start.y))
  }

  /// Lifts the finger where it is, or lets the system take the touch away.
  public mutating func end(time: Double, isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    append(time, x[lift], y[lift])
  }

  private mutating func append(_ time: Double, _ dx: Double, _ dy: Double) {
    times.append(time)
    x.append(dx)
    y.append(dy)
  }

  /// The nearest multiple of 0.000001 pt, as the double that its decimal text would give.
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

  /// The displacements along one axis.
  public func component(_ axis: Axis) -> [Double] {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  /// The first move at or beyond a radial distance, inclusive.
  public func firstMove(radiallyBeyond distance: Double) -> Int? {
    let limit = distance * distance - Self.radialSlack
    var index = 1
    while index < lift {
      if x[index] * x[index] + y[index] * y[index] >= limit { return index }
      index += 1
    }
    return nil
  }

  /// The first move at or beyond a distance along one axis, inclusive.
  public func firstMove(beyond distance: Double, along axis: Axis) -> Int? {
    axis == .horizontal
      ? Self.first(in: x, below: lift) { $0.magnitude >= distance }
      : Self.first(in: y, below: lift) { $0.magnitude >= distance }
  }

  /// The first move strictly beyond a distance on either axis.
  public func firstMove(strictlyBeyondOnEitherAxis distance: Double) -> Int? {
    var index = 1
    while index < lift {
      if x[index].magnitude > distance || y[index].magnitude > distance { return index }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private static func first(
    in values: [Double], below end: Int, where passes: (Double) -> Bool
  ) -> Int? {
    var index = 1
    while index < end {
      if passes(values[index]) { return index }
      index += 1
    }
    return nil
  }

  /// The last event delivered at or before a time.
  public func lastEvent(by time: Double) -> Int {
    var index = lift
    while index > 0, times[index] > time { index -= 1 }
    return index
  }

  /// The velocity along an axis after the moves up to an index, in points per second.
  ///
  /// raw = difference / time, 0 when the gap is below 1 ms; estimate = raw (1 - w) + previous w;
  /// the first estimate is 0. Source: OpenGestures VelocityComponent, flowkey (re-implementations).
  public func velocity(along axis: Axis, upTo end: Int, blend: Double) -> Double {
    let values = component(axis)
    var estimate = 0.0
    var index = 1
    while index <= end {
      let gap = times[index] - times[index - 1]
      let raw = gap < 1 ? 0 : (values[index] - values[index - 1]) * 1000 / gap
      estimate = raw * (1 - blend) + estimate * blend
      index += 1
    }
    return estimate
  }
}

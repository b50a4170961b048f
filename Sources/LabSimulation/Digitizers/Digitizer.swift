/// Turns the true path of a finger into the events that an application receives.
///
/// Stages in order: the path of the stroke; tremor (or white noise), shake and bumps; the roll after
/// touch-down and the hook before the lift; centroid noise; smoothing; quantisation; and last
/// coalescing and suppression. Of each frame the last scan is delivered, unless it lies too near to the
/// last delivered location. What is still undelivered at the lift is delivered then, and the touch ends
/// at the time and place of its last scan. A path that leaves the screen ends with its last scan inside.
struct Digitizer: Sendable {
  private let clock: ScanClock
  private let noise: CentroidNoise
  private let smoother: Smoother
  private let geometry: FingerGeometry
  private let grid: Double
  private let inverseGrid: Double
  private let squaredSuppression: Double
  // Memory that is used again for each stroke.
  private var trace = ScanTrace()
  private var progress: [Double] = []
  private var frames: [Int32] = []

  init(_ settings: DigitizerSettings, geometry: FingerGeometry) {
    self.geometry = geometry
    clock = ScanClock(settings)
    noise = CentroidNoise(settings)
    smoother = Smoother(settings)
    grid = settings.scale
    inverseGrid = settings.scale > 0 ? 1 / settings.scale : 0
    let suppression = settings.suppression * inverseGrid
    squaredSuppression = suppression * suppression
  }

  mutating func digitize(
    _ movement: Movement, by motor: MotorModels.Entry, into touches: inout Touches
  ) {
    clock.scan(movement.key, duration: movement.duration, into: &trace.times, frames: &frames)
    follow(movement, by: motor)
    Tremor(movement)?.add(to: &trace)
    Jitter(movement)?.add(to: &trace)
    Shake(movement)?.add(to: &trace)
    Bump(movement)?.add(to: &trace)
    Roll(movement)?.add(to: &trace)
    Hook(movement)?.add(to: &trace)
    noise.add(to: &trace, movement.key)
    smoother.smooth(&trace)
    deliver(movement, into: &touches)
  }

  /// Where the finger would be at each scan if it did nothing but its stroke.
  private mutating func follow(_ movement: Movement, by motor: MotorModels.Entry) {
    progress.removeAll(keepingCapacity: true)
    for time in trace.times { progress.append(max(time - movement.rest, 0)) }
    motor.replaceTimes(&progress, of: movement.contact)
    trace.places.removeAll(keepingCapacity: true)
    for share in progress {
      let (x, y) = movement.path.point(at: share)
      trace.places.append(Vector(x, y))
    }
  }

  private func deliver(_ movement: Movement, into touches: inout Touches) {
    touches.removeAll()
    let first = inside(location(trace.places[0], movement))
    touches.append(TouchEvent(phase: .began, time: trace.times[0], location: first))
    var delivered = first
    var last = first
    var lastTime = trace.times[0]
    var lastFrame: Int32 = 0
    for index in 1..<trace.times.count {
      let next = location(trace.places[index], movement)
      guard isInside(next) else { break }
      if frames[index] != lastFrame && lastFrame != 0 {
        report(last, at: lastTime, after: &delivered, to: &touches)
      }
      last = next
      lastTime = trace.times[index]
      lastFrame = frames[index]
    }
    if lastFrame != 0 { report(last, at: lastTime, after: &delivered, to: &touches) }
    touches.append(TouchEvent(phase: .ended, time: lastTime, location: last))
  }

  @inline(__always)
  private func report(
    _ location: Vector, at time: Double, after delivered: inout Vector, to touches: inout Touches
  ) {
    guard (location - delivered).squaredLength >= squaredSuppression else { return }
    touches.append(TouchEvent(phase: .moved, time: time, location: location))
    delivered = location
  }
}

// MARK: - Places

extension Digitizer {
  /// From an offset with y up, in the frame of the right hand, to the grid of the screen: the one
  /// place where y turns over and where a left hand comes out of the mirror.
  @inline(__always)
  private func location(_ offset: Vector, _ movement: Movement) -> Vector {
    var x = movement.start.x + offset.x
    let y = movement.start.y - offset.y
    if movement.isMirrored { x = geometry.mirrorSum - x }
    guard grid > 0 else { return Vector(x, y) }
    return Vector(onGrid(x), onGrid(y))
  }

  @inline(__always)
  private func onGrid(_ value: Double) -> Double {
    // Adding and taking away 1.5 * 2^52 rounds to a whole number without a call of the mathematical
    // library. Then a division, not a multiplication by the inverse, so that whole points stay
    // whole.
    ((value * grid + 0x1.8p52) - 0x1.8p52) / grid
  }

  /// Strictly inside, on all four sides, so that a mirrored path ends where its image does.
  @inline(__always)
  private func isInside(_ point: Vector) -> Bool {
    let screen = geometry.screen
    return point.x > screen.origin.x && point.x < screen.origin.x + screen.size.x
      && point.y > screen.origin.y && point.y < screen.origin.y + screen.size.y
  }

  /// The place on the screen nearest to the first scan, which only wild noise can throw out.
  private func inside(_ point: Vector) -> Vector {
    if isInside(point) { return point }
    // A grid coarser than a point would put the place beyond a small screen.
    let inset = grid > 0 ? min(inverseGrid, 1) : 1e-6
    let screen = geometry.screen
    return Vector(
      min(max(point.x, screen.origin.x + inset), screen.origin.x + screen.size.x - inset),
      min(max(point.y, screen.origin.y + inset), screen.origin.y + screen.size.y - inset))
  }
}

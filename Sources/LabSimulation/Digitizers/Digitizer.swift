/// Turns the true path of a finger into the events that an application receives.
///
/// Each scan sees the path with jitter and noise on a grid. Of each frame the last scan is
/// delivered, unless it lies too near to the last delivered location. What is still undelivered at
/// the lift is delivered then, and the touch ends at the time and place of its last scan. A path
/// that leaves the screen ends with its last scan inside.
struct Digitizer: Sendable {
  private let settings: DigitizerSettings
  private let clock: ScanClock
  private let geometry: FingerGeometry
  private let grid: Double
  private let inverseGrid: Double
  private let squaredSuppression: Double
  private let innovation: Double
  // Memory that is used again for each stroke.
  private var times: [Double] = []
  private var progress: [Double] = []
  private var frames: [Int32] = []

  init(_ settings: DigitizerSettings, geometry: FingerGeometry) {
    self.settings = settings
    self.geometry = geometry
    clock = ScanClock(settings)
    grid = settings.scale
    inverseGrid = settings.scale > 0 ? 1 / settings.scale : 0
    let suppression = settings.suppression * inverseGrid
    squaredSuppression = suppression * suppression
    let r = settings.noiseCorrelation
    innovation = settings.noise * (1 - r * r).squareRoot()
  }

  mutating func digitize(
    _ movement: Movement, by motor: MotorModels.Entry, into touches: inout Touches
  ) {
    clock.scan(movement.key, duration: movement.contact.duration, into: &times, frames: &frames)
    progress.removeAll(keepingCapacity: true)
    progress.append(contentsOf: times)
    motor.replaceTimes(&progress, of: movement.contact)
    deliver(movement, into: &touches)
  }

  private func deliver(_ movement: Movement, into touches: inout Touches) {
    touches.removeAll()
    var sensor = Sensor(movement, settings, innovation: innovation)
    let first = inside(location(sensor.next(movement.arc.point(at: progress[0])), movement))
    touches.append(TouchEvent(phase: .began, time: times[0], location: first))
    var delivered = first
    var last = first
    var lastTime = times[0]
    var lastFrame: Int32 = 0
    for index in 1..<times.count {
      let next = location(sensor.next(movement.arc.point(at: progress[index])), movement)
      guard isInside(next) else { break }
      if frames[index] != lastFrame && lastFrame != 0 {
        report(last, at: lastTime, after: &delivered, to: &touches)
      }
      last = next
      lastTime = times[index]
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
  private func location(_ offset: (x: Double, y: Double), _ movement: Movement) -> Vector {
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

/// Adds jitter and noise to the points of one stroke, scan by scan.
private struct Sensor {
  private let jitter: Double
  private let noise: Double
  private let correlation: Double
  private let innovation: Double
  private var jitterStream: Xoshiro256
  private var noiseStream: Xoshiro256
  private var noiseX = 0.0
  private var noiseY = 0.0
  private var isFirst = true

  init(_ movement: Movement, _ settings: DigitizerSettings, innovation: Double) {
    jitter = movement.jitter
    noise = settings.noise
    correlation = settings.noiseCorrelation
    self.innovation = innovation
    jitterStream = movement.key.stream(.jitter)
    noiseStream = movement.key.stream(.noise)
  }

  @inline(__always)
  mutating func next(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
    var (x, y) = point
    if jitter > 0 {
      x += jitter * jitterStream.normal()
      y += jitter * jitterStream.normal()
    }
    if noise > 0 {
      // The first scan already has the full SD: the noise has no beginning.
      let scale = isFirst ? noise : innovation
      isFirst = false
      noiseX = correlation * noiseX + scale * noiseStream.normal()
      noiseY = correlation * noiseY + scale * noiseStream.normal()
      x += noiseX
      y += noiseY
    }
    return (x, y)
  }
}

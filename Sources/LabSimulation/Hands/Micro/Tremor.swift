/// Narrow-band noise: a resonance of second order, driven by white noise and never at rest.
///
/// Rule: per axis the displacement x obeys x'' + (w/Q) x' + w² x = white noise, with the stroke's own
/// centre frequency w / 2π and the quality Q. It is stationary from touch-down on, has exactly the asked
/// RMS, and its autocorrelation after a time t is exp(-zwt) (cos(kwt) + (z/k) sin(kwt)) with z = 1 / 2Q
/// and k = √(1 - z²). From scan to scan it is carried on by the exact law of the oscillator, whatever the
/// times of the scans. Source of band and resonance: Lakie and others 2015; documented.
struct Tremor: MicroStage {
  private let size: Double
  /// w in radians per ms.
  private let rate: Double
  private let damping: Double
  private let stream: Xoshiro256

  init?(_ movement: Movement) {
    let micro = movement.micro
    guard movement.jitter == nil, micro.tremor > 0 else { return nil }
    size = micro.tremor * movement.pointsPerMillimetre
    var stream = movement.key.stream(.trembling)
    let hertz = stream.uniform(micro.tremorBand.lower, micro.tremorBand.upper)
    rate = hertz * (2 * .pi / 1000)
    damping = 0.5 / micro.tremorQuality
    self.stream = stream
  }

  func add(to trace: inout ScanTrace) {
    var stream = stream
    var (x, y) = (Oscillation(&stream), Oscillation(&stream))
    var step = OscillatorStep(rate: rate, damping: damping)
    for index in trace.places.indices {
      if index > 0 {
        step.set(trace.times[index] - trace.times[index - 1])
        x.carry(over: step, &stream)
        y.carry(over: step, &stream)
      }
      trace.places[index].x += size * x.displacement
      trace.places[index].y += size * y.displacement
    }
  }
}

/// The state of one axis: displacement and speed, both with variance 1 when stationary.
private struct Oscillation {
  var displacement: Double
  private var speed: Double

  @inline(__always)
  init(_ stream: inout Xoshiro256) {
    displacement = stream.normal()
    speed = stream.normal()
  }

  @inline(__always)
  mutating func carry(over step: OscillatorStep, _ stream: inout Xoshiro256) {
    let (first, second) = (stream.normal(), stream.normal())
    let next =
      step.displacement.ofDisplacement * displacement + step.displacement.ofSpeed * speed
      + step.root.first * first
    speed =
      step.speed.ofDisplacement * displacement + step.speed.ofSpeed * speed
      + step.root.mixed * first + step.root.second * second
    displacement = next
  }
}

/// What is left of a state after a time, and the root of the covariance of what has come to it.
private struct OscillatorStep {
  private(set) var displacement = (ofDisplacement: 1.0, ofSpeed: 0.0)
  private(set) var speed = (ofDisplacement: 0.0, ofSpeed: 1.0)
  private(set) var root = (first: 0.0, mixed: 0.0, second: 0.0)
  private let rate: Double
  private let damping: Double
  private let turn: Double
  private var time = 0.0

  init(rate: Double, damping: Double) {
    self.rate = rate
    self.damping = damping
    // At a quality of 1/2 nothing turns any more; a trace of it keeps the quotients finite.
    turn = max(1 - damping * damping, 1e-12).squareRoot()
  }

  @inline(__always)
  mutating func set(_ time: Double) {
    // A regular clock asks for the same step again and again.
    guard time != self.time else { return }
    self.time = time
    let fading = Mathematics.exp(-damping * rate * time)
    let angle = turn * rate * time
    let cosine = fading * Mathematics.cos(angle)
    let sine = fading * Mathematics.sin(angle) / turn
    displacement = (cosine + damping * sine, sine)
    speed = (-sine, cosine - damping * sine)
    // The stationary covariance is the unit matrix, so what comes in is 1 - ΦΦᵀ.
    let first = 1 - displacement.0 * displacement.0 - sine * sine
    let mixed = -(displacement.0 * speed.0 + displacement.1 * speed.1)
    let second = 1 - sine * sine - speed.1 * speed.1
    let root = max(first, 0).squareRoot()
    let cross = root > 0 ? mixed / root : 0
    self.root = (root, cross, max(second - cross * cross, 0).squareRoot())
  }
}

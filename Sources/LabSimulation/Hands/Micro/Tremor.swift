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

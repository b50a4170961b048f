/// What is left of the state of a damped oscillator after a time, and the root of the covariance of what
/// has come to it; displacement and speed have a stationary variance of 1 each.
///
/// The times between scans hardly differ, so exponential, sine and cosine are those of an earlier step,
/// carried on by the first terms of their series over the small difference, which are exact to 1e-11.
struct OscillatorStep {
  private(set) var displacement = (ofDisplacement: 1.0, ofSpeed: 0.0)
  private(set) var speed = (ofDisplacement: 0.0, ofSpeed: 1.0)
  private(set) var root = (first: 0.0, mixed: 0.0, second: 0.0)
  private let damping: Double
  /// Per unit of time: how the amplitude falls, and by how many radians the phase turns.
  private let fall: Double
  private let turn: Double
  private let inverseShare: Double
  private var time = 0.0
  /// The earlier step: its time, what is left of the amplitude, times cosine and sine.
  private var base = (time: 0.0, cosine: 1.0, sine: 0.0)

  /// - Parameters:
  ///   - rate: angular frequency of the oscillator without damping.
  ///   - damping: share of the critical damping, 0 to 1.
  init(rate: Double, damping: Double) {
    self.damping = damping
    // At critical damping nothing turns any more; a trace of it keeps the quotients finite.
    let share = max(1 - damping * damping, 1e-12).squareRoot()
    fall = damping * rate
    turn = share * rate
    inverseShare = 1 / share
  }

  @inline(__always)
  mutating func set(_ time: Double) {
    // A regular clock asks for the same step again and again.
    guard time != self.time else { return }
    self.time = time
    let (cosine, turned) = faded(after: time)
    let sine = turned * inverseShare
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

  /// What is left of the amplitude, times cosine and sine of the turn.
  @inline(__always)
  private mutating func faded(after time: Double) -> (cosine: Double, sine: Double) {
    let x = turn * (time - base.time)
    let y = fall * (time - base.time)
    guard x.magnitude < 0.15, y.magnitude < 0.05 else {
      let left = Mathematics.exp(-fall * time)
      base = (time, left * Mathematics.cos(turn * time), left * Mathematics.sin(turn * time))
      return (base.cosine, base.sine)
    }
    let square = x * x
    let sine = x * (1 - square * (1.0 / 6) * (1 - square * 0.05 * (1 - square * (1.0 / 42))))
    let cosine =
      1 - square * 0.5 * (1 - square * (1.0 / 12) * (1 - square * (1.0 / 30) * (1 - square / 56)))
    let left = 1 - y * (1 - y * 0.5 * (1 - y * (1.0 / 3) * (1 - y * 0.25 * (1 - y * 0.2))))
    return (
      left * (base.cosine * cosine - base.sine * sine),
      left * (base.sine * cosine + base.cosine * sine)
    )
  }
}

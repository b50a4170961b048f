/// A velocity as a recognizer estimates it, sample by sample.
///
/// raw = difference / time, 0 when the gap is below 1 ms; estimate = raw (1 - w) + previous w; the
/// first estimate is 0. Source: OpenGestures VelocityComponent, flowkey (re-implementations).
struct VelocityEstimate: Sendable, Hashable {
  /// Per second.
  private(set) var value = Vector.zero
  /// The time of the last sample, in milliseconds.
  private var time = 0.0

  /// The first sample: nothing has moved by then.
  mutating func start(at time: Double) {
    value = .zero
    self.time = time
  }

  /// A further sample.
  ///
  /// - Parameters:
  ///   - difference: what was covered since the last sample.
  ///   - blend: the weight w of the previous estimate.
  mutating func add(_ difference: Vector, at time: Double, blend: Double) {
    let gap = time - self.time
    let raw = gap >= 1 ? difference * (1000 / gap) : .zero
    value = raw * (1 - blend) + value * blend
    self.time = time
  }
}

extension Touches {
  /// The stroke as delivered events at a rate below that of its samples.
  ///
  /// The samples of one interval come as one move at the place and the time of the last one, with
  /// all of them as `coalesced`; intervals count from the first touch-down. A touch-down is delivered
  /// at once. What is still undelivered at a lift or a cancel is one move in its frame, before it.
  /// Source: Apple's "Getting high-fidelity input with coalesced touches"; that intervals start with
  /// the touch-down is a simplification, as in the digitizer.
  ///
  /// - Parameter interval: milliseconds between deliveries, 1000 / 60 at 60 Hz; samples that are not
  ///   closer than that, or an interval that is not above 0, leave the events as they are.
  /// - Throws: as `frames()`.
  public func frames(deliveredEvery interval: Double) throws(TouchFault) -> [TouchFrame] {
    let samples = try frames()
    guard interval > 0, interval.isFinite, let first = samples.first else { return samples }
    var folding = Folding(from: first.time, every: interval)
    for sample in samples { folding.add(sample) }
    return folding.finish()
  }
}

/// Folds the samples of one interval into one event.
private struct Folding {
  private let start: Double
  private let interval: Double
  private var frames: [TouchFrame] = []
  /// Each finger that is down as it was last delivered.
  private var delivered: [Int: Touch] = [:]
  /// The places of each finger that are not delivered yet, the last one last.
  private var undelivered: [Int: [Vector]] = [:]
  /// The last sample that is not delivered yet, and its interval.
  private var last: TouchFrame?
  private var number = 0.0

  init(from start: Double, every interval: Double) {
    self.start = start
    self.interval = interval
  }

  mutating func add(_ sample: TouchFrame) {
    // The subtrahend keeps a sample on a tick from rounding up into the next interval.
    let number = ((sample.time - start) / interval - 1e-9).rounded(.up)
    if number != self.number { flush() }
    self.number = number
    for touch in sample.touches where touch.phase == .moved {
      undelivered[touch.finger, default: []].append(touch.location)
    }
    if sample.touches.allSatisfy({ $0.phase == .moved || $0.phase == .stationary }) {
      last = sample
    } else if sample.touches.contains(where: \.phase.isOver), !undelivered.isEmpty {
      var move = sample
      move.touches.removeAll { $0.phase == .began }
      deliver(move.resting())
      deliver(sample)
    } else {
      deliver(sample)
    }
  }

  mutating func finish() -> [TouchFrame] {
    flush()
    return frames
  }

  private mutating func flush() {
    if let last { deliver(last) }
  }

  private mutating func deliver(_ sample: TouchFrame) {
    var touches = sample.touches
    for index in touches.indices { touches[index] = event(of: touches[index]) }
    frames.append(TouchFrame(time: sample.time, touches: touches))
    for touch in touches { delivered[touch.finger] = touch.isDown ? touch : nil }
    undelivered.removeAll(keepingCapacity: true)
    last = nil
  }

  /// The finger of a sample as the event shows it.
  private func event(of sample: Touch) -> Touch {
    guard var before = delivered[sample.finger] else { return sample }
    let places = undelivered[sample.finger, default: []]
    if places.isEmpty, sample.phase == .stationary || sample.phase == .moved {
      before.phase = .stationary
      before.coalesced = []
      return before
    }
    var touch = sample
    if touch.phase == .stationary { touch.phase = .moved }
    touch.previousDisplacement = before.displacement
    touch.previousTime = before.time
    if places.count > 1 { touch.coalesced = places }
    return touch
  }
}

extension TouchFrame {
  /// The same fingers at the same places, none of them lifting.
  fileprivate func resting() -> TouchFrame {
    var frame = self
    for index in frame.touches.indices { frame.touches[index].phase = .stationary }
    return frame
  }
}

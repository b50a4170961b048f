extension StrokeMeasures {
  /// Measures the first finger of a stroke.
  ///
  /// A stroke without events measures as a point without duration.
  public init(_ touches: Touches) {
    let events = touches.events.filter { $0.touch == 0 && $0.phase != .stationary }
    guard let first = events.first, let last = events.last else {
      self.init(displacement: .zero, duration: 0)
      return
    }
    // A cancel has no place of its own.
    let places = events.filter { $0.phase != .cancelled }
    let end = (places.last ?? first).location
    self.init(displacement: end - first.location, duration: last.time - first.time)
    let track = places.map { Track.Event($0.time, from: first.location, to: $0.location) }
    measurePath(track)
    measureOpenings(track)
    measureSpeeds(track, lift: last.time)
    measureClock(track)
    measureRoughness(track)
  }

  private mutating func measurePath(_ track: [Track.Event]) {
    var length = 0.0
    var largest = 0.0
    let chord = self.chord
    for (index, event) in track.enumerated() {
      if index > 0 { length += (event.displacement - track[index - 1].displacement).length }
      guard chord > 0 else { continue }
      // On the screen, with y downwards, this cross product is positive to the right of the motion.
      let across =
        (displacement.x * event.y - displacement.y * event.x) / chord
      if across.magnitude > largest.magnitude { largest = across }
    }
    path = length
    deviation = chord > 0 ? largest : nil
    if chord > 0, track.count > 2 {
      skew = across(track, at: length / 4) - across(track, at: 3 * length / 4)
    }
  }

  /// Distance from the chord where so much of the path is done, between events by a straight line.
  private func across(_ track: [Track.Event], at length: Double) -> Double {
    var done = 0.0
    for (from, to) in zip(track, track.dropFirst()) {
      let step = (to.displacement - from.displacement).length
      if done + step >= length, step > 0 {
        let share = (length - done) / step
        let x = from.x + share * (to.x - from.x)
        let y = from.y + share * (to.y - from.y)
        return (displacement.x * y - displacement.y * x) / chord
      }
      done += step
    }
    return 0
  }

  private mutating func measureOpenings(_ track: [Track.Event]) {
    func first(_ passes: (Track.Event) -> Bool) -> Track.Event? { track.first(where: passes) }
    opening = first { $0.displacement.squaredLength >= 100 - Track.radialSlack }
    wideOpening = first { $0.displacement.squaredLength >= 900 - Track.radialSlack }
    decision = first { max($0.x.magnitude, $0.y.magnitude) > 10 }
    if let opening {
      var length = 0.0
      for (from, to) in zip(track, track.dropFirst()) where to.time <= opening.time {
        length += (to.displacement - from.displacement).length
      }
      earlyExcess = length - opening.displacement.length
    }
    firstMotion = first { $0.displacement.squaredLength > 4 }.map {
      $0.time - (track.first?.time ?? 0)
    }
  }

  /// Times in ms over which a speed is taken, and before the lift.
  private static let speedWindow = 20.0
  private static let finalWindow = 50.0

  private mutating func measureSpeeds(_ track: [Track.Event], lift: Double) {
    var start = 0
    for (index, event) in track.enumerated() where index > 0 {
      // The longest stretch within the window, and at least the last interval.
      while start < index - 1, event.time - track[start].time > Self.speedWindow { start += 1 }
      let gap = event.time - track[start].time
      guard gap >= 1 else { continue }
      let speed = (event.displacement - track[start].displacement).length / gap * 1000
      peakSpeed = max(peakSpeed ?? 0, speed)
      if event == opening, openingSpeed == nil { openingSpeed = speed }
    }
    guard let end = track.last,
      let from = track.last(where: { lift - $0.time >= Self.finalWindow }) ?? track.first,
      lift - from.time >= 1
    else { return }
    finalSpeed = (end.displacement - from.displacement).length / (lift - from.time) * 1000
  }

  private mutating func measureClock(_ track: [Track.Event]) {
    var previous = track.first
    for event in track.dropFirst() {
      guard let before = previous, event.displacement != before.displacement else { continue }
      // A move and the lift at the same moment are one.
      if event.time > before.time { intervals.append(event.time - before.time) }
      previous = event
    }
  }

  /// Seven places, evenly spaced in time, and slower than this in pt/s.
  private static let slow = 150.0

  /// Residuals at the middle of every seven places to a cubic through them.
  private mutating func measureRoughness(_ track: [Track.Event]) {
    guard track.count >= 7 else { return }
    for index in 3..<track.count - 3 {
      let window = track[index - 3...index + 3]
      let gaps = zip(window.dropFirst(), window).map { $0.time - $1.time }
      guard let shortest = gaps.min(), let longest = gaps.max(), shortest > 0,
        longest <= 1.5 * shortest
      else { continue }
      let span = track[index + 3].time - track[index - 3].time
      let way = (track[index + 3].displacement - track[index - 3].displacement).length
      guard way / span * 1000 < Self.slow else { continue }
      // The smoothing weights of a cubic over seven places, in twenty-firsts.
      var middle = Vector.zero
      for (weight, event) in zip([-2.0, 3, 6, 7, 6, 3, -2], window) {
        middle = middle + Vector(event.x * weight / 21, event.y * weight / 21)
      }
      roughnessSquares += (track[index].displacement - middle).squaredLength
      roughnessCount += 1
    }
  }
}

/// The movement of the fingers of a recognizer: of their centroid, without a jump when fingers come
/// and go.
///
/// Between two changes of the set of fingers the movement grows with the mean of their displacements.
/// For one finger it is that finger's displacement to the last bit.
struct CentroidMotion: Sendable {
  /// What an event brought.
  struct News {
    /// A finger that is followed moved.
    var moved = false
    /// The system took a finger away.
    var cancelled = false
    /// Enough fingers came down with this event.
    var gathered = false
  }

  /// Since enough fingers are down, in points.
  private(set) var movement = Vector.zero
  private(set) var velocity = VelocityEstimate()
  /// The centroid on the screen of the fingers that are down, or of the last ones that were.
  private(set) var location = Vector.zero
  /// How many fingers it follows that are down.
  private(set) var count = 0
  /// The movement, and the sum of the displacements, when the set of fingers changed last.
  private var base = Vector.zero
  private var reference = Vector.zero
  /// Fingers beyond the most that it follows, until they lift.
  private var ignored: [Int] = []

  /// Hears one event.
  ///
  /// - Parameters:
  ///   - minimum: with fewer fingers nothing that they do counts.
  ///   - maximum: fingers that come down beyond it are ignored.
  mutating func follow(
    _ touches: [Touch], at time: Double, minimum: Int, maximum: Int, blend: Double
  ) -> News {
    var news = News()
    var before = Sum()
    var after = Sum()
    var lifted = Sum()
    for touch in touches where touch.phase != .began && !ignored.contains(touch.finger) {
      before.add(touch)
      if touch.isDown { after.add(touch) } else { lifted.add(touch) }
      news.moved = news.moved || touch.phase == .moved
      news.cancelled = news.cancelled || touch.phase == .cancelled
    }
    let stayed = after.count
    for touch in touches where touch.phase == .began {
      if after.count < maximum { after.add(touch) } else { ignored.append(touch.finger) }
    }

    let wasEnough = count >= minimum && count > 0
    // Fingers that no longer reach the recognizer leave without a word, and without a jump.
    let isWhole = before.count == count
    if wasEnough, isWhole, news.moved {
      let last = movement
      movement = base + (before.displacement - reference) * (1 / Double(before.count))
      velocity.add(movement - last, at: time, blend: blend)
    }
    if lifted.count > 0 || after.count > stayed || !isWhole {
      base = movement
      reference = after.displacement
    }
    count = after.count
    if !ignored.isEmpty {
      for touch in touches where !touch.isDown { ignored.removeAll { $0 == touch.finger } }
    }
    if !wasEnough, count >= minimum, count > 0 {
      news.gathered = true
      velocity.start(at: time)
    }
    if let centre = after.centre ?? lifted.centre { location = centre }
    return news
  }

  private struct Sum {
    var count = 0
    var displacement = Vector.zero
    private var location = Vector.zero

    mutating func add(_ touch: Touch) {
      count += 1
      displacement = displacement + touch.displacement
      location = location + touch.location
    }

    var centre: Vector? { count > 0 ? location * (1 / Double(count)) : nil }
  }
}

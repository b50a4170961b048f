import LabSimulation

/// How the tilts of one person's vertical strokes go with their bends.
struct FitLeaning: Sendable {
  /// The medians of each session.
  private(set) var sessions: [(tilt: Double, bend: Double)] = []
  /// Products of the deviations from them.
  private(set) var strokes = FitProducts()

  /// A deviation of a tilt or a bend counts for at most this many degrees: beyond it a stroke is no arc.
  private static let greatestTilt = 45.0
  private static let greatestBend = 90.0

  /// Of the vertical direction that has the most strokes: the other's centre may be another.
  static func all(_ strokes: [FitStroke], persons: Int) -> [FitLeaning] {
    let upwards = strokes.count { $0.direction == .up }
    let downwards = strokes.count { $0.direction == .down }
    let direction = upwards >= downwards ? Direction.up : .down
    var sessions = [[Int: [(tilt: Double, bend: Double)]]](repeating: [:], count: persons)
    for stroke in strokes where stroke.direction == direction {
      guard let bend = stroke.bend else { continue }
      sessions[stroke.person][stroke.session, default: []].append((stroke.angle, bend))
    }
    return sessions.map { sessions in
      var leaning = FitLeaning()
      for session in sessions.keys.sorted() { leaning.add(sessions[session] ?? []) }
      return leaning
    }
  }

  private mutating func add(_ session: [(tilt: Double, bend: Double)]) {
    let centre = (
      tilt: FitSample.median(session.map(\.tilt)), bend: FitSample.median(session.map(\.bend))
    )
    sessions.append(centre)
    var group = FitProducts.Group()
    for stroke in session {
      let tilt = min(max(stroke.tilt - centre.tilt, -Self.greatestTilt), Self.greatestTilt)
      let bend = min(max(stroke.bend - centre.bend, -Self.greatestBend), Self.greatestBend)
      group.add(tilt, bend)
    }
    strokes.add(group)
  }
}

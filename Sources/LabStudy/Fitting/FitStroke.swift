import Foundation
import LabSimulation

/// One stroke as a fit sees it: in the frame of the right hand, with the sign conventions of `Grip`.
///
/// The direction is the one along the intent's axis that the chord took, whatever label the stroke has:
/// recorded and synthetic strokes are treated alike, and most recordings have no label. So the angle
/// lies within ±90 degrees.
struct FitStroke: Sendable {
  var person: Int
  var session: Int
  var intent: Intent
  var direction: Direction
  /// Tilt or elevation of the chord in degrees.
  var angle: Double
  /// Logarithms of the chord in mm and of the duration in ms.
  var chord: Double
  var duration: Double
  /// Heading change in degrees in the sense in which the pivot turns this direction.
  var bend: Double?
  /// The same of a pure rotation about the pivot.
  var pivotBend: Double
  /// The sway in degrees that the deviations at a quarter and at three quarters of the path show; a bend
  /// has no part in their difference.
  var sway: Double?
  /// Time until the finger is more than 2 pt away, in ms.
  var firstMotion: Double?
  /// Path beyond the length of the arc, in pt per second.
  var excess: Double?
  /// Path beyond the distance until the finger is 10 pt away, in pt.
  var earlyExcess: Double?
  /// Mean square in pt² per axis of the residuals to a local cubic.
  var roughness: Double?
  var intervals = ClockCounts()

  /// Strokes whose chord is shorter, in pt, have no direction to speak of and are left out.
  static let shortestChord = 10.0

  /// Nil for a stroke that is too short or took no time.
  init?(_ stroke: MeasuredStroke, _ lens: FitLens) {
    let measures = stroke.measures
    guard measures.chord >= Self.shortestChord, measures.duration > 0 else { return nil }
    person = stroke.person
    session = stroke.session
    intent = stroke.intent
    let right = lens.isMirrored ? -measures.displacement.x : measures.displacement.x
    let up = -measures.displacement.y
    switch stroke.intent.axis {
    case .vertical: direction = up >= 0 ? .up : .down
    case .horizontal: direction = right >= 0 ? .right : .left
    }
    angle =
      switch direction {
      case .up: Self.degrees(right, up)
      case .down: Self.degrees(-right, -up)
      case .right: Self.degrees(up, right)
      case .left: Self.degrees(up, -right)
      }
    chord = log(measures.chord / lens.pointsPerMillimetre)
    duration = log(measures.duration)
    pivotBend = measures.chord / lens.pointsPerMillimetre / lens.radius * (180 / .pi)
    // Counter-clockwise on the screen; the mirror and the pivot turn it about.
    let sense = (lens.isMirrored ? -1.0 : 1) * Self.pivotSense(direction)
    bend = measures.headingChange.map { $0 * sense }
    // By 3/32 of the chord for each unit of slope, to either side.
    sway = measures.skew.map { Self.degrees($0 / measures.chord, 6.0 / 32) }
    firstMotion = measures.firstMotion
    earlyExcess = measures.earlyExcess
    measureExcess(measures)
    let (squares, count) = measures.roughness
    roughness = count > 0 ? squares / Double(2 * count) : nil
    if let interval = lens.interval { intervals = ClockCounts(measures.intervals, about: interval) }
  }

  private mutating func measureExcess(_ measures: StrokeMeasures) {
    guard let path = measures.path else { return }
    let half = (measures.headingChange ?? 0) / 2 * (.pi / 180)
    let arc = half == 0 ? 1 : half / sin(half)
    excess = (path - measures.chord * arc) / measures.duration * 1000
  }

  /// In degrees, of a vector with the first number across and the second along.
  private static func degrees(_ across: Double, _ along: Double) -> Double {
    atan2(across, along) * (180 / .pi)
  }

  /// Counter-clockwise is +1 in the frame of the right hand, as `Hand` turns.
  private static func pivotSense(_ direction: Direction) -> Double {
    switch direction {
    case .left, .down: 1
    case .right, .up: -1
    }
  }
}

/// What a fit must know before it looks at strokes, the same for recorded and synthetic ones.
struct FitLens: Sendable {
  var pointsPerMillimetre: Double
  /// Distance of the pivot and the tip of the finger in mm.
  var radius: Double
  /// Whether the grip is a left hand.
  var isMirrored: Bool
  /// The usual time between two events in ms; nil when there are none.
  var interval: Double?
}

/// The intervals of a stroke between events: regular ones, and those that are twice as long.
struct ClockCounts: Sendable {
  var regular = 0
  var sum = 0.0
  /// Of the deviations from the usual interval.
  var squares = 0.0
  var doubled = 0

  init() {}

  init(_ intervals: [Double], about usual: Double) {
    for interval in intervals {
      let ratio = interval / usual
      if ratio > 0.5, ratio <= 1.5 {
        regular += 1
        sum += interval
        squares += (interval - usual) * (interval - usual)
      } else if ratio > 1.5, ratio <= 2.5 {
        doubled += 1
      }
    }
  }
}

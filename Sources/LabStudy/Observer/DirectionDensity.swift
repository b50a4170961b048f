import LabSimulation
import LabStatistics

/// The densities of the intended direction of both intents, for one person in one session.
///
/// Every direction of a stroke has its mean in this session, and about it a Student t with the grip's
/// degrees of freedom; a share of the strokes points anywhere. Where long strokes stray less than short
/// ones, a density is the mean over the lengths. Everything is seen in the frame of the right hand: a
/// mirror changes no error.
struct DirectionDensity {
  /// One bump of a density: its share, and where it stands, in degrees counter-clockwise from right.
  private struct Bump {
    var share: Double
    var heading: Double
    var scale: Double
  }

  private var scroll: [Bump] = []
  private var page: [Bump] = []
  private let student: StudentDensity
  private let turns: Int
  private let contamination: Double
  private let finest: Double

  /// - Parameters:
  ///   - contamination: share of strokes that point anywhere, where the hand says nothing of it.
  ///   - person: standard normal deviates of the person: vertical, left, right.
  ///   - session: the same of the session.
  ///   - unevenness: the person's scale of single strokes by that of the population.
  ///   - scales: how much more than the median stroke of its class a stroke strays.
  init(
    _ grip: Grip, _ hand: HandSettings, contamination: Double, person: AxisDeviates,
    session: AxisDeviates, unevenness: Double = 1, scales: LengthScales = LengthScales()
  ) throws(StatisticsError) {
    student = try StudentDensity(degreesOfFreedom: grip.tails)
    // Beyond half a turn lies less than 1e-5 of shipped grips, and a part worth counting of wild ones.
    turns = grip.tails < 4 ? 1 : 0
    let (v, h) = (grip.verticalSpread, grip.horizontalSpread)
    let vertical = v.person * person.vertical + v.session * session.vertical
    let left = grip.leftElevation + h.person * person.left + h.session * session.left
    let right = grip.rightElevation + h.person * person.right + h.session * session.right
    // In the mirror left is right, and the asked share must hold in front of it.
    let toLeft = grip.isMirrored ? 1 - hand.left : hand.left
    self.contamination = hand.contamination ?? contamination
    let (upright, level) = (v.stroke * unevenness, h.stroke * unevenness)
    for part in scales.scroll {
      let scale = max(upright * part.value, Self.smallestScale)
      scroll += [
        Bump(share: part.share * hand.up, heading: 90 - grip.upTilt - vertical, scale: scale),
        Bump(
          share: part.share * (1 - hand.up), heading: -90 - grip.downTilt - vertical, scale: scale),
      ]
    }
    for part in scales.page {
      let scale = max(level * part.value, Self.smallestScale)
      page += [
        Bump(share: part.share * toLeft, heading: 180 - left, scale: scale),
        Bump(share: part.share * (1 - toLeft), heading: right, scale: scale),
      ]
    }
    finest = (scroll + page).map(\.scale).min() ?? Self.smallestScale
  }

  /// In degrees; a direction that is better known than this is as good as fixed.
  private static let smallestScale = 0.05

  /// The smallest balanced error of anybody who sees the direction and knows this person.
  ///
  /// Half the integral of the smaller density, by the trapezoidal rule around the circle in steps of
  /// at most a sixth of the smallest scale.
  var idealError: Double {
    let steps = Int((360 * 6 / finest).rounded(.up))
    let step = 360 / Double(steps)
    var sum = 0.0
    for index in 0..<steps {
      let heading = Double(index) * step
      let (scroll, page) = densities(at: heading)
      sum += min(scroll, page)
    }
    return sum * step / 2
  }

  /// The densities of both intents at a heading in degrees counter-clockwise from right.
  func densities(at heading: Double) -> (scroll: Double, page: Double) {
    (density(scroll, at: heading), density(page, at: heading))
  }

  private func density(_ bumps: [Bump], at heading: Double) -> Double {
    let sum = bumps.reduce(0) { $0 + density($1, at: heading) }
    return (1 - contamination) * sum + contamination / 360
  }

  private func density(_ bump: Bump, at heading: Double) -> Double {
    guard bump.share > 0 else { return 0 }
    var turn = (heading - bump.heading).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var sum = 0.0
    for round in -turns...turns { sum += student((turn + 360 * Double(round)) / bump.scale) }
    return bump.share * sum / bump.scale
  }
}

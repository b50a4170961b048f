import LabSimulation
import LabStatistics

/// The densities of the intended direction of both intents, for one person in one session.
///
/// Every direction of a stroke has its mean in this session, and about it a Student t with the grip's
/// degrees of freedom; a share of the strokes points anywhere. Where long strokes stray less than short
/// ones, a density is the mean over the lengths. Everything is seen in the frame of the right hand: a
/// mirror changes no error.
struct DirectionDensity {
  let scroll: [DirectionBump]
  let page: [DirectionBump]
  /// Probability per degree of each intent that points anywhere.
  private let scrollEvenly: Double
  private let pageEvenly: Double
  private let contamination: Double

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
    let student = try StudentDensity(degreesOfFreedom: grip.tails)
    let (v, h) = (grip.verticalSpread, grip.horizontalSpread)
    let vertical = v.person * person.vertical + v.session * session.vertical
    let left = grip.leftElevation + h.person * person.left + h.session * session.left
    let right = grip.rightElevation + h.person * person.right + h.session * session.right
    // In the mirror left is right, and the asked share must hold in front of it.
    let toLeft = grip.isMirrored ? 1 - hand.left : hand.left
    self.contamination = hand.contamination ?? contamination
    let (upright, level) = (v.stroke * unevenness, h.stroke * unevenness)
    var bumps: (scroll: [DirectionBump], page: [DirectionBump]) = ([], [])
    for part in scales.scroll {
      let scale = max(upright * part.value, Self.smallestScale)
      for (share, heading) in [
        (hand.up, 90 - grip.upTilt - vertical), (1 - hand.up, -90 - grip.downTilt - vertical),
      ] where share > 0 {
        bumps.scroll.append(
          try DirectionBump(share: part.share * share, heading: heading, scale: scale, student))
      }
    }
    for part in scales.page {
      let scale = max(level * part.value, Self.smallestScale)
      for (share, heading) in [(toLeft, 180 - left), (1 - toLeft, right)] where share > 0 {
        bumps.page.append(
          try DirectionBump(share: part.share * share, heading: heading, scale: scale, student))
      }
    }
    (scroll, page) = bumps
    scrollEvenly = scroll.reduce(0) { $0 + $1.evenly }
    pageEvenly = page.reduce(0) { $0 + $1.evenly }
  }

  /// In degrees; a direction that is better known than this is as good as fixed.
  static let smallestScale = 0.05

  /// The densities of both intents at a heading in degrees counter-clockwise from right.
  func densities(at heading: Double) -> (scroll: Double, page: Double) {
    (density(scroll, scrollEvenly, at: heading), density(page, pageEvenly, at: heading))
  }

  private func density(
    _ bumps: [DirectionBump], _ evenly: Double, at heading: Double
  ) -> Double {
    var sum = evenly
    for bump in bumps { sum += bump.density(at: heading) }
    return (1 - contamination) * sum + contamination / 360
  }
}

import LabSimulation

/// The densities of the intended direction of both intents, for one person in one session.
///
/// Every direction of a stroke has its mean in this session, and about it a Student t with 5 degrees
/// of freedom; a share of the strokes points anywhere. Everything is seen in the frame of the right
/// hand: a mirror changes no error.
struct DirectionDensity {
  /// One bump of a density: its share, and where it stands, in degrees counter-clockwise from right.
  private struct Bump {
    var share: Double
    var heading: Double
    var scale: Double

    /// Student's t with 5 degrees of freedom; what lies beyond half a turn is below 1e-5.
    func density(at heading: Double) -> Double {
      var turn = (heading - self.heading).truncatingRemainder(dividingBy: 360)
      if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
      let x = turn / scale
      let y = 1 + x * x / 5
      return share * Self.peak / (scale * y * y * y)
    }

    /// Γ(3) / (√(5π) Γ(5/2)).
    private static let peak = 8 / (3 * Double.pi * 5.0.squareRoot())
  }

  private var scroll: [Bump]
  private var page: [Bump]
  private let contamination: Double
  private let finest: Double

  /// - Parameters:
  ///   - contamination: share of strokes that point anywhere, where the hand says nothing of it.
  ///   - person: standard normal deviates of the person: vertical, left, right.
  ///   - session: the same of the session.
  init(
    _ grip: Grip, _ hand: HandSettings, contamination: Double, person: AxisDeviates,
    session: AxisDeviates
  ) {
    let (v, h) = (grip.verticalSpread, grip.horizontalSpread)
    let vertical = v.person * person.vertical + v.session * session.vertical
    let left = grip.leftElevation + h.person * person.left + h.session * session.left
    let right = grip.rightElevation + h.person * person.right + h.session * session.right
    // In the mirror left is right, and the asked share must hold in front of it.
    let toLeft = grip.isMirrored ? 1 - hand.left : hand.left
    scroll = [
      Bump(share: hand.up, heading: 90 - grip.upTilt - vertical, scale: v.stroke),
      Bump(share: 1 - hand.up, heading: -90 - grip.downTilt - vertical, scale: v.stroke),
    ]
    page = [
      Bump(share: toLeft, heading: 180 - left, scale: h.stroke),
      Bump(share: 1 - toLeft, heading: right, scale: h.stroke),
    ]
    self.contamination = hand.contamination ?? contamination
    finest = min(v.stroke, h.stroke)
  }

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
    (1 - contamination) * bumps.reduce(0) { $0 + $1.density(at: heading) } + contamination / 360
  }
}

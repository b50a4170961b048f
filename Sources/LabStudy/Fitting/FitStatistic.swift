import LabSimulation

/// A quantity that varies at three levels.
enum FitField: Hashable, Sendable {
  /// Tilt of vertical strokes, and elevation of horizontal ones.
  case vertical
  case horizontal
  /// Heading change of the strokes along an axis.
  case bend(Axis)
  /// Logarithms.
  case chord(Intent)
  case duration(Intent)

  static let all: [FitField] =
    [.vertical, .horizontal, .bend(.vertical), .bend(.horizontal)]
    + Intent.allCases.map(FitField.chord)
    + Intent.allCases.map(FitField.duration)
}

/// One number that is computed the same way from recorded and from synthetic strokes.
///
/// Each belongs to one parameter of the population or of the glass and grows with it; it need not be an
/// estimate of it, though most nearly are.
enum FitStatistic: Hashable, Sendable {
  /// Mean angle of the strokes of a direction, strays cut.
  case tilt(Direction)
  /// Variance components (Henderson) between persons and between sessions.
  case person(FitField)
  case session(FitField)
  /// Squared scale, or variance, of the strokes of a session.
  case stroke(FitField)
  /// Inverse degrees of freedom of strokes in units of the person's own scale, and the uniform share.
  case tails
  case contamination
  /// Variance between persons of the log scale of their strokes, less its sampling error.
  case unevenness
  /// Minus the slope of the log distance from the session's centre on the log chord.
  case lengthExponent
  /// Correlations of persons, with their sampling errors taken out.
  case leftRight
  case verticalLeft
  /// Correlation of tilt and bend of vertical strokes: of the medians of sessions, and within them.
  case tiltBend
  case strokeTiltBend
  /// Means of the logarithms.
  case chord(Intent)
  case duration(Intent)
  /// Correlation of the two within sessions.
  case chordDuration(Intent)
  /// Mean heading change by that of a rotation about the pivot.
  case arc
  /// Squared scale of the sway.
  case sway
  /// Mean time to the first motion.
  case dwell(Intent)
  /// Logarithm of the roughness of slow parts, or without samples of the excess path per second.
  case roughness
  case excess
  /// The excess path again, for the tremor, where the samples show the noise.
  case tremor
  /// Logarithm of the mean excess path until the finger is 10 pt away, or without samples of the excess
  /// path per second of page strokes: fast ones show neither noise nor tremor.
  case roll
  case pageExcess
  /// Logarithm of the deliveries per second, squared jitter of their times, share of doubled intervals.
  case rate
  case clockJitter
  case doubled
}

extension FitStatistic {
  /// The statistic that takes its place where there are no samples: summaries show the glass and the roll by
  /// the length of their paths alone.
  var ofSummaries: FitStatistic {
    switch self {
    case .roughness: .excess
    case .roll: .pageExcess
    default: self
    }
  }
}

/// The statistics of some strokes; those that do not exist are missing.
typealias FitMoments = [FitStatistic: Double]

/// What stands behind a statistic.
public struct FitSupport: Sendable, Hashable {
  public var persons = 0
  public var sessions = 0
  public var strokes = 0
}

/// A pan that looks at the direction once and fails early when the finger goes across its axis.
///
/// The decision is made at the first move with a component strictly beyond the threshold; there it
/// fails if |across| > |along| / ratio, strictly. Source: the published recognizer with the ratio
/// 1.7 and the threshold 10 pt.
///
/// The trap is in `published`: the test runs after the superclass, whose own hysteresis (10 pt,
/// radial) may begin the pan at a move that is still inside the square of the test. The late failure
/// then is a cancel, the feed has failed already, and the touch is dead. `withheld` forwards no move
/// to the superclass before the decision, so no pan ever begins that is cancelled.
public struct DirectionalPan: TimelineRecognizer {
  public enum Decision: String, Sendable, CaseIterable {
    case published
    case withheld
  }

  public var axis: Axis
  /// Fails if |across| > |along| / ratio.
  public var ratio: Double
  /// Strict distance on either axis, in points.
  public var threshold: Double
  public var decision: Decision
  public var pan: Pan

  public init(
    axis: Axis, ratio: Double, threshold: Double, decision: Decision, hysteresis: Double
  ) {
    self.axis = axis
    self.ratio = ratio
    self.threshold = threshold
    self.decision = decision
    self.pan = Pan(hysteresis: hysteresis)
  }

  public func firstProposal(in track: Track) -> TimelineProposal {
    let test = track.firstMove(strictlyBeyondOnEitherAxis: threshold)
    switch decision {
    case .published:
      let superclass = pan.firstProposal(in: track).moment?.index
      // In one event the superclass proposes first and the last assignment counts.
      if let test, test <= superclass ?? test, !keeps(track.displacement(at: test)) {
        return .fail(.event(test, of: track))
      }
      guard let superclass else { return .none }
      return .begin(.event(superclass, of: track))
    case .withheld:
      guard let test else { return .none }
      guard keeps(track.displacement(at: test)) else { return .fail(.event(test, of: track)) }
      // The superclass sees the moves from the deciding one on.
      return pan.firstProposal(in: track, from: test)
    }
  }

  public func abandonment(in track: Track, after begin: Moment) -> Moment? {
    guard decision == .published,
      let test = track.firstMove(strictlyBeyondOnEitherAxis: threshold), test > begin.index,
      !keeps(track.displacement(at: test))
    else { return nil }
    return .event(test, of: track)
  }

  public func consumed(at displacement: Vector) -> Vector { pan.consumed(at: displacement) }

  private func keeps(_ displacement: Vector) -> Bool {
    !(displacement[axis.other].magnitude > displacement[axis].magnitude / ratio)
  }

  /// The largest ratio that keeps a stroke whose decision move has this displacement.
  ///
  /// Exact in doubles: it is the largest ratio whose quotient |along| / ratio is not below |across|,
  /// so "keep iff ratio <= critical" agrees with the test to the last bit. Infinite for a movement
  /// along the axis; 0 for one straight across, which every ratio fails.
  public func criticalRatio(of displacement: Vector) -> Double {
    let along = displacement[axis].magnitude
    let across = displacement[axis.other].magnitude
    guard across > 0 else { return .infinity }
    guard along > 0 else { return 0 }
    var critical = along / across
    while along / critical.nextUp >= across { critical = critical.nextUp }
    while along / critical < across { critical = critical.nextDown }
    return critical
  }

  /// Calls for every move that decides at some threshold of a range, in the order of the moves.
  ///
  /// They are the records of the larger component. A move decides for the thresholds from the record
  /// before it up to, but without, its own.
  ///
  /// - Parameter body: hears the index of the move and its record; returns whether to go on.
  func forEachDecisionMove(
    in track: Track, thresholds: ClosedRange<Double>, _ body: (Int, Double) -> Bool
  ) {
    var record = thresholds.lowerBound
    var index = 1
    while index < track.lift, record <= thresholds.upperBound {
      let event = track[index]
      let reach = Swift.max(event.x.magnitude, event.y.magnitude)
      if reach > record {
        record = reach
        guard body(index, record) else { return }
      }
      index += 1
    }
  }
}

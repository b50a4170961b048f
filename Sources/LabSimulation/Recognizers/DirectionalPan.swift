/// A pan that looks at the direction once and fails early when the finger goes across its axis.
///
/// The decision is made at the first move with a component strictly beyond the threshold; there it
/// fails if |across| > |along| / ratio, strictly. Source: the published recognizer with the ratio
/// 1.7 and the threshold 10 pt. Of several fingers the first one decides.
///
/// The trap is in `published`: the test runs after the superclass, whose own hysteresis (10 pt,
/// radial) may begin the pan at a move that is still inside the square of the test. The late failure
/// then is a cancel, the feed has failed already, and the touch is dead. `withheld` forwards no move
/// to the superclass before the decision, so no pan ever begins that is cancelled.
public struct DirectionalPan: Sendable {
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

  private var isDecided = false
  /// The finger that decides.
  private var finger: Int?

  public init(
    axis: Axis, ratio: Double, threshold: Double, decision: Decision, hysteresis: Double
  ) {
    self.init(
      axis: axis, ratio: ratio, threshold: threshold, decision: decision,
      pan: Pan(hysteresis: hysteresis))
  }

  private init(axis: Axis, ratio: Double, threshold: Double, decision: Decision, pan: Pan) {
    self.axis = axis
    self.ratio = ratio
    self.threshold = threshold
    self.decision = decision
    self.pan = pan
  }

  func keeps(_ displacement: Vector) -> Bool {
    !(displacement[axis.other].magnitude > displacement[axis].magnitude / ratio)
  }

  public func consumed(at displacement: Vector) -> Vector { pan.consumed(at: displacement) }

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
}

extension DirectionalPan: PanSubclass {
  /// After a begin it may propose to fail, once; whatever the arena makes of that, the superclass goes
  /// on until it is told that it is over.
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    let wasPossible = pan.course.isPossible
    let decided = pan.course.isOver ? nil : decide(touches)
    let mayBegin = decision == .published || isDecided
    let proposal = pan.hear(touches, at: time, mayBegin: mayBegin)
    if proposal.step == .fail, !mayBegin, let evidence = proposal.evidence,
      evidence.quantity != .touches
    {
      return Proposal(.fail, undecided)
    }
    guard let decided, !pan.course.isOver else { return proposal }
    guard decided.comparison == .above else {
      // What let a withheld pan begin is the direction.
      let isDecisive = decision == .withheld && proposal.step == .begin
      return isDecisive ? Proposal(.begin, decided) : proposal
    }
    // In one event the superclass proposes first and the last assignment counts.
    if wasPossible { pan.course.giveUp() }
    return Proposal(.fail, decided)
  }

  /// Decides at the first move of its first finger that is strictly beyond the threshold.
  ///
  /// - Returns: |across| against |along| / ratio: above it fails, at most it is kept; nil when nothing
  ///   was decided.
  private mutating func decide(_ touches: [Touch]) -> Evidence? {
    finger = finger ?? touches.first?.finger
    guard !isDecided, let touch = touches.first(where: { $0.finger == finger }),
      touch.phase == .moved
    else { return nil }
    let displacement = touch.displacement
    guard Swift.max(displacement.x.magnitude, displacement.y.magnitude) > threshold else {
      return nil
    }
    isDecided = true
    return Evidence(
      .across, displacement[axis.other].magnitude, keeps(displacement) ? .atMost : .above,
      displacement[axis].magnitude / ratio)
  }

  /// What a withheld pan fails by at the lift.
  private var undecided: Evidence {
    let larger = Direction(of: pan.course.movement).axis
    return .distance(along: larger, pan.course.movement[larger], .atMost, threshold)
  }

  public mutating func reset() {
    pan.reset()
    isDecided = false
    finger = nil
  }
}

extension DirectionalPan: NamedRecognizer {
  public static let name = "directionalPan"
  public static let summary = "a pan that fails early when the finger goes across its axis"
  public static let parameters: [Parameter<DirectionalPan>] =
    [
      .choice("axis", \.axis, "the axis along which it is kept"),
      .number("ratio", \.ratio, in: 0.001...1000, "fails if |across| > |along| / ratio"),
      .number(
        "threshold", \.threshold, in: 0...500, unit: "pt",
        "distance on either axis beyond which the direction is decided"),
      .choice("decide", \.decision, "whether the pan may begin before the decision"),
    ] + Pan.parameters.map { $0.lifted(through: \.pan) }

  /// As published: horizontal, 1.7, 10 pt.
  public init(tuning: Tuning) {
    self.init(
      axis: .horizontal, ratio: 1.7, threshold: 10, decision: .published, pan: Pan(tuning: tuning))
  }
}

/// A rotation: it begins when the line between two fingers has turned by 1 degree, and ends when both
/// have lifted.
///
/// The value counts from the begin, cumulative and clockwise: 0 in `began`, and beyond 360 after a
/// full turn. Source: Apple's documentation of UIRotationGestureRecognizer, which counts in radians;
/// the threshold is not published (`Tuning.rotationThreshold`).
public struct Rotation: Sendable {
  /// In degrees: 1, inclusive.
  public var threshold: Double
  /// Weight of the previous velocity estimate: 0.2.
  public var velocityBlend: Double

  private var course = PairCourse()
  private var rotationAtBegin = 0.0

  public init(tuning: Tuning) {
    threshold = tuning.rotationThreshold
    velocityBlend = tuning.velocityBlend
  }
}

extension Rotation: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    let threshold = threshold
    return course.hear(touches, at: time, blend: velocityBlend) {
      let turn = $0.rotation.magnitude
      return Evidence(.rotation, turn, turn >= threshold ? .atLeast : .below, threshold, .degrees)
    }
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state == .began { rotationAtBegin = course.rotation }
    course.entered(state)
  }

  public mutating func reset() {
    course = PairCourse()
    rotationAtBegin = 0
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(
      Callback(
        "", .action(state),
        .rotation(
          course.rotation - rotationAtBegin, velocity: course.velocity.value.y,
          anchor: course.anchor)))
  }
}

extension Rotation: NamedRecognizer {
  public static let name = "rotation"
  public static let summary = "a UIKit rotation: the turn of the line between two fingers"
  public static let parameters: [Parameter<Rotation>] = [
    .number(
      "threshold", \.threshold, in: 0...180, unit: "degrees", "rotation at which it begins"),
    .number(
      "velocityBlend", \.velocityBlend, in: 0...0.99, "weight of the previous velocity estimate"),
  ]
}

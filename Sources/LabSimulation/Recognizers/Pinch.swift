/// A pinch: it begins when the distance of two fingers has changed by 8 pt, and ends when both have
/// lifted.
///
/// The scale is the distance over that at the begin, cumulative: 1 in `began`. Source: Apple's
/// documentation of UIPinchGestureRecognizer; the threshold is not published
/// (`Tuning.pinchThreshold`).
public struct Pinch: Sendable {
  /// Change of the distance, in points: 8, inclusive.
  public var threshold: Double
  /// Weight of the previous velocity estimate: 0.2.
  public var velocityBlend: Double

  private var course = PairCourse()
  private var scaleAtBegin = 1.0
  /// What the snap of four coordinates may take from a distance.
  private static let slack = 2e-6

  public init(tuning: Tuning) {
    threshold = tuning.pinchThreshold
    velocityBlend = tuning.velocityBlend
  }
}

extension Pinch: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    let threshold = threshold
    return course.hear(touches, at: time, blend: velocityBlend) {
      let change = $0.stretch.magnitude
      return Evidence(
        .span, change, change >= threshold - Self.slack ? .atLeast : .below, threshold)
    }
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state == .began { scaleAtBegin = course.scale }
    course.entered(state)
  }

  public mutating func reset() {
    course = PairCourse()
    scaleAtBegin = 1
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    // A begin with both fingers on one point has no scale to compare with.
    let unit = scaleAtBegin > 0 ? 1 / scaleAtBegin : 1
    log.append(
      Callback(
        "", .action(state),
        .scale(
          course.scale * unit, velocity: course.velocity.value.x * unit, anchor: course.anchor)))
  }
}

extension Pinch: NamedRecognizer {
  public static let name = "pinch"
  public static let summary = "a UIKit pinch: the scale between two fingers"
  public static let parameters: [Parameter<Pinch>] = [
    .number(
      "threshold", \.threshold, in: 0...500, unit: "pt",
      "change of the fingers' distance at which it begins"),
    .number(
      "velocityBlend", \.velocityBlend, in: 0...0.99, "weight of the previous velocity estimate"),
  ]
}

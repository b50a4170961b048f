/// A pan recognizer: it begins at the first move of 10 pt or more in any direction.
///
/// At the begin the hysteresis is taken off once, along the movement, so a slow drag begins with a
/// translation of about zero (P03: a first move to (18, 24) gives (12, 16)). Source: OpenGestures
/// ThresholdComponent; UIKit's own shape is not published (`Tuning.panHysteresis`).
///
/// The movement is that of the centroid of its fingers. A begin that was withheld takes the hysteresis
/// off the movement of the later moment. At the end the velocity is the last estimate, also after a
/// pause.
public struct Pan: Sendable {
  /// What becomes of a pan when more fingers come down than it takes.
  public enum OverMaximum: String, Sendable, CaseIterable {
    /// It ends, or fails before the begin. Source: WinObjC.
    case end
    /// The further fingers are ignored. Source: flowkey.
    case ignore
  }

  /// In points: 10; inclusive and radial, unless `isStrict` and `shape` say otherwise.
  public var hysteresis: Double
  public var shape = Assumptions.Shape.radial
  public var isStrict = false
  public var origin = Assumptions.TranslationOrigin.consume
  /// With fewer fingers nothing that they do counts: 1.
  public var minimumTouches = 1
  /// No limit.
  public var maximumTouches = Int.max
  public var overMaximum = OverMaximum.end
  /// Weight of the previous velocity estimate: 0.2.
  public var velocityBlend: Double

  var course = PanCourse()

  public init(hysteresis: Double) {
    self.hysteresis = hysteresis
    velocityBlend = Self.standard.velocityBlend
  }

  public init(tuning: Tuning) {
    hysteresis = tuning.panHysteresis
    shape = tuning.assumptions.panShape
    isStrict = tuning.assumptions.panStrict
    origin = tuning.assumptions.panOrigin
    velocityBlend = tuning.velocityBlend
  }

  private static let standard = Tuning()

  /// Whether a movement is enough to begin.
  func reaches(_ movement: Vector) -> Bool {
    switch shape {
    case .radial:
      let limit = hysteresis * hysteresis
      return isStrict
        ? movement.squaredLength > limit + Track.radialSlack
        : movement.squaredLength >= limit - Track.radialSlack
    case .axis:
      let reach = Swift.max(movement.x.magnitude, movement.y.magnitude)
      return isStrict ? reach > hysteresis : reach >= hysteresis
    }
  }

  /// The part of the movement at the begin that is taken off every translation.
  public func consumed(at displacement: Vector) -> Vector {
    switch origin {
    case .raw: return .zero
    case .zero: return displacement
    case .consume:
      let length = displacement.length
      guard length > 0 else { return .zero }
      return displacement * Swift.min(1, hysteresis / length)
    }
  }
}

extension Pan: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    hear(touches, at: time, mayBegin: true)
  }

  /// - Parameter mayBegin: false while a subclass keeps the moves from it.
  mutating func hear(_ touches: [Touch], at time: Double, mayBegin: Bool) -> Proposal {
    let pan = self
    return course.hear(
      touches, at: time,
      PanCourse.Fingers(minimum: minimumTouches, maximum: maximumTouches, overMaximum: overMaximum),
      blend: velocityBlend
    ) {
      pan.evidence(at: $0, reaches: false)
    } opening: {
      guard mayBegin, pan.reaches($0) else { return .stay }
      return Proposal(.begin, pan.evidence(at: $0, reaches: true))
    }
  }

  private func evidence(at movement: Vector, reaches: Bool) -> Evidence {
    let comparison: Evidence.Comparison =
      switch (reaches, isStrict) {
      case (true, false): .atLeast
      case (true, true): .above
      case (false, false): .below
      case (false, true): .atMost
      }
    switch shape {
    case .radial: return Evidence(.distance, movement.length, comparison, hysteresis)
    case .axis:
      let axis = Direction(of: movement).axis
      return .distance(along: axis, movement[axis], comparison, hysteresis)
    }
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state == .began { course.consumed = consumed(at: course.movement) }
    course.entered(state)
  }

  public mutating func reset() { course = PanCourse() }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(course.callback(state, translation, velocity))
  }

  /// What its handler would read; before the begin, what it would read if it began now.
  public var translation: Vector {
    course.movement - (course.consumed ?? consumed(at: course.movement))
  }

  public var velocity: Vector { course.velocity }
}

extension Pan: NamedRecognizer {
  public static let name = "pan"
  public static let summary = "a UIKit pan: begins at a distance in any direction"
  public static let parameters: [Parameter<Pan>] = [
    .number(
      "hysteresis", \.hysteresis, in: 0...200, unit: "pt", "how far it moves before it begins"),
    .choice("shape", \.shape, "how the hysteresis is measured"),
    .flag("strict", \.isStrict, "whether it must go beyond the hysteresis, not to it"),
    .choice("origin", \.origin, "where the translation counts from"),
    .integer("minimumTouches", \.minimumTouches, in: 1...100, "fewest fingers that count"),
    .integer(
      "maximumTouches", \.touchLimit, in: 1...mostTouches, "most fingers; 100 is no limit"),
    .choice("overMaximum", \.overMaximum, "what becomes of it when more fingers come down"),
    .number(
      "velocityBlend", \.velocityBlend, in: 0...0.99, "weight of the previous velocity estimate"),
  ]

  /// As many fingers as no screen reports.
  private static let mostTouches = 100

  /// `maximumTouches` as a number that a scenario can write.
  private var touchLimit: Int {
    get { Swift.min(maximumTouches, Self.mostTouches) }
    set { maximumTouches = newValue >= Self.mostTouches ? .max : newValue }
  }
}

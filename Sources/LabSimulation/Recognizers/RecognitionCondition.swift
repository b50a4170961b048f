/// What a recognizer measures before it begins, with the parameter that sets its limit.
///
/// `>=` and `>` are what it has to reach; `<` and `<=` are what it must not go beyond.
public struct RecognitionCondition: Sendable, Hashable {
  /// The name of the parameter, as a developer knows it.
  public var parameter: String
  public var quantity: Evidence.Quantity
  public var comparison: Evidence.Comparison
  public var limit: Double
  public var unit: Evidence.Unit

  public init(
    _ parameter: String, _ quantity: Evidence.Quantity, _ comparison: Evidence.Comparison,
    _ limit: Double, _ unit: Evidence.Unit = .points
  ) {
    self.parameter = parameter
    self.quantity = quantity
    self.comparison = comparison
    self.limit = limit
    self.unit = unit
  }

  /// Whether it has to be reached, and is no bound.
  public var isGoal: Bool { comparison == .atLeast || comparison == .above }

  /// Whether a measured value satisfies it.
  public func holds(for value: Double) -> Bool {
    switch comparison {
    case .atLeast: value >= limit
    case .above: value > limit
    case .atMost: value <= limit
    case .below: value < limit
    }
  }
}

// What the recognizers wait for; explanations compare it with what a stroke reached.

extension Pan {
  public var conditions: [RecognitionCondition] {
    [RecognitionCondition("hysteresis", .distance, .atLeast, hysteresis)]
  }
}

extension ScrollPan {
  public var conditions: [RecognitionCondition] {
    [
      RecognitionCondition(
        "slop", axis == .horizontal ? .horizontalDistance : .verticalDistance, .atLeast, slop)
    ]
  }
}

extension DirectionalPan {
  public var conditions: [RecognitionCondition] { pan.conditions }
}

extension Gesture {
  /// The conditions of all its leaves.
  ///
  /// - Parameter tuning: where a tap has its limits from.
  public func conditions(_ tuning: Tuning) -> [RecognitionCondition] {
    switch self {
    case .tap:
      [
        RecognitionCondition("tapMaxMove", .distance, .below, tuning.tapMaxMove),
        RecognitionCondition("tapMaxDuration", .time, .below, tuning.tapMaxDuration, .milliseconds),
      ]
    case .longPress(let duration, let distance), .onLongPress(let duration, let distance):
      [
        RecognitionCondition("minimumDuration", .time, .atLeast, duration, .milliseconds),
        RecognitionCondition("maximumDistance", .distance, .atMost, distance),
      ]
    case .drag(let distance, _):
      [RecognitionCondition("minimumDistance", .distance, .atLeast, distance)]
    case .magnify(let delta):
      [RecognitionCondition("minimumScaleDelta", .scale, .atLeast, delta, .none)]
    case .rotate(let delta):
      [RecognitionCondition("minimumAngleDelta", .rotation, .atLeast, delta, .degrees)]
    case .exclusively(let first, let second), .simultaneously(let first, let second),
      .sequenced(let first, let second):
      first.conditions(tuning) + second.conditions(tuning)
    case .handled(let gesture, _):
      gesture.conditions(tuning)
    }
  }
}

// What the recognizers wait for, under the names of their parameters; explanations compare it with
// what a stroke reached.

extension Pan {
  public var conditions: [RecognitionCondition] {
    [RecognitionCondition("hysteresis", .distance, isStrict ? .above : .atLeast, hysteresis)]
  }
}

extension ScrollPan {
  /// One that scrolls along both axes is asked for its distance in any direction.
  public var conditions: [RecognitionCondition] {
    var quantity = Evidence.Quantity.distance
    if shape == .axis {
      switch axes {
      case .horizontal: quantity = .horizontalDistance
      case .vertical: quantity = .verticalDistance
      default: break
      }
    }
    return axes.isEmpty ? [] : [RecognitionCondition("slop", quantity, .atLeast, slop)]
  }
}

extension DirectionalPan {
  public var conditions: [RecognitionCondition] {
    pan.conditions + [RecognitionCondition("ratio", .across, .atMost, ratio, .none)]
  }
}

extension ScreenEdgePan {
  public var conditions: [RecognitionCondition] {
    [RecognitionCondition("edgeWidth", .edge, .atMost, edgeWidth)] + pan.conditions
  }
}

extension Tap {
  public var conditions: [RecognitionCondition] {
    [
      RecognitionCondition("maximumMove", .distance, .below, maximumMove),
      RecognitionCondition("maximumDuration", .time, .below, maximumDuration, .milliseconds),
      RecognitionCondition("gap", .gap, .below, gap, .milliseconds),
    ]
  }
}

extension LongPress {
  public var conditions: [RecognitionCondition] {
    [
      RecognitionCondition("duration", .time, .atLeast, duration, .milliseconds),
      RecognitionCondition("distance", .distance, .atMost, distance),
    ]
  }
}

extension Swipe {
  public var conditions: [RecognitionCondition] {
    [
      RecognitionCondition("distance", .distance, .atLeast, distance),
      RecognitionCondition("duration", .time, .below, duration, .milliseconds),
      RecognitionCondition("angle", .angle, .atMost, angle, .degrees),
    ]
  }
}

extension DirectionSwipe {
  public var conditions: [RecognitionCondition] {
    [RecognitionCondition("distance", .distance, .atLeast, distance)]
  }
}

extension Pinch {
  public var conditions: [RecognitionCondition] {
    [RecognitionCondition("threshold", .span, .atLeast, threshold)]
  }
}

extension Rotation {
  public var conditions: [RecognitionCondition] {
    [RecognitionCondition("threshold", .rotation, .atLeast, threshold, .degrees)]
  }
}

extension GestureMachine {
  public var conditions: [RecognitionCondition] { gesture.conditions(tuning) }
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

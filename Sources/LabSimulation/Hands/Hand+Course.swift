extension Hand {
  /// The direction of a chord, y up, in the frame of the right hand.
  struct Course {
    var heading: Double
    var tilt: Double
    /// The tilt as seen in the mirror.
    var mirroredTilt: Double
    /// The angle from the horizontal if it was given.
    var angle: Double?
    /// Of the level of strokes, in units of its scale; 0 for a stroke that goes anywhere or where it is told.
    var deviate = 0.0
    var isContaminated = false
  }

  /// - Parameters:
  ///   - scale: of the stroke level, for this person and this length.
  ///   - isDirected: false for a stroke that slips anywhere.
  func course(
    _ direction: Direction, _ grip: Grip, _ person: LevelEffects, _ session: LevelEffects,
    _ key: StreamKey, _ index: Int, scale: Double, isDirected: Bool
  ) -> Course {
    let tilt: Double
    var given: Double?
    var deviate = 0.0
    if !isDirected || settings.angles.isEmpty {
      var chance = key.stream(.contamination)
      let isContaminated = chance.uniform() < settings.contamination ?? population.contamination
      if !isDirected || isContaminated {
        return Course(
          heading: chance.uniform(-Double.pi, Double.pi), tilt: 0, mirroredTilt: 0, angle: nil,
          isContaminated: isDirected)
      }
      var stream = key.stream(.angle)
      deviate = stream.studentT(grip.tails)
      let spread = direction.axis == .vertical ? grip.verticalSpread : grip.horizontalSpread
      tilt =
        grip.meanTilt(direction) + spread.person * person.tilt(direction)
        + spread.session * session.tilt(direction) + spread.stroke * scale * deviate
    } else {
      let angle = settings.angles[index % settings.angles.count]
      given = angle
      if direction.axis == .horizontal {
        tilt = angle
      } else {
        let cells = settings.angles.count * max(settings.speeds.count, 1)
        tilt = (index / cells).isMultiple(of: 2) ? angle - 90 : 90 - angle
      }
    }
    let degrees =
      switch direction {
      case .right: tilt
      case .left: 180 - tilt
      case .up: 90 - tilt
      case .down: -90 - tilt
      }
    return Course(
      heading: degrees * (Double.pi / 180), tilt: tilt,
      mirroredTilt: direction.axis == .vertical ? -tilt : tilt, angle: given, deviate: deviate)
  }

  /// Counter-clockwise is +1, in the frame of the right hand.
  ///
  /// The pivot lies below the screen's middle, so strokes to the left turn counter-clockwise; it
  /// lies to the right, so strokes up turn clockwise.
  static func turn(_ direction: Direction) -> Double {
    switch direction {
    case .left, .down: 1
    case .right, .up: -1
    }
  }

  static func degreesFromHorizontal(_ displacement: Vector) -> Double {
    Mathematics.atan2(displacement.y.magnitude, displacement.x.magnitude) * (180 / Double.pi)
  }
}

extension Grip {
  fileprivate func meanTilt(_ direction: Direction) -> Double {
    switch direction {
    case .up: upTilt
    case .down: downTilt
    case .left: leftElevation
    case .right: rightElevation
    }
  }
}

extension LevelEffects {
  fileprivate func tilt(_ direction: Direction) -> Double {
    switch direction {
    case .up, .down: axis.vertical
    case .left: axis.left
    case .right: axis.right
    }
  }
}

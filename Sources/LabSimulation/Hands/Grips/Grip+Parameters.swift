extension Grip {
  /// The settable numbers: the source for population files, help and error messages.
  static let parameters: [Parameter<Grip>] =
    [
      .number("upTilt", \.upTilt, in: -180...180, unit: "deg", "mean tilt of strokes upwards"),
      .number(
        "downTilt", \.downTilt, in: -180...180, unit: "deg", "mean tilt of strokes downwards"),
      .number(
        "leftElevation", \.leftElevation, in: -180...180, unit: "deg",
        "mean elevation of strokes to the left"),
      .number(
        "rightElevation", \.rightElevation, in: -180...180, unit: "deg",
        "mean elevation of strokes to the right"),
      .number("tails", \.tails, in: 2.1...1000, "degrees of freedom of single strokes"),
      .number(
        "unevenness", \.unevenness, in: 0...2,
        "log SD between persons of the scale of their single strokes"),
      .number(
        "lengthExponent", \.lengthExponent, in: 0...1,
        "how fast the scale of single strokes falls with their length"),
      .number(
        "leftRightCorrelation", \.leftRightCorrelation, in: -1...1,
        "correlation of a person's left and right elevations"),
      .number(
        "verticalLeftCorrelation", \.verticalLeftCorrelation, in: -1...1,
        "correlation of a person's vertical tilt with the left elevation"),
    ]
    + Spread.parameters(upTo: 180, unit: "deg", "the tilt").map {
      $0.lifted(through: \.verticalSpread, under: "verticalSpread")
    }
    + Spread.parameters(upTo: 180, unit: "deg", "the elevation").map {
      $0.lifted(through: \.horizontalSpread, under: "horizontalSpread")
    }
    + Curve.parameters.map { $0.lifted(through: \.curve, under: "curve") }
    + MicroMotion.parameters.map { $0.lifted(through: \.micro, under: "micro") }
}

extension Curve {
  static let parameters: [Parameter<Curve>] =
    [
      .number("radius", \.radius, in: 1...10_000, unit: "mm", "median distance of pivot and tip"),
      .number("radiusLogSD", \.radiusLogSD, in: 0...2, "log SD of the radius between persons"),
      .number("arcFactor", \.arcFactor, in: 0...2, "share of the curvature about the pivot"),
      .number("tails", \.tails, in: 2.1...1000, "degrees of freedom of bends and sways"),
      .number(
        "sway", \.sway, in: 0...90, unit: "deg",
        "scale of the angle at which a path begins and ends off its arc"),
      .number(
        "tiltCorrelation", \.tiltCorrelation, in: -1...1,
        "correlation of vertical tilt and bend, of persons and of sessions"),
      .number(
        "strokeTiltCorrelation", \.strokeTiltCorrelation, in: -1...1,
        "share of a single tilt's deviate in that of the bend"),
    ]
    + Spread.parameters(upTo: 180, unit: "deg", "the heading change").map {
      $0.lifted(through: \.verticalBend, under: "verticalBend")
    }
    + Spread.parameters(upTo: 180, unit: "deg", "the heading change").map {
      $0.lifted(through: \.horizontalBend, under: "horizontalBend")
    }
}

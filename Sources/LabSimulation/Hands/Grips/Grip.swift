/// How a device is held: where strokes point, how they bend, how the finger trembles.
///
/// Angles are in degrees with y up. The tilt of a vertical stroke is measured from the vertical,
/// positive when the line leans to the right at its top; the elevation of a horizontal stroke is
/// positive when the finger rises. Everything is stated for the right hand; a mirrored grip is its
/// image in a vertical mirror, stroke by stroke and to the last bit.
public struct Grip: Sendable, Hashable, Codable {
  public var name: String
  /// Mean tilt of the line of strokes with the finger moving up, and down.
  public var upTilt: Double
  public var downTilt: Double
  /// Mean elevation of strokes to the left, and to the right.
  public var leftElevation: Double
  public var rightElevation: Double
  public var verticalSpread: Spread
  public var horizontalSpread: Spread
  /// Distance from the pivot of the finger to its tip in mm: median over persons.
  public var radius: Double
  /// Share of the curvature of a pure rotation about the pivot that the finger realises; 0 is
  /// straight.
  public var arcFactor: Double
  /// Physiological tremor in mm RMS per axis: median over persons.
  public var tremor: Double
  /// Whether this is the mirror image, a left hand.
  public var isMirrored: Bool

  /// Log SD of the radius between persons (assumed; range 45 to 80 mm about a median of 62).
  public static let radiusLogSD = 0.12
  /// Least and greatest radius as a share of the median.
  public static let radiusRange = 45.0 / 62.0...80.0 / 62.0
  /// Log SD of the tremor between persons (assumed).
  public static let tremorLogSD = 0.5
  /// Correlation of a person's left and right elevations (measured: the axis is tilted as a whole).
  public static let leftRightCorrelation = -0.77
  /// Correlation of a person's vertical tilt with the left elevation (assumed).
  public static let verticalLeftCorrelation = 0.3

  public init(
    name: String, upTilt: Double, downTilt: Double, leftElevation: Double, rightElevation: Double,
    verticalSpread: Spread, horizontalSpread: Spread, radius: Double, arcFactor: Double,
    tremor: Double = 0.03, isMirrored: Bool = false
  ) {
    self.name = name
    self.upTilt = upTilt
    self.downTilt = downTilt
    self.leftElevation = leftElevation
    self.rightElevation = rightElevation
    self.verticalSpread = verticalSpread
    self.horizontalSpread = horizontalSpread
    self.radius = radius
    self.arcFactor = arcFactor
    self.tremor = tremor
    self.isMirrored = isMirrored
  }

  /// The same grip in the other hand.
  public func mirrored(as name: String) -> Grip {
    var grip = self
    grip.name = name
    grip.isMirrored.toggle()
    return grip
  }
}

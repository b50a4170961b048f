/// The grips that the shipped populations hold.
///
/// Tilts and spreads of `touchalyticsMix` were measured on 41 persons (Touchalytics, Frank and
/// others 2013, summary statistics); the others divide that mixture by hand and are assumed, their
/// between-stroke scales measured. Radius and arc factor are assumed; the tremor is documented
/// (Growdon and others 2000: about 30 micrometres for a supported hand).
extension Grip {
  /// The right thumb of the hand that holds the device.
  public static let rightThumb = Grip(
    name: "right_thumb", upTilt: 8, downTilt: 8, leftElevation: -14, rightElevation: 8,
    verticalSpread: Spread(6, 6.5, 7.2), horizontalSpread: Spread(9, 5.4, 5.8),
    curve: Curve(radius: 62, arcFactor: 1))

  /// The left thumb: the exact mirror image of the right one.
  public static let leftThumb = rightThumb.mirrored(as: "left_thumb")

  /// The index finger of one hand while the other holds the device, moving almost straight.
  public static let index = Grip(
    name: "index", upTilt: 1.5, downTilt: 1.5, leftElevation: -4, rightElevation: 2,
    verticalSpread: Spread(4, 3, 5.5), horizontalSpread: Spread(5, 3, 5),
    curve: Curve(radius: 180, arcFactor: 0.25))

  /// The unknown hands of the Touchalytics recordings, for validation.
  public static let touchalyticsMix = Grip(
    name: "touchalytics_mix", upTilt: 4.2, downTilt: 3.9, leftElevation: -13.3, rightElevation: 5.3,
    verticalSpread: Spread(6.9, 6.5, 7.2), horizontalSpread: Spread(11.5, 5.4, 5.8),
    curve: Curve(radius: 62, arcFactor: 0.5))
}

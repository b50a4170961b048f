/// Grips of special circumstances and people, each for one population.
///
/// Angles and spreads are assumed; the directions in which they differ from everybody's are documented:
/// Heintz and Keenan 2018 (older adults: 29.9 % more tracing error), Elboim-Gabyzon 2021, Anthony and
/// others 2013 (children of 7 to 10 years are worse), Mayer and others 2018 (road bumps cost 19 % of the
/// touch accuracy).
extension Grip {
  /// The right thumb of somebody who walks or rides.
  static let transit: Grip = {
    var grip = Grip.rightThumb
    grip.name = "transit"
    grip.verticalSpread.stroke = 8.5
    grip.horizontalSpread.stroke = 7.5
    grip.micro.shake = 0.6
    grip.micro.shakeRate = 4
    grip.micro.bump = 3
    return grip
  }()

  /// An elderly person with essential tremor: .25 mm in a band of 5 to 9 Hz (assumed; the band of 4 to 12
  /// Hz is documented), a finger that flattens slowly.
  static let elderlyTremor: Grip = {
    var grip = Grip(
      name: "elderly_tremor", upTilt: 3, downTilt: 3, leftElevation: -13.3, rightElevation: 5.3,
      verticalSpread: Spread(6.9, 6.5, 9), horizontalSpread: Spread(11.5, 5.4, 8),
      curve: Curve(radius: 62, arcFactor: 0.4))
    grip.micro.tremor = 0.25
    grip.micro.tremorLogSD = 0.7
    grip.micro.tremorBand = StrokeClass.Bounds(5, 9)
    grip.micro.roll = 0.25
    grip.micro.rollBias = 0.4
    return grip
  }()

  /// A child's thumb: short, and less sure of its direction.
  static let child: Grip = {
    var grip = Grip(
      name: "child", upTilt: 3, downTilt: 3, leftElevation: -13, rightElevation: 5,
      verticalSpread: Spread(9, 7, 10), horizontalSpread: Spread(12, 7, 10),
      curve: Curve(radius: 48, arcFactor: 1))
    grip.micro.tremor = 0.06
    grip.micro.roll = 0.20
    grip.micro.rollBias = 0.5
    return grip
  }()

  /// The right thumb of somebody in haste, who strays no more than others.
  static let fastFlicker: Grip = {
    var grip = Grip.rightThumb
    grip.name = "fast_flicker"
    grip.verticalSpread.stroke = 6
    return grip
  }()
}

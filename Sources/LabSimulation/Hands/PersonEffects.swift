/// One person: the grip, the finger and the person's own deviations.
struct PersonEffects: Sendable, Hashable {
  var grip: Int
  /// Distance from pivot to tip in mm.
  var radius: Double
  /// Tremor in mm RMS per axis.
  var tremor: Double
  /// The person's scale of single strokes by that of the population.
  var unevenness: Double
  var level: LevelEffects

  init(_ key: StreamKey, of population: Population) {
    var grips = key.stream(.grip)
    grip = Population.Part.pick(from: population.grips, at: grips.uniform())
    let preset = population.grips[grip].value
    var radii = key.stream(.radius)
    let factor = radii.logNormal(median: 1, logSD: preset.curve.radiusLogSD)
    radius =
      preset.curve.radius
      * min(max(factor, Curve.radiusRange.lowerBound), Curve.radiusRange.upperBound)
    var tremors = key.stream(.tremor)
    tremor = tremors.logNormal(median: preset.micro.tremor, logSD: preset.micro.tremorLogSD)
    var scales = key.stream(.unevenness)
    unevenness = preset.personScale(scales.normal())
    level = LevelEffects(key, of: preset)
  }
}

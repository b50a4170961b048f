/// The hook at the lift: in its last moments the finger is pulled aside and partly back.
///
/// Rule: over the last 8 to 16 ms before the lift, which are one or two scans at 120 Hz, a
/// delta-lognormal displacement in a direction within the hook's angle of the motion's. Its size is
/// half-normal, its way back 2 to 8 % of that (all assumed).
struct Hook: MicroStage {
  private let size: Vector
  private let begin: Double
  private let profile: DeltaLognormal

  init?(_ movement: Movement) {
    let micro = movement.micro
    guard micro.hook > 0 else { return nil }
    var stream = movement.key.stream(.hook)
    let size = micro.hook * movement.pointsPerMillimetre * stream.normal().magnitude
    let limit = micro.hookAngle * (.pi / 180)
    let heading = movement.path.endHeading + stream.uniform(-limit, limit)
    self.size = Vector(size * Mathematics.cos(heading), size * Mathematics.sin(heading))
    let time = min(
      stream.uniform(Self.times.lowerBound, Self.times.upperBound), movement.duration)
    begin = movement.duration - time
    profile = Self.profile(
      from: begin, lasting: time,
      ratio: stream.uniform(Self.ratios.lowerBound, Self.ratios.upperBound))
  }

  private static let times = 8.0...16.0
  private static let ratios = 0.02...0.08
  private static let sigma = 0.3

  /// 99 % of the way back are done at the end; the way forth is three times as fast.
  private static func profile(
    from start: Double, lasting time: Double, ratio: Double
  ) -> DeltaLognormal {
    let mu = Mathematics.log(time) - 2.326_347_874_040_841 * sigma
    return DeltaLognormal(
      agonist: Lognormal(mu: mu - Mathematics.log(3), sigma: sigma, start: start),
      antagonist: Lognormal(mu: mu, sigma: sigma, start: start), ratio: ratio)
  }

  func add(to trace: inout ScanTrace) {
    for index in trace.places.indices.reversed() {
      guard trace.times[index] > begin else { break }
      trace.places[index] =
        trace.places[index] + size * profile.displacement(at: trace.times[index])
    }
  }
}

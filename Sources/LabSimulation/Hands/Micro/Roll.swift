/// The drift of the centroid while the pad of the finger flattens after touch-down.
///
/// Rule: at time t the finger is off by R (1 - exp(-t / tau)), so it starts at 0 at touch-down. R is
/// normal per axis about a mean toward the palm: down, and to the side of the gripping hand, at 45
/// degrees (the phenomenon is documented: Xu and others 2012; the numbers are assumed).
struct Roll: MicroStage {
  private let end: Vector
  /// Per ms.
  private let rate: Double

  init?(_ movement: Movement) {
    let micro = movement.micro
    guard micro.roll > 0 else { return nil }
    var stream = movement.key.stream(.roll)
    let mean = micro.rollBias * micro.roll * 0.5.squareRoot()
    let scale = movement.pointsPerMillimetre
    end = Vector(
      scale * (mean + micro.roll * stream.normal()), scale * (-mean + micro.roll * stream.normal()))
    rate = 1 / micro.rollTime
  }

  func add(to trace: inout ScanTrace) {
    for index in trace.places.indices {
      let done = 1 - Mathematics.exp(-rate * trace.times[index])
      trace.places[index] = trace.places[index] + end * done
    }
  }
}

/// The shake of the whole hand in walking and riding: an Ornstein-Uhlenbeck process per axis.
///
/// Rule: stationary from touch-down on with exactly the asked RMS; the autocorrelation after a time t is
/// exp(-2π f t), f being the bandwidth, from scan to scan by the exact law (level assumed; direction:
/// Mayer and others 2018).
struct Shake: MicroStage {
  private let size: Double
  /// Per ms.
  private let rate: Double
  private let stream: Xoshiro256

  init?(_ movement: Movement) {
    let micro = movement.micro
    guard micro.shake > 0 else { return nil }
    size = micro.shake * movement.pointsPerMillimetre
    rate = micro.shakeRate * (2 * .pi / 1000)
    stream = movement.key.stream(.shake)
  }

  func add(to trace: inout ScanTrace) {
    var stream = stream
    var place = Vector(size * stream.normal(), size * stream.normal())
    for index in trace.places.indices {
      if index > 0 {
        let left = Mathematics.exp(-rate * (trace.times[index] - trace.times[index - 1]))
        let news = size * (1 - left * left).squareRoot()
        place = place * left + Vector(news * stream.normal(), news * stream.normal())
      }
      trace.places[index] = trace.places[index] + place
    }
  }
}

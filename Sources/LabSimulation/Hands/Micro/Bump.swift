/// The bumps of a road: they come at random and jolt the finger up or down.
///
/// Rule: bumps begin as a Poisson process; each moves the finger vertically by a raised cosine of 60 ms,
/// height · (1 - cos) / 2, to either side alike (all assumed).
struct Bump: MicroStage {
  private let height: Double
  private let interval: Double
  private let stream: Xoshiro256

  init?(_ movement: Movement) {
    let micro = movement.micro
    guard micro.bump > 0 else { return nil }
    height = micro.bump * movement.pointsPerMillimetre
    interval = micro.bumpInterval * 1000
    stream = movement.key.stream(.bump)
  }

  static let length = 60.0

  func add(to trace: inout ScanTrace) {
    guard let lift = trace.times.last else { return }
    var stream = stream
    // A bump may have begun before the touch-down.
    var begin = -Self.length + stream.exponential(mean: interval)
    while begin < lift {
      let size = stream.uniform() < 0.5 ? -height : height
      for index in trace.places.indices {
        let phase = (trace.times[index] - begin) / Self.length
        guard phase > 0, phase < 1 else { continue }
        trace.places[index].y += size * 0.5 * (1 - Mathematics.cos(2 * .pi * phase))
      }
      begin += stream.exponential(mean: interval)
    }
  }
}

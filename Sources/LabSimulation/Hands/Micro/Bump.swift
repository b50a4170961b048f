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
    // Scans come in order, so that each bump looks at its own alone.
    var first = 0
    while begin < lift {
      let size = stream.uniform() < 0.5 ? -height : height
      while first < trace.times.count, trace.times[first] <= begin { first += 1 }
      var index = first
      while index < trace.times.count {
        let phase = (trace.times[index] - begin) / Self.length
        guard phase < 1 else { break }
        trace.places[index].y += size * 0.5 * (1 - Mathematics.cos(2 * .pi * phase))
        index += 1
      }
      begin += stream.exponential(mean: interval)
    }
  }
}

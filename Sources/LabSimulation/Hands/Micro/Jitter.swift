/// White noise in place of the tremor, as a scenario may ask for: one draw per axis and scan.
struct Jitter: MicroStage {
  private let size: Double
  private let stream: Xoshiro256

  init?(_ movement: Movement) {
    guard let size = movement.jitter, size > 0 else { return nil }
    self.size = size
    stream = movement.key.stream(.jitter)
  }

  func add(to trace: inout ScanTrace) {
    var stream = stream
    for index in trace.places.indices {
      trace.places[index].x += size * stream.normal()
      trace.places[index].y += size * stream.normal()
    }
  }
}

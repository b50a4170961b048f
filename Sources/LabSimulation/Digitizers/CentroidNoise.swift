/// The noise of the touch centroid: autoregressive of first order from scan to scan.
struct CentroidNoise: Sendable {
  private let size: Double
  private let correlation: Double
  private let innovation: Double

  init(_ settings: DigitizerSettings) {
    size = settings.noise
    correlation = settings.noiseCorrelation
    innovation = size * (1 - correlation * correlation).squareRoot()
  }

  func add(to trace: inout ScanTrace, _ key: StreamKey) {
    guard size > 0 else { return }
    var stream = key.stream(.noise)
    var (x, y) = (0.0, 0.0)
    for index in trace.places.indices {
      // The first scan already has the full SD: the noise has no beginning.
      let scale = index == 0 ? size : innovation
      x = correlation * x + scale * stream.normal()
      y = correlation * y + scale * stream.normal()
      trace.places[index].x += x
      trace.places[index].y += y
    }
  }
}

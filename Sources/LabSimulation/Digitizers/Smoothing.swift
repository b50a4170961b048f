/// What a glass does against its noise before it reports a place.
public enum Smoothing: String, Sendable, Hashable, CaseIterable, Codable {
  case none
  /// The mean of this scan and the one before.
  case mean2
  /// A low pass whose cutoff rises with the speed: Casiez, Roussel and Vogel, "1 € Filter" (2012).
  case oneEuro = "one-euro"
}

/// Smooths the places of a trace, scan by scan, each axis for itself.
struct Smoother: Sendable {
  private let smoothing: Smoothing
  private let cutoff: Double
  private let slope: Double

  init(_ settings: DigitizerSettings) {
    smoothing = settings.smoothing
    cutoff = settings.smoothingCutoff
    slope = settings.smoothingSlope
  }

  func smooth(_ trace: inout ScanTrace) {
    switch smoothing {
    case .none: return
    case .mean2:
      for index in trace.places.indices.dropFirst().reversed() {
        trace.places[index] = (trace.places[index] + trace.places[index - 1]) * 0.5
      }
    case .oneEuro:
      guard let first = trace.places.first else { return }
      var (x, y) = (OneEuro(first.x), OneEuro(first.y))
      for index in trace.places.indices.dropFirst() {
        let seconds = (trace.times[index] - trace.times[index - 1]) / 1000
        trace.places[index] = Vector(
          x.next(trace.places[index].x, after: seconds, cutoff, slope),
          y.next(trace.places[index].y, after: seconds, cutoff, slope))
      }
    }
  }
}

/// The filter of one axis.
private struct OneEuro {
  private var place: Double
  private var raw: Double
  private var speed = 0.0

  /// The authors' own cutoff for the speed, in Hz.
  private static let speedCutoff = 1.0

  init(_ first: Double) {
    place = first
    raw = first
  }

  mutating func next(
    _ value: Double, after seconds: Double, _ cutoff: Double, _ slope: Double
  ) -> Double {
    speed += Self.weight(Self.speedCutoff, seconds) * ((value - raw) / seconds - speed)
    raw = value
    place += Self.weight(cutoff + slope * speed.magnitude, seconds) * (value - place)
    return place
  }

  /// The weight of the new value in a low pass of first order.
  private static func weight(_ cutoff: Double, _ seconds: Double) -> Double {
    1 / (1 + 1 / (2 * .pi * cutoff * seconds))
  }
}

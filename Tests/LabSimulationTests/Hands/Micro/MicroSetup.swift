@testable import LabSimulation

/// Movements that do nothing but what a test puts in, seen at given times.
///
/// A millimetre is one point.
enum MicroSetup {
  static func movement(
    _ number: Int, duration: Double = 100, _ change: (inout MicroMotion) -> Void
  ) -> Movement {
    var micro = MicroMotion()
    (micro.tremor, micro.roll, micro.rollBias, micro.hook) = (0, 0, 0, 0)
    change(&micro)
    return Movement(
      key: .stroke(StrokeAddress(person: number, session: 0, stroke: 0), seed: 5),
      contact: Contact(duration: duration), duration: duration, rest: 0,
      path: StrokePath(Arc(startHeading: 0.5, headingChange: 0.3, length: 100)), start: .zero,
      jitter: nil, micro: micro, pointsPerMillimetre: 1, isMirrored: false)
  }

  /// What a stage does at the times.
  static func places<Stage: MicroStage>(
    _ stage: Stage?, at times: [Double]
  ) -> [Vector] {
    var trace = ScanTrace(
      times: times, places: Array(repeating: .zero, count: times.count))
    stage?.add(to: &trace)
    return trace.places
  }

  /// Mean of products with its standard error, from independent values.
  static func mean(_ values: [Double]) -> (value: Double, error: Double) {
    let n = Double(values.count)
    let mean = values.reduce(0, +) / n
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (n - 1)
    return (mean, (variance / n).squareRoot())
  }
}

/// The random numbers of the default hand and nothing else: what its strokes are measured against.
public struct BenchHand: Sendable {
  /// For each stroke how often the glass is scanned.
  private let scans: [Int]

  /// - Parameters:
  ///   - durations: of the strokes, in ms.
  ///   - scanHz: scans per second.
  public init(durations: [Double], scanHz: Double) {
    scans = durations.map { 1 + Int($0 * scanHz / 1000) }
  }

  public var strokes: Int { scans.count }

  /// Seeds the lanes that a stroke of the default hand has, and draws as many numbers from them.
  public func randomNumbers() -> Double {
    var sum = 0.0
    for (number, scans) in scans.enumerated() {
      let key = StreamKey.stroke(
        StrokeAddress(person: 0, session: 0, stroke: number), seed: 1)
      for lane in [Lane.direction, .strokeClass, .contamination, .phase] {
        sum += Self.draw(key, lane, uniforms: 1)
      }
      for lane in [Lane.length, .duration, .dwell] { sum += Self.draw(key, lane, normals: 1) }
      sum += Self.draw(key, .profile, uniforms: 3)
      sum += Self.draw(key, .start, uniforms: 2)
      // Student's t: one number over five.
      sum += Self.draw(key, .angle, normals: 6)
      sum += Self.draw(key, .roll, normals: 2)
      sum += Self.draw(key, .hook, uniforms: 3, normals: 1)
      sum += Self.draw(key, .frames, uniforms: scans)
      sum += Self.draw(key, .clock, normals: scans)
      sum += Self.draw(key, .noise, normals: 2 * scans)
      // Displacement and speed of both axes.
      sum += Self.draw(key, .trembling, uniforms: 1, normals: 4 * scans)
    }
    return sum
  }

  @inline(__always)
  private static func draw(
    _ key: StreamKey, _ lane: Lane, uniforms: Int = 0, normals: Int = 0
  ) -> Double {
    var stream = key.stream(lane)
    var sum = 0.0
    for _ in 0..<uniforms { sum += stream.uniform() }
    for _ in 0..<normals { sum += stream.normal() }
    return sum
  }
}

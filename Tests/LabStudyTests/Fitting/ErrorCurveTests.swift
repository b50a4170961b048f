import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("Error curves")
struct ErrorCurveTests {
  /// Strokes in all directions of a half circle, none of them on a ratio.
  private func strokes(_ intent: Intent, lean: Double) -> [MeasuredStroke] {
    (0..<97).map { index in
      let angle = (Double(index) + 0.37) / 97 * 180
      let displacement = Vector(length: 40, degrees: angle + lean)
      return CheckSetup.stroke(
        person: index % 5, intent, x: displacement.x, y: displacement.y)
    }
  }

  @Test(
    "the curves are what counting stroke by stroke gives, at every ratio",
    arguments: Intent.allCases)
  func counted(intent: Intent) throws {
    let (recorded, synthetic) = (strokes(intent, lean: 0), strokes(intent, lean: 11))
    let cell = CurveCell(intent: intent, moment: .chord)
    func sample(_ strokes: [MeasuredStroke]) throws -> PersonSample {
      try #require(try CheckSamples(CheckSetup.table(strokes)).ratios[cell])
    }
    func count(_ strokes: [MeasuredStroke], _ ratio: Double) -> Double {
      let failed = strokes.filter {
        let (x, y) = ($0.measures.displacement.x.magnitude, $0.measures.displacement.y.magnitude)
        return y > x / ratio
      }.count
      return Double(intent == .page ? failed : strokes.count - failed) / 97
    }
    let curve = try CurveComparison(
      cell, try sample(recorded), against: try sample(synthetic), draws: 50)
    #expect(curve.points.map(\.ratio).first == 0.5)
    #expect(curve.points.map(\.ratio).last == 3)
    #expect(curve.points.count == 51)
    for point in curve.points {
      #expect(abs(point.recorded - count(recorded, point.ratio)) < 1e-12)
      #expect(abs(point.synthetic - count(synthetic, point.ratio)) < 1e-12)
    }
    let core = curve.largest(inCore: true)
    #expect((0.75...2).contains(core.ratio))
    #expect(
      curve.points.filter { (0.75...2).contains($0.ratio) }
        .allSatisfy { $0.difference.magnitude <= core.difference.magnitude })
    #expect(!(0.75...2).contains(curve.largest(inCore: false).ratio))
  }

  @Test("a stroke exactly at the ratio is kept")
  func tie() throws {
    let sample = try PersonSample([.init(1, person: 0), .init(2, person: 1)])
    func rate(_ intent: Intent, at ratio: Double) throws -> Double {
      let curve = try CurveComparison(
        CurveCell(intent: intent, moment: .chord), sample, against: sample, draws: 50)
      return try #require(curve.at(ratio)).point.recorded
    }
    #expect(try rate(.page, at: 1) == 0)
    #expect(try rate(.scroll, at: 1) == 1)
    #expect(try rate(.page, at: 1.05) == 0.5)
    #expect(try rate(.scroll, at: 3) == 0)
  }

  @Test("level strokes are never lost, and persons make the interval")
  func level() throws {
    let items = (0..<10).map { PersonSample.Item($0 < 5 ? .infinity : 0, person: $0) }
    let curve = try CurveComparison(
      CurveCell(intent: .page, moment: .chord), try PersonSample(items),
      against: try PersonSample(items), draws: 400)
    let (point, interval) = try #require(curve.at(1.7))
    #expect(abs(point.recorded - 0.5) < 1e-12)
    // Ten coins: 95 of 100 resamples have 2 to 8 heads.
    let ends = try #require(interval)
    #expect(abs(ends.lower - 0.2) < 0.11)
    #expect(abs(ends.upper - 0.8) < 0.11)
  }
}

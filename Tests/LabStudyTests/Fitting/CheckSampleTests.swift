import LabSimulation
import LabStatistics
import Testing

@testable import LabStudy

@Suite("What a check looks at")
struct CheckSampleTests {
  @Test(
    "a deviation is clockwise from the direction on the screen",
    arguments: [
      // y grows downwards: right of a finger that moves up is the right of the screen.
      (Direction.up, Vector(10, -10), 45.0), (.up, Vector(-10, -10), -45),
      (.down, Vector(-10, 10), 45), (.left, Vector(-10, -10), 45), (.left, Vector(-10, 10), -45),
      (.right, Vector(10, 10), 45), (.right, Vector(0, 10), 90), (.right, Vector(-10, 0), 180),
      (.up, Vector.zero, 0),
    ])
  func deviation(direction: Direction, displacement: Vector, degrees: Double) {
    #expect(abs(direction.deviation(of: displacement) - degrees) < 1e-12)
  }

  @Test("strokes with a chord below 10 pt do not count")
  func shortStrokes() throws {
    let samples = try CheckSamples(
      CheckSetup.table([
        CheckSetup.stroke(.scroll, x: 0, y: -9.99), CheckSetup.stroke(.scroll, x: 6, y: -8),
        CheckSetup.stroke(person: 1, .page, x: 3, y: 0),
      ]))
    #expect(samples.strokes == 1)
    #expect(samples.persons == 1)
    let length = CheckCell(feature: "length", intent: .scroll, direction: nil)
    #expect(samples.features[length]?.values == [10])
  }

  @Test("the direction is the side to which the chord went, not the one that was meant")
  func direction() throws {
    var stroke = CheckSetup.stroke(.page, x: 30, y: 30)
    stroke.direction = .left
    let samples = try CheckSamples(CheckSetup.table([stroke]))
    let cell = CheckCell(feature: "chord-angle", intent: .page, direction: .right)
    #expect(samples.features[cell]?.values == [45])
    #expect(samples.features.keys.contains { $0.direction == .left } == false)
  }

  @Test("every feature has its value on a stroke that was computed by hand")
  func features() throws {
    // Right by 40 pt in 40 ms, 4 pt to the right of the chord (below it) in the middle.
    let places = [(0.0, 0.0, 0.0), (10, 8, 2), (20, 20, 4), (30, 32, 2), (40, 40, 0)]
    let events = places.enumerated().map { index, place in
      TouchEvent(
        phase: index == 0 ? .began : index == 4 ? .ended : .moved, time: place.0,
        location: Vector(100 + place.1, 100 + place.2))
    }
    let samples = try CheckSamples(
      CheckSetup.table(
        [
          MeasuredStroke(
            person: 0, session: 0, intent: .page, direction: .right,
            measures: StrokeMeasures(Touches(events)))
        ], isRaw: true))
    func value(_ name: String) throws -> Double {
      let cell = CheckCell(feature: name, intent: .page, direction: nil)
      return try #require(samples.features[cell]?.values.first)
    }
    // The first event 10 pt out is the third, at 11.31 degrees; 30 pt out is the fourth.
    #expect(abs(try value("initial-angle-10") - 11.309932474020213) < 1e-9)
    #expect(abs(try value("initial-angle-30") - 3.576334374997352) < 1e-9)
    #expect(try value("chord-angle") == 0)
    #expect(try value("duration") == 40)
    #expect(try value("length") == 40)
    #expect(try value("curvature") == 0.1)
    // Four pieces: two of √(64+4) and two of √(144+4).
    #expect(
      abs(try value("straightness") - 40 / (2 * 68.0.squareRoot() + 2 * 148.0.squareRoot())) < 1e-12
    )
    // The last 20 ms before the third event: from the first one.
    #expect(abs(try value("speed-10") - 416.0.squareRoot() / 20 * 1000) < 1e-9)
    #expect(try value("sample-interval") == 10)
    #expect(abs(try value("decision-displacement") - 416.0.squareRoot()) < 1e-12)
    #expect(try value("peak-speed") >= value("speed-10"))
  }

  @Test("the ratio of a stroke is that of its chord and of its first event beyond 10 pt")
  func ratios() throws {
    let events = [(0.0, 0.0), (12, 3), (40, 40)].enumerated().map { index, place in
      TouchEvent(
        phase: index == 0 ? .began : index == 2 ? .ended : .moved, time: Double(index) * 10,
        location: Vector(place.0, place.1))
    }
    let samples = try CheckSamples(
      CheckSetup.table([
        MeasuredStroke(
          person: 0, session: 0, intent: .page, direction: .right,
          measures: StrokeMeasures(Touches(events)))
      ]))
    #expect(samples.ratios[CurveCell(intent: .page, moment: .chord)]?.values == [1])
    #expect(samples.ratios[CurveCell(intent: .page, moment: .tenPoints)]?.values == [4])
  }
}

import Testing

@testable import LabSimulation

@Suite("What is measured of a stroke")
struct StrokeMeasuresTests {
  private static func measures(
    _ places: [(Double, Double, Double)], lift: Double? = nil
  ) -> StrokeMeasures {
    var events = places.enumerated().map { index, place in
      TouchEvent(
        phase: index == 0 ? .began : .moved, time: place.0, location: Vector(place.1, place.2))
    }
    if let last = places.last {
      events.append(
        TouchEvent(phase: .ended, time: lift ?? last.0, location: Vector(last.1, last.2)))
    }
    return StrokeMeasures(Touches(events))
  }

  @Test("chord, path and deviation of two sides of a triangle")
  func triangle() throws {
    // 40 to the right, bulging 15 upwards: to the left of the motion.
    let measures = Self.measures([(0, 100, 100), (10, 120, 85), (20, 140, 100)])
    #expect(measures.displacement == Vector(40, 0))
    #expect(measures.duration == 20)
    #expect(measures.path == 50)
    #expect(measures.deviation == -15)
    #expect(measures.straightness == 0.8)
    // 4 atan(2 · -15 / 40) = -4 · 36.869897... degrees.
    #expect(abs(try #require(measures.headingChange) + 147.479_590_8) < 1e-6)
  }

  @Test("the openings are the first events 10 and 30 pt out, the decision 10 pt beyond on an axis")
  func openings() throws {
    let measures = Self.measures([
      (0, 0, 0), (8, 6, 6), (16, 8, 8), (24, 11, 11), (32, 18, 24),
    ])
    #expect(measures.opening?.time == 16)
    #expect(measures.decision?.time == 24)
    #expect(measures.wideOpening?.displacement == Vector(18, 24))
    #expect(measures.firstMotion == 8)
  }

  @Test("a constant speed is measured everywhere")
  func speeds() throws {
    let measures = Self.measures((0...20).map { (Double($0) * 8, 0, -Double($0) * 4) })
    #expect(measures.openingSpeed == 500)
    #expect(measures.peakSpeed == 500)
    #expect(measures.finalSpeed == 500)
    #expect(measures.intervals == Array(repeating: 8, count: 20))
  }

  @Test("noise is what a cubic leaves, and slow parts alone have any")
  func roughness() {
    // One place of seven lies 2.1 off a straight line: the cubic takes 7/21 of it.
    var places = (0...6).map { (Double($0) * 10, Double($0), 0.0) }
    places[3].2 = 2.1
    let slow = Self.measures(places)
    #expect(slow.roughness.count == 1)
    #expect(abs(slow.roughness.squares - 1.4 * 1.4) < 1e-9)
    let fast = Self.measures(places.map { ($0.0, $0.1 * 2, $0.2) })
    #expect(fast.roughness.count == 0)
  }

  @Test("a cubic has no noise")
  func cubic() {
    let measures = Self.measures(
      (0...12).map { index in
        let t = Double(index) / 12
        return (Double(index) * 10, 10 * t * t * t - 4 * t, 6 * t * t)
      })
    #expect(measures.roughness.count == 7)
    // Places are snapped to a millionth of a point.
    #expect(measures.roughness.squares < 1e-10)
  }

  @Test("nothing, a point and a cancelled stroke measure without harm")
  func degenerate() {
    #expect(StrokeMeasures(Touches()).chord == 0)
    let point = Self.measures([(5, 3, 3)])
    #expect(point.chord == 0 && point.duration == 0 && point.straightness == nil)
    #expect(point.headingChange == nil && point.opening == nil && point.peakSpeed == nil)
    let cancelled = StrokeMeasures(
      Touches([
        TouchEvent(phase: .began, time: 0, location: Vector(10, 10)),
        TouchEvent(phase: .moved, time: 10, location: Vector(40, 10)),
        TouchEvent(phase: .cancelled, time: 30, location: .zero),
      ]))
    #expect(cancelled.displacement == Vector(30, 0))
    #expect(cancelled.duration == 30)
  }
}

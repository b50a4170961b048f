import LabSimulation
import LabTesting
import Testing

@testable import LabStudy

@Suite("A stroke of a report")
struct FieldStrokeTests {
  @Test("that is straight moves by its step at its angle, and lifts one event later")
  func straight() throws {
    let events = FieldStroke.straight(90, step: 10, length: 25).events
    #expect(events.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
    #expect(events.map { (400 - $0.location.y).rounded() } == [0, 10, 20, 25, 25])
    #expect(events.allSatisfy { ($0.location.x - 195).magnitude < 1e-9 })
    let times = events.map { ($0.time * 60 / 1000).rounded() }
    #expect(times == [0, 1, 2, 3, 4])
  }

  @Test(
    "goes where it is heading",
    arguments: [
      (FieldStroke.Heading.leftUp, -1.0, -1.0), (.leftDown, -1, 1), (.rightUp, 1, -1),
    ])
  func heading(heading: FieldStroke.Heading, x: Double, y: Double) throws {
    let stroke = FieldStroke.straight(45, step: 10, length: 10, heading: heading)
    let way = try #require(stroke.events.last).location - FieldStroke.middle
    // 10 pt at 45 degrees.
    let side = 50.0.squareRoot()
    #expect((way.x - x * side).magnitude < 1e-9 && (way.y - y * side).magnitude < 1e-9)
  }

  @Test("that curves goes on from its corner")
  func curve() throws {
    let events = FieldStroke.way([(0, 15), (90, 5)], step: 5).events
    #expect(events.dropFirst().map { (195 - $0.location.x).rounded() } == [5, 10, 15, 15, 15])
    #expect(events.dropFirst().map { (400 - $0.location.y).rounded() } == [0, 0, 0, 5, 5])
  }

  @Test("that the system takes away has a cancel for its lift, and another one may follow")
  func sequence() throws {
    let first = FieldStroke.cancelled(0, step: 10, length: 10)
    #expect(first.events.last?.phase == .cancelled)
    let both = FieldStroke.sequence(first, FieldStroke.press(to: 80), pause: 200)
    #expect(both.events.map(\.phase) == [.began, .moved, .cancelled, .began, .ended])
    let times = both.events.map(\.time)
    #expect((times[3] - times[2] - 200).magnitude < 1e-9)
    #expect(try both.frames().count == 5)
  }
}

@Suite("What is noticed of a stroke")
struct FindingTests {
  private static func findings(
    _ touches: Touches, _ build: @escaping @Sendable (inout FieldScene) -> Void
  ) -> Set<Finding> {
    FieldTrial(touches, in: FieldScene.making(build), FieldOutcome()).findings(under: Tuning())
  }

  @Test("is the movement of a view beyond 3 pt, before the lift alone")
  func movement() {
    for (length, moves) in [(13.0, false), (14, true)] {
      // A scroll view takes 10 pt off.
      let findings = Self.findings(FieldStroke.straight(90, length: length)) {
        _ = $0.addScroll("feed")
      }
      #expect(findings.contains(.moves("feed")) == moves)
      #expect(findings.contains(.holds("feed.pan")))
    }
  }

  @Test("is that a view stays behind the finger")
  func slip() {
    for (space, slips) in [(Gesture.CoordinateSpace.local, true), (.global, false)] {
      let findings = Self.findings(FieldStroke.straight(0, step: 10, length: 50)) { scene in
        scene.drag(scene.addMovable("card"), .gesture, 0, space: space)
      }
      #expect(findings.contains(.slips("card")) == slips)
    }
  }

  @Test("is a press that begins by its timer")
  func timer() {
    let findings = Self.findings(FieldStroke.press(to: 600)) { scene in
      let item = scene.add("item", FieldScene.screen)
      scene.parts.attach(Attachment("press", on: item, LongPress()))
    }
    #expect(
      findings.isSuperset(of: [.beginsByTimer("press"), .holds("press"), .succeeds("press")]))
  }

  @Test("must be there, and must not be there")
  func outcome() {
    let outcome = FieldOutcome(.moves("a"), without: [.moves("b")])
    #expect(outcome.agrees(with: [.moves("a"), .holds("c")]))
    #expect(!outcome.agrees(with: [.moves("a"), .moves("b")]))
    #expect(!outcome.agrees(with: []))
  }
}

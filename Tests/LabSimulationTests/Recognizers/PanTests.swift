import LabSimulation
import LabTesting
import Testing

@Suite("Pans and drags: where they begin and what they take off")
struct PanTests {
  private static func track(_ displacements: [(x: Double, y: Double)]) -> Track {
    Track(ScriptedStroke.through(displacements))
  }

  @Test("a first move to (18, 24) begins a pan with a translation of (12, 16)")
  func consumed() {
    let pan = Pan(hysteresis: 10)
    let track = Self.track([(18, 24)])
    #expect(pan.firstProposal(in: track) == .begin(Moment(index: 1, time: 16)))
    let left = track.displacement(at: 1) - pan.consumed(at: track.displacement(at: 1))
    #expect(abs(left.x - 12) < 1e-12)
    #expect(abs(left.y - 16) < 1e-12)
  }

  @Test("at exactly (6, 8) a pan begins with a translation of zero")
  func exact() {
    let pan = Pan(hysteresis: 10)
    #expect(pan.firstProposal(in: Self.track([(6, 8)])) == .begin(Moment(index: 1, time: 16)))
    #expect(pan.consumed(at: Vector(6, 8)) == Vector(6, 8))
  }

  @Test("never more is taken off than there was")
  func consumedAtMostAll() {
    #expect(Pan(hysteresis: 10).consumed(at: Vector(3, 4)) == Vector(3, 4))
    #expect(Pan(hysteresis: 10).consumed(at: .zero) == .zero)
    #expect(ScrollPan(axis: .vertical, slop: 10).consumed(at: Vector(50, -4)) == Vector(0, -4))
  }

  @Test("what is taken off is kept for the whole gesture")
  func keptForTheGesture() {
    var tester = ArenaTester.among([("card", Pan(hysteresis: 10))])
    tester.play(ScriptedStroke.through([(-18, 24), (-100, 24), (-20, 0)]))
    #expect(abs(tester.carousel.maximum - 94) < 1e-12)
    #expect(abs(tester.carousel.atLift + 14) < 1e-12)
  }

  @Test("a pan without enough movement proposes nothing")
  func notEnough() {
    #expect(Pan(hysteresis: 10).firstProposal(in: Self.track([(5, 5), (7, 7)])) == .none)
    #expect(Drag().firstProposal(in: Self.track([(5, 5), (7, 7)])) == .none)
  }

  @Test("a drag latches its distance: going back does not end it, and nothing is taken off")
  func latch() {
    let drag = Drag()
    let track = Self.track([(6, 0), (12, 0), (2, 0)])
    #expect(drag.firstProposal(in: track) == .begin(Moment(index: 2, time: 32)))
    #expect(drag.abandonment(in: track, after: Moment(index: 2, time: 32)) == nil)
    #expect(drag.consumed(at: Vector(12, 0)) == .zero)
  }

  @Test("a drag of 30 pt begins at (18, 24) and not at (18, 23.999)")
  func dragDistance() {
    let drag = Drag(minimumDistance: 30)
    #expect(drag.firstProposal(in: Self.track([(18, 23.999), (18, 24)])).moment?.index == 2)
  }

  @Test("a scroll view's pan counts its own axis alone, inclusively", arguments: [1.0, -1])
  func scrollPan(sign: Double) {
    let pan = ScrollPan(axis: .vertical, slop: 10)
    let track = Self.track([(40, sign * 9.999999), (40, sign * 10), (40, sign * 25)])
    #expect(pan.firstProposal(in: track) == .begin(Moment(index: 2, time: 32)))
    #expect(pan.consumed(at: Vector(40, sign * 25)) == Vector(0, sign * 10))
    #expect(pan.scrollAxis == .vertical)
  }

  @Test("a scroll view whose content fits never begins")
  func nothingToScroll() {
    let pan = ScrollPan(axis: .vertical, slop: 10, canScroll: false)
    #expect(pan.firstProposal(in: Self.track([(0, 100)])) == .none)
  }
}

import Foundation
import LabSimulation
import LabTesting
import Testing

@Suite("Track: displacements from touch-down")
struct TrackTests {
  private static func track(_ displacements: [(x: Double, y: Double)]) -> Track {
    Track(ScriptedStroke.through(displacements))
  }

  @Test("20 sin 30 degrees, which is 9.999999999999998 in doubles, counts as 10")
  func snapped() {
    let radians = 30 * Double.pi / 180
    let x = 20 * cos(radians)
    let y = 20 * sin(radians)
    #expect(y < 10)
    let track = Self.track([(x, y), (x, -y), (-y, x)])
    #expect(track.y[1] == 10)
    #expect(track.y[2] == -10)
    #expect(track.x[3] == -10)
    #expect(track.firstMove(beyond: 10, along: .vertical) == 1)
    #expect(track.firstMove(strictlyBeyondOnEitherAxis: 17.320509) == nil)
  }

  @Test(
    "displacements are the doubles that their decimal texts give",
    arguments: [
      ("0.000001", 0.000001), ("0.333333", 1.0 / 3), ("7.333333", 22.0 / 3), ("10.1", 10.1),
      ("123.456789", 123.4567891), ("0", 0.0000004), ("-0.000001", -0.0000006),
    ])
  func decimal(text: String, displacement: Double) throws {
    let track = Self.track([(displacement, -displacement)])
    let expected = try #require(Double(text))
    #expect(track.x[1] == expected)
    #expect(track.y[1] == -expected)
  }

  @Test("no displacement is a negative zero")
  func negativeZero() {
    let track = Self.track([(-0.0, -0.0), (-1e-9, -1e-7), (1e-9, 4e-7), (0, 0)])
    for index in 0..<track.count {
      #expect(track.x[index] == 0 && track.x[index].sign == .plus)
      #expect(track.y[index] == 0 && track.y[index].sign == .plus)
    }
  }

  @Test("a mirrored stroke has mirrored displacements, bit for bit, also off the grid")
  func mirrorSymmetry() {
    for stroke in WildStroke.made(700, seed: 11) {
      let start = Vector(195, 400)
      let track = Track(stroke.touches(from: start))
      let mirror = Track(stroke.mirrored.touches(from: start))
      #expect(mirror.x == track.x.map { 0 - $0 })
      #expect(mirror.y == track.y)
      let screenMirror = Track(ScriptedStroke.mirrored(stroke.touches(from: Vector(100.5, 400))))
      #expect(screenMirror.x == track.x.map { 0 - $0 })
    }
  }

  @Test("displacements do not depend on where on a grid of 1/3 pt the finger comes down")
  func translation() {
    for stroke in WildStroke.made(300, seed: 12) where stroke.kind == .grid {
      let track = Track(stroke.touches(from: Vector(195, 400)))
      let moved = Track(stroke.touches(from: Vector(31.0 / 3, 1198.0 / 3)))
      #expect(moved.x == track.x)
      #expect(moved.y == track.y)
    }
  }

  @Test("events are touch-down, moves and lift, and a lift in place adds no move")
  func events() {
    let track = Track(ScriptedStroke.through([(3, 4), (6, 8)], every: 10, lift: 50))
    #expect(track.times == [0, 10, 20, 70])
    #expect(track.x == [0, 3, 6, 6])
    #expect(track.y == [0, 4, 8, 8])
    #expect(track.lift == 3)
    #expect(track.start == ScriptedStroke.start)
    #expect(!track.isCancelled)
  }

  @Test("a lift at a new place is a move there and a lift at the same moment")
  func liftAtNewPlace() {
    let start = Vector(100, 300)
    let track = Track(
      Touches([
        TouchEvent(phase: .began, time: 2, location: start),
        TouchEvent(phase: .moved, time: 10, location: Vector(105, 300)),
        TouchEvent(phase: .ended, time: 18, location: Vector(140, 310)),
      ]))
    #expect(track.times == [2, 10, 18, 18])
    #expect(track.x == [0, 5, 40, 40])
    #expect(track.y == [0, 0, 10, 10])
  }

  @Test("a system cancel keeps the last place, wherever it is reported")
  func cancel() {
    let start = Vector(100, 300)
    let track = Track(
      Touches([
        TouchEvent(phase: .began, time: 0, location: start),
        TouchEvent(phase: .moved, time: 10, location: Vector(105, 300)),
        TouchEvent(phase: .cancelled, time: 18, location: .zero),
      ]))
    #expect(track.isCancelled)
    #expect(track.times == [0, 10, 18])
    #expect(track.x == [0, 5, 5])
  }

  @Test("touches of a second finger are ignored, before, between and after")
  func secondFinger() {
    let stroke = ScriptedStroke.through([(3, 4), (30, 40)])
    var events = stroke.events
    for (place, phase) in [(3, TouchPhase.ended), (2, .moved), (1, .began), (0, .began)] {
      events.insert(
        TouchEvent(touch: 1, phase: phase, time: 1, location: Vector(1, 2)), at: place)
    }
    events.append(TouchEvent(touch: 1, phase: .cancelled, time: 90, location: .zero))
    let track = Track(Touches(events))
    let alone = Track(stroke)
    #expect(track.times == alone.times)
    #expect(track.x == alone.x)
    #expect(track.y == alone.y)
    #expect(track.start == alone.start)
    #expect(!track.isCancelled)
  }

  @Test("what comes after the lift is ignored")
  func afterTheLift() {
    var touches = ScriptedStroke.through([(3, 4)])
    touches.append(TouchEvent(phase: .began, time: 500, location: .zero))
    touches.append(TouchEvent(phase: .moved, time: 600, location: Vector(50, 50)))
    #expect(Track(touches).count == 3)
  }

  @Test("a recording that breaks off ends where it breaks off")
  func brokenOff() {
    let track = Track(
      Touches([
        TouchEvent(phase: .began, time: 0, location: .zero),
        TouchEvent(phase: .moved, time: 16, location: Vector(9, 0)),
      ]))
    #expect(track.times == [0, 16, 16])
    #expect(track.x == [0, 9, 9])
    #expect(!track.isCancelled)
  }

  @Test("a track that is loaded again keeps nothing of the stroke before")
  func reload() {
    var track = Track(ScriptedStroke.through([(60, 0), (120, 0)], cancelled: true))
    track.load(ScriptedStroke.through([(1, 2)]))
    #expect(track.x == [0, 1, 1])
    #expect(!track.isCancelled)
    track.load(Touches())
    #expect(track.x == [0, 0])
    #expect(track.start == .zero)
    #expect(track.opening == nil)
    #expect(track.chordAngle == nil)
    #expect(track.speed == nil)
    // The first finger is number 0; without it there is no stroke.
    track.load(Touches([TouchEvent(touch: 1, phase: .began, time: 3, location: Vector(5, 5))]))
    #expect(track.times == [0, 0])
    #expect(track.start == .zero)
  }

  @Test(
    "a single event is a touch-down and a lift, whatever its phase", arguments: TouchPhase.allCases)
  func singleEvent(phase: TouchPhase) {
    let track = Track(Touches([TouchEvent(phase: phase, time: 3, location: Vector(5, 5))]))
    #expect(track.times == [3, 3])
    #expect(track.x == [0, 0])
    #expect(track.start == Vector(5, 5))
    #expect(track.isCancelled == (phase == .cancelled))
  }

  @Test("a path written straight into the track is the same as its touches")
  func writtenPath() {
    let moves = [Vector(10, 20), Vector(40, 21), Vector(41.3333333, 21)]
    var track = Track(ScriptedStroke.through([(1, 1)], cancelled: true))
    track.load(from: Vector(10, 20), atMost: 3, every: 8) { moves.forEach($0) }
    let touches = Track(
      ScriptedStroke.through(
        moves.map { ($0.x - 10, $0.y - 20) }, every: 8, from: Vector(10, 20)))
    #expect(track.times == touches.times)
    #expect(track.x == touches.x)
    #expect(track.y == touches.y)
    #expect(!track.isCancelled)
  }

  @Test("radial tests are inclusive: (6, 8) is 10 pt from touch-down, (6, 7.9999) is not")
  func radial() {
    #expect(Self.track([(6, 8)]).firstMove(radiallyBeyond: 10) == 1)
    #expect(Self.track([(6, 7.9999)]).firstMove(radiallyBeyond: 10) == nil)
    #expect(Self.track([(6, 7.9999), (-8, -6)]).firstMove(radiallyBeyond: 10) == 2)
  }

  @Test("a displacement of 10 pt in any direction is 10 pt after the snap", arguments: 0..<360)
  func radialEverywhere(degrees: Int) {
    let radians = Double(degrees) * .pi / 180
    let track = Self.track([(10 * cos(radians), 10 * sin(radians))])
    #expect(track.firstMove(radiallyBeyond: 10) == 1)
    let short = Self.track([(9.99999 * cos(radians), 9.99999 * sin(radians))])
    #expect(short.firstMove(radiallyBeyond: 10) == nil)
  }

  @Test("axis tests are inclusive, the test on either axis is strict")
  func axes() {
    let track = Self.track([(9.999999, -9.999999), (10, -10), (10.000001, 0), (0, -10.000001)])
    #expect(track.firstMove(beyond: 10, along: .horizontal) == 2)
    #expect(track.firstMove(beyond: 10, along: .vertical) == 2)
    #expect(track.firstMove(strictlyBeyondOnEitherAxis: 10) == 3)
    #expect(Self.track([(0, -10.000001)]).firstMove(strictlyBeyondOnEitherAxis: 10) == 1)
    #expect(track.firstMove(beyond: 11, along: .vertical) == nil)
  }

  @Test(
    "angles count from the horizontal over the chord, and the opening is the first move 10 pt out")
  func angles() throws {
    let track = Self.track([(-4, -4), (-10, -10), (-100, 0)])
    #expect(track.opening?.displacement == Vector(-10, -10))
    #expect(track.chordAngle == 0)
    #expect(Self.track([(0, 9)]).opening == nil)
    #expect(Self.track([(0, 9)]).chordAngle == 90)
    #expect(Self.track([(0, 0)]).chordAngle == nil)
  }

  @Test("the speed is the chord over the whole time: 50 pt in 40 ms are 1250 pt/s")
  func speed() {
    #expect(Track(ScriptedStroke.through([(10, 0), (30, 40)], lift: 8)).speed == 1250)
    #expect(Track(ScriptedStroke.through([], lift: 0)).speed == nil)
  }
}

import LabSimulation
import LabTesting
import Testing

@Suite("Scroll views: drags, deceleration and bounces")
struct ScrollStateTests {
  private static func state(_ container: SceneContainer = ScrollSetup.feed()) -> ScrollState {
    ScrollState(container, tuning: Tuning())
  }

  @Test("V01 the content offset changes by 2 and then by 20 in all, from the begin on")
  func v01() {
    let pan = ScrollPan(axis: .vertical, slop: Tuning().scrollSlop)
    var state = Self.state()
    let consumed = pan.consumed(at: Vector(0, 12))
    state.beginDrag(at: 32)
    for (displacement, change) in [(12.0, 2.0), (30, 20)] {
      state.drag(translation: Vector(0, displacement) - consumed)
      #expect(state.offset(at: 48) == Vector(0, 400 - change))
      #expect(state.displacement == Vector(0, change))
    }
  }

  @Test("V02 content shorter than the bounds has no axis to scroll, unless it always bounces")
  func v02() {
    let short = ScrollSetup.feed(offset: 0, content: 500)
    #expect(Self.state(short).scrollableAxes == [])
    #expect(ScrollSetup.dragged(short, by: Vector(30, 90)).rest == .zero)
    let bouncy = ScrollSetup.feed(offset: 0, content: 500) { $0.alwaysBounceVertical = true }
    #expect(Self.state(bouncy).scrollableAxes == .vertical)
    var state = Self.state(bouncy)
    state.beginDrag(at: 0)
    state.drag(translation: Vector(30, -100))
    #expect(abs(state.offset(at: 0).y - 51.462) < 0.0005)
    #expect(state.offset(at: 0).x == 0)
    let stiff = ScrollSetup.feed(offset: 0, content: 500) {
      $0.alwaysBounceVertical = true
      $0.bounces = false
    }
    #expect(Self.state(stiff).scrollableAxes == [])
  }

  @Test("V15 released at 1000 pt/s it rests 499.5 pt further after 3.45 s")
  func v15() throws {
    for sign in [1.0, -1] {
      let state = ScrollSetup.dragged(
        ScrollSetup.feed(offset: 2000), by: Vector(0, sign * 20), velocity: Vector(0, sign * 1000))
      #expect(abs(state.rest.y - (2000 - sign * 519.5)) < 0.005)
      let end = try #require(state.motionEnd)
      #expect(abs(end - 100 - 3450) < 0.5)
      #expect(state.isMoving(at: end - 1))
      #expect(!state.isMoving(at: end))
      #expect(state.offset(at: end) == state.rest)
      #expect(abs(state.offset(at: end - 1e-6).y - state.rest.y) < 0.5001)
    }
  }

  @Test("the fast rate stops it after 99.5 pt")
  func fast() {
    let state = ScrollSetup.dragged(
      ScrollSetup.feed { $0.deceleration = .fast }, by: .zero, velocity: Vector(0, -1000))
    #expect(abs(state.rest.y - 499.499) < 0.0005)
  }

  @Test("V16 dragged 100 pt past the top it shows 51.46, and springs to 0 without a fling")
  func v16() {
    var state = Self.state(ScrollSetup.feed(offset: 0))
    state.beginDrag(at: 0)
    state.drag(translation: Vector(0, 100))
    #expect(abs(state.offset(at: 50).y + 51.462) < 0.0005)
    let goesOn = state.endDrag(velocity: .zero, at: 100)
    #expect(goesOn)
    #expect(state.velocity(at: 100) == .zero)
    #expect(state.rest == .zero)
    // 51.4620 (1 + 10 t) exp(-10 t).
    for (time, shown) in [(0.0, 51.462), (100, 37.863), (300, 10.249)] {
      #expect(abs(state.offset(at: 100 + time).y + shown) < 0.001)
    }
  }

  @Test("released past an edge it springs back, however fast the finger goes")
  func noDeceleration() {
    for velocity in [3000.0, 200, -200, -3000] {
      let state = ScrollSetup.dragged(
        ScrollSetup.feed(offset: 0), by: Vector(0, 100), velocity: Vector(0, velocity))
      #expect(state.rest == .zero)
      // 0.55 / (100 · 0.55 / 800 + 1)² of the finger's speed shows.
      #expect(abs(state.velocity(at: 100).y + velocity * 0.481_517) < 0.001 * abs(velocity))
    }
  }

  @Test("decelerating into an edge it bounces with the velocity that it has there")
  func intoTheEdge() throws {
    // 196.69 pt before the edge at 1000 pt/s: there after 250 ms at 606.23 pt/s.
    let state = ScrollSetup.dragged(
      ScrollSetup.feed(offset: 196.69), by: .zero, velocity: Vector(0, 1000))
    #expect(abs(state.offset(at: 350).y) < 0.02)
    #expect(abs(state.velocity(at: 350).y + 606.23) < 0.5)
    // Furthest out 100 ms later: 606.23 / (10 e).
    #expect(abs(state.offset(at: 450).y + 22.302) < 0.01)
    #expect(state.rest == .zero)
    // 606.23 t exp(-10 t) = 0.5 at t = 0.670 s.
    #expect(abs(try #require(state.motionEnd) - 350 - 670) < 0.1)
  }

  @Test("without bounces it stops dead at the edge, in a drag and by itself")
  func stiff() throws {
    let feed = ScrollSetup.feed(offset: 196.69) { $0.bounces = false }
    var state = ScrollSetup.dragged(feed, by: .zero, velocity: Vector(0, 1000))
    #expect(abs(try #require(state.motionEnd) - 350) < 0.02)
    #expect(state.offset(at: 360) == .zero)
    #expect(state.velocity(at: 360) == .zero)
    state.beginDrag(at: 400)
    state.drag(translation: Vector(0, 70))
    #expect(state.offset(at: 400) == .zero)
    state.drag(translation: Vector(0, -30))
    #expect(state.offset(at: 400) == Vector(0, 30))
    let goesOn = state.endDrag(velocity: .zero, at: 400)
    #expect(!goesOn)
  }

  @Test("V20 a finger that stopped leaves it where it is")
  func v20() {
    var state = Self.state()
    state.beginDrag(at: 0)
    state.drag(translation: Vector(0, -60))
    // The velocity is older than 100 ms, so the caller gives none.
    let goesOn = state.endDrag(velocity: .zero, at: 250)
    #expect(!goesOn)
    #expect(state.motionEnd == nil)
    #expect(state.rest == Vector(0, 460))
    #expect(state.offset(at: 1000) == Vector(0, 460))
  }

  @Test("the two axes run and bounce independently of each other")
  func independent() throws {
    var container = ScrollSetup.feed(offset: 100)
    container.content = Vector(2390, 6000)
    container.offset = Vector(1000, 100)
    let state = ScrollSetup.dragged(container, by: .zero, velocity: Vector(-500, 1000))
    #expect(abs(state.rest.x - 1249.75) < 0.005)
    #expect(state.rest.y == 0)
    // Along x alone 3.104 s; the bounce along y is over before.
    #expect(abs(try #require(state.motionEnd) - 100 - 3104) < 0.51)
  }

  @Test("a scroll view in motion at the beginning decelerates from its start time")
  func initialVelocity() {
    let container = ScrollSetup.feed { $0.velocity = Vector(0, 1000) }
    let state = ScrollState(container, tuning: Tuning(), startTime: 40)
    #expect(state.offset(at: 40) == Vector(0, 400))
    #expect(abs(state.offset(at: 290).y - 596.69) < 0.005)
    #expect(abs(state.rest.y - 899.5) < 0.005)
  }

  @Test("an offset past an edge springs back, one inside stays, also between two pages")
  func initialOffset() {
    #expect(Self.state(ScrollSetup.feed(offset: -50)).rest == .zero)
    #expect(Self.state(ScrollSetup.feed(offset: -50)).isMoving(at: 0))
    #expect(Self.state(ScrollSetup.feed(offset: 5300)).rest == Vector(0, 5200))
    #expect(Self.state(ScrollSetup.carousel(offset: 150)).rest == Vector(150, 0))
  }
}

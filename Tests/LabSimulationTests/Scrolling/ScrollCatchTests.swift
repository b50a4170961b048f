import LabSimulation
import Testing

@Suite("Scroll views: a finger that catches one in motion, and nested ones")
struct ScrollCatchTests {
  @Test("V17 caught after 250 ms at 1000 pt/s it stops 196.69 pt on, and stays at the lift")
  func v17() {
    let container = ScrollSetup.feed { $0.velocity = Vector(0, 1000) }
    var state = ScrollState(container, tuning: Tuning())
    state.catchMotion(at: 250)
    #expect(abs(state.offset(at: 250).y - 596.69) < 0.005)
    #expect(!state.isMoving(at: 250))
    state.beginDrag(at: 250)
    let goesOn = state.endDrag(velocity: .zero, at: 350)
    #expect(!goesOn)
    #expect(abs(state.rest.y - 596.69) < 0.005)
    #expect(state.rest == state.offset(at: 5000))
  }

  @Test("a drag from a caught view starts where it was stopped")
  func dragOn() {
    let container = ScrollSetup.feed { $0.velocity = Vector(0, 1000) }
    var state = ScrollState(container, tuning: Tuning())
    state.catchMotion(at: 250)
    state.beginDrag(at: 250)
    state.drag(translation: Vector(0, -30))
    #expect(abs(state.offset(at: 300).y - 626.69) < 0.005)
  }

  @Test(
    "a bounce that is caught goes on without a jump, also one further out than the rubber band",
    arguments: [1000.0, 4000, 30_000, 1e9], [1.0, -1])
  func caughtBounce(speed: Double, sign: Double) {
    let edge = sign > 0 ? 0.0 : 5200
    let container = ScrollSetup.feed(offset: edge) { $0.velocity = Vector(0, -sign * speed) }
    var state = ScrollState(container, tuning: Tuning())
    let shown = state.offset(at: 100).y
    // Furthest out: v / (10 e).
    #expect(abs(sign * (edge - shown) - speed / 27.182_818) < 1e-6 * speed)
    let slack = 1e-9 * (1 + speed)
    state.catchMotion(at: 100)
    #expect(state.offset(at: 120).y == shown)
    state.beginDrag(at: 120)
    #expect(abs(state.offset(at: 120).y - shown) < slack)
    state.drag(translation: Vector(0, sign * 1e-6))
    #expect(abs(state.offset(at: 120).y - shown) < slack + 1e-6)
    // Back to the edge it is continuous too, and inside it follows the finger point by point.
    var last = state.offset(at: 120).y
    for step in 1...200 {
      state.drag(translation: Vector(0, -sign * Double(step)))
      let next = state.offset(at: 120).y
      #expect(sign * (next - last) > 0 && abs(next - last) < 1 + slack)
      last = next
    }
    state.cancelDrag(at: 400)
    #expect(state.rest.y == min(5200, max(0, last)))
  }

  @Test("a small bounce that is caught follows the finger by the rubber band's own formula")
  func caughtFormula() {
    // 1000 pt/s past the edge: 36.788 pt after 100 ms, as a drag of 70.11 pt would show.
    let container = ScrollSetup.feed(offset: 0) { $0.velocity = Vector(0, -1000) }
    var state = ScrollState(container, tuning: Tuning())
    state.beginDrag(at: 100)
    for (translation, offset) in [
      (29.890, -51.462), (-20.110, -26.586), (-70.110, 0), (-100, 29.89),
    ] {
      state.drag(translation: Vector(0, translation))
      #expect(abs(state.offset(at: 100).y - offset) < 0.005)
    }
    #expect(abs(state.displacement.y - (-36.788 - 29.89)) < 0.005)
  }

  @Test("V13 a carousel on its last page cannot move further, only back")
  func v13() {
    let last = ScrollState(ScrollSetup.carousel(offset: 1560), tuning: Tuning())
    // The finger goes left for later pages.
    #expect(!last.canMove(.horizontal, towards: -1, at: 0))
    #expect(last.canMove(.horizontal, towards: 1, at: 0))
    #expect(!last.canMove(.vertical, towards: 1, at: 0))
    let first = ScrollState(ScrollSetup.carousel(offset: 0), tuning: Tuning())
    #expect(first.canMove(.horizontal, towards: -1, at: 0))
    #expect(!first.canMove(.horizontal, towards: 1, at: 0))
  }

  @Test("V14 one page before the last it can, and bounces past the edge in the same drag")
  func v14() {
    var state = ScrollState(ScrollSetup.carousel(offset: 1170), tuning: Tuning())
    #expect(state.canMove(.horizontal, towards: -1, at: 0))
    state.beginDrag(at: 0)
    state.drag(translation: Vector(-490, 0))
    // 390 pt of room, then 100 pt of which 48.202 show.
    #expect(abs(state.offset(at: 0).x - 1608.202) < 0.0005)
    state.endDrag(velocity: .zero, at: 100)
    #expect(state.rest.x == 1560)
    #expect(state.restingPage == 4)
  }

  @Test("thirds of points leave no sliver of room at the last page")
  func sliver() {
    for (width, pages) in [(0.1, 3), (389.7, 4), (390 / 3.0, 7), (1e3 / 7, 10)] {
      let length = width * Double(pages)
      let last = width * Double(pages - 1)
      var traits = ScrollTraits()
      traits.isPaging = true
      let container = SceneContainer(
        view: 0, axis: .horizontal, bounds: Vector(width, 1), content: Vector(length, 1),
        offset: Vector(last, 0), page: pages - 1, pages: pages, scroll: traits)
      let state = ScrollState(container, tuning: Tuning())
      #expect(!state.canMove(.horizontal, towards: -1, at: 0))
      #expect(state.restingPage == pages - 1)
    }
  }

  @Test("a view past its edge has room back only, one that decelerates has what is left")
  func roomInMotion() {
    let container = ScrollSetup.feed(offset: 100) { $0.velocity = Vector(0, -1000) }
    let state = ScrollState(container, tuning: Tuning())
    #expect(state.canMove(.vertical, towards: 1, at: 50))
    // At the edge after some 112 ms.
    #expect(!state.canMove(.vertical, towards: 1, at: 200))
    #expect(state.canMove(.vertical, towards: -1, at: 200))
  }
}

import LabSimulation
import Testing

@Suite("Scroll views: pages")
struct ScrollPageTests {
  /// The page after a drag from page 0 to an offset; a finger goes left for later pages.
  private static func page(at offset: Double, velocity: Double, from start: Double = 0) -> Int? {
    ScrollSetup.dragged(
      ScrollSetup.carousel(offset: start), by: Vector(start - offset, 0),
      velocity: Vector(-velocity, 0)
    ).restingPage
  }

  @Test(
    "V18 released without velocity it goes to the nearest page",
    arguments: [(150.0, 0), (200, 1), (195, 1), (194.999, 0)])
  func v18(row: (offset: Double, page: Int)) {
    #expect(Self.page(at: row.offset, velocity: 0) == row.page)
  }

  @Test(
    "V19 a flick leads to the next page in its direction",
    arguments: [
      (60.0, 500.0, 1), (200, -500, 0), (60, 199, 0), (60, 200, 1), (200, -199, 1),
    ])
  func v19(row: (offset: Double, velocity: Double, page: Int)) {
    #expect(Self.page(at: row.offset, velocity: row.velocity) == row.page)
    // The same as seen from the offset itself, as an interrupted animation leaves it.
    #expect(Self.page(at: row.offset, velocity: row.velocity, from: row.offset) == row.page)
  }

  @Test("it turns one page at most, and stays among its pages")
  func oneAtMost() {
    #expect(Self.page(at: 1500, velocity: 900, from: 390) == 2)
    #expect(Self.page(at: 1500, velocity: 0, from: 390) == 2)
    #expect(Self.page(at: -100, velocity: -900) == 0)
    #expect(Self.page(at: 1600, velocity: 900, from: 1560) == 4)
  }

  @Test("it springs to the page and rests there exactly")
  func spring() throws {
    let state = ScrollSetup.dragged(ScrollSetup.carousel(), by: Vector(-200, 0))
    // 190 pt before page 3: 190 (1 + 10 t) exp(-10 t).
    #expect(abs(state.offset(at: 200).x - (1170 - 190 * 0.735_759)) < 0.001)
    let end = try #require(state.motionEnd)
    #expect(state.offset(at: end) == Vector(1170, 0))
    #expect(state.rest == Vector(1170, 0))
    #expect(!state.isMoving(at: end))
    #expect(state.isMoving(at: end - 1))
  }

  @Test("the other rules of pages hold as well")
  func rules() {
    // 100 pt and 0.499 s of 300 pt/s: beyond half of 390 pt.
    for (rule, page) in [(PageRule.flick, 3), (.projected, 3), (.half, 2)] {
      var state = ScrollState(ScrollSetup.carousel(), tuning: Tuning(), pageRule: rule)
      state.beginDrag(at: 0)
      state.drag(translation: Vector(-100, 0))
      state.endDrag(velocity: Vector(-300, 0), at: 100)
      #expect(state.restingPage == page)
    }
  }

  @Test("a cancel leads to the nearest page, or back inside the edges")
  func cancel() {
    for (translation, page) in [(-194.0, 2), (-196, 3), (194, 2), (196, 1)] {
      var state = ScrollState(ScrollSetup.carousel(), tuning: Tuning())
      state.beginDrag(at: 0)
      state.drag(translation: Vector(translation, 0))
      state.cancelDrag(at: 100)
      #expect(state.restingPage == page)
    }
    var feed = ScrollState(ScrollSetup.feed(offset: 0), tuning: Tuning())
    feed.beginDrag(at: 0)
    feed.drag(translation: Vector(0, 90))
    feed.cancelDrag(at: 100)
    #expect(feed.rest == .zero)
    #expect(feed.isMoving(at: 101))
    #expect(feed.restingPage == nil)
  }

  @Test("an incomplete last page ends with the content")
  func incomplete() {
    for content in [1000.0, 900] {
      var container = ScrollSetup.carousel(offset: 390)
      container.content.x = content
      var state = ScrollSetup.dragged(container, by: Vector(-100, 0), velocity: Vector(-500, 0))
      #expect(state.restingPage == 2)
      #expect(state.rest == Vector(content - 390, 0))
      // And back.
      state.beginDrag(at: 5000)
      state.drag(translation: Vector(10, 0))
      state.endDrag(velocity: Vector(500, 0), at: 5100)
      #expect(state.rest == Vector(390, 0))
    }
  }

  @Test("pages thrown by their traits go on to the next one")
  func initialVelocity() {
    let container = ScrollSetup.carousel { $0.velocity = Vector(-600, 0) }
    let state = ScrollState(container, tuning: Tuning())
    #expect(state.restingPage == 1)
    #expect(state.rest == Vector(390, 0))
  }
}

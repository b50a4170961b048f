import LabSimulation
import LabTesting
import Testing

@Suite("Native: two nested scroll views")
struct NativeTests {
  @Test(
    "a fine straight path goes to the carousel up to 45 degrees, and to the feed beyond",
    arguments: [
      (0.0, Winner.carousel), (30, .carousel), (45, .carousel), (46, .feed), (60, .feed),
      (90, .feed),
    ])
  func boundary(angle: Double, winner: Winner) {
    var tester = ArenaTester(Native())
    #expect(tester.play(ScriptedStroke.straight(angle: angle, step: 1)) == winner)
  }

  @Test("when one event crosses both slops at 45 degrees, the tie goes to the carousel")
  func tie() {
    var tester = ArenaTester(Native())
    #expect(tester.play(ScriptedStroke.straight(angle: 45, step: 12)) == .carousel)
    #expect(tester.carousel.claim?.index == 2)
  }

  @Test("when one event crosses both slops, the larger component wins")
  func largerComponent() {
    var tester = ArenaTester(Native())
    #expect(tester.play(ScriptedStroke.through([(-20, -21), (-40, -42)])) == .feed)
    #expect(tester.play(ScriptedStroke.through([(-21, -20), (-42, -40)])) == .carousel)
  }

  @Test("the slop is taken off the movement: 30 pt of finger move the feed by 20")
  func slop() {
    var tester = ArenaTester(Native())
    tester.play(ScriptedStroke.through([(0, 6), (0, 12), (0, 30)]))
    #expect(tester.feed.claim?.index == 2)
    #expect(tester.feed.atLift == 20)
  }

  @Test("a carousel with one page never claims, so the feed may")
  func nothingToScroll() {
    var settings = LayoutSettings()
    settings.pages = 1
    settings.page = 0
    var tester = ArenaTester(Native(), contest: .feedWithCarousel(settings))
    #expect(tester.play(ScriptedStroke.straight(angle: 0, step: 8)) == .nobody)
    #expect(tester.play(ScriptedStroke.straight(angle: 30, step: 8)) == .feed)
  }

  @Test("past the first page the rubber band shows 48.202 pt of 100")
  func rubberBand() {
    var settings = LayoutSettings()
    settings.page = 0
    var tester = ArenaTester(Native(), contest: .feedWithCarousel(settings))
    tester.play(ScriptedStroke.through([(50, 0), (110, 0)]))
    #expect(abs(tester.carousel.atLift - 48.202) < 0.001)
    #expect(tester.carousel.page == 0)
  }

  @Test("released at 1000 pt/s the feed runs on by 499.5 pt")
  func deceleration() {
    // Ten steps at 1000 pt/s: the blended estimate is then within 1e-7 of the speed.
    let path = (1...20).map { (x: 0.0, y: -10.0 * Double($0)) }
    var tester = ArenaTester(Native())
    tester.play(ScriptedStroke.through(path, every: 10))
    #expect(abs(tester.feed.offset - (400 + 190 + 499.5)) < 0.01)
  }

  @Test("a pause of more than 100 ms before the lift leaves no velocity")
  func staleVelocity() {
    let path = (1...20).map { (x: 0.0, y: -10.0 * Double($0)) }
    var tester = ArenaTester(Native())
    tester.play(ScriptedStroke.through(path, every: 10, lift: 101))
    #expect(tester.feed.offset == 590)
  }
}

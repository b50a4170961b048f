import LabSimulation
import LabTesting
import Testing

@Suite("Scroll views: the same as the shipped contest's in its merge of time lines")
struct ScrollRideTests {
  /// Strokes of all lengths and speeds that go one way, most of them along an axis.
  private static func stroke(_ random: inout Xoshiro256) -> Touches {
    let along = random.normal() * 40
    let across = random.normal() * 5
    let step = random.uniform() < 0.5 ? Vector(along, across) : Vector(across, along)
    let count = 2 + Int(random.uniform() * 30)
    return ScriptedStroke.steps(
      count, by: Vector((step.x * 3).rounded() / 3, (step.y * 3).rounded() / 3), every: 1000 / 60,
      lift: random.uniform() < 0.2 ? 150 : 0)
  }

  /// Plays one container through a stroke as the arena does: it begins and follows at the events,
  /// and the velocity is forgotten when it is stale.
  private static func play(
    _ container: Container, along track: Track, from claim: Moment, rule: PageRule, tuning: Tuning
  ) -> (state: ScrollState, atLift: Double, maximum: Double) {
    var traits = ScrollTraits()
    traits.isPaging = container.page != nil
    func vector(_ along: Double, _ across: Double) -> Vector {
      container.axis == .horizontal ? Vector(along, across) : Vector(across, along)
    }
    let scene = SceneContainer(
      view: container.view, axis: container.axis, bounds: vector(container.length, 100),
      content: vector(container.contentLength, 100), offset: vector(container.offset, 0),
      page: container.page, pages: container.pages, scroll: traits)
    let pan = ScrollPan(axis: container.axis, slop: tuning.scrollSlop)
    let consumed = pan.consumed(at: track.displacement(at: claim.index))
    var state = ScrollState(scene, tuning: tuning, pageRule: rule)
    var maximum = 0.0
    state.beginDrag(at: claim.time)
    for index in claim.index..<max(track.lift, claim.index + 1) {
      state.drag(translation: track.displacement(at: index) - consumed)
      maximum = max(maximum, state.displacement[container.axis].magnitude)
    }
    let atLift = state.displacement[container.axis]
    let lastMove = track.lift - 1
    let isStale = track[track.lift].time - track[lastMove].time > tuning.staleVelocity
    let velocity =
      isStale
      ? 0 : track.velocity(along: container.axis, upTo: lastMove, blend: tuning.velocityBlend)
    state.endDrag(velocity: vector(velocity, 0), at: track[track.lift].time)
    return (state, atLift, maximum)
  }

  @Test("shown displacements, resting offsets and pages are equal to the last bit")
  func equality() throws {
    var random = Xoshiro256(seed: 85)
    var rides = 0
    var turns = 0
    var overshoots = 0
    for number in 0..<600 {
      var settings = LayoutSettings()
      settings.page = number % 5
      settings.feedOffset = [0, 20, 400, 5100, 5156][number / 5 % 5]
      if number.isMultiple(of: 3) { settings.carouselWidth = 1000 / 3 }
      let rule = PageRule.allCases[number % 3]
      var strategy = Native()
      strategy.pageRule = rule
      var tester = ArenaTester(strategy, contest: .feedWithCarousel(settings))
      let touches = Self.stroke(&random)
      tester.play(touches)
      let track = Track(touches)
      for (index, outcome) in tester.arena.containers.enumerated() {
        guard let claim = outcome.claim else { continue }
        let container = tester.contest.layout.containers[index]
        let played = Self.play(
          container, along: track, from: claim, rule: rule, tuning: tester.tuning)
        #expect(played.atLift == outcome.atLift)
        #expect(played.maximum == outcome.maximum)
        #expect(played.state.rest[container.axis] == outcome.offset)
        #expect(played.state.rest[container.axis.other] == 0)
        #expect(played.state.restingPage == outcome.page)
        rides += 1
        turns += outcome.turned ? 1 : 0
        let travelled = container.offset - outcome.atLift
        overshoots += travelled < 0 || travelled > container.maximumOffset ? 1 : 0
      }
    }
    // The strokes must have reached what they are for.
    #expect(rides > 400)
    #expect(turns > 50)
    #expect(overshoots > 50)
  }
}

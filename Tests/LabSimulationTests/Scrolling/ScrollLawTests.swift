import LabSimulation
import Testing

@Suite("Scroll views: laws that hold for any of them, however they are thrown about")
struct ScrollLawTests {
  /// A scroll view of any kind, sizes of zero included.
  private static func container(_ random: inout Xoshiro256) -> SceneContainer {
    func flip() -> Bool { random.uniform() < 0.5 }
    func size() -> Double { random.uniform() < 0.15 ? 0 : (random.uniform() * 3000).rounded() / 3 }
    var traits = ScrollTraits()
    traits.bounces = random.uniform() < 0.7
    traits.alwaysBounceHorizontal = flip()
    traits.alwaysBounceVertical = flip()
    traits.isPaging = flip()
    traits.deceleration = flip() ? .normal : .fast
    if flip() { traits.velocity = Vector(random.normal() * 3000, random.normal() * 3000) }
    let bounds = Vector(size(), size())
    let content = Vector(size() * 3, size() * 3)
    var container = SceneContainer(
      view: 0, axis: flip() ? .horizontal : .vertical, bounds: bounds, content: content,
      offset: .zero, scroll: traits)
    container.offset = Vector(
      container.maximumOffset(along: .horizontal) * random.uniform(),
      container.maximumOffset(along: .vertical) * random.uniform())
    return container
  }

  private static func tuning(_ random: inout Xoshiro256) -> Tuning {
    var tuning = Tuning()
    if random.uniform() < 0.5 { tuning.springDamping = 0.3 + random.uniform() * 3 }
    return tuning
  }

  private static func velocity(upTo fastest: Double, _ random: inout Xoshiro256) -> Vector {
    let scale = random.uniform() < 0.1 ? fastest : 2000.0
    return random.uniform() < 0.2
      ? .zero : Vector(random.normal() * scale, random.normal() * scale)
  }

  /// Throws a scroll view about, in steps of a time and what is done at it.
  private static func throwAbout(
    seed: UInt64, fastest: Double = 1e9,
    _ look: (ScrollState, SceneContainer, _ time: Double) -> Void
  ) {
    var random = Xoshiro256(seed: seed)
    let container = container(&random)
    var state = ScrollState(container, tuning: tuning(&random))
    var time = 0.0
    look(state, container, time)
    for _ in 0..<8 {
      time += random.uniform() * 800
      if random.uniform() < 0.5 { state.catchMotion(at: time) }
      state.beginDrag(at: time)
      for _ in 0..<3 {
        time += 16
        state.drag(translation: Vector(random.normal() * 500, random.normal() * 500))
        look(state, container, time)
      }
      if random.uniform() < 0.2 {
        state.cancelDrag(at: time)
      } else {
        state.endDrag(velocity: velocity(upTo: fastest, &random), at: time)
      }
      look(state, container, time)
    }
  }

  private static func isInside(_ offset: Vector, _ container: SceneContainer) -> Bool {
    Axis.allCases.allSatisfy { axis in
      offset[axis] >= 0 && offset[axis] <= container.maximumOffset(along: axis) + 1e-6
    }
  }

  @Test("whatever is done to it, it is somewhere, and it comes to rest inside its edges")
  func rests() {
    for seed in 0..<400 {
      Self.throwAbout(seed: UInt64(seed)) { state, container, time in
        for later in [0.0, 1, 100, 1000, 1e5] {
          let offset = state.offset(at: time + later)
          #expect(offset.x.isFinite && offset.y.isFinite)
          let velocity = state.velocity(at: time + later)
          #expect(velocity.x.isFinite && velocity.y.isFinite)
          if container.scroll?.bounces == false { #expect(Self.isInside(offset, container)) }
        }
        guard let end = state.motionEnd else { return }
        #expect(end.isFinite && end > time - 16)
        #expect(Self.isInside(state.rest, container))
        #expect(state.offset(at: end) == state.rest)
        #expect(state.velocity(at: end) == .zero)
        #expect(state.isMoving(at: end.nextDown))
        #expect(!state.isMoving(at: end))
      }
    }
  }

  @Test("it never jumps: not at a release, a catch or an edge; at rest by half a point at most")
  func continuity() {
    for seed in 0..<100 {
      var before: (state: ScrollState, time: Double)?
      Self.throwAbout(seed: UInt64(seed), fastest: 6000) { state, container, time in
        // A release or a begin leaves the content where it was shown.
        if let before, before.time == time {
          let old = before.state.offset(at: time)
          let new = state.offset(at: time)
          #expect((old - new).length <= 0.71 + 1e-6)
        }
        before = (state, time)
        guard let end = state.motionEnd else { return }
        // Between two moments it goes no further than its fastest speed allows.
        var last = (offset: state.offset(at: time), velocity: state.velocity(at: time))
        var moment = time
        var excess = 0.0
        while moment < min(end, time + 1000) {
          moment += 0.5
          let next = (offset: state.offset(at: moment), velocity: state.velocity(at: moment))
          for axis in Axis.allCases {
            let speed = max(last.velocity[axis].magnitude, next.velocity[axis].magnitude)
            let way = (next.offset[axis] - last.offset[axis]).magnitude
            excess = max(excess, way - speed * 0.0006)
          }
          last = next
        }
        #expect(excess <= 0.51)
      }
    }
  }

  @Test("where a deceleration turns into a bounce, offset and velocity are continuous")
  func edge() throws {
    for velocity in [100.0, 900, 5000, 1e6] {
      for damping in [0.3, 1, 3] {
        var tuning = Tuning()
        tuning.springDamping = damping
        let container = ScrollSetup.feed(offset: 10) { $0.velocity = Vector(0, -velocity) }
        let run = Deceleration(from: 10, velocity: -velocity, rate: tuning.deceleration)
        let passage = try #require(run.passage(through: 0))
        let state = ScrollState(container, tuning: tuning)
        for time in [passage.time.nextDown, passage.time, passage.time.nextUp] {
          #expect(abs(state.offset(at: time).y) < 1e-9 * (1 + velocity))
          #expect(abs(state.velocity(at: time).y - passage.velocity) < 1e-9 * velocity)
        }
        let steps = (state.velocity(at: passage.time + 1e-3) - state.velocity(at: passage.time)).y
        #expect(abs(steps) < 1e-3 * velocity)
      }
    }
  }

  @Test("a view that pages rests on a page, always")
  func pages() {
    for seed in 0..<400 {
      Self.throwAbout(seed: UInt64(seed)) { state, container, _ in
        guard container.scroll?.isPaging == true, state.motionEnd != nil else {
          #expect((state.restingPage != nil) == (container.scroll?.isPaging == true))
          return
        }
        for axis in Axis.allCases where state.scrollableAxes.contains(axis) {
          let length = container.bounds[axis]
          let maximum = container.maximumOffset(along: axis)
          // The last page may be an incomplete one.
          guard state.rest[axis] != maximum, length > 0 else { continue }
          let pages = state.rest[axis] / length
          #expect(abs(pages - pages.rounded()) < 1e-9)
          if axis == container.axis { #expect(state.restingPage == Int(pages.rounded())) }
        }
      }
    }
  }

  @Test("the same doings give the same state, and an axis that cannot scroll never moves")
  func determinism() {
    for seed in 0..<50 {
      var first: [ScrollState] = []
      Self.throwAbout(seed: UInt64(seed)) { state, _, _ in first.append(state) }
      var second: [ScrollState] = []
      Self.throwAbout(seed: UInt64(seed)) { state, container, time in
        second.append(state)
        for axis in Axis.allCases where !state.scrollableAxes.contains(axis) {
          #expect(state.offset(at: time + 10)[axis] == container.offset[axis])
          #expect(!state.canMove(axis, towards: 1, at: time))
        }
      }
      #expect(first == second)
    }
  }

  @Test("what is done without a drag does nothing, or lets go of what is shown")
  func withoutDrag() {
    var state = ScrollState(ScrollSetup.feed(), tuning: Tuning())
    state.drag(translation: Vector(0, 50))
    #expect(state.offset(at: 0) == Vector(0, 400))
    state.cancelDrag(at: 0)
    #expect(state.rest == Vector(0, 400))
    #expect(state.displacement == .zero)
    let goesOn = state.endDrag(velocity: Vector(0, -1000), at: 0)
    #expect(goesOn)
  }

  @Test("content of no size, bounds of no size and no traits at all are scroll views too")
  func empty() {
    for (bounds, content) in [(0.0, 0.0), (0, 500), (500, 0), (-5, -7)] {
      for isPaging in [false, true] {
        var traits = ScrollTraits()
        traits.isPaging = isPaging
        traits.alwaysBounceVertical = true
        let container = SceneContainer(
          view: 0, axis: .vertical, bounds: Vector(bounds, bounds),
          content: Vector(content, content), offset: .zero, page: 0, pages: 0,
          scroll: bounds == 500 ? nil : traits)
        let state = ScrollSetup.dragged(
          container, by: Vector(90, 90), velocity: Vector(-1e9, -1e9))
        for time in [100.0, 101, 5000, 1e6] {
          #expect(state.offset(at: time).x.isFinite && state.offset(at: time).y.isFinite)
        }
        #expect(state.rest.y >= 0 && state.rest.y <= max(0, content - bounds))
      }
    }
  }
}

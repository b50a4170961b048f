import LabSimulation
import LabStudy
import LabTesting
import Testing

@Suite("The contest of a tree")
struct SceneContestTests {
  /// The default layout as one writes it: 200 pt on the screen are 600 in the content.
  private static let views = """
    views: [{
      name: "feed", frame: { width: 390, height: 844 },
      scroll: { contentHeight: 6000, offset: 400 },
      children: [{
        name: "carousel", frame: { y: 600, width: 390, height: 400 },
        carousel: { pages: 5, page: 2 },
      }],
    }],
    contest: { outer: "feed", inner: "carousel" },
    """

  @Test("the layout of a scenario is a tree with the same contest")
  func layout() throws {
    var changed = LayoutSettings()
    changed.width = 320
    changed.carouselX = 10
    changed.carouselWidth = 300
    changed.feedOffset = 250
    changed.page = 0
    for settings in [LayoutSettings(), changed] {
      let tree = SceneDescription(settings)
      #expect(tree.contest == .feedWithCarousel(settings))
      #expect(tree.screen == settings.screen)
      #expect(tree.startArea == settings.carousel)
    }
  }

  @Test("the tree of the default layout is the one that is written by hand")
  func written() throws {
    let tree = try SceneSample.scenario("{ \(Self.views) }").tree
    #expect(tree == SceneDescription(LayoutSettings()))
  }

  @Test("a carousel that is a paging scroll view makes the same contest")
  func scrollViews() throws {
    let text = Self.views.replacing(
      "carousel: { pages", with: "scroll: { axis: 'horizontal', paging: true, pages")
    #expect(
      try SceneSample.scenario("{ \(text) }").contest == .feedWithCarousel(LayoutSettings()))
  }

  @Test("strategies do the same to the same strokes in a tree as in the layout")
  func strategies() async throws {
    var layout = Scenario.shipped
    layout.persons = 2
    layout.sessions = 1
    var tree = layout
    tree.tree = SceneDescription(LayoutSettings())
    var results: [[TrialResult]] = []
    for scenario in [layout, tree] {
      var played: [TrialResult] = []
      _ = try await scenario.compare(
        scenario.rows, jobs: 1, each: { played += $0.results })
      results.append(played)
    }
    #expect(results[0].count == 2 * 40 * layout.rows.count)
    #expect(results[0] == results[1])
    // Another question all the same: it is asked in other words.
    #expect(layout.digest != tree.digest)
  }

  /// The same strokes under the rows of a file, row by row.
  private static func play(_ scenario: Scenario) async throws -> [[TrialResult]] {
    var played = [[TrialResult]](repeating: [], count: scenario.rows.count)
    _ = try await scenario.compare(
      scenario.rows, jobs: 1,
      each: { batch in
        for (index, result) in batch.results.enumerated() {
          played[index % scenario.rows.count].append(result)
        }
      })
    return played
  }

  /// Lengths to a millionth of a point: time lines add in another order than the arena.
  private static func rounded(_ rows: [[TrialResult]]) -> [[TrialResult]] {
    rows.map { row in
      row.map { result in
        var result = result
        for path in [\TrialResult.feedMoved, \.carouselMoved, \.feedOffset] {
          result[keyPath: path] = (result[keyPath: path] * 1e6).rounded()
        }
        return result
      }
    }
  }

  @Test("what is described does what the strategy of its kind does, stroke by stroke")
  func described() async throws {
    let text = Self.views.replacing(
      "carousel: { pages", with: "scroll: { axis: 'horizontal', paging: true, pages")
    let without = "name: 'described', without: ['carousel.pan']"
    let moves = "moves: 'carousel'"
    let scenario = try SceneSample.scenario(
      """
      { persons: 2, sessions: 1, \(text) strategies: [
        'described', 'native',
        { label: 'd30', \(without), gestures: { carousel: [{ name: 'drag',
          as: 'highPriorityGesture', gesture: { drag: { minimumDistance: 30, space: 'global' } },
          \(moves) }] } },
        'high-priority',
        { label: 'hold', \(without), gestures: { carousel: [{ name: 'drag',
          as: 'highPriorityGesture', gesture: { drag: { minimumDistance: 30, space: 'global' } },
          \(moves) }] },
          relations: [{ waiter: 'feed.pan', waitsFor: 'carousel.drag', atMost: 150 }] },
        { name: 'high-priority', hold: 150, label: 'hp-hold' },
        { label: 's2', \(without), gestures: { carousel: [{ name: 'drag',
          as: 'simultaneousGesture', gesture: { drag: { space: 'global' } },
          filter: { ratio: 2, at: 'end' }, \(moves) }] } },
        { name: 'simultaneous', k: 2, at: 'end' },
        { label: 'pan', \(without), recognizers: { carousel: [{ name: 'early',
          kind: 'directionalPan', ratio: 1.7, \(moves) }] } },
        'early-direction-failure',
        { label: 'withheld', \(without), recognizers: { carousel: [{ name: 'early',
          kind: 'directionalPan', ratio: 1, threshold: 14, decide: 'withheld', \(moves) }] },
          relations: [{ waiter: 'feed.pan', waitsFor: 'carousel.early' }] },
        { name: 'early-direction-failure', ratio: 1, threshold: 14, decide: 'withheld',
          feedWaits: true, label: 'edf-withheld' },
      ] }
      """)
    let played = Self.rounded(try await Self.play(scenario))
    for pair in stride(from: 0, to: played.count, by: 2) {
      #expect(played[pair].count == 80)
      #expect(played[pair] == played[pair + 1], "\(scenario.rows[pair].label)")
    }
  }

  @Test("a registered strategy takes the place of what moves the inner view, and of nothing else")
  func beside() async throws {
    // A tap that takes nothing away, and a pan on the carousel that would win every stroke.
    let text = Self.views.replacing(
      "carousel: { pages",
      with: """
        recognizers: [{ name: 'tap', kind: 'tap' }, { name: 'pan', kind: 'pan', hysteresis: 0,
          moves: 'carousel' }], carousel: { pages
        """)
    var scenario = try SceneSample.scenario(
      "{ persons: 2, sessions: 1, \(text) strategies: ['native'] }")
    var plain = scenario
    plain.tree = SceneDescription(LayoutSettings())
    #expect(try await Self.rounded(Self.play(scenario)) == Self.rounded(Self.play(plain)))
    // One that moves nothing stays, and takes every touch.
    scenario.tree?.attachments[2].drive = nil
    #expect(try await Self.rounded(Self.play(scenario)) != Self.rounded(Self.play(plain)))
  }

  @Test("an interruption before the lift is a cancelled stroke under every row")
  func interrupted() async throws {
    var scenario = Scenario.shipped
    scenario.persons = 1
    scenario.sessions = 1
    scenario.interruptions = [InterruptionDescription(.systemCancel, at: 1)]
    for row in try await Self.play(scenario) {
      #expect(row.allSatisfy { $0.verdict == .cancelled })
    }
  }

  @Test("no exact decision where time lines do not play: interruptions, and trees that hold more")
  func exact() async throws {
    var scenario = try SceneSample.scenario("{ persons: 2, sessions: 1, \(Self.views) }")
    var early = EarlyDirectionFailure()
    early.decision = .withheld
    let row = StrategyRow(early)
    #expect(try await scenario.decisions(of: row, jobs: 1) != nil)
    scenario.interruptions = [InterruptionDescription(.pinch, at: 50)]
    #expect(try await scenario.decisions(of: row, jobs: 1) == nil)
    scenario.interruptions = []
    scenario.tree?.views[1].isControl = true
    #expect(try await scenario.decisions(of: row, jobs: 1) == nil)
  }

  /// A feed at offset 100 that holds two overlapping boxes and a container of its own.
  private static let nested = """
    { views: [{
      name: "feed", frame: { x: 5, y: 7, width: 390, height: 800 },
      scroll: { contentHeight: 3000, offset: 100 },
      children: [
        {
          name: "strip", frame: { x: 10, y: 300, width: 200, height: 100 },
          scroll: { axis: "horizontal", contentWidth: 900, offset: 50 },
          contentShape: { x: 0, y: 0, width: 200, height: 40 },
          children: [
            { name: "cell", frame: { x: 60, y: 10, width: 80, height: 80 } },
            { name: "glass", frame: { x: 160, y: 0, width: 80, height: 80 }, contentShape: "none" },
          ],
        },
        { name: "ghost", frame: { y: 300, width: 390, height: 100 }, alpha: 0.009 },
      ],
    }],
    contest: { outer: "feed", inner: "strip" } }
    """

  @Test("frames lie on the screen where offsets have moved them")
  func frames() throws {
    let tree = try #require(try SceneSample.scenario(Self.nested).tree)
    // By hand: 5 + 10, 7 - 100 + 300; then 15 - 50 + 60, 207 + 10; and 15 - 50 + 160.
    #expect(
      tree.framesOnScreen == [
        Rect(x: 5, y: 7, width: 390, height: 800), Rect(x: 15, y: 207, width: 200, height: 100),
        Rect(x: 25, y: 217, width: 80, height: 80), Rect(x: 125, y: 207, width: 80, height: 80),
        Rect(x: 5, y: 207, width: 390, height: 100),
      ])
    #expect(tree.startArea == Rect(x: 15, y: 207, width: 200, height: 100))
  }

  @Test(
    "a finger finds the shape of a view, and passes by what is hidden (H05)",
    arguments: [
      // Inside the strip's shape; below it the feed; in the cell, which reaches out of the shape.
      (Vector(20, 210), "strip"), (Vector(20, 260), "feed"), (Vector(30, 260), "cell"),
      // The glass catches nothing, so what lies behind it does.
      (Vector(130, 210), "strip"), (Vector(130, 260), "feed"), (Vector(380, 250), "feed"),
    ])
  func hitTesting(point: Vector, name: String) throws {
    let layout = try #require(try SceneSample.scenario(Self.nested).tree).layout
    let view = try #require(layout.hitTest(point))
    #expect(layout.views[view].name == name)
  }

  @Test("a layout with exchanged axes finds what the first one found")
  func transposed() throws {
    let layout = try #require(try SceneSample.scenario(Self.nested).tree).layout
    for x in stride(from: 0.0, through: 400, by: 7) {
      for y in stride(from: 0.0, through: 820, by: 11) {
        #expect(layout.hitTest(Vector(x, y)) == layout.transposed.hitTest(Vector(y, x)))
      }
    }
  }

  @Test("a tree without a contest is not compared")
  func noContest() async throws {
    var scenario = try SceneSample.scenario(SceneSample.view("scroll: {}"))
    scenario.rows = [StrategyRow(Native())]
    await #expect(throws: ScenarioError.noContest) {
      try await scenario.compare(scenario.rows, jobs: 1)
    }
  }
}

import LabSimulation
import LabStudy
import Testing

@Suite("Making a scene of a tree")
struct SceneMakingTests {
  /// A scroll view, a pager in it, and rows that change what is attached.
  private static let text = """
    {
      views: [{
        name: "feed", frame: { width: 390, height: 844 },
        scroll: { contentHeight: 6000, directionalLock: true },
        recognizers: [{ name: "tap", kind: "tap", taps: 2, waitsFor: ["feed.pan"] }],
        children: [{
          name: "pager", frame: { width: 390, height: 400 },
          scroll: { axis: "horizontal", paging: true, pages: 3 },
          gestures: [{ name: "press", gesture: { longPress: {} } }],
        }],
      }],
      relations: [
        { waiter: "feed.pan", waitsFor: "pager.pan" },
        { simultaneous: ["feed.tap", "pager.press"] },
      ],
      strategies: [
        { label: "as-is", name: "described" },
        {
          label: "other", name: "described", without: ["pager.pan", "feed.tap"],
          recognizers: {
            pager: [{
              name: "pan", kind: "directionalPan", ratio: 2, moves: "pager",
              neverPrevents: ["feed.pan"],
            }],
            feed: [{ name: "edge", kind: "screenEdgePan", edges: { right: true } }],
          },
          gestures: {
            feed: [{ name: "drag", as: "simultaneousGesture", gesture: { drag: {} } }],
          },
          relations: [{ waiter: "feed.pan", waitsFor: "pager.pan", atMost: 150 }],
        },
      ],
    }
    """

  private let scenario: Scenario

  init() throws {
    scenario = try SceneSample.scenario(Self.text)
  }

  private func scene(_ row: Int) -> Scene {
    scenario.scene(of: scenario.rows[row])
  }

  @Test("a row that changes nothing is the tree")
  func plain() throws {
    let scene = scene(0)
    #expect(scene.attachments.map(\.name) == ["feed.pan", "feed.tap", "pager.pan", "pager.press"])
    #expect(scene.attachments.map(\.view) == [0, 0, 1, 1])
    #expect(scene.attachments[0].role == .scroll(container: 0))
    #expect(scene.attachments[1].role == .uikit(UIKitTraits()))
    #expect(scene.attachments[2].role == .scroll(container: 1))
    #expect(scene.attachments[3].role == .swiftUI(.gesture, .all))
    #expect(
      scene.relations == [
        .failure(of: 0, before: 1, limit: nil), .failure(of: 2, before: 0, limit: nil),
        .simultaneous(1, 3),
      ])
    #expect(scene.containers.map { $0.scroll?.isPaging } == [false, true])
    #expect(scenario.rows[0].parameters == "")
  }

  @Test("the pan of a scroll view has its axes, its lock and the slop of the tuning")
  func scrollPan() throws {
    var slow = scenario
    slow.tuning.scrollSlop = 25
    let scene = slow.scene(of: slow.rows[0])
    let pan = try #require(scene.attachments[0].recognizer as? ScrollPan)
    #expect((pan.axes, pan.slop, pan.isDirectionalLockEnabled) == (.vertical, 25, true))
    let pager = try #require(scene.attachments[2].recognizer as? ScrollPan)
    #expect((pager.axes, pager.isDirectionalLockEnabled) == (.horizontal, false))
    #expect(scene.tuning == slow.tuning)
  }

  @Test(
    "what a row does without is gone with its relations, and a pager without its pan is no scroll view"
  )
  func changed() throws {
    let scene = scene(1)
    #expect(
      scene.attachments.map(\.name) == [
        "feed.pan", "pager.press", "pager.pan", "feed.edge", "feed.drag",
      ])
    #expect(scene.relations == [.neverPrevents(2, 0), .failure(of: 2, before: 0, limit: 150)])
    #expect(scene.containers[1].scroll == nil)
    #expect(scene.containers[0].scroll != nil)
    #expect(scene.attachments[4].role == .swiftUI(.simultaneousGesture, .all))
    #expect(
      scene.attachments[2].drive == Drive(1, as: .handler(nil), pageRule: .projected))
    #expect(scenario.rows[1].parameters.hasPrefix("gestures="))
  }

  @Test("a recognizer has what was given, and the rest from tuning and screen")
  func recognizers() throws {
    var tuned = scenario
    tuned.tuning.panHysteresis = 7
    tuned.tuning.edgeWidth = 33
    let scene = tuned.scene(of: tuned.rows[1])
    let pan = try #require(scene.attachments[2].recognizer as? DirectionalPan)
    #expect((pan.ratio, pan.pan.hysteresis) == (2, 7))
    let edge = try #require(scene.attachments[3].recognizer as? ScreenEdgePan)
    #expect(edge.edgeWidth == 33)
    #expect(edge.screen == Vector(390, 844))
    #expect(scene.attachments[1].recognizer is GestureMachine)
  }

  @Test("every registered recognizer can stand in a tree by its name", arguments: Recognizers.names)
  func everyKind(name: String) throws {
    let scenario = try SceneSample.scenario(
      SceneSample.view("recognizers: [{ name: 'r', kind: '\(name)' }]"))
    let scene = scenario.scene(of: scenario.rows[0])
    let recognizer = try #require(scene.attachments.first?.recognizer as? any NamedRecognizer)
    #expect(type(of: recognizer).name == name)
  }

  @Test("without strategies there is one row: the tree as it stands")
  func only() throws {
    for rest in ["", "strategies: []"] {
      let rows = try SceneSample.scenario(SceneSample.view("scroll: {}", rest)).rows
      #expect(rows.map(\.label) == ["described"])
      #expect(rows[0].described == DescribedGestures())
    }
  }

  @Test("interruptions meet the views and recognizers of a scene, and pass by what a row has not")
  func interruptions() throws {
    let scenes = [scene(0), scene(1)]
    let table: [(InterruptionDescription, Interruption.Kind?, Interruption.Kind?)] = [
      (.init(.systemCancel, at: 1), .systemCancel, .systemCancel),
      (.init(.pinch, at: 1), .pinch, .pinch),
      (.init(.removeView("pager"), at: 1), .removeView(1), .removeView(1)),
      (
        .init(.moveView("pager", by: Vector(1, 2)), at: 1), .moveView(1, by: Vector(1, 2)),
        .moveView(1, by: Vector(1, 2))
      ),
      (
        .init(.disable("pager.press"), at: 1), .disable(attachment: 3), .disable(attachment: 1)
      ),
      (.init(.enable("feed.tap"), at: 1), .enable(attachment: 1), nil),
      (.init(.mask("feed.drag"), at: 1), nil, .mask(attachment: 4)),
    ]
    for (described, first, second) in table {
      #expect(described.interruption(in: scenes[0]) == first.map { Interruption($0, at: 1) })
      #expect(described.interruption(in: scenes[1]) == second.map { Interruption($0, at: 1) })
    }
  }

  @Test("a layout can be interrupted too, by the names of its strategies' recognizers")
  func layout() throws {
    let read = try SceneSample.scenario(
      """
      { strategies: ['native', 'high-priority'], interruptions: [
        { at: 1, what: 'disable', recognizer: 'carousel.drag' },
        { at: 2, what: 'removeView', view: 'carousel' },
      ] }
      """)
    #expect(
      read.interruptions == [
        .init(.disable("carousel.drag"), at: 1), .init(.removeView("carousel"), at: 2),
      ])
  }
}

import LabSimulation
import LabStudy
import Testing

@Suite("Reading a tree of views")
struct SceneReadingTests {
  private let scenario: Scenario
  private let tree: SceneDescription

  init() throws {
    scenario = try SceneSample.scenario(SceneSample.full)
    tree = try #require(scenario.tree)
  }

  @Test("views stand before what they hold, with all their properties")
  func views() {
    #expect(tree.views.map(\.name) == ["feed", "carousel", "photo", "like", "box", "map"])
    #expect(tree.views.map(\.parent) == [nil, 0, 1, 2, 0, 0])
    var carousel = SceneView(
      "carousel", frame: Rect(x: 0, y: 600, width: 390, height: 400), in: 0)
    carousel.alpha = 0.5
    carousel.contentShape = .rect(Rect(x: 10, y: 20, width: 300, height: 200))
    #expect(tree.views[1] == carousel)
    #expect(tree.views[2].contentShape == .none)
    var like = SceneView("like", frame: Rect(x: 10, y: 20, width: 44, height: 44), in: 2)
    like.isHidden = true
    like.isInteractive = false
    like.isControl = true
    #expect(tree.views[3] == like)
  }

  @Test("containers are scroll views, views of pages, and views that a handler moves freely")
  func containers() {
    var traits = ScrollTraits()
    traits.bounces = false
    traits.alwaysBounceVertical = true
    traits.alwaysBounceHorizontal = true
    traits.pageRule = .half
    traits.isDirectionalLockEnabled = true
    traits.delaysContentTouches = false
    traits.canCancelContentTouches = false
    traits.deceleration = .fast
    traits.velocity = Vector(1, -200)
    #expect(
      tree.containers == [
        SceneContainer(
          view: 0, axis: .vertical, bounds: Vector(390, 844), content: Vector(390, 6000),
          offset: Vector(0, 400), scroll: traits),
        SceneContainer(
          view: 1, axis: .horizontal, bounds: Vector(390, 400), content: Vector(1950, 400),
          offset: Vector(780, 0), page: 2, pages: 5),
        SceneContainer(
          view: 4, axis: .vertical, bounds: Vector(100, 100), content: Vector(100, 100),
          offset: .zero),
        SceneContainer(
          view: 5, axis: .horizontal, bounds: Vector(390, 300), content: Vector(1000, 900),
          offset: Vector(610, 5), scroll: ScrollTraits()),
      ])
    #expect(tree.judged == SceneDescription.JudgedContainers(outer: 0, inner: 1))
  }

  @Test(
    "a paging scroll view rests on a page, of as many as fit its content",
    arguments: [
      ("pages: 4", 4, 0, 0.0), ("pages: 4, page: 3", 4, 3, 300), ("contentWidth: 250", 3, 0, 0),
      // The last page of a content that is no multiple of the bounds ends where the content ends.
      ("contentWidth: 250, page: 2", 3, 2, 150), ("contentWidth: 300, page: 2", 3, 2, 200),
      ("", 1, 0, 0),
    ])
  func paging(keys: String, pages: Int, page: Int, offset: Double) throws {
    let text = SceneSample.view("scroll: { axis: 'horizontal', paging: true, \(keys) }")
    let container = try #require(try SceneSample.scenario(text).tree?.containers.first)
    #expect((container.pages, container.page) == (pages, page))
    #expect(container.offset == Vector(offset, 0))
    #expect(container.scroll?.isPaging == true)
  }

  @Test("attachments stand view by view: the scroll view's pan, recognizers, gestures")
  func order() {
    #expect(
      tree.attachments.map(\.name) == [
        "feed.pan", "feed.edge", "carousel.drag", "carousel.off", "map.pan",
      ])
    #expect(tree.attachments.map(\.view) == [0, 0, 1, 1, 5])
    #expect(tree.attachments[0].kind == .scroll(container: 0))
    #expect(tree.attachments[4].kind == .scroll(container: 3))
  }

  @Test("a gesture has its modifier, mask, handlers in the order of the text, and what it moves")
  func gesture() {
    let drag = Gesture.handled(
      .drag(minimumDistance: 30, space: .view(0)),
      [
        .init(.onEnded, "turn"), .init(.updating, "offset"),
        .init(.onChanged, "carousel.drag"),
      ])
    #expect(tree.attachments[2].kind == .gesture(drag, .highPriorityGesture, .gesture))
    #expect(
      tree.attachments[2].drive
        == Drive(
          1, as: .handler(Drive.Filter(ratio: 2, timing: .end)), pageRule: .half,
          commitOnCancel: true, storage: .state))
    // isEnabled: false is the mask that leaves the subviews alone.
    #expect(tree.attachments[3].kind == .gesture(.tap(count: 1), .gesture, .subviews))
    #expect(tree.attachments[3].drive == nil)
  }

  @Test("a recognizer has the parameters that are given, its properties and its delegate")
  func recognizer() {
    var traits = UIKitTraits()
    traits.isEnabled = false
    traits.cancelsTouchesInView = false
    traits.delaysTouchesBegan = true
    traits.delaysTouchesEnded = false
    traits.canExcludeActive = true
    traits.shouldBegin = .velocity(along: .horizontal, ratio: 2)
    traits.shouldReceive = .outside(view: 1)
    let edge = RecognizerDescription(
      "screenEdgePan", [Setting("edges.left", .flag(true)), Setting("edgeWidth", .number(30))])
    #expect(tree.attachments[1].kind == .recognizer(edge, traits))
  }

  @Test("relations are those of the recognizers first, then those of the list")
  func relations() {
    #expect(
      tree.relations == [
        .failure(of: 2, before: 1, limit: nil), .failure(of: 0, before: 1, limit: 150),
        .simultaneous(1, 0), .neverPrevents(1, 2), .failure(of: 2, before: 0, limit: 200),
        .simultaneous(4, 0), .neverPrevents(0, 1),
      ])
  }

  @Test("interruptions have their times and names")
  func interruptions() {
    #expect(
      scenario.interruptions == [
        .init(.systemCancel, at: 100), .init(.removeView("photo"), at: 120.5),
        .init(.disable("feed.edge"), at: 1), .init(.enable("feed.pan"), at: 2),
        .init(.mask("carousel.drag"), at: 3), .init(.moveView("box", by: Vector(1, -2)), at: 4),
        .init(.pinch, at: 5),
      ])
  }

  @Test("the rules of a delegate", arguments: [("'always'", 0), ("'never'", 1)])
  func delegate(word: String, index: Int) throws {
    let text = SceneSample.view(
      "recognizers: [{ name: 'p', kind: 'pan', shouldBegin: \(word), shouldReceive: \(word) }]")
    let kind = try SceneSample.scenario(text).tree?.attachments.first?.kind
    guard case .recognizer(_, let traits)? = kind else {
      Issue.record("no recognizer")
      return
    }
    #expect(traits.shouldBegin == [.always, .never][index])
    #expect(traits.shouldReceive == [.always, .never][index])
  }

  // SwiftUI's documented defaults: 10 pt, 0.5 s and 10 pt, 0.01, 1 degree.
  @Test(
    "a leaf has SwiftUI's defaults and takes other numbers",
    arguments: [
      ("{ tap: {} }", .tap(count: 1)), ("{ tap: { count: 2 } }", .tap(count: 2)),
      ("{ longPress: {} }", .longPress(minimumDuration: 500, maximumDistance: 10)),
      (
        "{ longPress: { minimumDuration: '350ms', maximumDistance: 30 } }",
        .longPress(minimumDuration: 350, maximumDistance: 30)
      ),
      ("{ drag: {} }", .drag(minimumDistance: 10, space: .local)),
      (
        "{ drag: { minimumDistance: 0, space: 'global' } }",
        .drag(minimumDistance: 0, space: .global)
      ),
      ("{ drag: { space: 'a' } }", .drag(minimumDistance: 10, space: .view(0))),
      ("{ magnify: {} }", .magnify(minimumScaleDelta: 0.01)),
      ("{ rotate: { minimumAngleDelta: 5 } }", .rotate(minimumAngleDelta: 5)),
      ("{ rotate: {} }", .rotate(minimumAngleDelta: 1)),
      (
        "{ onLongPress: { minimumDuration: 350 } }",
        .onLongPress(minimumDuration: 350, maximumDistance: 10)
      ),
    ] as [(String, Gesture)])
  func leaves(text: String, gesture: Gesture) throws {
    #expect(try SceneSample.gesture(text) == gesture)
  }

  @Test("operators nest, and more than two parts are a chain from the left")
  func operators() throws {
    let read = try SceneSample.gesture(
      """
      {
        exclusively: [
          { sequenced: [{ longPress: {}, onEnded: true }, { drag: {} }] },
          { simultaneously: [{ magnify: {} }, { rotate: {} }], onChanged: 'both' },
          { tap: {} },
        ],
        onEnded: true,
      }
      """)
    let sequence = Gesture.sequenced(
      .handled(
        .longPress(minimumDuration: 500, maximumDistance: 10),
        [.init(.onEnded, "a.g.exclusively[0].sequenced[0]")]),
      before: .drag(minimumDistance: 10, space: .local))
    let both = Gesture.handled(
      .simultaneously(.magnify(minimumScaleDelta: 0.01), with: .rotate(minimumAngleDelta: 1)),
      [.init(.onChanged, "both")])
    #expect(
      read
        == .handled(
          .exclusively(.exclusively(sequence, before: both), before: .tap(count: 1)),
          [.init(.onEnded, "a.g")]))
  }
}

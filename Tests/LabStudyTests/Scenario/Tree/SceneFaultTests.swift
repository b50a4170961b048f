import LabSimulation
import LabStudy
import Testing

@Suite("Refusing a tree of views")
struct SceneFaultTests {
  /// The members of a view from line 2 on, then those of the root.
  private static func view(
    _ what: String, _ members: String, _ place: String, _ key: String, _ words: String...,
    rest: String = ""
  ) -> WrongScenario {
    var wrong = WrongScenario(what, SceneSample.view(members, rest), place, key)
    wrong.words = words
    return wrong
  }

  static let all: [WrongScenario] = [
    // Views.
    .init("no view", "{\n views: [] }", "2:9", "views", "no view"),
    .init("view without a name", "{ views: [\n {} ] }", "2:2", "views[0]", "\"name\""),
    .init("view without a frame", "{ views: [\n { name: 'a' } ] }", "2:2", "views[0]", "\"frame\""),
    .init(
      "negative width",
      "{ views: [\n { name: 'a', frame: { width: -1, height: 1 } } ] }", "2:31",
      "views[0].frame.width", "-1", "0 to"),
    .init(
      "frame that is not finite",
      "{ views: [\n { name: 'a', frame: { x: 1e999, width: 1, height: 1 } } ] }", "2:27", "",
      "1e999"),
    .init(
      "frame without a height",
      "{ views: [\n { name: 'a', frame: { width: 1 } } ] }", "2:22", "views[0].frame",
      "\"height\""),
    view("unknown key", "scrol: {}", "2:2", "views[0]", "\"scroll\""),
    view(
      "two views of one name",
      "children: [{ name: 'a', frame: { width: 1, height: 1 } }]", "2:21",
      "views[0].children[0].name", "called a"),
    view("unknown shape", "contentShape: 'bound'", "2:16", "views[0].contentShape", "\"bounds\""),
    view("alpha beyond 1", "alpha: 2", "2:9", "views[0].alpha", "0 to 1"),
    .init(
      "views beside a layout",
      "{ views: [{ name: 'a', frame: { width: 1, height: 1 } }],\n layout: {} }",
      "2:10", "layout", "one of the two"),
    .init(
      "relations without views", "{ strategies: ['native'],\n relations: [] }", "2:13",
      "relations", "belongs to views"),
    .init(
      "contest without views", "{ strategies: ['native'],\n contest: {} }", "2:11", "contest",
      "belongs to views"),
    // What moves.
    view(
      "two ways to move", "scroll: {},\n movable: {}", "3:11", "views[0].movable", "in one way"),
    view(
      "unknown axis", "scroll: { axis: 'vertikal' }", "2:18", "views[0].scroll.axis",
      "\"vertical\""),
    view(
      "width along the other axis", "scroll: { contentWidth: 3 }", "2:12", "views[0].scroll",
      "contentHeight"),
    view("pages without paging", "scroll: { pages: 3 }", "2:12", "views[0].scroll", "paging"),
    view(
      "offset of a paging view", "scroll: { paging: true, offset: 3 }", "2:26", "views[0].scroll",
      "\"offset\""),
    view(
      "offset beyond the end", "scroll: { contentHeight: 300, offset: 201 }", "2:40",
      "views[0].scroll.offset", "200 pt"),
    view(
      "page that is not there", "carousel: { pages: 3, page: 3 }", "2:30",
      "views[0].carousel.page", "0 to 2"),
    view("carousel without pages", "carousel: {}", "2:12", "views[0].carousel", "\"pages\""),
    .init(
      "pages without room",
      "{ views: [{ name: 'a', frame: { width: 0, height: 1 },\n carousel: { pages: 3 } }] }",
      "2:21",
      "views[0].carousel.pages", "no room"),
    .init(
      "paging without room",
      "{ views: [{ name: 'a', frame: { width: 0, height: 1 },\n "
        + "scroll: { axis: 'horizontal', paging: true } }] }", "2:10",
      "views[0].scroll.pages", "no room"),
    // Gestures.
    view("no gesture", "gestures: [{ name: 'g' }]", "2:13", "views[0].gestures[0]", "\"gesture\""),
    view(
      "unknown gesture", "gestures: [{ name: 'g', gesture: { dragg: {} } }]", "2:37",
      "views[0].gestures[0].gesture", "\"drag\""),
    view(
      "two gestures in one", "gestures: [{ name: 'g', gesture: { drag: {}, tap: {} } }]", "2:35",
      "views[0].gestures[0].gesture", "one of"),
    view(
      "composed of one", "gestures: [{ name: 'g', gesture: { sequenced: [{ tap: {} }] } }]",
      "2:48", "views[0].gestures[0].gesture.sequenced", "two gestures"),
    view(
      "unknown key of a leaf",
      "gestures: [{ name: 'g', gesture: { drag: { minimumDistanc: 1 } } }]",
      "2:45", "views[0].gestures[0].gesture.drag", "\"minimumDistance\""),
    view(
      "modifier of a view in a composition",
      "gestures: [{ name: 'g', gesture: { exclusively: [{ tap: {} },\n { onLongPress: {} }] } }]",
      "3:17", "views[0].gestures[0].gesture.exclusively[1].onLongPress", "longPress"),
    view(
      "space that is no ancestor",
      "children: [{ name: 'b', frame: { width: 1, height: 1 } }],\n "
        + "gestures: [{ name: 'g', gesture: { drag: { space: 'b' } } }]", "3:52",
      "views[0].gestures[0].gesture.drag.space", "local, global, a"),
    view(
      "handler without a name", "gestures: [{ name: 'g', gesture: { tap: {}, onEnded: '' } }]",
      "2:55", "views[0].gestures[0].gesture.onEnded", "empty"),
    view(
      "mask of what is not enabled",
      "gestures: [{ name: 'g', enabled: false, mask: 'all', gesture: { tap: {} } }]", "2:42",
      "views[0].gestures[0]", "\"mask\""),
    view(
      "two of one name",
      "gestures: [{ name: 'g', gesture: { tap: {} } },\n { name: 'g', gesture: { tap: {} } }]",
      "3:10", "views[0].gestures[1].name", "called a.g"),
    view(
      "handler that moves what is not there",
      "gestures: [{ name: 'g', gesture: { tap: {} }, moves: 'carusel' }]", "2:55",
      "views[0].gestures[0].moves", "\"carusel\""),
    view(
      "handler that moves what cannot move",
      "gestures: [{ name: 'g', gesture: { tap: {} }, moves: 'a' }]", "2:55",
      "views[0].gestures[0].moves", "cannot move"),
    view(
      "page rule of nothing", "gestures: [{ name: 'g', gesture: { tap: {} }, pageRule: 'half' }]",
      "2:58", "views[0].gestures[0].pageRule", "belongs to moves"),
    view(
      "handler that moves a view without pages",
      "scroll: {}, gestures: [\n { name: 'g', gesture: { drag: {} }, moves: 'a' }]", "3:2",
      "views[0].gestures[0]", "without paging"),
    view(
      "handler and scroll view move the same",
      "scroll: { paging: true }, gestures: [\n { name: 'g', gesture: { drag: {} }, moves: 'a' }]",
      "3:2",
      "views[0].gestures[0]", "without: [\"a.pan\"]"),
    // Recognizers.
    view(
      "unknown kind", "recognizers: [{ name: 'p', kind: 'pann' }]", "2:35",
      "views[0].recognizers[0].kind", "mean \"pan\""),
    view(
      "parameter of another kind", "recognizers: [{ name: 'p', kind: 'pan', ratio: 1.7 }]", "2:42",
      "views[0].recognizers[0]", "\"ratio\""),
    view(
      "ratio of zero", "recognizers: [{ name: 'p', kind: 'directionalPan', ratio: 0 }]", "2:60",
      "views[0].recognizers[0].ratio", "0.001"),
    view(
      "name of the scroll view's own pan",
      "scroll: {}, recognizers: [{ name: 'pan', kind: 'pan' }]", "2:36",
      "views[0].recognizers[0].name", "has already"),
    view(
      "state of a recognizer",
      "carousel: { pages: 2 }, recognizers: [\n { name: 'p', kind: 'pan', moves: 'a', state: 'state' }]",
      "3:40", "views[0].recognizers[0]", "\"state\""),
    view(
      "delegate that says two things",
      "recognizers: [{ name: 'p', kind: 'pan', shouldBegin: {} }]", "2:55",
      "views[0].recognizers[0].shouldBegin", "velocityAlong"),
    view(
      "delegate about an unknown view",
      "recognizers: [{ name: 'p', kind: 'pan', shouldReceive: { inside: 'b' } }]", "2:67",
      "views[0].recognizers[0].shouldReceive.inside", "\"b\""),
    // Relations.
    view(
      "unknown partner",
      "scroll: {}, recognizers: [\n { name: 'p', kind: 'pan', waitsFor: ['a.pna'] }]",
      "3:39", "views[0].recognizers[0].waitsFor[0]", "mean \"a.pan\""),
    view(
      "unknown recognizer of a relation", "scroll: {}", "3:43", "relations[0].waitsFor",
      "mean \"a.pan\"", rest: "relations: [{ waiter: 'a.pan', waitsFor: 'a.pam' }]"),
    view(
      "relation to itself", "scroll: {}", "3:14", "relations[0]", "to itself",
      rest: "relations: [{ simultaneous: ['a.pan', 'a.pan'] }]"),
    view(
      "relation of three", "scroll: {}", "3:30", "relations[0].simultaneous", "two",
      rest: "relations: [{ simultaneous: ['a.pan', 'a.pan', 'a.pan'] }]"),
    view(
      "relation of no kind", "scroll: {}", "3:16", "relations[0]", "\"simultaneous\"",
      rest: "relations: [{ simultanous: ['a.pan', 'a.pan'] }]"),
    view(
      "waiter for nobody", "scroll: {}", "3:14", "relations[0]", "\"waitsFor\"",
      rest: "relations: [{ waiter: 'a.pan' }]"),
    // The contest.
    view(
      "contest of an unknown view", "scroll: {}", "3:32", "contest.inner", "\"b\"",
      rest: "contest: { outer: 'a', inner: 'b' }"),
    view(
      "contest of what cannot move", "", "3:20", "contest.outer", "cannot move",
      rest: "contest: { outer: 'a', inner: 'a' }"),
    view(
      "contest of one view", "scroll: {}", "3:32", "contest.inner", "does not lie in",
      rest: "contest: { outer: 'a', inner: 'a' }"),
    view(
      "contest around what does not scroll",
      "movable: { axis: 'vertical' }, children: [{ name: 'b', frame: { width: 1, height: 1 }, "
        + "movable: {} }]", "3:20", "contest.outer", "does not scroll",
      rest: "contest: { outer: 'a', inner: 'b' }"),
    view(
      "contest along one axis",
      "scroll: {}, children: [{ name: 'b', frame: { width: 1, height: 1 }, movable: { axis: "
        + "'vertical' } }]", "3:32", "contest.inner", "along horizontal",
      rest: "contest: { outer: 'a', inner: 'b' }"),
    view(
      "contest off the screen",
      "scroll: {}, children: [{ name: 'b', frame: { y: 100, width: 1, height: 1 }, movable: {} }]",
      "3:32", "contest.inner", "not on the screen", rest: "contest: { outer: 'a', inner: 'b' }"),
    // Interruptions.
    view(
      "interruption without a time", "scroll: {}", "3:18", "interruptions[0]", "\"at\"",
      rest: "interruptions: [{ what: 'pinch' }]"),
    view(
      "unknown interruption", "scroll: {}", "3:33", "interruptions[0].what", "mean \"pinch\"",
      rest: "interruptions: [{ at: 1, what: 'pinhc' }]"),
    view(
      "interruption of an unknown view", "scroll: {}", "3:53", "interruptions[0].view", "\"b\"",
      rest: "interruptions: [{ at: 1, what: 'removeView', view: 'b' }]"),
    view(
      "mask of a scroll view's pan", "scroll: {}", "3:53", "interruptions[0].recognizer",
      "\"a.pan\"", rest: "interruptions: [{ at: 1, what: 'mask', recognizer: 'a.pan' }]"),
    view(
      "interruption with a key of another", "scroll: {}", "3:42", "interruptions[0]", "\"view\"",
      rest: "interruptions: [{ at: 1, what: 'pinch', view: 'a' }]"),
    // Rows.
    view("nothing to play", "", "1:1", "strategies", "at least one"),
    view(
      "registered strategy without a contest", "scroll: {}", "3:15", "strategies[0]", "no contest",
      rest: "strategies: ['native']"),
    view(
      "registered strategy on a view without pages",
      "scroll: {}, children: [{ name: 'b', frame: { width: 1, height: 1 }, "
        + "scroll: { axis: 'horizontal' } }]", "3:53", "strategies[0]", "paging: true",
      rest: "contest: { outer: 'a', inner: 'b' }, strategies: [ 'native']"),
    .init(
      "described without views", "{ strategies: [\n 'described'] }", "2:2", "strategies[0]",
      "\"described\"", "native"),
    view(
      "row without an unknown recognizer", "scroll: {}", "3:46", "strategies[0].without[0]",
      "mean \"a.pan\"", rest: "strategies: [{ name: 'described', without: ['a.pen'] }]"),
    view(
      "row with gestures of an unknown view", "scroll: {}", "3:48", "strategies[0].gestures",
      "\"b\"", rest: "strategies: [{ name: 'described', gestures: { b: [] } }]"),
    view(
      "row with one gesture in place of a list", "scroll: {}", "3:51", "strategies[0].gestures.a",
      "an array", rest: "strategies: [{ name: 'described', gestures: { a: {} } }]"),
    view(
      "parameter of a described row", "scroll: {}", "3:36", "strategies[0]", "\"ratio\"",
      rest: "strategies: [{ name: 'described', ratio: 1 }]"),
    view(
      "relation with what the row does without", "scroll: {}", "4:19",
      "strategies[0].relations[0].simultaneous[0]", "\"a.pan\"",
      rest: "strategies: [{ name: 'described', without: ['a.pan'], relations: [\n "
        + "{ simultaneous: ['a.pan', 'a.p'] }] }]"),
    // The profile.
    .init(
      "unknown generation", "{ strategies: ['native'],\n profile: 19 }", "2:11", "profile",
      "17, 18, 26"),
  ]

  @Test("a wrong tree is refused with place, key and the way out", arguments: all)
  func wrong(_ wrong: WrongScenario) throws {
    let error = try #require(throws: InputError.self) { try SceneSample.scenario(wrong.text) }
    #expect(error.position?.description == wrong.place, "\(error)")
    #expect(error.key ?? "" == wrong.key, "\(error)")
    for word in wrong.words { #expect(error.description.contains(word), "\(error)") }
  }

  private static func nested(_ depth: Int) -> String {
    let views = (0..<depth).map { "{ name: 'v\($0)', frame: { width: 1, height: 1 }" }
    return "{ views: [" + views.joined(separator: ", children: [")
      + String(repeating: " }]", count: depth) + " }"
  }

  @Test("views hold each other at most 32 deep")
  func depth() throws {
    // The deepest tree that is allowed has nothing to play, which is found out later.
    let allowed = try #require(throws: InputError.self) {
      try SceneSample.scenario(Self.nested(SceneDescription.deepest))
    }
    #expect(allowed.key == "strategies")
    let refused = try #require(throws: InputError.self) {
      try SceneSample.scenario(Self.nested(SceneDescription.deepest + 1))
    }
    #expect(refused.description.contains("32 deep"))
  }

  private static func taps(_ count: Int) -> String {
    let taps = (0..<count).map { "{ name: 'g\($0)', gesture: { tap: {} } }" }
    return SceneSample.view("scroll: {}, gestures: [\(taps.joined(separator: ", "))]")
  }

  @Test("a scene has at most 64 recognizers, the scroll view's pan included")
  func count() throws {
    #expect(try SceneSample.scenario(Self.taps(63)).tree?.attachments.count == 64)
    let error = try #require(throws: InputError.self) {
      try SceneSample.scenario(Self.taps(64))
    }
    #expect(error.key == "views[0].gestures[63].name")
    #expect(error.description.contains("at most 64"))
  }

  @Test("a gesture has at most 64 leaves and operators, however it is composed")
  func nodes() throws {
    let taps = [String](repeating: "{ tap: {} }", count: 64).joined(separator: ", ")
    let error = try #require(throws: InputError.self) {
      try SceneSample.gesture("{ exclusively: [\(taps)] }")
    }
    #expect(error.description.contains("at most 64 leaves"))
  }

  @Test("a tree has at most 1000 views")
  func views() throws {
    let views = (0...SceneDescription.mostViews).map {
      "{ name: 'v\($0)', frame: { width: 1, height: 1 } }"
    }
    let error = try #require(throws: InputError.self) {
      try SceneSample.scenario("{ views: [\(views.joined(separator: ", "))] }")
    }
    #expect(error.key == "views[1000]")
  }

  @Test("a circle of failure requirements is no fault: it is played with the diagnostic")
  func circle() throws {
    let tree = try SceneSample.scenario(
      SceneSample.view(
        "recognizers: [{ name: 'p', kind: 'pan', waitsFor: ['a.q'] }, "
          + "{ name: 'q', kind: 'pan', waitsFor: ['a.p'] }]")
    ).tree
    #expect(
      tree?.relations
        == [.failure(of: 1, before: 0, limit: nil), .failure(of: 0, before: 1, limit: nil)])
  }
}

import LabSimulation

/// Builds a scene with short verbs, plays touches in it and writes down what happens.
///
/// Views, recognizers and containers are called by their names; the pan of the scroll view `feed` is
/// `feed.pan`. Without a frame a view fills the screen of 390 by 844 pt.
public struct SceneTester {
  /// Short names, since tests know another `Attachment`.
  public typealias Modifier = Attachment.Modifier
  public typealias Mask = Attachment.Mask

  public var tuning: Tuning
  public private(set) var parts = SceneParts()
  public private(set) var arena: Arena
  public private(set) var scene: Scene?
  /// Where scripts count from: the middle of the carousel.
  public var start = Vector(195, 400)

  public init(
    profile: Int = 18, shuffle: UInt64? = nil, _ change: (inout Assumptions) -> Void = { _ in }
  ) {
    tuning = Tuning(profile: profile)
    change(&tuning.assumptions)
    arena = Arena(recording: true, shuffle: shuffle)
  }

  // MARK: Views

  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  public mutating func view(
    _ name: String, _ frame: Rect? = nil, in parent: String? = nil,
    _ change: (inout SceneView) -> Void = { _ in }
  ) {
    var view = SceneView(name, frame: frame ?? Self.screen, in: parent.map { index(ofView: $0) })
    change(&view)
    parts.views.append(view)
  }

  /// A view with content that its own pan scrolls.
  public mutating func scrollView(
    _ name: String, _ frame: Rect? = nil, in parent: String? = nil, axis: Axis = .vertical,
    content: Vector, offset: Vector = .zero, page: Int? = nil, pages: Int = 1,
    _ change: (inout ScrollTraits) -> Void = { _ in }
  ) {
    view(name, frame, in: parent)
    var traits = ScrollTraits()
    traits.isPaging = page != nil
    change(&traits)
    let size = (frame ?? Self.screen).size
    parts.containers.append(
      SceneContainer(
        view: parts.views.count - 1, axis: axis, bounds: size, content: content, offset: offset,
        page: page, pages: pages, scroll: traits))
    parts.attachPan(
      ofContainer: parts.containers.count - 1, named: "\(name).pan", tuning: tuning)
  }

  /// Five pages that handlers turn, on the third one.
  public mutating func pages(_ name: String, _ frame: Rect? = nil, in parent: String? = nil) {
    view(name, frame, in: parent)
    let size = (frame ?? Self.screen).size
    parts.containers.append(
      SceneContainer(
        view: parts.views.count - 1, axis: .horizontal, bounds: size,
        content: Vector(size.x * 5, size.y), offset: Vector(size.x * 2, 0), page: 2, pages: 5))
  }

  /// A view that handlers move as a whole.
  public mutating func movable(_ name: String, _ frame: Rect? = nil, in parent: String? = nil) {
    view(name, frame, in: parent)
    let size = (frame ?? Self.screen).size
    parts.containers.append(
      SceneContainer(
        view: parts.views.count - 1, axis: .horizontal, bounds: size, content: size, offset: .zero))
  }

  /// A vertical feed, and a carousel in its content whose pages handlers turn.
  public static func feedWithCarousel(
    profile: Int = 18, shuffle: UInt64? = nil, _ change: (inout Assumptions) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester(profile: profile, shuffle: shuffle, change)
    tester.scrollView("feed", content: Vector(390, 6000), offset: Vector(0, 400))
    tester.pages("carousel", Rect(x: 0, y: 600, width: 390, height: 400), in: "feed")
    return tester
  }

  /// A vertical feed, and a carousel that is a paging scroll view.
  public static func nestedPager(
    page: Int = 2, _ change: (inout Assumptions) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester(profile: 18, change)
    tester.scrollView("feed", content: Vector(390, 6000), offset: Vector(0, 400))
    tester.scrollView(
      "carousel", Rect(x: 0, y: 600, width: 390, height: 400), in: "feed", axis: .horizontal,
      content: Vector(1950, 400), offset: Vector(Double(page) * 390, 0), page: page, pages: 5)
    return tester
  }

  // MARK: Recognizers and relations

  public mutating func attach(
    _ name: String, on view: String, _ recognizer: any Recognizer, moves container: String? = nil,
    commitOnCancel: Bool = false, _ change: (inout UIKitTraits) -> Void = { _ in }
  ) {
    var traits = UIKitTraits()
    change(&traits)
    parts.attach(
      Attachment(
        name, on: index(ofView: view), recognizer, as: .uikit(traits),
        drives: drive(container, .gestureState, commitOnCancel)))
  }

  /// The default pan of UIKit.
  public mutating func pan(
    _ name: String, on view: String, moves container: String? = nil, commitOnCancel: Bool = false,
    _ change: (inout UIKitTraits) -> Void = { _ in }
  ) {
    attach(
      name, on: view, Pan(tuning: tuning), moves: container, commitOnCancel: commitOnCancel, change)
  }

  public mutating func gesture(
    _ name: String, on view: String, _ gesture: Gesture,
    _ modifier: Modifier = .gesture, mask: Mask = .all,
    moves container: String? = nil, storage: Drive.Storage = .gestureState
  ) {
    parts.attach(
      Attachment(
        name, on: index(ofView: view), gesture, modifier, mask: mask,
        drives: drive(container, storage, false), tuning: tuning))
  }

  private func drive(
    _ container: String?, _ storage: Drive.Storage, _ commitOnCancel: Bool
  ) -> Drive? {
    container.map {
      Drive(
        index(ofContainer: $0), as: .handler(nil), pageRule: .projected,
        commitOnCancel: commitOnCancel, storage: storage)
    }
  }

  /// `waiter.require(toFail: blocker)`.
  public mutating func require(_ waiter: String, toFail blocker: String, limit: Double? = nil) {
    parts.relations.append(
      .failure(of: index(of: blocker), before: index(of: waiter), limit: limit))
  }

  /// The delegate of the first says that both may recognize.
  public mutating func simultaneous(_ first: String, _ second: String) {
    parts.relations.append(.simultaneous(index(of: first), index(of: second)))
  }

  public mutating func neverPrevents(_ first: String, _ second: String) {
    parts.relations.append(.neverPrevents(index(of: first), index(of: second)))
  }

  // MARK: Names

  public func index(ofView name: String) -> Int {
    Self.place(of: name, in: parts.views.map(\.name))
  }

  public func index(of name: String) -> Int {
    Self.place(of: name, in: parts.attachments.map(\.name))
  }

  public func index(ofContainer name: String) -> Int {
    Self.place(of: name, in: parts.containers.map { parts.views[$0.view].name })
  }

  private static func place(of name: String, in names: [String]) -> Int {
    guard let index = names.firstIndex(of: name) else {
      preconditionFailure("nothing is called \(name)")
    }
    return index
  }

  // MARK: Playing

  /// Plays a script (`SceneScript`) and gives the log.
  @discardableResult
  public mutating func play(
    _ script: String, interruptions: [Interruption] = []
  ) throws -> [String] {
    try play(SceneScript(script).touches(from: start), interruptions: interruptions)
  }

  @discardableResult
  public mutating func play(
    _ touches: Touches, interruptions: [Interruption] = []
  ) throws -> [String] {
    let scene = parts.scene(tuning: tuning)
    self.scene = scene
    arena.play(try touches.frames(), in: scene, interruptions: interruptions)
    return log
  }
}

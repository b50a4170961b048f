import LabSimulation

/// Puts together the scene of a report: scroll views, views that handlers move, and what recognizes on
/// them.
struct FieldScene {
  typealias Builder = @Sendable (Tuning) -> Scene

  /// A view that moves or scrolls, by its indices.
  struct Place {
    var name: String
    var view: Int
    var container: Int
    /// The built-in pan of a scroll view.
    var pan: Int?
  }

  var parts = SceneParts()
  let tuning: Tuning

  static func making(_ build: @escaping @Sendable (inout FieldScene) -> Void) -> Builder {
    { tuning in
      var scene = FieldScene(tuning: tuning)
      build(&scene)
      return scene.parts.scene(tuning: tuning)
    }
  }

  /// The shipped layout's screen and carousel.
  static let screen = LayoutSettings().screen
  static let card = LayoutSettings().carousel
  /// How many screens of content a long scroll view has, and how many pages a pager.
  private static let pages = 5
  /// The page on which a pager starts: there is one on either side.
  private static let page = 2

  // MARK: Views

  /// A view that neither moves nor scrolls.
  mutating func add(_ name: String, _ frame: Rect, in parent: Int? = nil) -> Int {
    parts.views.append(SceneView(name, frame: frame, in: parent))
    return parts.views.count - 1
  }

  /// A scroll view with more content than it shows along an axis, in the middle of it.
  mutating func addScroll(
    _ name: String, _ axis: Axis = .vertical, frame: Rect = screen, in parent: Int? = nil,
    atStart: Bool = false, fits: Bool = false, traits: ScrollTraits = ScrollTraits()
  ) -> Place {
    let view = add(name, frame, in: parent)
    var content = frame.size
    var offset = Vector.zero
    if !fits {
      content[axis] *= Double(Self.pages)
      if !atStart { offset[axis] = frame.size[axis] * Double(Self.page) }
    }
    parts.containers.append(
      SceneContainer(
        view: view, axis: axis, bounds: frame.size, content: content, offset: offset,
        page: traits.isPaging ? Self.page : nil, pages: traits.isPaging ? Self.pages : 1,
        scroll: traits))
    let container = parts.containers.count - 1
    let pan = parts.attachPan(ofContainer: container, named: "\(name).pan", tuning: tuning)
    return Place(name: name, view: view, container: container, pan: pan)
  }

  /// A view that a handler moves as a whole.
  mutating func addMovable(
    _ name: String, _ axis: Axis = .horizontal, frame: Rect = screen, in parent: Int? = nil
  ) -> Place {
    let view = add(name, frame, in: parent)
    parts.containers.append(
      SceneContainer(
        view: view, axis: axis, bounds: frame.size, content: frame.size, offset: .zero))
    return Place(name: name, view: view, container: parts.containers.count - 1)
  }

  /// A view whose pages a handler moves.
  mutating func addPager(
    _ name: String, _ axis: Axis = .horizontal, frame: Rect = screen, in parent: Int? = nil
  ) -> Place {
    let view = add(name, frame, in: parent)
    var content = frame.size
    var offset = Vector.zero
    content[axis] *= Double(Self.pages)
    offset[axis] = frame.size[axis] * Double(Self.page)
    parts.containers.append(
      SceneContainer(
        view: view, axis: axis, bounds: frame.size, content: content, offset: offset,
        page: Self.page, pages: Self.pages))
    return Place(name: name, view: view, container: parts.containers.count - 1)
  }

  /// The frame in what a view shows that stands at a place on the screen.
  func frame(_ frame: Rect = card, in place: Place) -> Rect {
    var frame = frame
    frame.origin = frame.origin + parts.containers[place.container].offset
    return frame
  }

  // MARK: Recognizers

  /// A SwiftUI drag that moves its view.
  ///
  /// - Parameter cone: the handler ignores values with |along| <= cone |across|.
  @discardableResult
  mutating func drag(
    _ place: Place, _ modifier: Attachment.Modifier, _ distance: Double, cone: Double? = nil,
    space: Gesture.CoordinateSpace = .global, storage: Drive.Storage = .gestureState,
    on view: Int? = nil
  ) -> Int {
    let filter = cone.map { Drive.Filter(ratio: $0, timing: .change) }
    return parts.attach(
      Attachment(
        "\(place.name).drag", on: view ?? place.view,
        .drag(minimumDistance: distance, space: space),
        modifier,
        drives: Drive(
          place.container, as: .handler(filter), pageRule: .projected, storage: storage),
        tuning: tuning))
  }

  /// A UIKit recognizer that moves its view, with UIKit's pan as the usual one.
  @discardableResult
  mutating func pan(
    _ place: Place, _ recognizer: (any Recognizer)? = nil,
    shouldBegin: UIKitTraits.ShouldBegin = .always
  ) -> Int {
    var traits = UIKitTraits()
    traits.shouldBegin = shouldBegin
    return parts.attach(
      Attachment(
        "\(place.name).pan", on: place.view, recognizer ?? Pan(tuning: tuning), as: .uikit(traits),
        drives: Drive(place.container, as: .handler(nil), pageRule: .projected)))
  }

  /// A pan that decides for its axis before it begins.
  var earlyPan: DirectionalPan {
    var pan = DirectionalPan(tuning: tuning)
    pan.decision = .withheld
    return pan
  }

  /// Lets two recognize together.
  mutating func allow(_ a: Int, beside b: Int?) {
    if let b { parts.relations.append(.simultaneous(a, b)) }
  }

  /// Lets one wait until the other one has failed.
  mutating func hold(_ waiter: Int?, until blocker: Int) {
    if let waiter { parts.relations.append(.failure(of: blocker, before: waiter, limit: nil)) }
  }
}

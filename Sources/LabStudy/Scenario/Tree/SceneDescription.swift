import LabSimulation

/// Views and gestures as a developer describes them: a tree of views, what moves in them, what is
/// attached to them, and which two containers are judged.
///
/// Views stand before what they hold, and everything refers to everything else by index, so a scene
/// is made of it without any further question. It says nothing of numbers that Apple does not
/// publish: these come with the tuning, when a scene is made.
public struct SceneDescription: Sendable, Hashable {
  /// The two containers of a contest, as indices of `containers`.
  public struct JudgedContainers: Sendable, Hashable {
    public var outer: Int
    public var inner: Int

    public init(outer: Int, inner: Int) {
      self.outer = outer
      self.inner = inner
    }
  }

  /// How deep views may hold each other: 32.
  public static let deepest = 32
  /// The most views of a tree: 1000.
  public static let mostViews = 1000
  /// The most recognizers of a scene: 64.
  public static let mostAttachments = 64

  public var views: [SceneView] = []
  public var containers: [SceneContainer] = []
  /// View by view: the scroll view's own pan, UIKit recognizers, SwiftUI gestures.
  public var attachments: [AttachmentDescription] = []
  public var relations: [Relation] = []
  /// Who competes for a touch; nil for a tree that nobody compares strategies on.
  public var judged: JudgedContainers?

  public init() {}

  /// The index of the container that belongs to a view.
  public func container(of view: Int) -> Int? {
    containers.firstIndex { $0.view == view }
  }

  /// Whether a view is another one or lies in it.
  func isView(_ view: Int, inside ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }
}

/// The parts of a scene while it is being put together.
///
/// A layout or a described tree gives views, containers and what the developer attached; a strategy
/// adds its own recognizers and relations.
public struct SceneParts: Sendable {
  public var views: [SceneView]
  public var containers: [SceneContainer]
  public var attachments: [Attachment]
  public var relations: [Relation]

  public init(
    views: [SceneView] = [], containers: [SceneContainer] = [], attachments: [Attachment] = [],
    relations: [Relation] = []
  ) {
    self.views = views
    self.containers = containers
    self.attachments = attachments
    self.relations = relations
  }

  /// Attaches a recognizer and returns its index.
  @discardableResult
  public mutating func attach(_ attachment: Attachment) -> Int {
    attachments.append(attachment)
    return attachments.count - 1
  }

  /// Attaches the built-in pan of a scroll view and returns its index.
  @discardableResult
  public mutating func attachPan(
    ofContainer index: Int, named name: String, tuning: Tuning
  ) -> Int {
    let container = containers[index]
    var pan = ScrollPan(axes: container.scrollableAxes, tuning: tuning)
    pan.isDirectionalLockEnabled = container.scroll?.isDirectionalLockEnabled ?? false
    return attach(Attachment(name, on: container.view, pan, as: .scroll(container: index)))
  }

  public func scene(tuning: Tuning) -> Scene {
    Scene(
      views: views, containers: containers, attachments: attachments, relations: relations,
      tuning: tuning)
  }
}

extension Attachment {
  /// A SwiftUI gesture on a view.
  ///
  /// A gesture that moves something and has no handlers of its own gets the usual three.
  public init(
    _ name: String, on view: Int, _ gesture: Gesture, _ modifier: Modifier, mask: Mask = .all,
    drives drive: Drive? = nil, tuning: Tuning
  ) {
    var gesture = gesture
    if drive != nil, !gesture.hasHandlers {
      gesture = .handled(
        gesture,
        [
          Gesture.Handler(.updating, "updating"), Gesture.Handler(.onChanged, "onChanged"),
          Gesture.Handler(.onEnded, "onEnded"),
        ])
    }
    self.init(
      name, on: view, GestureMachine(gesture, view: view, tuning: tuning),
      as: .swiftUI(modifier, mask), drives: drive)
  }
}

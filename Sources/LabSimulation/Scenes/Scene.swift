/// What a developer builds: views, what moves in them, and the recognizers on them with their
/// relations.
///
/// Nothing in it is known by name to the arena. Up to 64 attachments.
public final class Scene: Sendable {
  public let views: [SceneView]
  public let containers: [SceneContainer]
  public let attachments: [Attachment]
  public let relations: [Relation]
  public let tuning: Tuning

  /// - Precondition: a view stands after the view that holds it; at most 64 attachments.
  public init(
    views: [SceneView], containers: [SceneContainer], attachments: [Attachment],
    relations: [Relation] = [], tuning: Tuning
  ) {
    precondition(attachments.count <= 64, "\(attachments.count) recognizers, at most 64")
    for (index, view) in views.enumerated() {
      precondition(
        view.parent.map { $0 < index } ?? true,
        "the view \(view.name) stands before the view that holds it")
    }
    self.views = views
    self.containers = containers
    self.attachments = attachments
    self.relations = relations
    self.tuning = tuning
  }
}

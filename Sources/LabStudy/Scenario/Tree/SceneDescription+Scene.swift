import LabSimulation

extension SceneDescription {
  /// The scene of the tree, or of one row of described gestures on it.
  ///
  /// What the row does without is left out, with its relations; a scroll view without its pan becomes
  /// a view that handlers move.
  public func scene(
    _ row: DescribedGestures = DescribedGestures(), tuning: Tuning
  ) -> Scene {
    let all = attachments + row.attachments
    let kept = all.indices.filter { !row.without.contains($0) }
    var places = [Int?](repeating: nil, count: all.count)
    for (place, index) in kept.enumerated() { places[index] = place }
    var containers = containers
    for index in row.without {
      if case .scroll(let container) = all[index].kind { containers[container].scroll = nil }
    }
    return Scene(
      views: views, containers: containers,
      attachments: kept.map { attachment(all[$0], tuning: tuning) },
      relations: (relations + row.relations).compactMap { $0.moved(to: places) }, tuning: tuning)
  }

  private func attachment(
    _ description: AttachmentDescription, tuning: Tuning
  ) -> Attachment {
    let view = description.view
    let (recognizer, role): (any Recognizer, Attachment.Role) =
      switch description.kind {
      case .scroll(let container):
        (scrollPan(of: container, tuning), .scroll(container: container))
      case .gesture(let gesture, let modifier, let mask):
        (GestureMachine(gesture, view: view, tuning: tuning), .swiftUI(modifier, mask))
      case .recognizer(let recognizer, let traits):
        (recognizer.recognizer(tuning: tuning, screen: screen), .uikit(traits))
      }
    return Attachment(description.name, on: view, recognizer, as: role, drives: description.drive)
  }

  private func scrollPan(of container: Int, _ tuning: Tuning) -> ScrollPan {
    var pan = ScrollPan(axes: containers[container].scrollableAxes, tuning: tuning)
    pan.isDirectionalLockEnabled =
      containers[container].scroll?.isDirectionalLockEnabled ?? false
    return pan
  }
}

extension RecognizerDescription {
  /// The recognizer: what was not given comes from the tuning, and the screen from the views.
  ///
  /// The name was found in the registry when it was read; any other one is a pan.
  fileprivate func recognizer(tuning: Tuning, screen: Rect) -> any Recognizer {
    var recognizer: any NamedRecognizer =
      Recognizers.named(kind, tuning: tuning) ?? Pan(tuning: tuning)
    let size = [
      Setting("screen.width", .number(screen.size.x)),
      Setting("screen.height", .number(screen.size.y)),
    ]
    // A value that was checked when it was read is not refused; a screen that is too small for the
    // recognizer's range leaves the recognizer its own.
    for setting in size + settings { _ = try? recognizer.set(setting.key, to: setting.value) }
    return recognizer
  }
}

extension Relation {
  /// The same relation between attachments that stand elsewhere; nil when one of them is gone.
  fileprivate func moved(to places: [Int?]) -> Relation? {
    switch self {
    case .failure(let blocker, let waiter, let limit):
      guard let blocker = places[blocker], let waiter = places[waiter] else { return nil }
      return .failure(of: blocker, before: waiter, limit: limit)
    case .simultaneous(let first, let second):
      guard let first = places[first], let second = places[second] else { return nil }
      return .simultaneous(first, second)
    case .neverPrevents(let first, let second):
      guard let first = places[first], let second = places[second] else { return nil }
      return .neverPrevents(first, second)
    }
  }
}

import LabSimulation

extension SceneDescription {
  /// The scene of the tree, or of one row of described gestures on it.
  ///
  /// What the row does without is left out, with its relations; a paging scroll view without its pan
  /// becomes a view whose pages a handler turns.
  public func scene(
    _ row: DescribedGestures = DescribedGestures(), tuning: Tuning
  ) -> Scene {
    let all = attachments + row.attachments
    var parts = parts(
      keeping: all.indices.filter { !row.without.contains($0) }, of: all,
      relations + row.relations, tuning)
    for index in row.without {
      if case .scroll(let container) = all[index].kind, containers[container].page != nil {
        parts.containers[container].scroll = nil
      }
    }
    return parts.scene(tuning: tuning)
  }

  /// Views, containers, and some of the attachments in some order, with the relations between them.
  func parts(
    keeping kept: [Int], of all: [AttachmentDescription], _ relations: [Relation],
    _ tuning: Tuning
  ) -> SceneParts {
    var parts = SceneParts(views: views, containers: containers)
    var places = [Int?](repeating: nil, count: all.count)
    for index in kept { places[index] = attach(all[index], to: &parts, tuning) }
    parts.relations = relations.compactMap { $0.moved(to: places) }
    return parts
  }

  private func attach(
    _ description: AttachmentDescription, to parts: inout SceneParts, _ tuning: Tuning
  ) -> Int {
    let (name, view) = (description.name, description.view)
    switch description.kind {
    case .scroll(let container):
      return parts.attachPan(ofContainer: container, named: name, tuning: tuning)
    case .gesture(let gesture, let modifier, let mask):
      return parts.attach(
        Attachment(
          name, on: view, gesture, modifier, mask: mask, drives: description.drive, tuning: tuning))
    case .recognizer(let recognizer, let traits):
      return parts.attach(
        Attachment(
          name, on: view, recognizer.recognizer(tuning: tuning, screen: screen),
          as: .uikit(traits), drives: description.drive))
    }
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

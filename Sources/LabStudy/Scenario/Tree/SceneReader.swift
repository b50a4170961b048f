import LabSimulation

/// Reads the tree of a scenario file in two passes: the views, then what refers to them by name.
///
/// Every name is looked up here, so nothing that comes out of it refers to what is not there.
struct SceneReader {
  static let place = -1_000_000.0...1_000_000.0
  static let size = 0.0...100_000.0
  /// Lengths that gestures need: at most 10,000 pt.
  static let reach = 0.0...10_000.0
  /// Times that gestures need: at most 10 minutes.
  static let time = 0.0...600_000.0

  /// What stands in a view and refers to others.
  private struct Pending {
    var view: Int
    var path: String
    var recognizers: [(value: LocatedValue, path: String)]
    var gestures: [(value: LocatedValue, path: String)]
  }

  let file: String
  var scene = SceneDescription()
  private var pending: [Pending] = []
  /// Where each attachment is described; nil for the pans of scroll views.
  var places: [PlacedName?] = []
  /// Relations whose partners may stand further down in the text.
  var openRelations: [OpenRelation] = []
  /// Attachments that nobody can refer to: a row does without them.
  var without: [Int] = []

  /// Reads `views`, `relations` and `contest` of a scenario's root; nil without views.
  init?(of root: inout ObjectReader) throws(InputError) {
    file = root.file
    guard root.value("views") != nil else {
      // Whoever forgets the views hears that rather than that the keys are unknown.
      for key in ["relations", "contest"] where root.keys.contains(key) {
        throw root.error(key, .custom("it belongs to views, and there are none"))
      }
      return nil
    }
    if root.keys.contains("layout") {
      throw root.error("layout", .custom(Scenario.layoutAndViews))
    }
    for (value, path) in try root.elements("views") {
      try addView(value, path, in: nil, depth: 1)
    }
    guard !scene.views.isEmpty else { throw root.error("views", .custom("there is no view in it")) }
    for item in pending {
      if let container = scene.container(of: item.view), scene.containers[container].scroll != nil {
        add(.pan(of: container, on: item.view, scene.views[item.view].name), at: nil)
      }
      for (value, path) in item.recognizers { try addRecognizer(value, path, on: item.view) }
      for (value, path) in item.gestures { try addGesture(value, path, on: item.view) }
    }
    scene.relations = try relations(try root.elements("relations"))
    if let contest = try root.object("contest") { scene.judged = try judged(contest) }
  }
}

// MARK: Views

extension SceneReader {
  private mutating func addView(
    _ value: LocatedValue, _ path: String, in parent: Int?, depth: Int
  ) throws(InputError) {
    guard depth <= SceneDescription.deepest else {
      throw fault(value, path, "views hold each other more than \(SceneDescription.deepest) deep")
    }
    guard scene.views.count < SceneDescription.mostViews else {
      throw fault(value, path, "there are more than \(SceneDescription.mostViews) views")
    }
    var reader = try ObjectReader(value, file: file, path: path)
    let name = try reader.required("name", try reader.title("name"))
    if scene.views.contains(where: { $0.name == name }) {
      throw reader.error("name", .custom("a second view is called \(name): give each its own name"))
    }
    let frame = try reader.required("frame", try reader.rect("frame"))
    let index = scene.views.count
    var view = SceneView(name, frame: frame, in: parent)
    try reader.apply(SceneView.parameters, to: &view)
    view.contentShape = try contentShape(&reader, in: frame)
    scene.views.append(view)
    if let container = try container(&reader, of: index) { scene.containers.append(container) }
    pending.append(
      Pending(
        view: index, path: path, recognizers: try reader.elements("recognizers"),
        gestures: try reader.elements("gestures")))
    for (child, path) in try reader.elements("children") {
      try addView(child, path, in: index, depth: depth + 1)
    }
    try reader.finish()
  }

  private func contentShape(
    _ reader: inout ObjectReader, in frame: Rect
  ) throws(InputError) -> SceneView.ContentShape {
    if case .object? = reader.value("contentShape")?.content,
      let rect = try reader.rect("contentShape")
    {
      return .rect(rect)
    }
    return try reader.word("contentShape", of: ["bounds", "none"]) == "none" ? .none : .bounds
  }

  private func judged(
    _ reader: ObjectReader
  ) throws(InputError) -> SceneDescription.JudgedContainers {
    var reader = reader
    let outer = try judgedContainer("outer", &reader)
    let inner = try judgedContainer("inner", &reader)
    try reader.finish()
    let (feed, carousel) = (scene.containers[outer], scene.containers[inner])
    let names = (scene.views[feed.view].name, scene.views[carousel.view].name)
    guard outer != inner, scene.isView(carousel.view, inside: feed.view) else {
      throw reader.error("inner", .custom("\(names.1) does not lie in \(names.0)"))
    }
    guard feed.scroll != nil else {
      throw reader.error("outer", .custom("\(names.0) does not scroll: give it scroll"))
    }
    guard feed.axis == .vertical, carousel.axis == .horizontal else {
      throw reader.error(
        feed.axis == .vertical ? "inner" : "outer",
        .custom(
          "fingers scroll up and down and turn pages left and right: the outer view of a contest "
            + "must move along vertical and the inner one along horizontal"))
    }
    let judged = SceneDescription.JudgedContainers(outer: outer, inner: inner)
    var contested = scene
    contested.judged = judged
    guard let area = contested.startArea, area.size.x > 0, area.size.y > 0 else {
      throw reader.error(
        "inner", .custom("\(names.1) is not on the screen, so no finger comes down on it"))
    }
    return judged
  }

  private func judgedContainer(
    _ key: String, _ reader: inout ObjectReader
  ) throws(InputError) -> Int {
    let view = try reader.required(key, try viewReference(key, &reader))
    guard let container = scene.container(of: view) else {
      throw reader.error(
        key,
        .custom(
          "\(scene.views[view].name) cannot move: a contest is between views with scroll, carousel "
            + "or movable"))
    }
    return container
  }
}

// MARK: Names and faults

extension SceneReader {
  func fault(_ value: LocatedValue, _ path: String, _ words: String) -> InputError {
    InputError(file: file, position: value.position, key: path, .custom(words))
  }

  /// The index of the view that a key names.
  func viewReference(_ key: String, _ reader: inout ObjectReader) throws(InputError) -> Int? {
    guard let name = try reader.word(key, of: scene.views.map(\.name)) else { return nil }
    return scene.views.firstIndex { $0.name == name }
  }

  /// The index of the attachment that a name means.
  func attachment(_ name: PlacedName) throws(InputError) -> Int {
    for (index, attachment) in scene.attachments.enumerated()
    where attachment.name == name.name && !without.contains(index) { return index }
    throw InputError(
      file: file, position: name.position, key: name.path,
      .unknownWord(name.name, choices: attachmentNames))
  }

  var attachmentNames: [String] {
    scene.attachments.indices.filter { !without.contains($0) }.map { scene.attachments[$0].name }
  }

  mutating func add(_ attachment: AttachmentDescription, at place: PlacedName?) {
    scene.attachments.append(attachment)
    places.append(place)
  }
}

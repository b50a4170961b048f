import LabSimulation

extension SceneReader {
  /// A SwiftUI gesture: `{ name: "drag", as: "gesture", gesture: { drag: {} }, moves: "carousel" }`.
  mutating func addGesture(
    _ value: LocatedValue, _ path: String, on view: Int
  ) throws(InputError) {
    var reader = try ObjectReader(value, file: file, path: path)
    let (name, place) = try newName(&reader, on: view)
    let modifier = try reader.choice("as", as: Attachment.Modifier.self) ?? .gesture
    let isEnabled = try reader.flag("enabled") ?? true
    // In SwiftUI `isEnabled: false` is the mask `subviews`.
    let mask =
      try isEnabled ? reader.choice("mask", as: Attachment.Mask.self) ?? .all : .subviews
    guard let described = reader.value("gesture") else {
      throw InputError(
        file: file, position: reader.position, key: path, .missingKey("gesture"))
    }
    var gestures = GestureReader(
      file: file, view: view, scene: scene, name: name)
    let gesture = try gestures.gesture(described, reader.path(to: "gesture"))
    let drive = try drive(&reader, Drive.parameters + Drive.stateParameters)
    try reader.finish()
    add(
      AttachmentDescription(name, on: view, .gesture(gesture, modifier, mask), drives: drive),
      at: place)
  }

  /// A UIKit recognizer: `{ name: "pan", kind: "directionalPan", ratio: 1.7, moves: "carousel" }`.
  mutating func addRecognizer(
    _ value: LocatedValue, _ path: String, on view: Int
  ) throws(InputError) {
    var reader = try ObjectReader(value, file: file, path: path)
    let (name, place) = try newName(&reader, on: view)
    let kind = try reader.required("kind", try reader.word("kind", of: Recognizers.names))
    var settings: [Setting] = []
    if let type = Recognizers.all.first(where: { $0.name == kind }) {
      settings = try Self.settings(type, &reader)
    }
    var traits = UIKitTraits()
    try reader.apply(UIKitTraits.parameters, to: &traits)
    traits.shouldBegin = try shouldBegin(&reader) ?? .always
    traits.shouldReceive = try shouldReceive(&reader) ?? .always
    let drive = try drive(&reader, Drive.parameters)
    let index = scene.attachments.count
    add(
      AttachmentDescription(
        name, on: view, .recognizer(RecognizerDescription(kind, settings), traits), drives: drive),
      at: place)
    for (partner, path) in try reader.elements("waitsFor") {
      openRelations.append(OpenRelation(.waitsFor, of: index, partner, path))
    }
    for (partner, path) in try reader.elements("simultaneousWith") {
      openRelations.append(OpenRelation(.simultaneous, of: index, partner, path))
    }
    for (partner, path) in try reader.elements("neverPrevents") {
      openRelations.append(OpenRelation(.neverPrevents, of: index, partner, path))
    }
    try reader.finish()
  }

  /// The full name of a new attachment, which nobody else has, and where it stands.
  private func newName(
    _ reader: inout ObjectReader, on view: Int
  ) throws(InputError) -> (String, PlacedName) {
    let own = try reader.required("name", try reader.title("name"))
    let name = "\(scene.views[view].name).\(own)"
    guard !attachmentNames.contains(name) else {
      let isScroll = scene.container(of: view).map { scene.containers[$0].scroll != nil } ?? false
      throw reader.error(
        "name",
        .custom(
          isScroll && own == "pan"
            ? "\(name) is the pan that the scroll view has already: choose another name"
            : "a second recognizer is called \(name): give each its own name"))
    }
    guard attachmentNames.count < SceneDescription.mostAttachments else {
      throw reader.error(
        "name",
        .custom(
          "a scene has at most \(SceneDescription.mostAttachments) recognizers, the pans of scroll "
            + "views included"))
    }
    return (name, PlacedName(name, reader.position, reader.path))
  }
}

// MARK: Parameters of recognizers

extension SceneReader {
  /// The parameters of a recognizer that the text gives.
  private static func settings<R: NamedRecognizer>(
    _ type: R.Type, _ reader: inout ObjectReader
  ) throws(InputError) -> [Setting] {
    var recognizer = R(tuning: Tuning())
    let given = R.parameters.filter { reader.gives($0.key) }
    try reader.set(nested: R.parameters, in: &recognizer)
    return given.map { Setting($0.key, $0.value(in: recognizer)) }
  }

  private func shouldBegin(
    _ reader: inout ObjectReader
  ) throws(InputError) -> UIKitTraits.ShouldBegin? {
    guard case .object? = reader.value("shouldBegin")?.content,
      var rule = try reader.object("shouldBegin")
    else {
      let word = try reader.word("shouldBegin", of: ["always", "never"])
      return word.map { $0 == "never" ? .never : .always }
    }
    let velocity = try rule.choice("velocityAlong", as: Axis.self)
    let translation = try rule.choice("translationAlong", as: Axis.self)
    let ratio = try rule.number("ratio", in: 0...1000) ?? 1
    try rule.finish()
    switch (velocity, translation) {
    case (let axis?, nil): return .velocity(along: axis, ratio: ratio)
    case (nil, let axis?): return .translation(along: axis, ratio: ratio)
    default:
      throw reader.error(
        "shouldBegin", .custom("give velocityAlong or translationAlong, and perhaps a ratio"))
    }
  }

  private func shouldReceive(
    _ reader: inout ObjectReader
  ) throws(InputError) -> UIKitTraits.ShouldReceive? {
    guard case .object? = reader.value("shouldReceive")?.content,
      var rule = try reader.object("shouldReceive")
    else {
      let word = try reader.word("shouldReceive", of: ["always", "never"])
      return word.map { $0 == "never" ? .never : .always }
    }
    let inside = try viewReference("inside", &rule)
    let outside = try viewReference("outside", &rule)
    try rule.finish()
    switch (inside, outside) {
    case (let view?, nil): return .inside(view: view)
    case (nil, let view?): return .outside(view: view)
    default:
      throw reader.error("shouldReceive", .custom("give inside or outside with the name of a view"))
    }
  }
}

// MARK: What handlers move

extension SceneReader {
  private func drive(
    _ reader: inout ObjectReader, _ table: [Parameter<Drive>]
  ) throws(InputError) -> Drive? {
    guard let view = try viewReference("moves", &reader) else {
      // What a handler does to a container says nothing without one.
      for key in table.map(\.key) + ["filter"] where reader.keys.contains(key) {
        throw reader.error(key, .custom("it belongs to moves, which names the view that moves"))
      }
      return nil
    }
    guard let container = scene.container(of: view) else {
      throw reader.error(
        "moves",
        .custom(
          "\(scene.views[view].name) cannot move: give it carousel, movable or scroll"))
    }
    var filter: Drive.Filter?
    if var filterReader = try reader.object("filter") {
      var read = Drive.Filter(ratio: 1, timing: .change)
      try filterReader.apply(Drive.Filter.parameters, to: &read)
      try filterReader.finish()
      filter = read
    }
    var drive = Drive(container, as: .handler(filter), pageRule: .projected)
    try reader.apply(table, to: &drive)
    return drive
  }
}

import LabSimulation

/// Reads one gesture as SwiftUI composes it: a leaf, or two and more of them under an operator.
///
/// `{ sequenced: [{ longPress: {} }, { drag: {} }], onEnded: "drop" }` is
/// `LongPressGesture().sequenced(before: DragGesture()).onEnded`. More than two parts are a chain of
/// the operator: `[a, b, c]` is `a.exclusively(before: b).exclusively(before: c)`. Handlers are called
/// in the order of their keys, the first one being the inner modifier; `true` in place of a name names
/// a handler by its place.
struct GestureReader {
  /// The most leaves and operators of one gesture: 64.
  private static let most = 64

  let file: String
  /// The view to which it is attached.
  let view: Int
  let scene: SceneDescription
  /// The name of the attachment.
  let name: String
  private var nodes = 0

  init(file: String, view: Int, scene: SceneDescription, name: String) {
    self.file = file
    self.view = view
    self.scene = scene
    self.name = name
  }

  private enum Form: String, CaseIterable {
    case tap
    case longPress
    case drag
    case magnify
    case rotate
    case onLongPress
    case exclusively
    case simultaneously
    case sequenced

    var isOperator: Bool {
      switch self {
      case .exclusively, .simultaneously, .sequenced: true
      default: false
      }
    }
  }

  /// - Parameter place: the way from the outermost gesture, such as `.sequenced[1]`.
  mutating func gesture(
    _ value: LocatedValue, _ path: String, place: String = ""
  ) throws(InputError) -> Gesture {
    nodes += 1
    var reader = try ObjectReader(value, file: file, path: path)
    guard nodes <= Self.most else {
      throw fault(reader, "a gesture has at most \(Self.most) leaves and operators")
    }
    let handlers = try handlers(&reader, place: place)
    let forms = Form.allCases.filter { reader.value($0.rawValue) != nil }
    if forms.isEmpty { try reader.finish() }
    guard let form = forms.first, forms.count == 1 else {
      throw fault(
        reader,
        "a gesture is one of " + Form.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let gesture =
      try form.isOperator ? composed(form, &reader, place) : leaf(form, &reader, place)
    try reader.finish()
    return handlers.isEmpty ? gesture : .handled(gesture, handlers)
  }

  private func fault(_ reader: ObjectReader, _ words: String) -> InputError {
    InputError(file: file, position: reader.position, key: reader.path, .custom(words))
  }

  private mutating func composed(
    _ form: Form, _ reader: inout ObjectReader, _ place: String
  ) throws(InputError) -> Gesture {
    var parts: [Gesture] = []
    for (index, (value, path)) in try reader.elements(form.rawValue).enumerated() {
      parts.append(try gesture(value, path, place: "\(place).\(form.rawValue)[\(index)]"))
    }
    guard let first = parts.first, parts.count > 1 else {
      throw reader.error(form.rawValue, .custom("it composes two gestures or more"))
    }
    return parts.dropFirst().reduce(first) {
      switch form {
      case .simultaneously: .simultaneously($0, with: $1)
      case .sequenced: .sequenced($0, before: $1)
      default: .exclusively($0, before: $1)
      }
    }
  }

  private func leaf(
    _ form: Form, _ reader: inout ObjectReader, _ place: String
  ) throws(InputError) -> Gesture {
    guard var leaf = try reader.object(form.rawValue) else { return .tap(count: 1) }
    let gesture: Gesture
    switch form {
    case .longPress, .onLongPress:
      let duration = try leaf.number("minimumDuration", in: SceneReader.time, unit: "ms") ?? 500
      let distance = try leaf.number("maximumDistance", in: SceneReader.reach, unit: "pt") ?? 10
      if form == .onLongPress, !place.isEmpty {
        throw fault(
          leaf,
          "onLongPressGesture is a modifier of a view and composes with nothing: take longPress")
      }
      gesture =
        form == .longPress
        ? .longPress(minimumDuration: duration, maximumDistance: distance)
        : .onLongPress(minimumDuration: duration, maximumDistance: distance)
    case .drag:
      gesture = .drag(
        minimumDistance: try leaf.number("minimumDistance", in: SceneReader.reach, unit: "pt")
          ?? 10,
        space: try space(&leaf))
    case .magnify:
      gesture = .magnify(
        minimumScaleDelta: try leaf.number("minimumScaleDelta", in: 0...100) ?? 0.01)
    case .rotate:
      gesture = .rotate(
        minimumAngleDelta: try leaf.number("minimumAngleDelta", in: 0...360, unit: "degrees") ?? 1)
    default:
      gesture = .tap(count: try leaf.integer("count", in: 1...10) ?? 1)
    }
    try leaf.finish()
    return gesture
  }

  /// `local`, `global`, or the name of the view itself or of one that holds it.
  private func space(_ reader: inout ObjectReader) throws(InputError) -> Gesture.CoordinateSpace {
    var names: [String: Int] = [:]
    var ancestors: [String] = []
    var current: Int? = view
    while let index = current {
      names[scene.views[index].name] = index
      ancestors.append(scene.views[index].name)
      current = scene.views[index].parent
    }
    switch try reader.word("space", of: ["local", "global"] + ancestors) {
    case nil, "local"?: return .local
    case "global"?: return .global
    case let name?: return names[name].map { .view($0) } ?? .local
    }
  }

  private func handlers(
    _ reader: inout ObjectReader, place: String
  ) throws(InputError) -> [Gesture.Handler] {
    var handlers: [Gesture.Handler] = []
    for key in reader.keys {
      guard let kind = Gesture.Handler.Kind(rawValue: key) else { continue }
      if case .bool(true)? = reader.value(key)?.content {
        handlers.append(Gesture.Handler(kind, name + place))
      } else if let handler = try reader.title(key) {
        handlers.append(Gesture.Handler(kind, handler))
      }
    }
    for kind in Gesture.Handler.Kind.allCases { _ = reader.value(kind.rawValue) }
    return handlers
  }
}

import LabSimulation

/// Something that takes a touch away, with the names of the views and recognizers that it concerns.
///
/// Times are milliseconds from touch-down.
public struct InterruptionDescription: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case systemCancel
    case removeView(String)
    case disable(String)
    case enable(String)
    case mask(String)
    case moveView(String, by: Vector)
    case pinch
  }

  public var time: Double
  public var kind: Kind

  public init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }

  /// The same in a scene; nil when the scene has nothing of the name, as another row may have.
  public func interruption(in scene: Scene) -> Interruption? {
    func view(_ name: String) -> Int? { scene.views.firstIndex { $0.name == name } }
    func attachment(_ name: String) -> Int? { scene.attachments.firstIndex { $0.name == name } }
    let kind: Interruption.Kind? =
      switch self.kind {
      case .systemCancel: .systemCancel
      case .removeView(let name): view(name).map { .removeView($0) }
      case .disable(let name): attachment(name).map { .disable(attachment: $0) }
      case .enable(let name): attachment(name).map { .enable(attachment: $0) }
      case .mask(let name): attachment(name).map { .mask(attachment: $0) }
      case .moveView(let name, let shift): view(name).map { .moveView($0, by: shift) }
      case .pinch: .pinch
      }
    return kind.map { Interruption($0, at: time) }
  }
}

extension InterruptionDescription: CustomStringConvertible {
  public var description: String {
    let what =
      switch kind {
      case .systemCancel: "systemCancel"
      case .removeView(let name): "removeView \(name)"
      case .disable(let name): "disable \(name)"
      case .enable(let name): "enable \(name)"
      case .mask(let name): "mask \(name)"
      case .moveView(let name, let shift):
        "moveView \(name) \(ParameterValue.text(shift.x)) \(ParameterValue.text(shift.y))"
      case .pinch: "pinch"
      }
    return "\(ParameterValue.text(time)) \(what)"
  }
}

// MARK: Reading

extension InterruptionDescription {
  private static let words = [
    "systemCancel", "removeView", "disable", "enable", "mask", "moveView", "pinch",
  ]

  /// Reads `{ at: 120, what: "removeView", view: "carousel" }`.
  ///
  /// - Parameters:
  ///   - views: the names of all views.
  ///   - recognizers: the names of all recognizers of all rows.
  ///   - masked: those of them that are SwiftUI gestures, which alone have a mask.
  init(
    _ value: LocatedValue, _ path: String, file: String, views: [String], recognizers: [String],
    masked: [String]
  ) throws(InputError) {
    var reader = try ObjectReader(value, file: file, path: path)
    time = try reader.required("at", try reader.number("at", in: SceneReader.time, unit: "ms"))
    let what = try reader.required("what", try reader.word("what", of: Self.words))
    func name(_ key: String, _ names: [String]) throws(InputError) -> String {
      try reader.required(key, try reader.word(key, of: names))
    }
    switch what {
    case "removeView": kind = .removeView(try name("view", views))
    case "moveView":
      kind = .moveView(
        try name("view", views),
        by: Vector(
          try reader.number("x", in: SceneReader.place, unit: "pt") ?? 0,
          try reader.number("y", in: SceneReader.place, unit: "pt") ?? 0))
    case "disable": kind = .disable(try name("recognizer", recognizers))
    case "enable": kind = .enable(try name("recognizer", recognizers))
    case "mask": kind = .mask(try name("recognizer", masked))
    case "pinch": kind = .pinch
    default: kind = .systemCancel
    }
    try reader.finish()
  }
}

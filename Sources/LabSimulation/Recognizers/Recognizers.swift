/// A recognizer that a scenario can put on a view by its name.
///
/// A new one is one file and one line in `Recognizers.all`.
public protocol NamedRecognizer: Recognizer {
  /// Its name in scenario files.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }
  static var parameters: [Parameter<Self>] { get }

  /// The recognizer with its default parameters.
  init(tuning: Tuning)
}

/// All recognizers that a scenario can name, in the order in which they are listed.
public enum Recognizers {
  public static let all: [any NamedRecognizer.Type] = [
    Pan.self,
    DirectionalPan.self,
    Tap.self,
    LongPress.self,
    Swipe.self,
    DirectionSwipe.self,
    Pinch.self,
    Rotation.self,
    ScreenEdgePan.self,
  ]

  public static var names: [String] { all.map { $0.name } }

  public static func named(_ name: String, tuning: Tuning) -> (any NamedRecognizer)? {
    all.first { $0.name == name }?.init(tuning: tuning)
  }
}

extension NamedRecognizer {
  /// All parameters with their present values, in the order of their table.
  public var settings: [Setting] {
    Self.parameters.map { Setting($0.key, $0.value(in: self)) }
  }

  public static func kind(of key: String) -> ParameterKind? {
    parameters.first { $0.key == key }?.kind
  }

  /// Sets one parameter; false when there is no such key.
  public mutating func set(_ key: String, to value: ParameterValue) throws(ParameterFault) -> Bool {
    guard let parameter = Self.parameters.first(where: { $0.key == key }) else { return false }
    try parameter.set(value, in: &self)
    return true
  }
}

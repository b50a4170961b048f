/// A recognizer that a scenario can put on a view by its name.
///
/// A new one is one file and one line in `Recognizers.all`.
public protocol NamedRecognizer: Recognizer, Parameterized {
  /// Its name in scenario files.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }

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

/// Which of two modifiers of a view stands first: the inner one has precedence.
public enum TapOrder: String, Sendable, CaseIterable {
  /// The tap is attached before the other gesture.
  case before
  case after
}

import LabSimulation

/// Whose strokes a rate is about: those of one intent of a conflict, or those of all.
public struct IntentScope: Sendable, Hashable {
  /// The place of the intent in its conflict; nil for all, whose rate is the balanced error, the mean of
  /// the intents' rates.
  public let place: Int?
  /// The intent's name in tables, files and locks.
  public let name: String

  /// All intents together.
  public static let all = IntentScope(place: nil, name: "all")

  private init(place: Int?, name: String) {
    self.place = place
    self.name = name
  }

  /// The scopes of a conflict: its intents in their order, then all.
  public static func scopes(of conflict: any Conflict.Type) -> [IntentScope] {
    intents(of: conflict) + [all]
  }

  /// The intents of a conflict.
  public static func intents(of conflict: any Conflict.Type) -> [IntentScope] {
    conflict.intents.enumerated().map { IntentScope(place: $0.offset, name: $0.element.name) }
  }

  /// The scope of a name in a conflict; nil when it has no such intent.
  public init?(_ name: String, in conflict: any Conflict.Type) {
    guard let scope = Self.scopes(of: conflict).first(where: { $0.name == name }) else {
      return nil
    }
    self = scope
  }

  // MARK: A feed with a carousel

  public static let scroll = IntentScope(
    place: Intent.scroll.place, name: Intent.scroll.rawValue)
  public static let page = IntentScope(place: Intent.page.place, name: Intent.page.rawValue)

  /// Whether strokes of an intent belong to it.
  public func includes(_ intent: Int) -> Bool { place == nil || place == intent }
}

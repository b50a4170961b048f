/// A conflict of gestures: what fingers may mean, which strategies compete for the touch, and what can
/// become of a stroke.
///
/// A new conflict is one folder and one line in `Conflicts.all`; scenario files, comparisons, sweeps,
/// locks and lists read the registry.
public protocol Conflict: Parameterized {
  /// Its name in scenario files.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }
  /// What fingers mean, in the order in which the strokes of a session take turns.
  static var intents: [ConflictIntent] { get }
  /// What can become of a stroke; each has its place as raw value.
  static var verdicts: [Verdict] { get }
  /// The strategies that compete, in the order in which they are listed.
  static var strategies: [any Strategy.Type] { get }

  /// The conflict with its default parameters.
  init()
}

/// Something that a finger may mean in a conflict.
public struct ConflictIntent: Sendable, Hashable {
  /// The name in tables and files.
  public var name: String
  /// What a finger does that means it, in one sentence.
  public var summary: String

  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// All conflicts, in the order in which they are listed.
public enum Conflicts {
  public static let all: [any Conflict.Type] = [
    FeedCarousel.self,
    Reorder.self,
    PushToTalk.self,
    DoubleTap.self,
  ]

  public static var names: [String] { all.map { $0.name } }

  public static func named(_ name: String) -> (any Conflict.Type)? {
    all.first { $0.name == name }
  }
}

extension Conflict {
  /// The strategy of a name with its default parameters.
  public static func strategy(_ name: String) -> (any Strategy)? {
    strategies.first { $0.name == name }?.init()
  }
}

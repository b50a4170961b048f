/// How a container follows the recognizer that drives it.
public struct Drive: Sendable, Hashable {
  /// A handler that ignores what is not along its axis: |along| > ratio |across|, strictly.
  public struct Filter: Sendable, Hashable {
    public enum Timing: String, Sendable, CaseIterable {
      /// The container follows at each move that passes and keeps its last value at the others.
      case change
      /// No live movement; the filter gates the commit alone.
      case end
    }

    public var ratio: Double
    public var timing: Timing

    public init(ratio: Double, timing: Timing) {
      self.ratio = ratio
      self.timing = timing
    }
  }

  public enum Kind: Sendable, Hashable {
    /// A scroll view's own movement: rubber band at the edges, forgets a stale velocity.
    case scrollView
    /// The handler of a gesture sets the offset from the translation.
    case handler(Filter?)
  }

  /// Where a SwiftUI handler keeps the movement that it shows.
  public enum Storage: String, Sendable, CaseIterable {
    /// Goes back to its initial value by itself, also after a cancel.
    case gestureState
    /// Stays as it is when nobody calls `onEnded`: the view is stuck.
    case state
  }

  /// The index of the container in the layout.
  public var container: Int
  public var kind: Kind
  public var pageRule: PageRule
  /// Whether the handler treats a cancel as an end, and so may turn the page on it.
  public var commitOnCancel: Bool
  public var storage: Storage

  public init(
    _ container: Int, as kind: Kind, pageRule: PageRule = .flick, commitOnCancel: Bool = false,
    storage: Storage = .gestureState
  ) {
    self.container = container
    self.kind = kind
    self.pageRule = pageRule
    self.commitOnCancel = commitOnCancel
    self.storage = storage
  }
}

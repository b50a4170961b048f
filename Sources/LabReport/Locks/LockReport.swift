import LabStudy

/// The verdicts on some locks, in the form that a reader wants.
///
/// `text` is for people: one line per lock, and below a changed one what changed on the same strokes.
/// `junit` is one XML document with a test case per lock, for CI servers. `github` writes workflow
/// commands, which GitHub shows as annotations at the file of the lock, and plain lines for locks that
/// hold.
public struct LockReport: Sendable {
  public enum Format: String, Sendable, CaseIterable {
    case text
    case junit
    case github
  }

  /// One lock with what became of it.
  public struct Entry: Sendable {
    public enum Outcome: Sendable {
      case judged(LockVerdict)
      /// It could not be judged: the sentence says why.
      case refused(String)
    }

    /// The file of the lock, as the user named it.
    public var path: String
    public var outcome: Outcome

    public init(_ path: String, _ outcome: Outcome) {
      self.path = path
      self.outcome = outcome
    }
  }

  public var entries: [Entry]
  /// Whether an undecided claim counts as a failure.
  public var isStrict: Bool
  /// Whether an improvement counts as a failure.
  public var failsOnImprovement: Bool

  public init(_ entries: [Entry], isStrict: Bool, failsOnImprovement: Bool) {
    self.entries = entries
    self.isStrict = isStrict
    self.failsOnImprovement = failsOnImprovement
  }

  /// The lines of a judged lock for people.
  public static func text(_ path: String, _ verdict: LockVerdict) -> String {
    (["\(path): \(verdict.state.rawValue): \(verdict.sentence)"] + verdict.details)
      .joined(separator: "\n  ") + "\n"
  }

  /// How grave a verdict is in CI.
  enum Level {
    case good
    case notice
    case failure
  }

  func level(_ state: LockVerdict.State) -> Level {
    switch state {
    case .holds: .good
    case .broken: .failure
    case .undecided: isStrict ? .failure : .notice
    case .improved: failsOnImprovement ? .failure : .notice
    }
  }
}

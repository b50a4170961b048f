/// The error counts of one person in two classes of trials, such as the two intents.
public struct ClassCounts: Equatable, Sendable {
  public let first: Count
  public let second: Count

  public init(first: Count, second: Count) {
    self.first = first
    self.second = second
  }

  public init(_ counts: [Count]) { self.init(first: counts[0], second: counts[1]) }

  /// Not the sum, which may exceed the integers before the totals are checked.
  var hasTrials: Bool { first.trials > 0 || second.trials > 0 }
}

import LabSimulation

/// What is wrong with a sweep that is asked for.
public enum SweepError: Error, Sendable, Hashable {
  case unknownKey(String, strategy: String, own: [String], nearest: String?)
  case keyTwice(String)
  case persons
  /// The payload is the number of cells; nil beyond 2^63.
  case tooManyCells(Int?)
  /// Ranges that are paired and have different lengths.
  case unequal(String, Int, String, Int)
  /// Sobol's sequence without the number of its points, or the number without a sequence.
  case noPoints
  case uselessPoints
  case tooManyDimensions(Int)
  /// A cell whose scenario contradicts itself; counted from 1.
  case contradiction(cell: Int, values: String, sentence: String)
  case badRule(String)
  case ruleTwice(String)
  case tooManyToRace(Int)
  case badShard(String)
  case emptyShard(Int, cells: Int)
  /// The strategy makes no decision of which the error is exact.
  case noDecision(String)
  /// A key on which the decision does not depend.
  case notExact(String, decided: [String])
  /// An intent without decided strokes has no error.
  case oneIntent
}

extension SweepError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownKey(let key, let strategy, let own, let nearest):
      "there is no key \(key) to vary\(nearest.map { " (did you mean \($0)?)" } ?? ""): "
        + "\(strategy) has \(own.joined(separator: ", ")); those of a scenario are written as "
        + "hand.speeds, device.deliveryHz, layout.carousel.height or hand.adjust.contamination"
    case .keyTwice(let key):
      "the key \(key) is varied twice: give it one range"
    case .persons:
      "persons are no condition that varies: --persons N says how many are played, and --until "
        + "when they are enough"
    case .tooManyCells(let count):
      "these ranges make \(count.map { "\($0)" } ?? "more than 2^63") cells, and at most "
        + "\(SweepPlan.mostCells) are possible: take larger steps, fewer keys, or sobol ranges"
    case .unequal(let first, let firstCount, let second, let secondCount):
      "--zip pairs values, so ranges need equal lengths: \(first) has \(firstCount) and \(second) "
        + "has \(secondCount)"
    case .noPoints:
      "a sobol range needs --cells N, the number of its points"
    case .uselessPoints:
      "--cells counts the points of sobol ranges, and no range is one"
    case .tooManyDimensions(let count):
      "\(count) keys have sobol ranges, and the sequence has at most 40 dimensions"
    case .contradiction(let cell, let values, let sentence):
      "cell \(cell) (\(values)): \(sentence)"
    case .badRule(let text):
      "--until takes ci=WIDTH (as in ci=0.002), decided or time=60s (or 5m, 2h), not \(text)"
    case .ruleTwice(let rule):
      "--until \(rule) is given twice; give it once"
    case .tooManyToRace(let cells):
      "--until keeps every cell in memory: at most \(SweepPlan.mostRacing) cells, not \(cells)"
    case .badShard(let text):
      "--shard takes I/N with I from 1 to N, as in 2/8, and N at most \(SweepShard.most), not "
        + text
    case .noDecision(let label):
      "--exact needs a strategy that decides once by a ratio: early-direction-failure with "
        + "decide=withheld, and not \(label)"
    case .notExact(let key, let decided):
      "--exact is about \(decided.joined(separator: " and ")) alone: leave out --vary \(key)"
    case .oneIntent:
      "--exact needs decided strokes of both intents"
    case .emptyShard(let shards, let cells):
      "a sweep of \(cells) cells cannot be split into \(shards) shards: take at most \(cells)"
    }
  }
}

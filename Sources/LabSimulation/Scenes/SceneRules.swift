/// What every two recognizers of a scene are to each other, worked out once.
///
/// UIKit's rule: what is recognized prevents everything else on the same touch, unless a delegate of
/// either side allows both. SwiftUI's rules come from the modifiers and from who holds whom; where a
/// SwiftUI gesture meets an ancestor's scroll view, the generation of the system decides
/// (`Assumptions`). Bits are indices of attachments.
struct SceneRules: Sendable {
  /// Waiting until another one has failed, at most so many milliseconds after touch-down.
  struct Wait: Sendable, Hashable {
    var blocker: Int
    var limit: Double?
  }

  /// Whom each one fails, of those still possible, when it is recognized.
  private(set) var prevents: [UInt64]
  /// Whom each one tears down, of those already active, when it is recognized.
  private(set) var tearsDown: [UInt64]
  /// Who keeps each one from being recognized while active.
  private(set) var blockedBy: [UInt64]
  private(set) var waits: [[Wait]]
  private(set) var circles: [[Int]] = []
  /// Of two that could begin in one event, whom each one comes before by SwiftUI's policy.
  private(set) var precedes: [UInt64]

  init(
    _ tree: ViewTree, _ attachments: [Attachment], _ containers: [SceneContainer],
    _ relations: [Relation], _ assumptions: Assumptions
  ) {
    let count = attachments.count
    prevents = Array(repeating: 0, count: count)
    tearsDown = prevents
    blockedBy = prevents
    precedes = prevents
    waits = Array(repeating: [], count: count)
    let pairs = PairRules(tree, attachments, relations, assumptions)
    for a in 0..<count {
      for b in 0..<count where a != b {
        let verdict = pairs.verdict(a, over: b)
        if verdict.prevents { prevents[a] |= 1 << UInt64(b) }
        if verdict.tearsDown { tearsDown[a] |= 1 << UInt64(b) }
        if verdict.blocks { blockedBy[b] |= 1 << UInt64(a) }
        if verdict.precedes { precedes[a] |= 1 << UInt64(b) }
        if let wait = pairs.wait(of: a, for: b) { waits[a].append(wait) }
      }
    }
    for case .failure(let blocker, let waiter, let limit) in relations {
      waits[waiter].append(Wait(blocker: blocker, limit: limit))
    }
    dropCircles()
  }

  /// Waits without a limit that lead back to their own waiter can never end: they are dropped.
  private mutating func dropCircles() {
    var inCircle: [Int] = []
    for waiter in waits.indices where reaches(waiter, from: waiter) { inCircle.append(waiter) }
    guard !inCircle.isEmpty else { return }
    let edges = waits
    for waiter in inCircle {
      waits[waiter].removeAll {
        $0.limit == nil && ($0.blocker == waiter || Self.reaches(waiter, from: $0.blocker, edges))
      }
    }
    circles.append(inCircle)
  }

  private func reaches(_ target: Int, from start: Int) -> Bool {
    Self.reaches(target, from: start, waits)
  }

  private static func reaches(_ target: Int, from start: Int, _ waits: [[Wait]]) -> Bool {
    var reached: UInt64 = 0
    var pending = [start]
    while let next = pending.popLast() {
      for wait in waits[next] where wait.limit == nil {
        if wait.blocker == target { return true }
        guard reached & (1 << UInt64(wait.blocker)) == 0 else { continue }
        reached |= 1 << UInt64(wait.blocker)
        pending.append(wait.blocker)
      }
    }
    return false
  }
}

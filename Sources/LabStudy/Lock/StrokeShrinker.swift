import LabSimulation

/// Finds a small stroke that ends under each of some strategies as a given one does.
///
/// Delta debugging (Zeller and Hildebrandt 2002): moves are dropped as long as all verdicts stay, in
/// halves first, at last one by one; then the touch-down goes to the middle of the carousel, times to
/// even or round ones, and coordinates to the roundest that keep the verdicts. What is left cannot
/// lose a single move.
struct StrokeShrinker {
  private var referee: Referee
  private let middle: Vector
  private var aim = Aim(intent: .scroll, direction: .up, turn: false)
  private var verdicts: [Verdict] = []
  private var results: [TrialResult] = []

  /// The steps to which coordinates (points) and times (milliseconds) are rounded, roundest first.
  private static let steps = [1000.0, 100, 50, 20, 10, 5, 2, 1, 0.5]
  private static let mostRounds = 8
  /// Milliseconds between events of an even script: one frame at 60 Hz, cut to a whole number.
  private static let frame = 16.0

  init(_ contest: Contest, _ contenders: [Contender]) {
    referee = Referee(contest, contenders)
    middle = contest.layout.views[contest.carousel.view].frame.center
  }

  /// The smallest stroke found, from one that has these verdicts.
  mutating func shrink(
    _ touches: Touches, meant aim: Aim, to verdicts: [Verdict]
  ) -> StrokeScript {
    self.aim = aim
    self.verdicts = verdicts
    var script = StrokeScript(touches)
    for _ in 0..<Self.mostRounds {
      let before = script
      dropMoves(of: &script)
      attempt(&script) { [middle] in $0.start = middle }
      roundTimes(of: &script)
      roundCoordinates(of: &script)
      if script == before { break }
    }
    return script
  }

  /// Whether the stroke ends as wanted under every strategy.
  private mutating func holds(_ script: StrokeScript) -> Bool {
    referee.load(script.touches)
    results.removeAll(keepingCapacity: true)
    referee.judge(meant: aim, into: &results)
    return results.map(\.verdict) == verdicts
  }

  /// Makes a change and keeps it when the verdicts stay.
  @discardableResult
  private mutating func attempt(
    _ script: inout StrokeScript, _ change: (inout StrokeScript) -> Void
  ) -> Bool {
    var changed = script
    change(&changed)
    guard changed != script, changed.isOrdered, holds(changed) else { return false }
    script = changed
    return true
  }

  private mutating func dropMoves(of script: inout StrokeScript) {
    var size = max(1, script.moves.count / 2)
    while true {
      var index = 0
      var isShorter = false
      while index < script.moves.count {
        let range = index..<min(script.moves.count, index + size)
        if attempt(&script, { $0.moves.removeSubrange(range) }) {
          isShorter = true
        } else {
          index = range.upperBound
        }
      }
      // At the last size once more, until no single move can go.
      if size == 1, !isShorter { return }
      size = max(1, size / 2)
    }
  }

  private mutating func roundTimes(of script: inout StrokeScript) {
    var even = script
    for index in even.moves.indices { even.moves[index].time = Self.frame * Double(index + 1) }
    even.end = Self.frame * Double(even.moves.count + 1)
    if even == script || attempt(&script, { $0 = even }) { return }
    for step in Self.steps {
      let isRound = attempt(&script) { script in
        for index in script.moves.indices {
          script.moves[index].time = Self.round(script.moves[index].time, to: step)
        }
        script.end = Self.round(script.end, to: step)
      }
      if isRound { return }
    }
  }

  private mutating func roundCoordinates(of script: inout StrokeScript) {
    for index in script.moves.indices {
      for axis in [\Vector.x, \Vector.y] {
        let value = script.moves[index].offset[keyPath: axis]
        for step in Self.steps {
          let rounded = Self.round(value, to: step)
          if rounded == value
            || attempt(&script, { $0.moves[index].offset[keyPath: axis] = rounded })
          {
            break
          }
        }
      }
    }
  }

  private static func round(_ value: Double, to step: Double) -> Double {
    let rounded = (value / step).rounded() * step
    return rounded == 0 ? 0 : rounded
  }
}

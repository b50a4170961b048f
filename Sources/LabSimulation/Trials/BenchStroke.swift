/// The stroke by which the lab's own speed is measured: minimum jerk, 24 to 48 samples, two normal
/// numbers per sample.
///
/// Its random numbers alone are the bound to which everything else is compared.
public struct BenchStroke: Sendable {
  private static let start = Vector(195, 400)
  private static let mostSamples = 48

  public init() {}

  /// What is drawn before the samples.
  private struct Plan {
    var samples: Int
    var dx: Double
    var dy: Double

    init(_ stream: inout Xoshiro256) {
      samples = BenchStroke.mostSamples - 24 + Int(stream.uniform() * 25)
      dx = 100 + 60 * stream.uniform()
      dy = 40 * stream.normal()
    }
  }

  private static func stream(_ number: Int) -> Xoshiro256 {
    Xoshiro256(seed: UInt64(truncatingIfNeeded: number) &* 0x9e37_79b9_7f4a_7c15)
  }

  /// Draws the random numbers of so many strokes and nothing else.
  public func randomNumbers(_ strokes: Range<Int>) -> Double {
    var sum = 0.0
    for number in strokes {
      var stream = Self.stream(number)
      let plan = Plan(&stream)
      sum += plan.dy
      for _ in 0..<plan.samples { sum += stream.normal() + stream.normal() }
    }
    return sum
  }

  /// Makes one stroke and shows its displacements from touch-down, sample by sample.
  @inline(__always)
  private static func make(_ stroke: Int, _ show: (Vector) -> Void) {
    var stream = stream(stroke)
    let plan = Plan(&stream)
    let step = 1 / Double(plan.samples)
    for index in 1...plan.samples {
      let s = Double(index) * step
      let done = s * s * s * (10 + s * (6 * s - 15))
      show(
        Vector(0.2 * stream.normal() - plan.dx * done, 0.2 * stream.normal() - plan.dy * done))
    }
  }

  /// Makes the strokes and decides each by one rule: how many fail the ratio of 1.7.
  public func oneRule(_ strokes: Range<Int>) -> Int {
    var failed = 0
    for number in strokes {
      var isDecided = false
      Self.make(number) { moved in
        guard !isDecided, moved.x.magnitude > 10 || moved.y.magnitude > 10 else { return }
        isDecided = true
        failed += moved.y.magnitude > moved.x.magnitude / 1.7 ? 1 : 0
      }
    }
    return failed
  }

  /// Makes the strokes and lets an arena decide them; returns how many the first container claimed.
  public func arena(_ strokes: Range<Int>, _ arrangement: Arrangement) -> Int {
    var arena = TimelineArena()
    var track = Track()
    var claimed = 0
    for number in strokes {
      load(number, into: &track)
      arena.decide(track, under: arrangement)
      if arena.seats[0].begin != nil { claimed += 1 }
    }
    return claimed
  }

  /// Makes the strokes and judges each under all contenders; returns how many verdicts are right.
  public func verdicts(
    _ strokes: Range<Int>, _ contest: Contest, _ contenders: [Contender]
  ) -> Int {
    var referee = Referee(contest, contenders)
    var results: [TrialResult] = []
    let aim = Aim(intent: .page, direction: .left, turn: true)
    var right = 0
    for number in strokes {
      referee.load { load(number, into: &$0) }
      results.removeAll(keepingCapacity: true)
      referee.judge(meant: aim, into: &results)
      right += results.count { $0.verdict == .right }
    }
    return right
  }

  private func load(_ number: Int, into track: inout Track) {
    track.load(from: Self.start, atMost: Self.mostSamples, every: 8) { move in
      Self.make(number) { move(Self.start + $0) }
    }
  }
}

extension BenchStroke {
  /// An arena of three recognizers: the feed's pan, a pan that fails early, and a drag.
  public static func arenaOfThree(_ contest: Contest, _ tuning: Tuning) -> Arrangement {
    Arrangement(
      on: contest.layout,
      [
        contest.feedPan(tuning),
        TimelineAttachment(
          "carousel.pan", on: contest.carousel.view,
          DirectionalPan(
            axis: contest.carousel.axis, ratio: 1.7, threshold: 10, decision: .withheld,
            hysteresis: tuning.panHysteresis),
          drives: Drive(contest.inner, as: .handler(nil), pageRule: .projected)),
        TimelineAttachment(
          "carousel.drag", on: contest.carousel.view, Drag(minimumDistance: 30), drives: nil),
      ],
      tuning: tuning)
  }
}

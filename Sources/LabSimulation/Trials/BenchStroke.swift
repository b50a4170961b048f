/// The stroke by which the lab's own speed is measured: minimum jerk, 24 to 48 samples, two normal
/// numbers per sample.
///
/// Its random numbers alone are the bound to which everything else is compared.
public struct BenchStroke: Sendable {
  private static let start = Vector(195, 400)
  private var path = [Vector](repeating: .zero, count: 48)

  public init() {}

  /// What is drawn before the samples.
  private struct Plan {
    var samples: Int
    var dx: Double
    var dy: Double

    init(_ stream: inout Xoshiro256) {
      samples = 24 + Int(stream.uniform() * 25)
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

  /// Makes the path of one stroke; returns the number of samples.
  private mutating func make(_ number: Int) -> Int {
    var stream = Self.stream(number)
    let plan = Plan(&stream)
    let step = 1 / Double(plan.samples)
    var path = path.mutableSpan
    for index in 0..<plan.samples {
      let s = Double(index + 1) * step
      let done = s * s * s * (10 + s * (6 * s - 15))
      path[index] = Vector(
        Self.start.x - plan.dx * done + 0.2 * stream.normal(),
        Self.start.y - plan.dy * done + 0.2 * stream.normal())
    }
    return plan.samples
  }

  /// Makes the strokes and decides each by one rule: how many fail the ratio of 1.7.
  public mutating func oneRule(_ strokes: Range<Int>) -> Int {
    var failed = 0
    for number in strokes {
      let samples = make(number)
      let path = path.span
      for index in 0..<samples {
        let dx = (path[index].x - Self.start.x).magnitude
        let dy = (path[index].y - Self.start.y).magnitude
        guard dx > 10 || dy > 10 else { continue }
        if dy > dx / 1.7 { failed += 1 }
        break
      }
    }
    return failed
  }

  /// Makes the strokes and lets an arena decide them; returns how many the first container claimed.
  public mutating func arena(_ strokes: Range<Int>, _ arrangement: Arrangement) -> Int {
    var arena = Arena()
    var track = Track()
    var claimed = 0
    for number in strokes {
      load(number, into: &track)
      arena.play(track, under: arrangement)
      if arena.containers[0].claim != nil { claimed += 1 }
    }
    return claimed
  }

  /// Makes the strokes and judges each under all arrangements; returns how many verdicts are right.
  public mutating func verdicts(
    _ strokes: Range<Int>, _ contest: Contest, _ arrangements: [Arrangement]
  ) -> Int {
    var referee = Referee(contest, arrangements)
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

  private mutating func load(_ number: Int, into track: inout Track) {
    let samples = make(number)
    track.load(from: Self.start, through: path.span.extracting(first: samples), every: 8)
  }
}

extension BenchStroke {
  /// An arena of three recognizers: the feed's pan, a pan that fails early, and a drag.
  public static func arenaOfThree(_ contest: Contest, _ tuning: Tuning) -> Arrangement {
    Arrangement(
      on: contest.layout,
      [
        contest.feedPan(tuning),
        Attachment(
          "carousel.pan", on: contest.carousel.view,
          DirectionalPan(
            axis: contest.carousel.axis, rule: .ratio(1.7), threshold: 10, decision: .withheld,
            hysteresis: tuning.panHysteresis),
          drives: Drive(contest.inner, as: .handler(nil), pageRule: .projected)),
        Attachment(
          "carousel.drag", on: contest.carousel.view, Drag(minimumDistance: 30), drives: nil),
      ],
      tuning: tuning)
  }
}

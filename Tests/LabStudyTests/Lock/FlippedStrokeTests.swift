import LabSimulation
import Testing

@testable import LabStudy

@Suite("Flipped strokes")
struct FlippedStrokeTests {
  private static let ratios = (recorded: 1.7, present: 2.5)

  private static let verdict = Task {
    let lock = try await LockTests.lock("lost_swipe ~ recorded")
    var scenario = LockTests.scenario
    scenario.rows[1] = LockTests.row(ratio: ratios.present)
    return try await lock.verify(against: scenario, flips: 4, jobs: 2)
  }

  private static func referee() -> Referee {
    let scenario = LockTests.scenario
    let contest = scenario.contest
    return Referee(
      contest,
      [ratios.present, ratios.recorded].compactMap {
        LockTests.row(ratio: $0).contestStrategy?.contender(for: contest, tuning: scenario.tuning)
      })
  }

  private static func verdicts(_ script: StrokeScript, meant aim: Aim) -> [Verdict] {
    var referee = referee()
    var results: [TrialResult] = []
    referee.load(script.touches)
    referee.judge(meant: aim, into: &results)
    return results.map(\.verdict)
  }

  /// The aim of a synthetic stroke.
  private static func aim(_ flip: FlippedStroke, _ lock: Lock) throws -> Aim {
    let sized = lock.size.applied(to: LockTests.scenario)
    let index = try #require(sized.index(of: flip.address))
    let plan = try sized.experiment { _ in [] }.plan
    return try #require(plan.run(index..<index + 1).strokes[0].aim)
  }

  @Test("the paired change is that of a comparison on the same strokes, stroke by stroke")
  func paired() async throws {
    let verdict = try await Self.verdict.value
    let paired = try #require(verdict.paired)
    let sized = verdict.lock.size.applied(to: LockTests.scenario)
    var (onlyPresent, onlyRecorded) = (0, 0)
    let rows = [LockTests.row(ratio: Self.ratios.present), LockTests.row(ratio: 1.7)]
    let comparison = try await sized.compare(
      rows, jobs: 2,
      each: { batch in
        for index in batch.strokes.indices where batch.strokes[index].aim?.intent == .page {
          let lost = batch.results[2 * index..<2 * index + 2].map { $0.verdict == .lostSwipe }
          if lost == [true, false] { onlyPresent += 1 }
          if lost == [false, true] { onlyRecorded += 1 }
        }
      })
    #expect((paired.onlyPresent, paired.onlyRecorded) == (onlyPresent, onlyRecorded))
    let rates = comparison.rows.map {
      Double($0.tally.page[.lostSwipe]) / Double($0.tally.page.decided)
    }
    #expect([paired.present, paired.recorded] == rates)
    #expect(paired.interval.contains(paired.difference))
    #expect(paired.recorded == verdict.lock.value)
  }

  @Test("a shrunk stroke still ends as the whole one, and cannot lose a move")
  func shrunk() async throws {
    let verdict = try await Self.verdict.value
    let flips = try #require(verdict.paired).flips
    #expect(flips.count == 4)
    #expect(Set(flips.map(\.address.person)).count == 4)
    for flip in flips {
      let aim = try Self.aim(flip, verdict.lock)
      #expect(flip.present == .lostSwipe && flip.recorded != .lostSwipe)
      let wanted = [flip.present, flip.recorded]
      let script = try #require(flip.script)
      #expect(Self.verdicts(script, meant: aim) == wanted)
      #expect(script.isOrdered)
      for index in script.moves.indices {
        var shorter = script
        shorter.moves.remove(at: index)
        #expect(Self.verdicts(shorter, meant: aim) != wanted, "\(script)")
      }
    }
  }

  @Test("a lost swipe needs one move: into the wedge between the two ratios")
  func oneMove() async throws {
    let contest = LockTests.scenario.contest
    let middle = contest.layout.views[contest.carousel.view].frame.center
    var script = StrokeScript(Touches())
    script.start = middle + Vector(31.25, -17.5)
    // Along atan(1/2) = 26.57 degrees: within 1.7 (30.47 degrees), beyond 2.5 (21.8 degrees).
    script.moves = (1...9).map {
      StrokeScript.Move(
        offset: Vector(-22.4 * Double($0), 11.2 * Double($0)), time: 8.3 * Double($0))
    }
    script.end = 80.1
    let aim = Aim(intent: .page, direction: .left, turn: true)
    let wanted = Self.verdicts(script, meant: aim)
    #expect(wanted == [.lostSwipe, .right])
    let tuning = LockTests.scenario.tuning
    var shrinker = StrokeShrinker(
      contest,
      [Self.ratios.present, Self.ratios.recorded].compactMap {
        LockTests.row(ratio: $0).contestStrategy?.contender(for: contest, tuning: tuning)
      })
    let small = shrinker.shrink(script.touches, meant: aim, to: wanted)
    #expect(small.moves.count == 1)
    #expect(small.start == middle)
    #expect((small.moves[0].time, small.end) == (16, 32))
    #expect(Self.verdicts(small, meant: aim) == wanted)
  }

  @Test("a script is written as touch-down, moves and lift")
  func text() {
    var script = StrokeScript(
      Touches([
        TouchEvent(phase: .began, time: 3, location: Vector(100, 300)),
        TouchEvent(phase: .moved, time: 19, location: Vector(108.5, 308.5)),
        TouchEvent(phase: .ended, time: 51, location: Vector(117, 317)),
      ]))
    #expect("\(script)" == "B(0,0)@0 M(8.5,8.5)@16 M(17,17)@48 E@48")
    script.isCancelled = true
    #expect("\(script)".hasSuffix("C@48"))
  }
}

import LabSimulation
import LabTesting
import Testing

@Suite("Directional pan: the decision and its exact threshold")
struct DirectionalPanTests {
  private static func pan(
    _ rule: DirectionalPan.Rule, axis: Axis = .horizontal, threshold: Double = 10,
    _ decision: DirectionalPan.Decision = .withheld
  ) -> DirectionalPan {
    DirectionalPan(
      axis: axis, rule: rule, threshold: threshold, decision: decision, hysteresis: 10)
  }

  private static func keeps(_ ratio: Double, _ axis: Axis, _ track: Track) -> Bool {
    if case .fail = pan(.ratio(ratio), axis: axis).firstProposal(in: track) { false } else { true }
  }

  @Test("the pan is kept iff the ratio is at most the critical one, to the last bit")
  func critical() throws {
    var random = Xoshiro256(seed: 170)
    var track = Track()
    for number in 0..<100_000 {
      // Whole micropoints; mostly near the threshold, some far, some on tiny components.
      let spread = [12e6, 40e6, 400e6][number % 3]
      var x = random.uniform(-spread, spread).rounded() / 1e6
      let y = random.uniform(-spread, spread).rounded() / 1e6
      if number % 7 == 0 { x = random.uniform(-50, 50).rounded() / 1e6 }
      track.load(ScriptedStroke.through([(x, y)]))
      let axis = number.isMultiple(of: 2) ? Axis.horizontal : .vertical
      guard max(abs(x), abs(y)) > 10 else {
        #expect(Self.pan(.ratio(1), axis: axis).criticalRatio(in: track) == nil)
        continue
      }
      let critical = try #require(Self.pan(.ratio(1), axis: axis).criticalRatio(in: track))
      var ratios = [1e-3 * (1 + 1e6 * random.uniform()), critical * random.uniform(0.5, 2)]
      if critical > 0, critical.isFinite {
        ratios += [critical, critical.nextUp, critical.nextDown]
      }
      for ratio in ratios where ratio > 0 && ratio.isFinite {
        guard Self.keeps(ratio, axis, track) != (ratio <= critical) else { continue }
        Issue.record("(\(x), \(y)) along \(axis): ratio \(ratio), critical \(critical)")
        return
      }
    }
  }

  @Test("the critical ratio of (17, 10) is 1.7; along the axis it has no bound, across it is 0")
  func criticalByHand() {
    func critical(_ x: Double, _ y: Double) -> Double? {
      Self.pan(.ratio(1)).criticalRatio(in: Track(ScriptedStroke.through([(x, y)])))
    }
    #expect(critical(-17, 10).map { abs($0 - 1.7) < 1e-15 } == true)
    #expect(critical(15, 15) == 1)
    #expect(critical(20, 0) == .infinity)
    #expect(critical(0, 20) == 0)
    #expect(critical(10, 10) == nil)
  }

  @Test("the decision is made at the first move strictly beyond the threshold on either axis")
  func firstMove() {
    let track = Track(ScriptedStroke.through([(9, 9.5), (10, 10), (10.5, 2), (10.5, 100)]))
    #expect(Self.pan(.ratio(1.7)).firstProposal(in: track).moment?.index == 3)
    #expect(Self.pan(.ratio(1.7), threshold: 9).firstProposal(in: track).moment?.index == 1)
  }

  @Test("a kept pan that has not reached its hysteresis begins later")
  func keptThenBegins() {
    let track = Track(ScriptedStroke.through([(5, 1), (7, 2), (11, 3)]))
    let early = Self.pan(.ratio(1.7), threshold: 4)
    #expect(early.firstProposal(in: track) == .begin(Moment(index: 3, time: 48)))
    let published = Self.pan(.ratio(1.7), threshold: 4, .published)
    #expect(published.firstProposal(in: track) == .begin(Moment(index: 3, time: 48)))
  }

  @Test(
    "a pan that always keeps or always fails differs from the ratio in the outcome of the test alone",
    arguments: DirectionalPan.Decision.allCases)
  func branches(decision: DirectionalPan.Decision) throws {
    for stroke in WildStroke.made(2000, seed: 5) {
      let track = Track(stroke.touches(from: .zero))
      guard let critical = Self.pan(.ratio(1)).criticalRatio(in: track) else { continue }
      let ratio = Self.pan(.ratio(1.7), decision)
      let branch = Self.pan(.always(keep: 1.7 <= critical), decision)
      #expect(ratio.firstProposal(in: track) == branch.firstProposal(in: track))
      if let begin = ratio.firstProposal(in: track).moment {
        #expect(
          ratio.abandonment(in: track, after: begin)
            == branch.abandonment(in: track, after: begin))
      }
    }
  }

  @Test("with the decision withheld nothing is given up after a begin")
  func withheldNeverGivesUp() {
    for stroke in WildStroke.made(2000, seed: 6) {
      let track = Track(stroke.touches(from: .zero))
      let pan = Self.pan(.ratio(1.7))
      guard case .begin(let begin) = pan.firstProposal(in: track) else { continue }
      #expect(pan.abandonment(in: track, after: begin) == nil)
    }
  }
}

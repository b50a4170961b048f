import LabSimulation
import LabTesting
import Testing

@Suite("Directional pan: the decision and its exact threshold")
struct DirectionalPanTests {
  private static func pan(
    _ ratio: Double, axis: Axis = .horizontal, threshold: Double = 10,
    _ decision: DirectionalPan.Decision = .withheld
  ) -> DirectionalPan {
    DirectionalPan(
      axis: axis, ratio: ratio, threshold: threshold, decision: decision, hysteresis: 10)
  }

  private static func keeps(_ ratio: Double, _ axis: Axis, _ track: Track) -> Bool {
    if case .fail = pan(ratio, axis: axis).firstProposal(in: track) { false } else { true }
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
      guard let test = track.firstMove(strictlyBeyondOnEitherAxis: 10) else { continue }
      let critical = Self.pan(1, axis: axis).criticalRatio(of: track.displacement(at: test))
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
    func critical(_ x: Double, _ y: Double) -> Double {
      Self.pan(1).criticalRatio(of: Vector(x, y))
    }
    #expect(abs(critical(-17, 10) - 1.7) < 1e-15)
    #expect(critical(15, 15) == 1)
    #expect(critical(20, 0) == .infinity)
    #expect(critical(0, 20) == 0)
  }

  @Test("the decision is made at the first move strictly beyond the threshold on either axis")
  func firstMove() {
    let track = Track(ScriptedStroke.through([(9, 9.5), (10, 10), (10.5, 2), (10.5, 100)]))
    #expect(Self.pan(1.7).firstProposal(in: track).moment?.index == 3)
    #expect(Self.pan(1.7, threshold: 9).firstProposal(in: track).moment?.index == 1)
  }

  @Test("a kept pan that has not reached its hysteresis begins later")
  func keptThenBegins() {
    let track = Track(ScriptedStroke.through([(5, 1), (7, 2), (11, 3)]))
    let early = Self.pan(1.7, threshold: 4)
    #expect(early.firstProposal(in: track) == .begin(Moment(index: 3, time: 48)))
    let published = Self.pan(1.7, threshold: 4, .published)
    #expect(published.firstProposal(in: track) == .begin(Moment(index: 3, time: 48)))
  }

  @Test("with the decision withheld nothing is given up after a begin")
  func withheldNeverGivesUp() {
    for stroke in WildStroke.made(2000, seed: 6) {
      let track = Track(stroke.touches(from: .zero))
      let pan = Self.pan(1.7)
      guard case .begin(let begin) = pan.firstProposal(in: track) else { continue }
      #expect(pan.abandonment(in: track, after: begin) == nil)
    }
  }
}

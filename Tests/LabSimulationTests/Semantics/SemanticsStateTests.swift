import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of the states of a recognizer")
struct SemanticsStateTests {
  private static func bare(_ change: (inout Assumptions) -> Void = { _ in }) -> SceneTester {
    var tester = SceneTester(profile: 18, change)
    tester.view("root")
    return tester
  }

  private static let allowed: [RecognizerState: Set<RecognizerState>] = [
    .possible: [.began, .ended, .failed],
    .began: [.changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
    .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
  ]

  @Test("of the 36 pairs of states 12 are transitions", arguments: RecognizerState.allCases)
  func transitions(from: RecognizerState) {
    for to in RecognizerState.allCases {
      #expect(from.allows(to) == Self.allowed[from, default: []].contains(to), "\(from) > \(to)")
    }
  }

  @Test("S01 a tap is recognized at the lift with one action, and is possible again without one")
  func s01() throws {
    var tester = Self.bare()
    tester.attach("tap", on: "root", Tap(tuning: tester.tuning))
    let log = try tester.play("B@0 E@80")
    #expect(
      log.filter { $0.contains(" tap ") } == [
        "80 tap ended", "80 tap callback ended tap at (195,400)", "80 tap possible",
      ])
  }

  @Test("S02 a pan begins at 10 pt, changes with each move and ends with the lift")
  func s02() throws {
    var tester = Self.bare()
    tester.pan("pan", on: "root")
    try tester.play("B@0 M(0,4)@16 M(0,12)@32 M(0,20)@48 E@64")
    #expect(tester.states(of: "pan") == ["began@32", "ended@64"])
    #expect(tester.calls(of: "pan") == ["32 began", "48 changed", "64 ended"])
  }

  @Test("S04 a pan that never moves 10 pt fails without an action")
  func s04() throws {
    var tester = Self.bare()
    tester.pan("pan", on: "root")
    let log = try tester.play("B@0 M(5,5)@16 E@40")
    #expect(log.filter { $0.contains(" pan ") } == ["40 pan failed", "40 pan possible"])
  }

  @Test(
    "S06 a failure after the begin is a cancel with its action, or what is assumed",
    arguments: [
      (
        Assumptions.LateFailure.cancelled, ["began@16", "cancelled@32"],
        ["16 began", "32 cancelled"]
      ),
      (.silent, ["began@16", "failed@32"], ["16 began"]),
      (.ignored, ["began@16", "ended@64"], ["16 began", "48 changed", "64 ended"]),
    ])
  func s06(rule: Assumptions.LateFailure, states: [String], calls: [String]) throws {
    var tester = Self.bare { $0.lateFailure = rule }
    tester.attach(
      "pan", on: "root",
      DirectionalPan(
        axis: .horizontal, ratio: 1.7, threshold: 10, decision: .published, hysteresis: 10))
    try tester.play("B@0 M(8.5,8.5)@16 M(17,17)@32 M(20,20)@48 E@64")
    #expect(tester.states(of: "pan") == states)
    #expect(tester.calls(of: "pan") == calls)
  }

  @Test(
    "S07 a lift in the event that crosses the hysteresis: began, then ended",
    arguments: ["B@0 M(0,40)@16 E(0,40)@16", "B@0 E(0,40)@16"])
  func s07(script: String) throws {
    var tester = Self.bare()
    tester.pan("pan", on: "root")
    try tester.play(script)
    #expect(tester.calls(of: "pan") == ["16 began", "16 ended"])
  }

  @Test("S08 a gesture that was active never goes back to possible")
  func s08() throws {
    #expect(!RecognizerState.began.allows(.possible))
    #expect(!RecognizerState.changed.allows(.possible))
    var tester = Self.bare()
    // Its phase is active with the press, and undecided again when that has failed.
    tester.gesture(
      "pair", on: "root", .press().simultaneously(with: .tap(2)).called("pair"))
    try tester.play("B@0 E@80")
    #expect(tester.states(of: "pair") == ["began@0", "cancelled@430"])
    #expect(tester.calls(of: "pair") == ["0 pair.updating", "0 pair.changed", "430 pair.reset"])
  }
}

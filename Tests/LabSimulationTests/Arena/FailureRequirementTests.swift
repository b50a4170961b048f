import LabSimulation
import LabTesting
import Testing

@Suite("Timeline: one recognizer waits until another has failed")
struct FailureRequirementTests {
  /// A move every 16 ms, events 1 to 10, and the lift as event 11.
  private static let stroke = ScriptedStroke.steps(10, by: Vector(12, 12))

  private static func tester(
    feed: ScriptedRecognizer, card: ScriptedRecognizer, limit: Double? = nil,
    together: [(Int, Int)] = []
  ) -> ArenaTester {
    ArenaTester.among(
      [("feed", feed), ("card", card)],
      waits: [FailureRequirement(0, waitsFor: 1, atMost: limit)], together: together)
  }

  @Test("a waiter that crossed before begins in the same pass in which the other fails")
  func deferred() {
    var tester = Self.tester(feed: .begins(at: 1), card: .fails(at: 2))
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["began@2", "ended@11"])
    #expect(tester.states(of: "card") == ["failed@2"])
    #expect(tester.arena.transitions.map(\.recognizer) == [1, 0, 0])
    #expect(tester.feed.claim == Moment(index: 2, time: 32))
  }

  @Test("when the other begins, the waiter fails and stays out of this touch")
  func blockerBegins() {
    var tester = Self.tester(feed: .begins(at: 1), card: .begins(at: 5))
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["failed@5"])
    #expect(tester.reasons(of: "feed") == [.requiredFailure(of: 1)])
    #expect(tester.feed.maximum == 0)
  }

  @Test("when the other begins, even a permission to run together does not save the waiter")
  func permissionDoesNotHelp() {
    var tester = Self.tester(feed: .begins(at: 1), card: .begins(at: 5), together: [(0, 1)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["failed@5"])
  }

  @Test("a waiter that has not crossed yet fails too when the other begins")
  func notYetCrossed() {
    var tester = Self.tester(feed: .begins(at: 9), card: .begins(at: 5))
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["failed@5"])
  }

  @Test("when the other neither begins nor fails, both fail at the lift")
  func starved() {
    var tester = Self.tester(feed: .begins(at: 1), card: .waits)
    #expect(tester.play(Self.stroke) == .nobody)
    #expect(tester.states(of: "feed") == ["failed@11"])
    #expect(tester.states(of: "card") == ["failed@11"])
    #expect(tester.reasons(of: "feed") == [.lifted])
  }

  @Test("the other's failure does not make a waiter begin that has not crossed")
  func freeAgain() {
    var tester = Self.tester(feed: .begins(at: 7), card: .fails(at: 2))
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["began@7", "ended@11"])
  }

  @Test("a wait for a recognizer that does not see the touch is none")
  func absentBlocker() {
    var tester = Self.tester(feed: .begins(at: 3), card: .waits)
    tester.play(
      ScriptedStroke.through([(0, 5), (0, 10), (0, 15), (0, 20)], from: Vector(195, 100)))
    #expect(tester.states(of: "feed") == ["began@3", "ended@5"])
    #expect(tester.states(of: "card").isEmpty)
  }

  @Test("a limit ends the wait by a timer between two events")
  func limit() {
    var tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: 100)
    tester.play(Self.stroke)
    // Event 6 comes at 96 ms, event 7 at 112 ms.
    #expect(tester.feed.claim == Moment(index: 6, time: 100))
    #expect(tester.states(of: "card") == ["failed@6"])
    #expect(tester.reasons(of: "card") == [.excluded(by: 0)])
  }

  @Test("a timer exactly at an event fires with it, and there the deeper recognizer is first")
  func limitAtEvent() {
    var tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: 96)
    tester.play(Self.stroke)
    #expect(tester.feed.claim == Moment(index: 6, time: 96))
    tester = Self.tester(feed: .begins(at: 1), card: .begins(at: 6), limit: 96)
    tester.play(Self.stroke)
    #expect(tester.states(of: "card") == ["began@6", "ended@11"])
    #expect(tester.reasons(of: "feed") == [.excluded(by: 1)])
  }

  @Test("after the limit the waiter begins at its own event, without a further wait")
  func afterLimit() {
    var tester = Self.tester(feed: .begins(at: 8), card: .waits, limit: 100)
    tester.play(Self.stroke)
    #expect(tester.feed.claim == Moment(index: 8, time: 128))
  }

  @Test("the other's failure ends the wait before the limit does")
  func failureBeforeLimit() {
    var tester = Self.tester(feed: .begins(at: 1), card: .fails(at: 3), limit: 100)
    tester.play(Self.stroke)
    #expect(tester.feed.claim == Moment(index: 3, time: 48))
  }

  @Test("a timer after the lift never fires", arguments: [160.001, 161, 5000])
  func timerAfterLift(limit: Double) {
    var tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: limit)
    #expect(tester.play(Self.stroke) == .nobody)
    #expect(tester.states(of: "feed") == ["failed@11"])
  }

  @Test("a timer due with the last move and the lift in one frame still finds the finger down")
  func timerWithLastMove() {
    // The last move and the lift come at 160 ms.
    var tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: 160)
    tester.play(Self.stroke)
    #expect(tester.feed.claim == Moment(index: 10, time: 160))
    // So does one that crosses in that very move.
    tester = Self.tester(feed: .begins(at: 10), card: .waits, limit: 160)
    tester.play(Self.stroke)
    #expect(tester.feed.claim == Moment(index: 10, time: 160))
  }

  @Test("a timer due at a lift after a pause comes too late")
  func timerAtLift() {
    var tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: 200)
    tester.play(ScriptedStroke.steps(10, by: Vector(12, 12), lift: 40))
    #expect(tester.states(of: "feed") == ["failed@11"])
    // One millisecond earlier the finger still rests on the screen.
    tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: 199)
    tester.play(ScriptedStroke.steps(10, by: Vector(12, 12), lift: 40))
    #expect(tester.feed.claim == Moment(index: 10, time: 199))
  }

  @Test("a limit counts from touch-down, not from the clock's zero")
  func limitFromTouchDown() {
    var tester = Self.tester(feed: .begins(at: 1), card: .waits, limit: 100)
    tester.play(ScriptedStroke.delayed(Self.stroke, by: 1000))
    #expect(tester.feed.claim == Moment(index: 6, time: 1100))
  }

  @Test(
    "two requirements on one waiter: it begins when the last of them is over",
    arguments: [(2, 5), (5, 2), (4, 4)])
  func twoRequirements(failures: (Int, Int)) {
    var tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.begins(at: 1)),
        ("a", ScriptedRecognizer.fails(at: failures.0)),
        ("b", ScriptedRecognizer.fails(at: failures.1)),
      ], waits: [FailureRequirement(0, waitsFor: 1), FailureRequirement(0, waitsFor: 2)])
    tester.play(Self.stroke)
    #expect(tester.feed.claim?.index == max(failures.0, failures.1))
  }

  @Test("two requirements with limits: the later limit counts")
  func twoLimits() {
    func claim(_ a: Double?, _ b: Double?) -> Moment? {
      var tester = ArenaTester.among(
        [
          ("feed", ScriptedRecognizer.begins(at: 1)), ("a", ScriptedRecognizer.waits),
          ("b", ScriptedRecognizer.waits),
        ],
        waits: [
          FailureRequirement(0, waitsFor: 1, atMost: a),
          FailureRequirement(0, waitsFor: 2, atMost: b),
        ])
      tester.play(Self.stroke)
      return tester.feed.claim
    }
    #expect(claim(50, 100) == Moment(index: 6, time: 100))
    #expect(claim(100, 50) == Moment(index: 6, time: 100))
    #expect(claim(nil, 50) == nil)
    #expect(claim(50, nil) == nil)
  }

  @Test("a limit and a failure on one waiter: both must be over")
  func limitAndFailure() {
    var tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.begins(at: 1)), ("a", ScriptedRecognizer.waits),
        ("b", ScriptedRecognizer.fails(at: 9)),
      ],
      waits: [
        FailureRequirement(0, waitsFor: 1, atMost: 50), FailureRequirement(0, waitsFor: 2),
      ])
    tester.play(Self.stroke)
    #expect(tester.feed.claim?.index == 9)
  }

  @Test("a chain: when the last one fails, the middle one begins and the first one fails")
  func chain() {
    var tester = ArenaTester.among(
      [
        ("a", ScriptedRecognizer.begins(at: 1)), ("b", ScriptedRecognizer.begins(at: 2)),
        ("c", ScriptedRecognizer.fails(at: 4)),
      ], waits: [FailureRequirement(0, waitsFor: 1), FailureRequirement(1, waitsFor: 2)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "c") == ["failed@4"])
    #expect(tester.states(of: "b") == ["began@4", "ended@11"])
    #expect(tester.states(of: "a") == ["failed@4"])
  }

  @Test("a chain: when the last one begins, the middle one fails, and the first one is excluded")
  func chainLastBegins() {
    var tester = ArenaTester.among(
      [
        ("a", ScriptedRecognizer.begins(at: 1)), ("b", ScriptedRecognizer.begins(at: 2)),
        ("c", ScriptedRecognizer.begins(at: 4)),
      ], waits: [FailureRequirement(0, waitsFor: 1), FailureRequirement(1, waitsFor: 2)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "c").first == "began@4")
    #expect(tester.states(of: "b") == ["failed@4"])
    #expect(tester.states(of: "a") == ["failed@4"])
  }

  @Test("a chain: with a permission the first one begins in the pass that fails the middle one")
  func chainWithPermission() {
    var tester = ArenaTester.among(
      [
        ("a", ScriptedRecognizer.begins(at: 1)), ("b", ScriptedRecognizer.begins(at: 2)),
        ("c", ScriptedRecognizer.begins(at: 4)),
      ], waits: [FailureRequirement(0, waitsFor: 1), FailureRequirement(1, waitsFor: 2)],
      together: [(0, 2)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "b") == ["failed@4"])
    #expect(tester.states(of: "a") == ["began@4", "ended@11"])
  }

  @Test("a chain fails through to its end in one pass")
  func chainOfFailures() {
    var tester = ArenaTester.among(
      [
        ("a", ScriptedRecognizer.begins(at: 1)), ("b", ScriptedRecognizer.fails(at: 4)),
        ("c", ScriptedRecognizer.fails(at: 4)),
      ], waits: [FailureRequirement(0, waitsFor: 1), FailureRequirement(1, waitsFor: 2)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "a") == ["began@4", "ended@11"])
  }

  @Test("a failure requirement counts before depth when one event crosses both")
  func requirementBeforeDepth() {
    // The deeper one waits for the feed, so the feed wins although it lies less deep.
    var tester = ArenaTester.among(
      [("feed", ScriptedRecognizer.begins(at: 3)), ("card", ScriptedRecognizer.begins(at: 3))],
      waits: [FailureRequirement(1, waitsFor: 0)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed").first == "began@3")
    #expect(tester.states(of: "card") == ["failed@3"])
  }

  @Test("one that gives up while it is held back fails, and never begins later")
  func givesUpWhileHeld() {
    var tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.fails(at: 8)),
        ("card", ScriptedRecognizer.begins(at: 1, givesUpAt: 4)),
        ("other", ScriptedRecognizer.begins(at: 6)),
      ], waits: [FailureRequirement(1, waitsFor: 0)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "card") == ["failed@4"])
    #expect(tester.states(of: "other").first == "began@6")
    tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.fails(at: 4)),
        ("card", ScriptedRecognizer.begins(at: 1, givesUpAt: 4)),
      ], waits: [FailureRequirement(1, waitsFor: 0)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "card") == ["failed@4"])
  }

  @Test("one that is held back begins before the event at which it would give up")
  func beginsBeforeItGivesUp() {
    var tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.fails(at: 3)),
        ("card", ScriptedRecognizer.begins(at: 1, givesUpAt: 4)),
      ], waits: [FailureRequirement(1, waitsFor: 0)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "card") == ["began@3", "cancelled@4"])
  }

  @Test("two that wait for each other would wait for ever: both waits are left out and reported")
  func circle() {
    let circle = [FailureRequirement(0, waitsFor: 1), FailureRequirement(1, waitsFor: 0)]
    var tester = ArenaTester.among(
      [("feed", ScriptedRecognizer.begins(at: 2)), ("card", ScriptedRecognizer.begins(at: 2))],
      waits: circle)
    tester.play(Self.stroke)
    #expect(tester.states(of: "card").first == "began@2")
    #expect(tester.states(of: "feed") == ["failed@2"])
    #expect(tester.arrangement.circularRequirements == circle)
    #expect(tester.arrangement.requirements.isEmpty)
  }

  @Test("of waits in a circle and waits that lead into it only the circle is left out")
  func circleOfThree() {
    let circle = [
      FailureRequirement(0, waitsFor: 1), FailureRequirement(1, waitsFor: 2),
      FailureRequirement(2, waitsFor: 0),
    ]
    let into = FailureRequirement(3, waitsFor: 0)
    let tester = ArenaTester.among(
      (0..<4).map { ("r\($0)", ScriptedRecognizer.begins(at: 1)) }, waits: circle + [into])
    #expect(tester.arrangement.circularRequirements == circle)
    #expect(tester.arrangement.requirements == [into])
  }

  @Test("a limit breaks a circle")
  func circleWithLimit() {
    var tester = ArenaTester.among(
      [("feed", ScriptedRecognizer.begins(at: 2)), ("card", ScriptedRecognizer.begins(at: 2))],
      waits: [
        FailureRequirement(0, waitsFor: 1, atMost: 100), FailureRequirement(1, waitsFor: 0),
      ])
    tester.play(Self.stroke)
    #expect(tester.arrangement.circularRequirements.isEmpty)
    #expect(tester.feed.claim == Moment(index: 6, time: 100))
    #expect(tester.states(of: "card") == ["failed@6"])
  }
}

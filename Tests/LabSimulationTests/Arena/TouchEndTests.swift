import LabSimulation
import LabTesting
import Testing

@Suite("Timeline: how touches start and end")
struct TouchEndTests {
  private static let two: [(name: String, recognizer: any TimelineRecognizer)] = [
    ("feed", ScrollPan(axis: .vertical, slop: 10)), ("card", Pan(hysteresis: 10)),
  ]

  @Test("a pan that never moves enough fails at the lift, without a begin")
  func tooShort() {
    var tester = ArenaTester.among(Self.two)
    #expect(tester.play(ScriptedStroke.through([(0, 4), (0, 9)])) == .nobody)
    #expect(tester.states(of: "card") == ["failed@3"])
    #expect(tester.states(of: "feed") == ["failed@3"])
  }

  @Test("a pan begins at its first move of 10 pt and ends with the lift")
  func wholePan() {
    var tester = ArenaTester.among([("card", Pan(hysteresis: 10))])
    tester.play(ScriptedStroke.through([(0, 4), (0, 12), (0, 20)], lift: 16))
    #expect(tester.states(of: "card") == ["began@2", "ended@4"])
  }

  @Test("the last move and the lift in one frame: the pan begins, then ends")
  func oneFrame() {
    var tester = ArenaTester.among(Self.two)
    #expect(tester.play(ScriptedStroke.through([(-40, 0)])) == .carousel)
    #expect(tester.states(of: "card") == ["began@1", "ended@2"])
    #expect(tester.carousel.atLift == -30)
  }

  @Test("a lift at a new place is a move and a lift: it can still begin a pan")
  func liftAtNewPlace() {
    let start = ScriptedStroke.start
    var tester = ArenaTester.among(Self.two)
    tester.play(
      Touches([
        TouchEvent(phase: .began, time: 0, location: start),
        TouchEvent(phase: .ended, time: 16, location: start + Vector(-40, 0)),
      ]))
    #expect(tester.states(of: "card") == ["began@1", "ended@2"])
  }

  @Test("a system cancel cancels what has begun and fails what was possible")
  func systemCancel() {
    var tester = ArenaTester.among(
      Self.two + [("later", ScriptedRecognizer.begins(at: 2))], together: [(1, 2)])
    tester.play(ScriptedStroke.through([(-60, 0), (-120, 0)], cancelled: true))
    #expect(tester.states(of: "card") == ["began@1", "cancelled@3"])
    #expect(tester.states(of: "feed") == ["failed@1"])
    tester = ArenaTester.among(Self.two)
    tester.play(ScriptedStroke.through([(-4, 0), (-8, 0)], cancelled: true))
    #expect(tester.states(of: "card") == ["failed@3"])
    #expect(tester.reasons(of: "card") == [.systemCancel])
    #expect(tester.reasons(of: "feed") == [.systemCancel])
  }

  @Test("a cancel at -120 leaves the page, or turns it when the handler treats it as an end")
  func cancelAndPage() {
    // Fast enough that the projection leads beyond half of the width.
    let stroke = ScriptedStroke.through([(-60, 0), (-120, 0)], cancelled: true)
    var strategy = EarlyDirectionFailure()
    for (commits, page) in [(false, 2), (true, 3)] {
      strategy.commitOnCancel = commits
      var tester = ArenaTester(strategy)
      tester.play(stroke)
      #expect(tester.carousel.maximum == 110)
      #expect(tester.carousel.atLift == 0)
      #expect(tester.carousel.page == page)
      #expect(tester.carousel.turned == commits)
    }
  }

  @Test("after a cancel the next stroke starts afresh, without an old anchor")
  func freshAfterCancel() {
    let next = ScriptedStroke.through([(-30, 0), (-60, 0)])
    var used = ArenaTester(EarlyDirectionFailure())
    used.play(ScriptedStroke.through([(-60, 0), (-120, 0)], cancelled: true))
    used.play(next)
    #expect(used.states(of: "carousel.pan") == ["began@1", "ended@3"])
    #expect(used.carousel.atLift == -50)
  }

  @Test("a stroke that only taps moves nothing under any strategy", arguments: Strategies.names)
  func tap(name: String) throws {
    var tester = ArenaTester(try #require(Strategies.named(name)))
    for moves in [[], [(x: 0.0, y: 0.0)], [(x: 3.0, y: -2.0)]] {
      #expect(tester.play(ScriptedStroke.through(moves, lift: 80)) == .nobody)
      #expect(tester.claimant == .nobody)
      #expect(tester.hearings().values.allSatisfy { $0 == (0, 1) })
      #expect(tester.hearings().count == tester.arrangement.attachments.count)
    }
  }

  @Test("a stroke of a single event is a tap, under any strategy", arguments: Strategies.names)
  func singleEvent(name: String) throws {
    var tester = ArenaTester(try #require(Strategies.named(name)))
    for phase in TouchPhase.allCases {
      let stroke = Touches([TouchEvent(phase: phase, time: 5, location: ScriptedStroke.start)])
      #expect(tester.play(stroke) == .nobody)
      #expect(tester.hearings().values.allSatisfy { $0 == (0, 1) })
    }
  }

  @Test("without any touch nobody wins and all rests", arguments: Strategies.names)
  func noTouch(name: String) throws {
    var tester = ArenaTester(try #require(Strategies.named(name)))
    // The stroke before must leave no trace either.
    tester.play(ScriptedStroke.straight(angle: 0, step: 20))
    #expect(tester.play(Touches()) == .nobody)
    #expect(tester.hearings().values.allSatisfy { $0 == (0, 1) })
    #expect(tester.states(of: "carousel.pan").isEmpty)
    #expect(tester.carousel.page == 2)
    #expect(tester.feed.offset == 400)
  }

  @Test("a touch that misses the carousel is seen by the feed's recognizers alone")
  func missesTheCarousel() {
    var tester = ArenaTester.among(Self.two)
    let path = [(x: -5.0, y: 0.0), (-15, 0), (-15, 15)]
    #expect(tester.play(ScriptedStroke.through(path, from: Vector(195, 199))) == .feed)
    #expect(tester.states(of: "card").isEmpty)
    #expect(tester.states(of: "feed") == ["began@3", "ended@4"])
  }

  @Test("a touch that leaves the carousel stays bound to it")
  func boundForLife() {
    var tester = ArenaTester.among([("card", Pan(hysteresis: 30))])
    tester.play(ScriptedStroke.through([(0, -20), (0, -40)], from: Vector(195, 210)))
    #expect(tester.states(of: "card") == ["began@2", "ended@3"])
  }

  @Test(
    "a touch that begins outside of the screen reaches no view",
    arguments: [Vector(-1, 300), Vector(390, 300), Vector(100, 844), Vector(100, -0.5)])
  func outsideOfTheScreen(start: Vector) {
    var tester = ArenaTester.among(Self.two)
    #expect(tester.play(ScriptedStroke.through([(30, 0), (60, 60)], from: start)) == .nobody)
    #expect(tester.arena.transitions.isEmpty)
  }
}

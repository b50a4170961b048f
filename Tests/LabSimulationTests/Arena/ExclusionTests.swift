import LabSimulation
import LabTesting
import Testing

@Suite("Timeline: of those that exclude each other the first to begin wins")
struct ExclusionTests {
  /// Five moves to the right and down by equal steps, events 1 to 5, lift at 6.
  private static let stroke = ScriptedStroke.steps(5, by: Vector(20, 20))

  @Test("when one event crosses both, the deeper view wins, whichever was attached first")
  func deeperWins() {
    let feed = (
      name: "feed", recognizer: ScriptedRecognizer.begins(at: 1) as any TimelineRecognizer
    )
    let card = (
      name: "card", recognizer: ScriptedRecognizer.begins(at: 1) as any TimelineRecognizer
    )
    for order in [[feed, card], [card, feed]] {
      var tester = ArenaTester.among(order)
      tester.play(Self.stroke)
      #expect(tester.states(of: "card") == ["began@1", "ended@6"])
      #expect(tester.states(of: "feed") == ["failed@1"])
    }
  }

  @Test("the earlier one wins, even when the other lies deeper")
  func earlierWins() {
    var tester = ArenaTester.among([
      ("feed", ScriptedRecognizer.begins(at: 2)), ("card", ScriptedRecognizer.begins(at: 3)),
    ])
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["began@2", "ended@6"])
    #expect(tester.states(of: "card") == ["failed@2"])
    #expect(tester.reasons(of: "card") == [.excluded(by: 0)])
  }

  @Test("on one view the order of attachment decides")
  func attachmentOrder() {
    var tester = ArenaTester.among([
      ("first", ScriptedRecognizer.begins(at: 1)), ("second", ScriptedRecognizer.begins(at: 1)),
    ])
    tester.play(Self.stroke)
    #expect(tester.states(of: "first").first == "began@1")
    #expect(tester.states(of: "second") == ["failed@1"])
  }

  @Test("a permission from either side is enough for both to run", arguments: [(0, 1), (1, 0)])
  func permission(pair: (Int, Int)) {
    var tester = ArenaTester.among(
      [("feed", ScriptedRecognizer.begins(at: 1)), ("card", ScriptedRecognizer.begins(at: 1))],
      together: [pair])
    #expect(tester.play(Self.stroke) == .both)
    #expect(tester.states(of: "feed") == ["began@1", "ended@6"])
    #expect(tester.states(of: "card") == ["began@1", "ended@6"])
  }

  @Test("a permission between two does not reach a third")
  func permissionIsPairwise() {
    var tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.begins(at: 1)), ("a", ScriptedRecognizer.begins(at: 1)),
        ("b", ScriptedRecognizer.begins(at: 2)),
      ], together: [(0, 1)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed").first == "began@1")
    #expect(tester.states(of: "a").first == "began@1")
    #expect(tester.states(of: "b") == ["failed@1"])
  }

  @Test("with a permission from only one of two that run, a later one cannot begin")
  func activeOneBlocks() {
    var tester = ArenaTester.among(
      [
        ("feed", ScriptedRecognizer.begins(at: 1)), ("a", ScriptedRecognizer.begins(at: 1)),
        ("b", ScriptedRecognizer.begins(at: 2)),
      ], together: [(0, 1), (0, 2)])
    tester.play(Self.stroke)
    #expect(tester.states(of: "b") == ["failed@1"])
    #expect(tester.reasons(of: "b") == [.excluded(by: 1)])
  }

  @Test("an active recognizer is never torn down by another one")
  func activeStays() {
    var tester = ArenaTester.among([
      ("feed", ScriptedRecognizer.begins(at: 1)), ("card", ScriptedRecognizer.begins(at: 4)),
    ])
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["began@1", "ended@6"])
  }

  @Test("a child that fails in the event in which the feed begins does not hinder it")
  func refusedChild() {
    var tester = ArenaTester.among([
      ("feed", ScriptedRecognizer.begins(at: 2)), ("card", ScriptedRecognizer.fails(at: 2)),
    ])
    #expect(tester.play(Self.stroke) == .feed)
    #expect(tester.states(of: "card") == ["failed@2"])
    #expect(tester.reasons(of: "card") == [.proposed])
    #expect(tester.states(of: "feed") == ["began@2", "ended@6"])
  }

  @Test("giving up after having begun is a cancel, and the touch stays lost for the others")
  func abandonment() {
    var tester = ArenaTester.among([
      ("feed", ScriptedRecognizer.begins(at: 2)),
      ("card", ScriptedRecognizer.begins(at: 1, givesUpAt: 3)),
    ])
    tester.play(Self.stroke)
    #expect(tester.states(of: "card") == ["began@1", "cancelled@3"])
    #expect(tester.reasons(of: "card") == [.proposed, .abandoned])
    #expect(tester.states(of: "feed") == ["failed@1"])
    #expect(tester.carousel.claim?.index == 1)
    #expect(tester.carousel.atLift == 0)
    #expect(tester.carousel.maximum == 40)
  }

  @Test("after one gave up, another that is still to propose had been failed at the begin")
  func nothingAfterAbandonment() {
    var tester = ArenaTester.among([
      ("feed", ScriptedRecognizer.begins(at: 5)),
      ("card", ScriptedRecognizer.begins(at: 1, givesUpAt: 3)),
    ])
    tester.play(Self.stroke)
    #expect(tester.states(of: "feed") == ["failed@1"])
    #expect(tester.feed.claim == nil)
  }

  @Test("of two scroll views on crossing axes the larger component comes first, a tie is deeper's")
  func crossingScrollViews() {
    func winner(_ x: Double, _ y: Double) -> Winner {
      var tester = ArenaTester.among([
        ("feed", ScrollPan(axis: .vertical, slop: 10)),
        ("card", ScrollPan(axis: .horizontal, slop: 10)),
      ])
      tester.play(ScriptedStroke.through([(x, y), (2 * x, 2 * y)]))
      return tester.claimant
    }
    #expect(winner(20, 20.000001) == .feed)
    #expect(winner(20, 20) == .carousel)
    #expect(winner(20.000001, 20) == .carousel)
    #expect(winner(-20, 20.000001) == .feed)
  }

  @Test("64 recognizers on one view: the first wins and 63 lose")
  func many() {
    var tester = ArenaTester.among(
      (0..<64).map { ("r\($0)", ScriptedRecognizer.begins(at: 1)) })
    tester.play(Self.stroke)
    let hearings = tester.hearings()
    #expect(hearings.count == 64)
    #expect(hearings.filter { $0.value.won == 1 && $0.value.lost == 0 }.map(\.key) == ["r0"])
    #expect(hearings.filter { $0.value.won == 0 && $0.value.lost == 1 }.count == 63)
  }
}

import LabSimulation
import LabTesting
import Testing

@Suite("Semantics of arbitration between recognizers")
struct SemanticsExclusionTests {
  private static func tester(
    shuffle: UInt64? = nil, _ change: (inout Assumptions) -> Void = { _ in },
    pan: (inout UIKitTraits) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester.feedWithCarousel(shuffle: shuffle, change)
    tester.pan("P", on: "carousel", moves: "carousel", pan)
    return tester
  }

  /// A pan of the carousel that fails at a vertical distance and never begins before.
  private static func undecided(
    until threshold: Double, shuffle: UInt64? = nil,
    _ change: (inout Assumptions) -> Void = { _ in }
  ) -> SceneTester {
    var tester = SceneTester.feedWithCarousel(shuffle: shuffle, change)
    tester.attach(
      "P", on: "carousel",
      DirectionalPan(
        axis: .horizontal, ratio: 1.7, threshold: threshold, decision: .withheld, hysteresis: 10))
    tester.require("feed.pan", toFail: "P")
    return tester
  }

  @Test(
    "of two that could begin in one event the first one of the order does",
    arguments: [
      (Assumptions.EqualOrder.deeper, Winner.carousel), (.shallower, .feed), (.attachment, .feed),
    ])
  func equalOrder(order: Assumptions.EqualOrder, winner: Winner) throws {
    var tester = Self.tester({ $0.equalOrder = order })
    try tester.play("B@0 M(20,20)@16 E@32")
    #expect(tester.winner == winner)
  }

  @Test("A01 in one event the deeper pan begins and the other one fails")
  func a01() throws {
    var tester = Self.tester()
    try tester.play("B@0 M(12,12)@16 E@32")
    #expect(tester.states(of: "P") == ["began@16", "ended@32"])
    #expect(tester.states(of: "feed.pan") == ["failed@16"])
    #expect(tester.reasons(of: "feed.pan") == [.excluded(by: tester.index(of: "P"))])
    #expect(tester.winner == .carousel)
  }

  @Test("A02 A03 one delegate that allows both is enough", arguments: [true, false])
  func a02a03(childSays: Bool) throws {
    var tester = Self.tester()
    tester.simultaneous(childSays ? "P" : "feed.pan", childSays ? "feed.pan" : "P")
    try tester.play("B@0 M(20,20)@16 E@32")
    #expect(tester.states(of: "P") == ["began@16", "ended@32"])
    #expect(tester.states(of: "feed.pan") == ["began@16", "ended@32"])
    #expect(tester.winner == .both)
  }

  @Test("A04 a feed that waits begins in the pass in which the other pan fails", arguments: 0...6)
  func a04(shuffle: UInt64) throws {
    // 0 stands for the order as it is.
    var tester = Self.undecided(until: 15, shuffle: shuffle == 0 ? nil : shuffle)
    let log = try tester.play("B@0 M(0,12)@16 M(0,20)@32 E@48")
    #expect(
      log.filter { $0.hasSuffix("withheld") || $0.hasSuffix("failed") || $0.hasSuffix("began") }
        == [
          "16 feed.pan withheld", "32 P failed", "32 feed.pan began",
        ])
    #expect(tester.winner == .feed)
  }

  @Test("A05 a feed that waits fails when the other pan begins")
  func a05() throws {
    var tester = Self.tester()
    tester.require("feed.pan", toFail: "P")
    try tester.play("B@0 M(12,12)@16 M(0,100)@32 E@48")
    #expect(tester.states(of: "feed.pan") == ["failed@16"])
    #expect(tester.reasons(of: "feed.pan") == [.requiredFailure(of: tester.index(of: "P"))])
    #expect(tester.winner == .carousel)
    #expect(tester.outcome("feed").maximum == 0)
  }

  @Test(
    "A06 what is withheld at the lift fails, or begins and ends with it",
    arguments: [
      (Assumptions.AtLift.failed, ["failed@400"]), (.scrollFails, ["failed@400"]),
      (.ended, ["began@400", "ended@400"]),
    ])
  func a06(rule: Assumptions.AtLift, feed: [String]) throws {
    var tester = Self.undecided(until: 50) { $0.deferredAtLift = rule }
    try tester.play("B@0 M(0,12)@16 E@400")
    #expect(tester.states(of: "P") == ["failed@400"])
    #expect(tester.states(of: "feed.pan") == feed)
  }

  @Test(
    "A09 a single tap that waits for a double tap",
    arguments: [
      ("B@0 E@80 B@200 E@280", ["failed@280"], ["ended@280"]),
      ("B@0 E@80", ["ended@430"], ["failed@430"]),
    ])
  func a09(script: String, single: [String], double: [String]) throws {
    var tester = SceneTester()
    tester.view("root")
    var tap = Tap(tuning: tester.tuning)
    tester.attach("tap1", on: "root", tap)
    tap.taps = 2
    tester.attach("tap2", on: "root", tap)
    tester.require("tap1", toFail: "tap2")
    try tester.play(script)
    #expect(tester.states(of: "tap1") == single)
    #expect(tester.states(of: "tap2") == double)
    #expect(tester.calls(of: "tap1").count + tester.calls(of: "tap2").count == 1)
  }

  @Test("a tap whose wait has a limit is recognized then, and the double tap goes on")
  func limitedTap() throws {
    var tester = SceneTester()
    tester.view("root")
    var tap = Tap(tuning: tester.tuning)
    tester.attach("tap1", on: "root", tap)
    tap.taps = 2
    tester.attach("tap2", on: "root", tap)
    tester.require("tap1", toFail: "tap2", limit: 150)
    try tester.play("B@0 E@80")
    #expect(tester.calls(of: "tap1") == ["150 ended"])
    #expect(tester.states(of: "tap2") == ["failed@430"])
  }

  @Test("A10 two that wait for each other: the circle is named and dropped")
  func a10() throws {
    var tester = Self.tester()
    tester.require("P", toFail: "feed.pan")
    tester.require("feed.pan", toFail: "P")
    let log = try tester.play("B@0 M(12,12)@16 E@32")
    #expect(log.first == "0 circle feed.pan P")
    #expect(tester.states(of: "P") == ["began@16", "ended@32"])
    #expect(tester.states(of: "feed.pan") == ["failed@16"])
  }

  @Test("A11 a pan that may not begin fails, and the feed begins at its own slop")
  func a11() throws {
    var tester = Self.tester(pan: { $0.shouldBegin = .never })
    try tester.play("B@0 M(8,8)@16 M(9,12)@32 E@48")
    #expect(tester.states(of: "P") == ["failed@16"])
    #expect(tester.reasons(of: "P") == [.shouldBegin])
    #expect(tester.states(of: "feed.pan") == ["began@32", "ended@48"])
  }

  private static func pressing(shuffle: UInt64) -> SceneTester {
    var tester = SceneTester.feedWithCarousel(shuffle: shuffle == 0 ? nil : shuffle)
    tester.attach("LP", on: "carousel", LongPress())
    return tester
  }

  @Test("A12 a long press that has begun leaves nothing for the feed", arguments: 0...6)
  func a12(shuffle: UInt64) throws {
    var tester = Self.pressing(shuffle: shuffle)
    try tester.play("B@0 M(0,30)@600 E@700")
    #expect(tester.states(of: "LP") == ["began@500", "ended@700"])
    #expect(tester.states(of: "feed.pan") == ["failed@500"])
    #expect(tester.outcome("feed").maximum == 0)
  }

  @Test("A13 a finger that moves away fails the long press, and the feed begins", arguments: 0...6)
  func a13(shuffle: UInt64) throws {
    var tester = Self.pressing(shuffle: shuffle)
    try tester.play("B@0 M(0,12)@200 E@300")
    #expect(tester.states(of: "LP") == ["failed@200"])
    #expect(tester.states(of: "feed.pan") == ["began@200", "ended@300"])
  }

  @Test("in a shuffled arena who begins among equals depends on the seed")
  func shuffled() throws {
    var winners: Set<Winner> = []
    for seed in 1...32 {
      var tester = Self.tester(shuffle: UInt64(seed))
      try tester.play("B@0 M(20,20)@16 E@32")
      winners.insert(tester.winner)
    }
    #expect(winners == [.feed, .carousel])
  }

  // MARK: Default exclusivity

  struct Prevention: CustomTestStringConvertible {
    var canPrevent: Bool
    var canBePrevented: Bool
    var firstAllows: Bool
    var secondAllows: Bool

    /// The truth table of the default exclusivity.
    var isPrevented: Bool { canPrevent && canBePrevented && !firstAllows && !secondAllows }

    var testDescription: String {
      "canPrevent \(canPrevent), canBePrevented \(canBePrevented), "
        + "simultaneous \(firstAllows) \(secondAllows)"
    }

    static let all = (0..<16).map {
      Prevention(
        canPrevent: $0 & 1 == 0, canBePrevented: $0 & 2 == 0, firstAllows: $0 & 4 != 0,
        secondAllows: $0 & 8 != 0)
    }
  }

  @Test("one that is recognized prevents another one by four answers", arguments: Prevention.all)
  func prevention(row: Prevention) throws {
    var tester = SceneTester()
    tester.view("root")
    tester.attach("A", on: "root", Pan(hysteresis: 10))
    tester.attach("B", on: "root", Pan(hysteresis: 20))
    if !row.canPrevent || !row.canBePrevented { tester.neverPrevents("A", "B") }
    if row.firstAllows { tester.simultaneous("A", "B") }
    if row.secondAllows { tester.simultaneous("B", "A") }
    try tester.play("B@0 M(12,0)@16 M(24,0)@32 E@48")
    #expect(tester.states(of: "A") == ["began@16", "ended@48"])
    #expect(
      tester.states(of: "B") == (row.isPrevented ? ["failed@16"] : ["began@32", "ended@48"]))
  }

  @Test("a tap never prevents one that needs more taps, and is prevented by it")
  func taps() throws {
    var tester = SceneTester()
    tester.view("root")
    var tap = Tap(tuning: tester.tuning)
    tester.attach("single", on: "root", tap)
    tap.taps = 2
    tester.attach("double", on: "root", tap)
    try tester.play("B@0 E@80 B@200 E@280")
    #expect(tester.calls(of: "single").first == "80 ended")
    #expect(tester.calls(of: "double") == ["280 ended"])
  }

  @Test("an active recognizer is torn down only by one that may exclude active ones")
  func excludingActive() throws {
    for mayExclude in [false, true] {
      var tester = SceneTester()
      tester.view("root")
      tester.attach("A", on: "root", Pan(hysteresis: 10))
      tester.attach("B", on: "root", Pan(hysteresis: 20)) { $0.canExcludeActive = mayExclude }
      // Else it would be failed while it is possible.
      tester.neverPrevents("A", "B")
      try tester.play("B@0 M(12,0)@16 M(24,0)@32 E@48")
      #expect(
        tester.states(of: "A")
          == (mayExclude ? ["began@16", "cancelled@32"] : ["began@16", "ended@48"]))
      #expect(tester.states(of: "B") == ["began@32", "ended@48"])
    }
  }
}

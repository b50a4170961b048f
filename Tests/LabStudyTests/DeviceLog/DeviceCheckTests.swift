import LabSimulation
import LabStudy
import LabTesting
import Testing

/// A log written by hand: strokes of 20 pt per event, every 16 ms, whose outcome follows from the
/// published rules of iOS 18.
///
/// Steep is a flick at 80 degrees, (3.5, 19.7) per event; flat one at 5, (19.9, 1.7); slanted one at 35,
/// (16.4, 11.5). The corner is (8.5, 8.5) and then (17, 17): 12 pt away, and inside the square of the
/// direction test.
@Suite("Device logs held against the lab")
struct DeviceCheckTests {
  typealias Noted = DeviceLogText.Noted

  private static let steep = straight(80)
  private static let flat = straight(5)
  private static let slanted = straight(35)
  private static let corner = ScriptedStroke.through(
    [(-8.5, -8.5), (-17, -17), (-60, -60)], lift: 16)

  /// Three events of 20 pt to the left and up, and the lift one event later.
  private static func straight(_ angle: Double) -> Touches {
    let way = Vector(length: 20, degrees: angle)
    return ScriptedStroke.through(
      [(-way.x, -way.y), (-2 * way.x, -2 * way.y), (-3 * way.x, -3 * way.y)], lift: 16)
  }

  /// The feed alone, from an event on.
  private static func feed(from event: Int = 1, child: [(RecognizerState, Int)] = []) -> Noted {
    Noted(feed: [(.began, event), (.ended, 4)], child: child, feedMoved: 40)
  }

  /// The carousel alone, from an event on, with a page turned.
  private static func carousel(from event: Int = 1) -> Noted {
    Noted(child: [(.began, event), (.ended, 4)], carouselMoved: 40, page: 3)
  }

  private static let log = {
    var log = DeviceLogText()
    // Two slops of 10 pt: 3.5 against 19.7, 19.9 against 1.7; 16.4 and 11.5 cross both, the larger wins.
    log.add("native", steep, feed())
    log.add("native", flat, carousel())
    log.add("native", slanted, carousel())
    // The drag needs 30 pt, the second event; the feed has 10 pt at the first one unless it is flat.
    log.add("high-priority", steep, feed())
    log.add("high-priority", flat, carousel(from: 2))
    log.add("high-priority", slanted, feed())
    // The drag begins at 10 pt beside the feed; its handler wants |dx| > |dy|.
    log.add("simultaneous", steep, feed(child: [(.began, 1), (.ended, 4)]))
    log.add("simultaneous", flat, carousel())
    var both = feed(child: [(.began, 1), (.ended, 4)])
    both.carouselMoved = 40
    both.page = 3
    log.add("simultaneous", slanted, both)
    // It does not move before the lift, and then wants |dx| > 2 |dy|.
    var atEnd = carousel()
    atEnd.carouselMoved = 0
    log.add("simultaneous:k=2,at=end", flat, atEnd)
    log.add("simultaneous:k=2,at=end", slanted, feed(child: [(.began, 1), (.ended, 4)]))
    // At the first event beyond 10 pt on an axis: 19.7 > 3.5 / 1.7 fails, 1.7 is kept, 11.5 > 9.6 fails.
    for strategy in ["early-direction-failure", "early-direction-failure:decide=withheld"] {
      log.add(strategy, steep, feed())
      log.add(strategy, flat, carousel())
      log.add(strategy, slanted, feed())
    }
    // 12 pt begin the pan, 17 > 17 / 1.7 then fails it: dead. Withheld, it fails before it begins.
    log.add(
      "early-direction-failure", corner, Noted(child: [(.began, 1), (.cancelled, 2)]))
    log.add("early-direction-failure:decide=withheld", corner, feed(from: 2))
    return log
  }()

  private static func check(_ log: DeviceLogText) throws -> DeviceCheck {
    let checks = try DeviceLog(log.bytes, file: "d.log").checks(file: "d.log")
    return try #require(checks.first)
  }

  /// That of the whole log, played once for all tests.
  private static let whole = Result { try check(log) }

  private static func model(_ name: String, in check: DeviceCheck) throws -> Int {
    try #require(check.models.firstIndex { $0.name == name })
  }

  @Test("the default of iOS 18 explains every stroke of a log written by its rules")
  func agreement() throws {
    let check = try Self.whole.get()
    let model = try Self.model("race-18 on 18", in: check)
    for (stroke, trial) in zip(check.strokes, check.trials[model]) {
      #expect(trial.differences == [], "\(stroke.name.stroke) \(stroke.setting)")
    }
    #expect(check.agreement(model) == (19, 19))
    #expect(check.unexplained.isEmpty)
    #expect(check.groups[0].models.contains(model))
  }

  @Test(
    "the other hypotheses miss the strokes that their rule decides otherwise",
    arguments: [
      // The feed waits 150 ms for the drag, which is active in the second event.
      ("hold-150 on 18", "high-priority (swiftui)", 1, 3),
      // A slanted stroke is more across than along: the feed refuses it.
      ("cone-1 on 18", "high-priority (swiftui)", 2, 3),
      ("cone-1 on 18", "early-direction-failure (uikit)", 3, 4),
      ("cone-1 on 18", "native (uikit)", 3, 3),
      // The late failure of the corner makes no call.
      ("silent-failure on 18", "early-direction-failure (uikit)", 3, 4),
      // 8.5 is below 10 on either axis: the pan has not begun when the test fails it.
      ("pan-axis on 18", "early-direction-failure (uikit)", 3, 4),
      ("pan-axis on 18", "early-direction-failure:decide=withheld (uikit)", 4, 4),
      // The drag shuts the feed out wherever both could begin.
      ("race-26 on 26", "simultaneous (swiftui)", 1, 3),
      ("still-beside on 26", "simultaneous (swiftui)", 3, 3),
    ])
  func others(name: String, strategy: String, agree: Int, strokes: Int) throws {
    let check = try Self.whole.get()
    let model = try Self.model(name, in: check)
    #expect(check.agreement(model, strategy: strategy) == (agree, strokes))
  }

  @Test("a difference says what the device did and what the lab says")
  func differences() throws {
    let check = try Self.whole.get()
    let trials = check.trials[try Self.model("silent-failure on 18", in: check)]
    #expect(
      trials.flatMap(\.differences) == [
        DeviceDifference(
          kind: .child, device: "began and was cancelled", lab: "began and failed")
      ])
  }

  @Test("a claim may come one delivered event earlier or later, and not two")
  func claims() throws {
    for (event, agrees) in [(1, true), (2, true), (3, false)] {
      var log = DeviceLogText()
      log.add("native", Self.flat, Self.carousel(from: event))
      let check = try Self.check(log)
      let trial = check.trials[try Self.model("race-18 on 18", in: check)][0]
      #expect(trial.agrees == agrees, "\(event)")
      #expect(trial.differences.allSatisfy { $0.kind == .claim })
    }
  }

  @Test("a late notice counts for the event that brought it about, and a timer for itself")
  func causes() {
    #expect(DeviceStroke.Instant(time: 50, event: 0).cause == 0)
    #expect(DeviceStroke.Instant(time: 50.5, event: 0).cause == 50.5)
  }

  @Test("what the log does not tell is not compared")
  func silence() throws {
    var log = DeviceLogText()
    log.startStroke("native")
    log.write(Self.flat)
    log.write("rest feed_pt=400 page=3")
    let check = try Self.check(log)
    #expect(check.observed[0] == DeviceOutcome(page: 3))
    #expect(check.trials.allSatisfy { $0[0].agrees })
    var silent = DeviceLogText()
    silent.startStroke("native")
    silent.write(Self.flat)
    let error = #expect(throws: InputError.self) { try Self.check(silent) }
    #expect(error?.description.contains("says what the device did") == true)
  }

  @Test("a recognizer whose lines break off after its begin may have ended in any way")
  func missingEnd() throws {
    var log = DeviceLogText()
    var noted = Self.carousel()
    noted.child = [(.began, 1)]
    log.add("native", Self.flat, noted)
    // A steep stroke is the feed's in the lab: that the carousel began is a contradiction.
    log.add("native", Self.steep, noted)
    let check = try Self.check(log)
    #expect(check.observed.map(\.child) == [.open, .open])
    let trials = check.trials[try Self.model("race-18 on 18", in: check)]
    #expect(trials[0].agrees, "\(trials[0].differences)")
    #expect(trials[1].differences.map(\.kind).contains(.child))
  }

  @Test("a recognizer that has lines of its end alone began, and nobody knows when")
  func missingBegin() throws {
    var log = DeviceLogText()
    var noted = Self.carousel()
    noted.child = [(.ended, 4)]
    log.add("native", Self.flat, noted)
    let check = try Self.check(log)
    #expect(check.observed[0].child == .ended)
    #expect(check.observed[0].claim == nil)
    #expect(check.trials[try Self.model("race-18 on 18", in: check)][0].agrees)
  }

  @Test("the coverage counts what was told, what was not, and the lines of both")
  func coverage() throws {
    var log = DeviceLogText()
    var noted = Self.carousel()
    noted.child = [(.began, 1)]
    log.add("native", Self.flat, noted)
    log.write("state recognizer=other.pan state=began time_ms=16")
    log.write("drag event=changed time_ms=16 dx_pt=-20 dy_pt=0")
    log.write("offset time_ms=80 event_ms=64 feed_pt=400 carousel_pt=900")
    log.startStroke("native")
    log.write(Self.flat)
    log.write("rest feed_pt=400 page=3")
    let coverage = try Self.check(log).coverage
    #expect(
      coverage.parts.map { [$0.told, $0.withoutEnd, $0.unknown] } == [
        [1, 0, 1], [1, 0, 1], [2, 0, 0], [1, 0, 1], [1, 1, 1], [1, 0, 1],
      ])
    // Touch-down, three moves and the lift; two times `possible`, and one `began`.
    #expect((coverage.touches, coverage.coalesced) == (10, 0))
    #expect((coverage.states, coverage.otherStates) == (3, 1))
    #expect((coverage.calls, coverage.otherCalls) == (0, 1))
    #expect((coverage.offsets, coverage.laterOffsets) == (1, 1))
  }

  @Test("movement after the lift does not count, whenever the app noticed it")
  func inertia() throws {
    var log = DeviceLogText()
    log.startStroke("native")
    log.write(Self.flat)
    log.write("offset time_ms=0 feed_pt=400 carousel_pt=780")
    log.write("offset time_ms=70 event_ms=48 feed_pt=400 carousel_pt=785")
    log.write("offset time_ms=80 event_ms=64 feed_pt=400 carousel_pt=900")
    #expect(try Self.check(log).observed[0].carouselMoved == 5)
  }

  @Test("a log of several generations is checked for each of them")
  func generations() throws {
    var log = DeviceLogText(system: "17.5")
    log.add("native", Self.flat, Self.carousel())
    log.write("device model=iPhone18,1 os=26.0 width_pt=390 height_pt=844 scale=3 max_fps=60")
    log.add("native", Self.steep, Self.feed())
    log.add("native", Self.slanted, Self.feed())
    let checks = try DeviceLog(log.bytes, file: "d.log").checks(file: "d.log")
    #expect(checks.map(\.profile) == [17, 26])
    #expect(checks.map(\.strokes.count) == [1, 2])
    // Nobody lets the feed have a stroke that is flatter than 45 degrees.
    #expect(checks[1].unexplained.isEmpty == false)
  }

  @Test("the best two are held against each other by the strokes that only one explains")
  func duel() throws {
    let check = try Self.whole.get()
    let duel = try #require(try check.duel())
    #expect(duel.best.agree == 19)
    #expect(duel.other.agree == 18)
    #expect((duel.onlyBest, duel.onlyOther) == (1, 0))
    // One discordant stroke: 2 (1/2)^1.
    #expect(duel.exactP == 1)
    #expect(duel.holmP == 1)
  }
}

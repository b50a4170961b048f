import LabSimulation
import Testing

@testable import LabStudy

@Suite("Touch scripts")
struct TouchScriptTests {
  private static let anchor = Vector(195, 400)

  private static func script(_ text: String) throws -> TouchScript {
    try TouchScript(reading: text, name: "--script")
  }

  /// The touches of a script as finger, phase, time and place from the anchor.
  private static func events(_ text: String) throws -> [String] {
    try script(text).touches(at: anchor).events.map { event in
      let place = event.location - anchor
      return "\(event.touch) \(event.phase.rawValue) \(event.time) \(place.x) \(place.y)"
    }
  }

  @Test("a finger comes down at the anchor, moves, rests and lifts")
  func one() throws {
    #expect(
      try Self.events("B(0,0)@0 M(8.5,8.5)@16 S@100 M(17,-17)@116 E@132")
        == [
          "0 began 0.0 0.0 0.0", "0 moved 16.0 8.5 8.5", "0 stationary 100.0 8.5 8.5",
          "0 moved 116.0 17.0 -17.0", "0 ended 132.0 17.0 -17.0",
        ])
  }

  @Test(
    "a text that needs no place, has commas or line breaks reads as the plain one",
    arguments: [
      ("B@0 E@80", "B(0,0)@0 E@80"),
      (
        "#1 B(0,0)@0, #2B(50,0)@16, #1 M(5,0)@32, E@40, #2E@40",
        "B(0,0)@0 #2B(50,0)@16 M(5,0)@32 E@40 #2E@40"
      ),
      ("B( 0 , 0 )@0\n  M(.5,+1e1)@16 // the first move\nE@16", "B(0,0)@0 M(0.5,10)@16 E@16"),
      ("B(0,0)@0 M(0,40)@16 E(0,40)@16", "B(0,0)@0 M(0,40)@16 E(0,40)@16"),
      ("B@0 #2B(50,0)@16 C@48", "B(0,0)@0 #2B(50,0)@16 C@48"),
      ("B@0 #2B(50,0)@16 #1C@48 #2E@60", "B(0,0)@0 #2B(50,0)@16 #1C@48 #2E@60"),
      ("B@0 E@80 B@250 E@330", "B(0,0)@0 E@80 B(0,0)@250 E@330"),
    ])
  func forms(text: String, plain: String) throws {
    let script = try Self.script(text)
    #expect("\(script)" == plain)
    #expect(try Self.script("\(script)") == script)
  }

  @Test("a lift at another place is a lift there")
  func liftElsewhere() throws {
    #expect(try Self.events("B@0 E(0,40)@16").last == "0 ended 16.0 0.0 40.0")
  }

  @Test("a cancel without a finger takes all that are down, in the order of their touch-downs")
  func cancel() throws {
    #expect(
      try Self.events("#2B(50,0)@0 B(0,0)@8 M(3,0)@16 C@48").suffix(2)
        == ["1 cancelled 48.0 50.0 0.0", "0 cancelled 48.0 3.0 0.0"])
  }

  @Test("a finger that is never lifted lifts with the last event")
  func brokenOff() throws {
    #expect(
      try Self.events("B@0 M(10,0)@16 #2B(50,0)@32").suffix(2)
        == ["0 ended 32.0 10.0 0.0", "1 ended 32.0 50.0 0.0"])
  }

  @Test(
    "what cannot be read or done is refused with its place and a valid form",
    arguments: [
      ("", "1:1", "the script is empty: write B(0,0)@0 M(12,0)@16 E@32"),
      ("  // nothing", "1:13", "the script is empty: write B(0,0)@0 M(12,0)@16 E@32"),
      ("M(1,0)@0", "1:1", "finger 1 moves before it begins: put B(0,0)@0 before it"),
      ("B@0 #2M(1,0)@5", "1:5", "finger 2 moves before it begins: put #2B(0,0)@5 before it"),
      ("B@0 E@8 M(1,0)@9", "1:9", "finger 1 is up already: it comes down again by B(0,0)@9"),
      ("E@8", "1:1", "finger 1 lifts before it begins: put B(0,0)@8 before it"),
      ("C@8", "1:1", "no finger is down to be cancelled: put B(0,0)@0 before it"),
      (
        "B@0 M(1,0)@16 B(5,5)@32", "1:15",
        "finger 1 begins twice: it is down since 0 ms; lift it before by E@32, or name another "
          + "finger by #2B(50,0)@32"
      ),
      (
        "B@0 M(1,0)@32 M(2,0)@16", "1:22",
        "the time goes back from 32 to 16 ms; write @32 or later"
      ),
      (
        "B@0\nM(1,0)16", "2:7",
        "expected @ and a time in milliseconds, as in M(8.5,8.5)@16, found \"1\""
      ),
      ("B@0 M@16", "1:6", "expected a place in brackets, as in M(12,0)@16, found \"@\""),
      ("B@0 #2B@16", "1:8", "expected a place in brackets, as in #2B(12,0)@16, found \"@\""),
      ("B@0 S(1,1)@16", "1:6", "S has no place of its own: write S@16"),
      ("B@0 M(1;0)@16", "1:8", "expected \",\", as in M(8.5,8.5)@16, found \";\""),
      (
        "B@0 M(1,Infinity)@16", "1:9",
        "expected a finite number (below 1.8e308 in size), found Infinity"
      ),
      (
        "B@0 M(1,1e999)@16", "1:9",
        "expected a finite number (below 1.8e308 in size), found 1e999"
      ),
      (
        "B@0 M(1,200000)@16", "1:9",
        "200000 is out of range, expected -100000 to 100000 pt"
      ),
      ("B@-1", "1:3", "-1 is out of range, expected 0 to 3600000 ms"),
      ("#11B@0", "1:2", "#11 is out of range, expected a finger from #1 to #10"),
      ("#B@0", "1:2", "expected the number of a finger, as in #2B, found \"B\""),
      ("X@0", "1:1", "unknown word \"X\". Choices: B, M, S, E, C"),
      ("b@0", "1:1", "unknown word \"b\"; did you mean \"B\"? Choices: B, M, S, E, C"),
      (
        "(0,0)", "1:1",
        "expected an event, as in B(0,0)@0, M(8.5,8.5)@16, S@100, E@116 or C@116, found \"(\""
      ),
      (
        "B@0ms", "1:4",
        "expected the end of the number (a unit needs quotes: \"150ms\"), found \"ms\""
      ),
    ])
  func refused(text: String, place: String, message: String) {
    let error = #expect(throws: InputError.self) { try Self.script(text) }
    #expect(error?.description == "--script:\(place): \(message)")
  }

  @Test("no text brings it down")
  func wild() {
    let pieces = Array("BMSEC#@(),.0123456789-+e \n/*\u{1B}é")
    var seed = SplitMix64(seed: 7)
    for _ in 0..<20_000 {
      let count = Int(seed.next() % 24)
      let text = String((0..<count).map { _ in pieces[Int(seed.next() % UInt64(pieces.count))] })
      guard let script = try? Self.script(text) else { continue }
      #expect((try? script.touches(at: Self.anchor).frames()) != nil, "\(text)")
    }
  }

  @Test("what a lock prints of a stroke reads back as the same touches")
  func shrunk() throws {
    for isCancelled in [false, true] {
      var stroke = StrokeScript(
        Touches([
          TouchEvent(phase: .began, time: 3, location: Vector(100, 300)),
          TouchEvent(phase: .moved, time: 19, location: Vector(108.5, 308.5)),
          TouchEvent(phase: .ended, time: 51, location: Vector(117, 317)),
        ]))
      stroke.isCancelled = isCancelled
      let script = try Self.script("\(stroke)")
      #expect(script.touches(at: stroke.start) == stroke.touches)
    }
  }
}

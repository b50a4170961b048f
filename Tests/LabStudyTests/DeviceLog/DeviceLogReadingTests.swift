import Foundation
import LabSimulation
import LabStudy
import LabTesting
import Testing

@Suite("Reading device logs")
struct DeviceLogReadingTests {
  private static let head = DeviceLogText().text
  private static let stroke = "stroke stroke=1 strategy=native ui=uikit"
  private static let down = "touch phase=began time_ms=1000 x_pt=100 y_pt=300"

  private static let secondDown = "touch phase=began time_ms=1020 x_pt=100 y_pt=300"

  private func read(_ lines: String..., head: String = head) throws -> DeviceLog {
    try DeviceLog(Array((head + lines.joined(separator: "\n") + "\n").utf8), file: "d.log")
  }

  private func fault(_ lines: [String], head: String = head) throws -> InputError {
    try #require(throws: InputError.self) {
      try DeviceLog(Array((head + lines.joined(separator: "\n") + "\n").utf8), file: "d.log")
    }
  }

  @Test("a stroke has its person, its aim, its device and its layout, and times from touch-down")
  func whole() throws {
    let log = try read(
      "# the second person", "", "session person=\"bob the second\" session=b",
      "stroke stroke=s1 strategy=early-direction-failure:decide=withheld ui=swiftui intent=page direction=left",
      Self.down, "touch phase=moved time_ms=1004 x_pt=98 y_pt=300 coalesced=true",
      "touch phase=moved time_ms=1008 x_pt=90 y_pt=301",
      "state recognizer=carousel.pan state=began time_ms=1015 event_ms=1008",
      "state recognizer=\"Some<A, B>\" state=failed time_ms=1015",
      "drag event=changed time_ms=1016 dx_pt=-10 dy_pt=1",
      "offset feed_pt=400 carousel_pt=790 time_ms=1020 event_ms=1008",
      "touch phase=ended time_ms=1030 x_pt=90 y_pt=301", "rest feed_pt=400 page=3")
    #expect(log.notes.isEmpty)
    let stroke = try #require(log.strokes.first)
    #expect(stroke.name == StrokeName(person: "bob the second", session: "b", stroke: "s1"))
    #expect(stroke.intent == .page)
    #expect(stroke.direction == .left)
    #expect((stroke.strategy.strategy as? EarlyDirectionFailure)?.decision == .withheld)
    #expect(stroke.interface == .swiftui)
    #expect(stroke.device.screen == Vector(390, 844))
    #expect(stroke.device.pointsPerInch == nil)
    #expect(stroke.layout.contest == Contest.feedWithCarousel(LayoutSettings()))
    #expect(stroke.coalesced == 1)
    #expect(
      stroke.touches.events == [
        TouchEvent(phase: .began, time: 0, location: Vector(100, 300)),
        TouchEvent(phase: .moved, time: 8, location: Vector(90, 301)),
        TouchEvent(phase: .ended, time: 30, location: Vector(90, 301)),
      ])
    #expect(stroke.states.map(\.recognizer) == ["carousel.pan", "Some<A, B>"])
    #expect(stroke.states.map(\.state) == [.began, .failed])
    #expect(stroke.states[0].instant == DeviceStroke.Instant(time: 15, event: 8))
    #expect(stroke.drags.map(\.translation) == [Vector(-10, 1)])
    #expect(stroke.offsets.map(\.carousel) == [790])
    #expect(stroke.rest == DeviceStroke.Rest(feed: 400, page: 3))
  }

  @Test("persons, sessions, strategies and devices hold until the next line of their kind")
  func several() throws {
    let log = try read(
      Self.stroke, Self.down, "stroke stroke=2 strategy=high-priority ui=swiftui", Self.down,
      "session person=ann session=2", Self.stroke, Self.down,
      "device model=iPad14,3 os=26.1 width_pt=834 height_pt=1194 scale=2 max_fps=120",
      "session person=cid session=1", Self.stroke, Self.down)
    #expect(log.strokes.map(\.name.person) == ["ann", "ann", "ann", "cid"])
    #expect(log.strokes.map(\.name.session) == ["1", "1", "2", "1"])
    #expect(log.strokes.map(\.strategy.label) == ["native", "high-priority", "native", "native"])
    #expect(log.strokes.map(\.device.profile) == [18, 18, 18, 26])
  }

  @Test("every finger keeps its number, and each may lift at its own time")
  func fingers() throws {
    let log = try read(
      Self.stroke, Self.down, "touch finger=1 phase=began time_ms=1010 x_pt=200 y_pt=300",
      "touch phase=ended time_ms=1020 x_pt=100 y_pt=300",
      "touch finger=1 phase=cancelled time_ms=1030 x_pt=200 y_pt=300")
    #expect(log.notes.isEmpty)
    #expect(log.strokes[0].touches.events.map(\.touch) == [0, 1, 0, 1])
  }

  @Test("a stroke without a lift ends with its last row and is counted, as is one without a touch")
  func notes() throws {
    let log = try read(
      Self.stroke, Self.down, "touch phase=moved time_ms=1016 x_pt=80 y_pt=300",
      "stroke stroke=2 strategy=native ui=uikit", "rest feed_pt=400 page=2")
    #expect(log.strokes.count == 1)
    #expect(log.strokes[0].touches.events.map(\.phase) == [.began, .moved])
    #expect(
      log.notes == [
        "1 stroke without a lift ends with its last row (line 7)",
        "1 stroke without a touch left out",
      ])
  }

  @Test("a byte order mark and lines that end in CR LF are read")
  func lineEnds() throws {
    let text = "\u{FEFF}" + (Self.head + Self.stroke + "\n" + Self.down + "\n")
    let windows = text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { all, scalar in
      if scalar == "\n" { all.append("\r") }
      all.append(scalar)
    }
    #expect(try DeviceLog(Array(String(windows).utf8), file: "d.log").strokes.count == 1)
  }

  @Test(
    "a fault is named with line, column and what would be right",
    arguments: [
      ("tuoch phase=began", "5:1", "did you mean \"touch\"?"),
      ("touch phas=began time_ms=0 x_pt=1 y_pt=1", "5:7", "did you mean \"phase\"?"),
      ("touch phase=bgan time_ms=0 x_pt=1 y_pt=1", "7:13", "did you mean \"began\"?"),
      ("touch phase=began time_ms=0 x_pt=1", "5:1", "missing key \"y_pt\""),
      ("touch phase=began time_ms=now x_pt=1 y_pt=1", "7:27", "expected a number"),
      ("touch phase=began time_ms=nan x_pt=1 y_pt=1", "7:27", "expected a number"),
      ("touch phase=began time_ms=0 x_pt=1e9 y_pt=1", "7:34", "from -1000000 to 1000000"),
      ("touch phase=began phase=moved time_ms=0", "5:19", "appears twice, first at 5:13"),
      ("touch phase began", "5:7", "expected key=value"),
      ("state recognizer=\"feed.pan state=began", "5:7", "a closing quote"),
      ("touch phase=moved time_ms=0 x_pt=1 y_pt=1", "7:13", "finger 0 is not down"),
      ("touch finger=x phase=moved time_ms=0 x_pt=1 y_pt=1", "7:14", "expected a whole number"),
      ("state recognizer=feed.pan state=begun time_ms=0", "7:33", "did you mean \"began\"?"),
      ("drag event=change time_ms=0 dx_pt=0 dy_pt=0", "7:12", "did you mean \"changed\"?"),
      ("rest feed_pt=400 page=5", "7:23", "from 0 to 4"),
      ("log version=2", "7:13", "version 2 is not known"),
    ])
  func faults(line: String, place: String, words: String) throws {
    // Faults of a line alone come without a stroke; those of what it means below one.
    let isBelow = place.hasPrefix("7")
    let error = try fault(isBelow ? ["", Self.stroke, line] : [line])
    #expect(error.position?.description == place)
    #expect(error.description.contains(words), "\(error)")
  }

  @Test(
    "what contradicts an earlier line is refused with its place",
    arguments: [
      ([stroke, down, down], "7:13", "finger 0 is down already"),
      (
        [stroke, down, "touch phase=moved time_ms=999 x_pt=1 y_pt=1"], "7:27",
        "time runs backwards"
      ),
      ([stroke, down, stroke], "7:15", "is there already"),
      (
        [stroke, down, "touch phase=ended time_ms=1009 x_pt=1 y_pt=1", secondDown], "8:13",
        "finger 0 lifted in line 7"
      ),
      (
        [
          stroke, down, "touch finger=1 phase=began time_ms=1001 x_pt=1 y_pt=1",
          "touch phase=cancelled time_ms=1009 x_pt=1 y_pt=1", secondDown,
        ], "9:13", "finger 0 lifted in line 8"
      ),
      (
        [stroke, "touch phase=began coalesced=true time_ms=0 x_pt=1 y_pt=1"], "6:29", "only a move"
      ),
      (["stroke stroke=1 strategy=natve ui=uikit"], "5:26", "did you mean native?"),
      (["stroke stroke=1 strategy=native ui=appkit"], "5:36", "uikit, swiftui"),
      (
        ["stroke stroke=1 strategy=plain-drag ui=uikit"], "5:40",
        "plain-drag is a SwiftUI drag, which no UIKit screen has: write ui=swiftui"
      ),
      (["stroke stroke=1 strategy=simultaneous ui=uikit"], "5:42", "write ui=swiftui"),
      (["stroke stroke=1 strategy=high-priority:hold=150 ui=uikit"], "5:52", "strategy=native"),
      (
        ["stroke stroke=1 strategy=native ui=uikit intent=scrol"], "5:49", "did you mean \"scroll\""
      ),
      (
        ["stroke stroke=1 strategy=native ui=uikit intent=page direction=up"], "5:64",
        "left, right"
      ),
      ([down], "5:1", "needs a stroke line"),
    ])
  func contradictions(lines: [String], place: String, words: String) throws {
    let error = try fault(lines)
    #expect(error.position?.description == place, "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("a file of another kind is named, with the command that reads it")
  func foreign() throws {
    let csv = try fault(
      ["person,stroke,phase,time_ms,x_pt,y_pt", "a,1,down,0,1,1"], head: "# version: 1\n")
    #expect(csv.position?.description == "2:1")
    #expect(csv.message.contains("this is no device log, whose first line is log version=1"))
    #expect(csv.message.contains("gesture-lab replay FILE"))
    #expect(csv.message.contains("gesture-lab import FILE"))
    let log = try fault(GeteventTests.swipe, head: "")
    #expect(log.message.contains("--format getevent"))
  }

  @Test("a plain drag is known by its calls, and told apart by the generations")
  func plainDrag() throws {
    var log = DeviceLogText(system: "17.5")
    for tuning in [Tuning(profile: 17), Tuning(profile: 18)] {
      log.add(PlainDrag(), ScriptedStroke.straight(angle: 35, step: 20), under: tuning)
    }
    let strokes = try DeviceLog(log.bytes, file: "d.log").strokes
    #expect(strokes.map(\.strategy.label) == ["plain-drag", "plain-drag"])
    #expect(strokes[0].outcome != strokes[1].outcome)
    #expect(try DeviceLog.strategy("plain-drag:distance=20").strategy is PlainDrag)
    #expect(!Strategies.names.contains(PlainDrag.name))
  }

  @Test("what stands at the head must be there, and be possible")
  func head() throws {
    #expect(try fault([Self.stroke], head: "").description.contains("log version=1"))
    #expect(
      try fault([Self.stroke], head: "log version=1\n").description.contains("a device line"))
    #expect(try fault([]).description.contains("no stroke in this log"))
    let layout = try #require(Self.head.split(separator: "\n").last).description
    let page = try fault([layout.replacing("page=2", with: "page=5")])
    #expect(page.description.contains("page 5 does not exist"))
    let offset = try fault([layout.replacing("feed_offset_pt=400.0", with: "feed_offset_pt=5157")])
    #expect(offset.description.contains("0 to 5156"))
  }

  @Test("the example of the documentation is read, and is what the lab says of iOS 18")
  func example() throws {
    let page = PackageFiles.path("Sources/GestureLab/GestureLab.docc/RecordingOnADevice.md")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```")
    let example = try #require(blocks.dropLast().last)
    let log = try DeviceLog(Array(example.utf8), file: "d.log")
    let check = try #require(try log.checks(file: "d.log").first)
    let model = try #require(check.models.firstIndex { $0.name == "race-18 on 18" })
    #expect(check.trials[model].map(\.differences) == [[]])
  }

  @Test("no text stops the reader, and what it takes can be played")
  func wild() throws {
    var text = DeviceLogText()
    text.add(Native(), ScriptedStroke.straight(angle: 35, step: 20), under: Tuning())
    text.add(HighPriority(), ScriptedStroke.straight(angle: 80, step: 20), under: Tuning())
    let signs = Array("0159-.e=\"# \n\u{0}\u{FF}ntx".utf8)
    var random = Xoshiro256(seed: 3)
    var taken = 0
    for round in 0..<600 {
      var bytes = text.bytes
      for _ in 0..<1 + round % 4 {
        let place = Int(random.uniform(0, Double(bytes.count)))
        switch round % 3 {
        case 0: bytes[place] = signs[Int(random.uniform(0, Double(signs.count)))]
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 200))
        }
      }
      guard let log = try? DeviceLog(bytes, file: "d.log") else { continue }
      taken += 1
      let model = DeviceModel.all[round % DeviceModel.all.count]
      for stroke in log.strokes { _ = model.outcome(of: stroke) }
    }
    // Some are still logs, and most are none.
    #expect((10...500).contains(taken), "\(taken)")
  }

  @Test("the ends of all ranges can be played")
  func extremes() throws {
    let layouts = [
      "feed_x_pt=-1000000 feed_y_pt=1000000 feed_width_pt=1 feed_height_pt=1 "
        + "feed_length_pt=1000000 feed_offset_pt=999999 carousel_x_pt=-1000000 "
        + "carousel_y_pt=1000000 carousel_width_pt=1 carousel_height_pt=1 pages=1000 page=999",
      "feed_x_pt=-500000 feed_y_pt=-500000 feed_width_pt=1000000 feed_height_pt=1000000 "
        + "feed_length_pt=1 feed_offset_pt=0 carousel_x_pt=-500000 carousel_y_pt=-500000 "
        + "carousel_width_pt=1000000 carousel_height_pt=1000000 pages=1 page=0",
    ]
    var text = DeviceLogText()
    for (layout, strategy) in zip(layouts + layouts, Strategies.names) {
      text.write("layout \(layout)")
      text.startStroke(strategy, ui: "swiftui")
      text.write("touch phase=began time_ms=-1e15 x_pt=-1e6 y_pt=1e6")
      text.write("touch phase=moved time_ms=-1e15 x_pt=1e6 y_pt=-1e6")
      text.write("touch phase=moved time_ms=0 x_pt=1e6 y_pt=-1e6")
      text.write("offset time_ms=1e15 event_ms=-1e15 feed_pt=1e6 carousel_pt=-1e6")
      text.write("touch phase=ended time_ms=1e15 x_pt=-1e6 y_pt=1e6")
      text.write("rest feed_pt=-1e6 page=0")
    }
    let checks = try DeviceLog(text.bytes, file: "d.log").checks(file: "d.log")
    #expect(checks.map(\.strokes.count) == [Strategies.names.count])
  }

  @Test("bytes that are no UTF-8 are refused with their line")
  func bytes() throws {
    let error = try #require(throws: InputError.self) {
      try DeviceLog(Array(Self.head.utf8) + [0xFF, 0x0A], file: "d.log")
    }
    #expect(error.position?.line == 5)
  }
}

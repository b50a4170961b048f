import LabSimulation
import LabStudy
import Testing

@Suite("Reading recorded strokes")
struct RecordingTests {
  private static let head =
    "person,session,stroke,intent,direction,turn,touch,phase,time_ms,x_pt,y_pt"
  private static let bare = "person,stroke,intent,phase,time_ms,x_pt,y_pt"

  private func read(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> Recording {
    var options = RecordingOptions(anchorPoint: Vector(195, 400))
    change(&options)
    return try Recording(
      Array((lines.joined(separator: "\n") + "\n").utf8), file: "s.csv", options)
  }

  private func error(
    _ lines: [String], _ change: (inout RecordingOptions) -> Void = { _ in }
  ) throws -> InputError {
    try #require(throws: InputError.self) { try read(lines, change) }
  }

  @Test("a native file has names, aims and touches")
  func native() throws {
    let recording = try read([
      "# anchor: none", "# clock: touch-down", Self.head, "ann,a,s1,scroll,up,,0,began,4.5,100,300",
      "ann,a,s1,scroll,up,,0,moved,16,101.25,280", "ann,a,s1,scroll,up,,0,ended,20,101.25,280",
      "bob,a,s1,page,left,false,0,began,0,200,300",
      "bob,a,s1,page,left,false,0,cancelled,9,150,301",
      "ann,b,s1,page,right,true,0,began,0,10,10", "ann,b,s1,page,right,true,0,ended,9,99,10",
    ])
    #expect(recording.persons == ["ann", "bob"])
    #expect(recording.notes.isEmpty)
    #expect(recording.anchor == .none)
    #expect(
      recording.names == [
        StrokeName(person: "ann", session: "a", stroke: "s1"),
        StrokeName(person: "bob", session: "a", stroke: "s1"),
        StrokeName(person: "ann", session: "b", stroke: "s1"),
      ])
    #expect(recording.strokes.map(\.address.description) == ["0/0/0", "1/0/1", "0/1/2"])
    #expect(
      recording.strokes.map(\.aim) == [
        Aim(intent: .scroll, direction: .up, turn: false),
        Aim(intent: .page, direction: .left, turn: false),
        Aim(intent: .page, direction: .right, turn: true),
      ])
    #expect(
      recording.strokes[0].touches.events == [
        TouchEvent(phase: .began, time: 4.5, location: Vector(100, 300)),
        TouchEvent(phase: .moved, time: 16, location: Vector(101.25, 280)),
        TouchEvent(phase: .ended, time: 20, location: Vector(101.25, 280)),
      ])
    #expect(recording.strokes[1].touches.events.map(\.phase) == [.began, .cancelled])
  }

  @Test(
    "phases are read in the words of this project, of other tools, and as Android's codes",
    arguments: [
      ["began", "moved", "ended"], ["down", "move", "up"], ["0", "2", "1"],
    ])
  func phases(words: [String]) throws {
    let recording = try read(
      [Self.bare] + zip(words, 0...).map { "1,1,scroll,\($0),\($1),1,\($1)" })
    #expect(recording.strokes[0].touches.events.map(\.phase) == [.began, .moved, .ended])
  }

  @Test(
    "a touch that the system takes away is read in all three languages",
    arguments: ["cancelled", "cancel", "3"])
  func cancels(word: String) throws {
    let recording = try read([Self.bare, "1,1,page,down,0,1,1", "1,1,page,\(word),9,30,1"])
    #expect(recording.strokes[0].touches.events.last?.phase == .cancelled)
  }

  @Test("columns are mapped, constants fill what a file does not have")
  func mapping() throws {
    let recording = try read(
      ["user,id,a,t,x,y", "u,7,0,0,1,1", "u,7,1,9,40,1"],
      {
        $0.map = [
          ("user", "person"), ("id", "stroke"), ("a", "phase"), ("t", "time_ms"), ("x", "x_pt"),
          ("y", "y_pt"),
        ]
        $0.constants = [("intent", "page"), ("turn", "false"), ("session", "one")]
      })
    #expect(recording.names == [StrokeName(person: "u", session: "one", stroke: "7")])
    // The chord goes to the right.
    #expect(recording.strokes[0].aim == Aim(intent: .page, direction: .right, turn: false))
  }

  @Test("two columns change places, and so does one that has a name of the format")
  func swapping() throws {
    let swapped = try read(
      [
        "person,stroke,intent,phase,time_ms,y_pt,x_pt,who", "1,1,page,down,0,1,2,a",
        "1,1,page,up,9,3,40,a",
      ],
      {
        $0.map = [
          ("x_pt", "y_pt"), ("y_pt", "x_pt"), ("who", "person"), ("person", "who"),
        ]
        $0.anchor = Anchor.none
      })
    #expect(
      swapped.strokes[0].touches.events.map(\.location) == [Vector(1, 2), Vector(3, 40)])
    #expect(swapped.persons == ["a"])
  }

  @Test("a wrong column of --map is looked for in the file, a wrong name among those of the format")
  func wrongMap() throws {
    let lines = [Self.bare, "1,1,page,down,0,1,1", "1,1,page,up,9,90,1"]
    let column = try error(lines) { $0.map = [("foo", "person")] }
    #expect(
      column.message
        == "--map: the file has no column \"foo\". Columns: person, stroke, intent, phase, time_ms, "
        + "x_pt, y_pt")
    let name = try error(lines) { $0.map = [("stroke", "persn")] }
    #expect(name.message.hasPrefix("--map: unknown word \"persn\"; did you mean \"person\"?"))
    // Names of the file's own count as names only where their column gets another one.
    let own = try error(["who," + Self.bare, "a,1,1,page,down,0,1,1"]) {
      $0.map = [("person", "who")]
    }
    #expect(own.message.hasPrefix("--map: unknown word \"who\""))
  }

  @Test("a column that --set stands in for is set aside, with a note")
  func setAside() throws {
    let recording = try read([Self.bare, "1,1,page,down,0,1,1", "1,1,page,up,9,90,1"]) {
      $0.constants = [("intent", "page"), ("session", "2"), ("intent", "scroll")]
    }
    #expect(recording.strokes[0].aim.intent == .scroll)
    #expect(
      recording.notes == [
        "the column intent of the file is set aside: every row has --set intent=scroll"
      ])
  }

  @Test(
    "what no finger can do is refused with line, column and key",
    arguments: [
      // 2 m are 2000 / 25.4 * 153.3 = 12070.9 pt.
      (["down,0,0,0", "up,9,12070,0"], nil, ""),
      (["down,0,0,0", "up,9,12072,0"], "3:10", "x_pt: a way of 2000.2 mm is longer than 2000 mm"),
      (
        ["down,0,0,100", "move,9,50,-20000", "up,9,0,0"], "3:15",
        "y_pt: a way of 3330.4 mm is longer"
      ),
      (["down,0,0,0", "up,3600000,90,0"], nil, ""),
      (["down,5,0,0", "up,3600006,90,0"], "3:8", "time_ms: a stroke of 3600001 ms is longer than"),
      (["down,5,0,0", "move,3600006,90,0"], "3:10", "time_ms: a stroke of 3600001 ms is longer"),
      (["down,0,0,0", "up,0,90,0"], nil, ""), (["down,0,0,0", "up,0.001,90,0"], nil, ""),
      (["down,0,0,0", "up,1e-300,90,0"], "3:8", "time_ms: a stroke of 1e-300 ms is shorter than"),
    ] as [([String], String?, String)])
  func limits(rows: [String], place: String?, words: String) throws {
    let lines = ["person,stroke,phase,time_ms,x_pt,y_pt"] + rows.map { "1,1," + $0 }
    func change(_ options: inout RecordingOptions) { options.constants = [("intent", "page")] }
    guard let place else {
      #expect(try read(lines, change).strokes.count == 1)
      return
    }
    let error = try error(lines, change)
    #expect(error.position?.description == place)
    #expect(error.message.hasPrefix(words), "\(error)")
  }

  @Test("the limits are those of the screen that was recorded, whatever its unit")
  func limitsInUnits() throws {
    // 2 m are 2000 mm, and at 400 pixels to the inch 31496 px.
    for (unit, ppi, inside, outside) in [("mm", nil, 1999.0, 2001.0), ("px", 400.0, 31490, 31500)] {
      func lines(_ x: Double) -> [String] {
        [
          "person,stroke,intent,phase,time_ms,x_\(unit),y_\(unit)", "1,1,page,down,0,0,0",
          "1,1,page,up,9,\(x),0",
        ]
      }
      #expect(try read(lines(inside)) { $0.pixelsPerInch = ppi }.strokes.count == 1)
      let error = try error(lines(outside)) { $0.pixelsPerInch = ppi }
      #expect(error.message.hasPrefix("x_\(unit): a way of 200"), "\(error)")
    }
  }

  @Test(
    "without a direction it is the chord's along the axis of the intent",
    arguments: [
      ("scroll", 5.0, 90.0, Direction.down), ("scroll", 90, -5, .up), ("page", -5, 90, .left),
      ("page", 5, -90, .right),
    ])
  func directions(intent: String, x: Double, y: Double, direction: Direction) throws {
    let recording = try read([
      Self.bare, "1,1,\(intent),down,0,0,0", "1,1,\(intent),up,9,\(x),\(y)",
    ])
    #expect(recording.strokes[0].aim.direction == direction)
    #expect(recording.strokes[0].aim.turn == (intent == "page"))
  }

  @Test("pixels become points by the two densities, before they are anchored")
  func density() throws {
    let lines = [Self.bare, "1,1,page,down,0,441,882", "1,1,page,up,9,0,882"]
    let moved = try read(lines) {
      $0.pixelsPerInch = 441
      $0.pointsPerInch = 163
      $0.anchor = Anchor.none
    }
    #expect(moved.strokes[0].touches.events.map(\.location) == [Vector(163, 326), Vector(0, 326)])
    let anchored = try read(lines) {
      $0.pixelsPerInch = 441
      $0.pointsPerInch = 163
    }
    #expect(
      anchored.strokes[0].touches.events.map(\.location) == [Vector(195, 400), Vector(32, 400)])
    #expect(anchored.anchor == .carousel)
  }

  @Test("the anchor is that of the options, else of the file, else the carousel")
  func anchors() throws {
    let lines = [Self.bare, "1,1,page,down,0,10,20", "1,1,page,up,9,90,20"]
    func start(_ lines: [String], _ anchor: Anchor? = nil) throws -> Vector? {
      try read(lines) { $0.anchor = anchor }.strokes[0].touches.events.first?.location
    }
    #expect(try start(lines) == Vector(195, 400))
    #expect(try start(["# anchor: none"] + lines) == Vector(10, 20))
    #expect(try start(["# anchor: carousel"] + lines) == Vector(195, 400))
    #expect(try start(["# anchor: none"] + lines, .carousel) == Vector(195, 400))
    #expect(try start(lines, Anchor.none) == Vector(10, 20))
    let wrong = try error(["# seed: 1", "# anchor: carrousel"] + lines)
    #expect(wrong.position?.description == "2:1")
    #expect(wrong.suggestion == "carousel")
  }

  @Test("rows of one stroke must not contradict each other about what it meant")
  func contradiction() throws {
    let head = "person,stroke,intent,turn,phase,time_ms,x_pt,y_pt"
    let wrong = try error([head, "1,s,page,true,down,0,1,1", "1,s,scroll,true,up,9,50,1"])
    #expect(wrong.position?.description == "3:5")
    #expect(wrong.message.contains("was \"page\" in its first row"))
    let blank = try read([head, "1,s,page,false,down,0,1,1", "1,s,,,up,9,50,1"])
    #expect(blank.strokes[0].aim == Aim(intent: .page, direction: .right, turn: false))
  }

  @Test("times that cannot count from touch-down are noted when they are said to")
  func wrongClock() throws {
    let lines = [Self.bare, "1,1,page,down,500000,10,20", "1,1,page,up,500016,90,20"]
    #expect(try read(lines) { $0.clock = .touchDown }.notes.count == 1)
    #expect(try read(lines).notes.isEmpty)
  }

  @Test("times count from the first row, unless the file or the user says: from touch-down")
  func times() throws {
    let lines = [Self.bare, "1,1,page,down,500000,10,20", "1,1,page,up,500016,90,20"]
    for anchor in [nil, Anchor.none, .carousel] {
      let recording = try read(lines) { $0.anchor = anchor }
      #expect(recording.strokes[0].touches.events.map(\.time) == [0, 16])
    }
    let own = try read(["# clock: touch-down"] + lines)
    #expect(own.strokes[0].touches.events.map(\.time) == [500_000, 500_016])
    let asked = try read(lines) { $0.clock = .touchDown }
    #expect(asked.strokes[0].touches.events.map(\.time) == [500_000, 500_016])
    let overruled = try read(["# clock: touch-down"] + lines) { $0.clock = .firstRow }
    #expect(overruled.strokes[0].touches.events.map(\.time) == [0, 16])
  }

  @Test("strokes that cannot be played are left out, and the notes count them")
  func notes() throws {
    let head = "person,stroke,intent,touch,phase,time_ms,x_pt,y_pt"
    let recording = try read([
      head,
      "1,good,scroll,5,down,0,1,1", "1,good,scroll,5,up,9,1,90",
      "1,two,scroll,0,down,0,1,1", "1,two,scroll,1,down,1,9,9", "1,two,scroll,0,up,9,1,90",
      "1,late,scroll,0,move,0,1,1", "1,late,scroll,0,up,9,1,90",
      "1,tap,tap,0,down,0,1,1", "1,tap,tap,0,up,9,1,1",
      "1,hold,hold,0,down,0,1,1", "1,hold,hold,0,up,9,1,1",
      "2,open,page,0,down,0,1,1", "2,open,page,0,move,9,50,1",
      "3,twice,page,0,down,0,1,1", "3,twice,page,1,down,0,1,1",
    ])
    #expect(recording.names.map(\.stroke) == ["good", "open"])
    #expect(recording.persons == ["1", "2"])
    #expect(
      recording.notes == [
        "2 strokes with more than one finger left out",
        "1 stroke that does not begin with a touch-down left out",
        "2 strokes with an intent other than scroll and page left out",
        "1 stroke without a lift ends with its last row (line 14)",
      ])
    // The finger's own number does not matter, only that it is one.
    #expect(recording.strokes[0].touches.events.map(\.touch) == [0, 0])
    #expect(recording.strokes[1].touches.events.map(\.phase) == [.began, .moved])
  }

  @Test("a stroke that breaks off is played to its last row")
  func brokenOff() async throws {
    let row = StrokeName(person: "1", session: "", stroke: "1")
    let lines = [
      Self.bare, "1,1,page,down,0,300,400", "1,1,page,move,16,280,400", "1,1,page,move,32,60,400",
    ]
    let open = try read(lines)
    let closed = try read(lines + ["1,1,page,up,32,60,400"])
    #expect(open.names == [row])
    let scenario = Scenario(name: "s")
    for strategy in Scenario.everyRow {
      var results: [TrialResult] = []
      for recording in [open, closed] {
        _ = try await scenario.compare(
          [strategy], on: .recorded(recording), jobs: 1,
          each: {
            results += $0.results
          })
      }
      #expect(results[0] == results[1])
    }
  }

  @Test(
    "a wrong file is refused with its place",
    arguments: [
      (["1,1,scrol,down,0,1,1"], "2:5", "mean \"scroll\""),
      (["1,1,,down,0,1,1"], "2:5", "--set intent=scroll"),
      (["1,1,page,dwon,0,1,1"], "2:10", "mean \"down\""),
      (["1,1,page,down,0,1,1", "1,1,page,moved,x,1,1"], "3:16", "a number"),
      (["1,1,page,down,0,1,nan"], "2:19", "finite"),
      (["1,1,page,down,0,1e10,1"], "2:17", "10^9"),
      (["1,1,page,down,5,1,1", "1,1,page,up,4.5,1,1"], "3:13", "backwards"),
      (
        ["1,1,page,down,0,1,1", "1,1,page,up,4,1,1", "1,1,page,move,5,1,1"], "4:10",
        "after its lift"
      ),
      (["1,1,page,down,0,1,1", "1,1,page,down,4,1,1"], "3:10", "second time"),
      (
        ["1,1,page,down,0,1,1", "1,2,page,down,0,1,1", "1,1,page,up,9,1,1"], "4:3",
        "stroke 1 are not together"
      ),
      (["1,1,page,down,0,1"], "2:1", "7 fields"),
      (["\"1,1,page,down,0,1,1"], "2:1", "closing quote"),
    ])
  func faults(lines: [String], place: String, words: String) throws {
    let error = try error([Self.bare] + lines)
    #expect(error.file == "s.csv")
    #expect(error.position?.description == place, "\(error)")
    #expect(error.message.contains(words), "\(error)")
  }

  @Test("direction, turn and touch are checked where they are given")
  func optionalColumns() throws {
    let wrong: [(String, String)] = [
      ("1,1,1,page,lef,,0,down,0,1,1", "2:12"), ("1,1,1,page,left,yes,0,down,0,1,1", "2:17"),
      ("1,1,1,page,left,,first,down,0,1,1", "2:18"),
    ]
    for (line, place) in wrong {
      #expect(try error([Self.head, line]).position?.description == place)
    }
  }

  @Test("two strokes may have the same time, and rows the same time as the last one")
  func equalTimes() throws {
    let recording = try read([
      Self.bare, "1,1,page,down,0,1,1", "1,1,page,move,0,9,1", "1,1,page,up,0,9,1",
    ])
    #expect(recording.strokes[0].touches.events.count == 3)
  }

  @Test("a file without a stroke to play says so, and why")
  func nothing() throws {
    #expect(
      try error([Self.bare]).message
        == "there are no touches in the file: expected rows below the header, one per event")
    let tap = try error([Self.bare, "1,1,tap,down,0,1,1"])
    #expect(
      tap.message
        == "there is no stroke to play; 1 stroke with an intent other than scroll and page left out"
    )
    let options = RecordingOptions(anchorPoint: .zero)
    #expect(throws: InputError.self) { try Recording([], file: "s", options) }
    #expect(throws: InputError.self) {
      try Recording([0xFF, 0x00, 0x0A, 0x80], file: "s", options)
    }
  }

  @Test("a missing column is named with the way to map it")
  func missingColumn() throws {
    let error = try error(["person,stroke,intent,phase,time,x_pt,y_pt", "1,1,page,down,0,1,1"])
    #expect(error.message.contains("no column \"time_ms\""))
    #expect(error.message.contains("--map"))
  }

  @Test("what cannot be constant or is no column's name is refused as a constant")
  func constants() throws {
    let lines = [Self.bare, "1,1,page,down,0,1,1", "1,1,page,up,9,90,1"]
    for name in ["phase", "time_ms", "x_pt", "y_pt", "color"] {
      let error = try error(lines) { $0.constants = [(name, "0")] }
      #expect(error.message.contains("\"\(name)\""))
      #expect(error.message.contains("person, session, stroke, intent, direction, turn, touch"))
    }
    #expect(try error(lines) { $0.map = [("phase", "phas")] }.suggestion == "phase")
    // A constant stands above a column of the same name.
    #expect(
      try read(lines) { $0.constants = [("intent", "scroll")] }.strokes[0].aim.intent == .scroll)
  }
}

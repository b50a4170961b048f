import LabSimulation

extension Importer {
  /// Event streams of the session recorder rrweb.
  ///
  /// Read is an array of events, or an object with the array `events`: of type 3 (incremental
  /// snapshot) those with `data.source` 6 or 1 (touch and mouse moves: `positions` with x, y and a
  /// `timeOffset` to the event's `timestamp`), and 2 (interactions) with `data.type` 7 touch start,
  /// 8 touch move, 9 touch end and 10 touch cancel. All others are passed over, and moves while no
  /// finger is down too. Times are milliseconds, CSS pixels are points.
  ///
  /// The numbers are those of `packages/types/src/index.ts` of rrweb-io/rrweb, and the recorder
  /// (`record/observer.ts`) gives offsets that are negative: a batch of moves comes up to 500 ms late,
  /// after the lift that ended them, so everything is put in the order of its time. It keeps a move
  /// every 50 ms (`sampling.mousemove`) unless told otherwise, far less than a screen delivers. It
  /// does not tell fingers apart: strokes of several are left out.
  public static let rrweb = Importer(
    "rrweb", "JSON of an rrweb session recording", .browser,
    expected:
      "events of type 3 with data.source 2 and data.type 7 (touch start) to 10, in an array "
      + "or below \"events\"",
    recognizes: { text in
      isJSON(text)
        && ["timeOffset", "\"source\"", "\"initialOffset\"", "\"href\""].contains {
          text.contains($0)
        } && text.contains("\"data\"")
    }
  ) { source in
    var gatherer = try StrokeGatherer(source)
    var happenings: [Happening] = []
    for element in try BrowserEvents.elements(source) { try happenings.read(element) }
    // The sort is stable only by what is compared, so the place in the file decides last.
    let order = happenings.indices.sorted { a, b in
      (happenings[a].time, happenings[a].kind.rank, a)
        < (happenings[b].time, happenings[b].kind.rank, b)
    }
    var fingers = 0
    for index in order { try happenings[index].play(to: &gatherer, fingers: &fingers) }
    gatherer.finish()
    var imported = ImportedStrokes()
    imported.strokes = gatherer.strokes.map { stroke in
      var stroke = stroke
      stroke.hasUnreadFingers = stroke.hasSeveralFingers
      return stroke
    }
    return imported
  }
}

/// Something that a finger did, with the time that the recorder gives it.
private struct Happening {
  enum Kind {
    case start
    case move
    case end(TouchPhase)

    /// Of one moment the touch-down comes first and the lift last.
    var rank: Int {
      switch self {
      case .start: 0
      case .move: 1
      case .end: 2
      }
    }
  }

  var time: Int
  var kind: Kind
  /// Nil for a lift whose place is not recorded.
  var place: Vector?
  var position: SourcePosition

  /// The recorder does not tell fingers apart, so they are counted: the last to come lifts first.
  func play(to gatherer: inout StrokeGatherer, fingers: inout Int) throws(InputError) {
    switch kind {
    case .start:
      guard let place else { return }
      try gatherer.begin(fingers, at: place, time, position)
      fingers += 1
    case .move:
      guard let place else { return }
      try gatherer.move(0, to: place, time, position)
    case .end(let phase):
      guard fingers > 0 else { return }
      fingers -= 1
      try gatherer.end(fingers, phase, at: place, time, position)
    }
  }
}

extension [Happening] {
  private static let incrementalSnapshot = 3
  private static let moves = [1, 6]
  private static let interaction = 2

  fileprivate mutating func read(_ element: ObjectReader) throws(InputError) {
    var event = element
    guard event.code("type") == Self.incrementalSnapshot else { return }
    var data = try event.required("data", try event.object("data"))
    switch data.code("source") {
    case Self.interaction:
      let kind: Happening.Kind
      switch data.code("type") {
      case 7: kind = .start
      case 8: kind = .move
      case 9: kind = .end(.ended)
      case 10: kind = .end(.cancelled)
      default: return
      }
      let time = try event.required("timestamp", try event.microseconds("timestamp", unit: 1000))
      let x = try data.coordinate(["x"])
      let y = try data.coordinate(["y"])
      let place = x.flatMap { x in y.map { Vector(x, $0) } }
      if place == nil, kind.rank == 0 {
        throw InputError(
          file: data.file, position: data.position, key: data.path,
          .missingKey(x == nil ? "x" : "y"))
      }
      append(Happening(time: time, kind: kind, place: place, position: event.position))
    case .some(let source) where Self.moves.contains(source):
      let time = try event.required("timestamp", try event.microseconds("timestamp", unit: 1000))
      let values = try data.required("positions", try data.array("positions"))
      for (index, value) in values.enumerated() {
        var point = try ObjectReader(
          value, file: data.file, path: data.path(to: "positions") + "[\(index)]")
        let offset = try point.required(
          "timeOffset", try point.microseconds("timeOffset", unit: 1000))
        append(
          Happening(
            time: time + offset, kind: .move,
            place: Vector(
              try point.required("x", try point.coordinate(["x"])),
              try point.required("y", try point.coordinate(["y"]))),
            position: point.position))
      }
    default:
      return
    }
  }
}

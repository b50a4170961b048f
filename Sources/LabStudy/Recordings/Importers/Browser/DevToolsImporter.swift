import LabSimulation

extension Importer {
  /// Touch events of a web page as JSON: those that a script recorded, and calls of the DevTools
  /// protocol.
  ///
  /// Read is an array, or an object with the array `events`, of objects in one of three shapes, which
  /// may stand in one file:
  /// - a call `{method: "Input.dispatchTouchEvent", params: {...}}` with the next shape as `params`;
  ///   messages of other methods are passed over;
  /// - `{type, touchPoints: [{x, y, id}], timestamp}` of the protocol, with the time in seconds. The
  ///   list has every finger that is down; one that it no longer has was lifted;
  /// - `{type, changedTouches: [{clientX, clientY, identifier}], timeStamp}` of a DOM `TouchEvent`,
  ///   with the time in milliseconds, and its key `timeStamp` or `timestamp`. With `touches` in place
  ///   of `changedTouches` the list has every finger that is down.
  ///
  /// `type` is touchStart, touchMove, touchEnd or touchCancel, also in small letters. A place is read
  /// from clientX, x or pageX, and clientY, y or pageY, the first that is there; the name of a finger
  /// from identifier or id, and is 0 for a single one without. CSS pixels are points. Performance
  /// traces (`traceEvents`) hold no places, so they cannot be read.
  public static let devtools = Importer(
    "devtools", "JSON of touch events of a web page or of the DevTools protocol", .browser,
    expected: "an array of touch events, as in [{\"type\": \"touchStart\", \"timeStamp\": 0, "
      + "\"changedTouches\": [{\"clientX\": 5, \"clientY\": 9}]}, ...], or calls of "
      + "Input.dispatchTouchEvent",
    recognizes: { text in
      isJSON(text)
        && ["touchPoints", "changedTouches", "dispatchTouchEvent", "touchStart", "touchstart"]
          .contains { text.contains($0) }
    }
  ) { source in
    var gatherer = try StrokeGatherer(source)
    var others = 0
    for element in try BrowserEvents.elements(source) {
      guard let event = try TouchMessage(element, source) else {
        others += 1
        continue
      }
      try event.play(to: &gatherer)
    }
    gatherer.finish()
    var imported = ImportedStrokes()
    imported.strokes = gatherer.strokes
    imported.notes.note(
      others, "message that is no Input.dispatchTouchEvent passed over",
      "messages that are no Input.dispatchTouchEvent passed over")
    return imported
  }

  /// Whether a text begins like JSON.
  static func isJSON(_ text: String) -> Bool {
    let first = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    return first == "{" || first == "["
  }
}

/// One touch event of a browser.
private struct TouchMessage {
  private enum Kind: String, CaseIterable {
    case start = "touchStart"
    case move = "touchMove"
    case end = "touchEnd"
    case cancel = "touchCancel"
  }

  private var kind: Kind
  /// Microseconds.
  private var time: Int
  private var points: [(finger: Int, place: Vector)]
  /// Whether the points are all fingers that are down, and not those that changed.
  private var isComplete: Bool
  private var position: SourcePosition

  /// Nil for a message of another method.
  init?(_ element: ObjectReader, _ source: ImportSource) throws(InputError) {
    var reader = element
    if let method = try reader.string("method") {
      guard method == "Input.dispatchTouchEvent" else { return nil }
      reader = try reader.required("params", try reader.object("params"))
    }
    position = reader.position
    let type = try reader.required("type", try reader.string("type"))
    guard
      let kind = Kind.allCases.first(where: {
        type == $0.rawValue || type == $0.rawValue.lowercased()
      })
    else {
      throw reader.error("type", .unknownWord(type, choices: Kind.allCases.map(\.rawValue)))
    }
    self.kind = kind
    let lists = ["touchPoints", "changedTouches", "touches"]
    guard let list = lists.first(where: { reader.keys.contains($0) }) else {
      throw InputError(
        file: source.file, position: position, key: reader.path,
        .custom("a touch event needs its fingers: touchPoints, changedTouches or touches"))
    }
    isComplete = list != "changedTouches"
    // The protocol counts seconds and the DOM milliseconds; which one it is, the list tells.
    let unit = list == "touchPoints" ? 1e6 : 1e3
    let key = reader.keys.contains("timestamp") ? "timestamp" : "timeStamp"
    let time = try reader.microseconds(key, unit: unit)
    guard let time else {
      throw InputError(
        file: source.file, position: position, key: reader.path,
        .custom("the event has no timestamp, and when it was cannot be known"))
    }
    self.time = time
    points = []
    let values = try reader.array(list) ?? []
    for (index, value) in values.enumerated() {
      var point = try ObjectReader(
        value, file: source.file, path: reader.path(to: list) + "[\(index)]")
      let x = try point.required("x", try point.coordinate(["clientX", "x", "pageX"]))
      let y = try point.required("y", try point.coordinate(["clientY", "y", "pageY"]))
      guard let finger = try point.finger(isOnly: values.count == 1) else {
        throw InputError(
          file: source.file, position: point.position, key: point.path, .missingKey("id"))
      }
      guard !points.contains(where: { $0.finger == finger }) else {
        throw InputError(
          file: source.file, position: point.position, key: point.path,
          .custom("finger \(finger) is in the event twice"))
      }
      points.append((finger, Vector(x, y)))
    }
  }

  func play(to gatherer: inout StrokeGatherer) throws(InputError) {
    if isComplete {
      for finger in gatherer.down where !points.contains(where: { $0.finger == finger }) {
        try gatherer.end(finger, kind == .cancel ? .cancelled : .ended, time, position)
      }
    }
    for (finger, place) in points {
      switch kind {
      case .start where !isComplete || !gatherer.isDown(finger):
        try gatherer.begin(finger, at: place, time, position)
      case .start, .move:
        try gatherer.move(finger, to: place, time, position)
      case .end, .cancel:
        // What a list of all fingers still has stays down.
        guard !isComplete else { continue }
        try gatherer.end(
          finger, kind == .cancel ? .cancelled : .ended, at: place, time, position)
      }
    }
  }
}

extension ObjectReader {
  /// The name of a finger; a single one need not have any.
  fileprivate mutating func finger(isOnly: Bool) throws(InputError) -> Int? {
    for key in ["identifier", "id"] where keys.contains(key) {
      guard let finger = code(key) else {
        throw error(
          key, .wrongKind(expected: "a whole number", found: value(key)?.phrase ?? "nothing"))
      }
      return finger
    }
    return isOnly ? 0 : nil
  }
}

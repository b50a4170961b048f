import LabSimulation

/// Reads a device log line by line.
///
/// A stroke ends where the next one begins. A finger that never lifts ends with its last row, and its
/// stroke is counted in the notes, as are strokes without any touch, which are left out.
struct DeviceLogReader {
  private static let places = -1e6...1e6
  private static let sizes = 1.0...1e6

  private let file: String
  private var log = DeviceLog(strokes: [])
  private var hasVersion = false
  private var device: LoggedDevice?
  private var person: (name: String, session: String)?
  private var layout: DeviceLayout?
  private var current: DeviceStroke?
  /// Fingers of the stroke that are down, and the clock at its first touch-down.
  private var down: Set<Int> = []
  /// The line in which a finger of the stroke lifted.
  private var lifted: [Int: Int] = [:]
  private var start: Double?
  private var lastTouch = -Double.infinity
  private var seen: Set<StrokeName> = []

  init(file: String) { self.file = file }

  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> DeviceLog {
    var reader = DeviceLogReader(file: file)
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == 0x0D ? line.dropLast() : line
      guard let text = String(validating: line, as: UTF8.self) else {
        throw InputError(
          file: file, position: SourcePosition(line: number, column: 1),
          .syntax(expected: "UTF-8 text", found: "other bytes"))
      }
      if !reader.hasVersion, !DeviceLineKind.begins(text) {
        throw Self.noDeviceLog(Array(bytes), file, number)
      }
      if let line = try DeviceLine(text, file: file, number: number) { try reader.add(line) }
    }
    reader.finishStroke()
    return try reader.finish()
  }

  /// The error about a file of another kind, with the command that reads it.
  private static func noDeviceLog(_ bytes: [UInt8], _ file: String, _ line: Int) -> InputError {
    let formats = Importers.resembling(bytes).filter { $0 != Importer.deviceLog.name }
    let format = formats.first.map { "it looks like \($0), which is read by --format \($0)" }
    return InputError(
      file: file, position: SourcePosition(line: line, column: 1),
      .custom(
        "this is no device log, whose first line is log version=\(DeviceLog.version): "
          + (format ?? "strokes in a CSV file are read without --device-log")
          + ". Play strokes by `gesture-lab replay FILE`, or turn them into CSV by `gesture-lab import "
          + "FILE`"))
  }

  private mutating func add(_ line: DeviceLine) throws(InputError) {
    guard hasVersion || line.kind == .log else {
      throw line.error("a device log begins with its version: write log version=1 above this line")
    }
    switch line.kind {
    case .log:
      guard line["version"] == "\(DeviceLog.version)" else {
        throw line.error(
          "version",
          .custom(
            "version \(InputFault.printable(line.text("version"))) is not known: this is "
              + "written for version \(DeviceLog.version), record anew with export --to recorder"))
      }
      hasVersion = true
    case .device: device = try Self.device(line)
    case .session: person = (line.text("person"), line.text("session"))
    case .layout: layout = try Self.layout(line)
    case .stroke: try startStroke(line)
    case .touch: try addTouch(line)
    case .state, .offset, .drag, .rest: try addChange(line)
    }
  }

  // MARK: What holds for the strokes below

  private static func device(_ line: DeviceLine) throws(InputError) -> LoggedDevice {
    LoggedDevice(
      model: line.text("model"), system: line.text("os"),
      screen: Vector(
        try line.number("width_pt", in: sizes), try line.number("height_pt", in: sizes)),
      scale: try line.number("scale", in: 0.1...100),
      framesPerSecond: try line.number("max_fps", in: 1...1000),
      coalesces: try line.flag("coalescing"),
      pointsPerInch: line["points_per_inch"] == nil
        ? nil : try line.number("points_per_inch", in: 20...1000))
  }

  private static func layout(_ line: DeviceLine) throws(InputError) -> DeviceLayout {
    func rect(_ name: String) throws(InputError) -> Rect {
      Rect(
        x: try line.number(name + "_x_pt", in: places),
        y: try line.number(name + "_y_pt", in: places),
        width: try line.number(name + "_width_pt", in: sizes),
        height: try line.number(name + "_height_pt", in: sizes))
    }
    let layout = DeviceLayout(
      feed: try rect("feed"), feedLength: try line.number("feed_length_pt", in: sizes),
      feedOffset: try line.number("feed_offset_pt", in: places), carousel: try rect("carousel"),
      pages: try line.whole("pages", in: 1...1000), page: try line.whole("page", in: 0...999))
    let end = Swift.max(0, layout.feedLength - layout.feed.size.y)
    guard 0...end ~= layout.feedOffset else {
      throw line.error(
        "feed_offset_pt",
        .outOfRange(
          expected: "0 to \(ParameterValue.text(end)), where the feed ends",
          found: line.text("feed_offset_pt")))
    }
    guard layout.page < layout.pages else {
      throw line.error(
        "page",
        .custom("page \(layout.page) does not exist: the pages are 0 to \(layout.pages - 1)"))
    }
    return layout
  }

  private mutating func startStroke(_ line: DeviceLine) throws(InputError) {
    finishStroke()
    guard let device else { throw Self.missing(.device, above: line) }
    guard let person else { throw Self.missing(.session, above: line) }
    guard let layout else { throw Self.missing(.layout, above: line) }
    let name = StrokeName(
      person: person.name, session: person.session, stroke: line.text("stroke"))
    guard seen.insert(name).inserted else {
      throw line.error(
        "stroke",
        .custom(
          "stroke \(InputFault.printable(name.stroke)) of this person and session is there already: "
            + "give each stroke its own name, or begin a new session"))
    }
    let intent = try Self.intent(line)
    let direction = try Self.direction(line, of: intent)
    let strategy = try Self.strategy(line)
    let interface = try line.choice("ui", as: DeviceStroke.Interface.self)
    guard interface == .swiftui || !strategy.hasDrag else {
      throw line.error(
        "ui",
        .custom(
          "\(InputFault.printable(strategy.label)) is a SwiftUI drag, which no UIKit screen has: "
            + "write ui=swiftui, or the strategy that the screen had, as in strategy=native"))
    }
    current = DeviceStroke(
      name: name, intent: intent, direction: direction, strategy: strategy,
      interface: interface, device: device,
      layout: layout, touches: Touches(), coalesced: 0, states: [], offsets: [], drags: [],
      rest: nil)
  }

  private static func missing(_ kind: DeviceLineKind, above line: DeviceLine) -> InputError {
    line.error("a \(line.kind.rawValue) line needs a \(kind.rawValue) line somewhere above it")
  }

  private static func intent(_ line: DeviceLine) throws(InputError) -> Intent? {
    guard let text = line["intent"] else { return nil }
    if let intent = Intent(rawValue: text) { return intent }
    guard ImportedIntent.foreignWords.contains(text) else {
      throw line.error(
        "intent",
        .unknownWord(
          text, choices: ImportedIntent.words))
    }
    return nil
  }

  /// The direction lies along the axis of the intent.
  private static func direction(
    _ line: DeviceLine, of intent: Intent?
  ) throws(InputError) -> Direction? {
    guard line["direction"] != nil else { return nil }
    let direction = try line.choice("direction", as: Direction.self)
    guard intent == nil || direction.axis == intent?.axis else {
      throw line.error(
        "direction",
        .unknownWord(
          direction.rawValue,
          choices: Direction.allCases.filter { $0.axis == intent?.axis }.map(\.rawValue)))
    }
    return direction
  }

  private static func strategy(_ line: DeviceLine) throws(InputError) -> StrategyRow {
    do {
      return try DeviceLog.strategy(line.text("strategy"))
    } catch {
      throw line.error("strategy", .custom(error.description))
    }
  }
}

// MARK: What belongs to the stroke above

extension DeviceLogReader {
  private mutating func addTouch(_ line: DeviceLine) throws(InputError) {
    guard var stroke = current else { throw Self.missing(.stroke, above: line) }
    let finger = line["finger"] == nil ? 0 : try line.whole("finger", in: 0...1000)
    let phase = try line.choice("phase", as: TouchPhase.self)
    let time = try clock(line, "time_ms")
    let isCoalesced = try line.flag("coalesced")
    let place = Vector(
      try line.number("x_pt", in: Self.places), try line.number("y_pt", in: Self.places))
    guard time >= lastTouch else {
      throw line.error(
        "time_ms", .custom("time runs backwards inside a stroke: put its touches in order"))
    }
    guard down.contains(finger) != (phase == .began) else {
      throw line.error(
        "phase",
        .custom(
          phase == .began
            ? "finger \(finger) is down already: give another finger another number"
            : "finger \(finger) is not down: its first touch must be began"))
    }
    if phase == .began, let lift = lifted[finger] {
      throw line.error(
        "phase",
        .custom(
          "finger \(finger) lifted in line \(lift), and a finger comes down once in a stroke: write a "
            + "stroke line above this one, or give another finger another number"))
    }
    lastTouch = time
    if phase == .began {
      down.insert(finger)
    } else if phase.isOver {
      down.remove(finger)
      lifted[finger] = line.number
    }
    stroke.lastLine = line.number
    let origin = start ?? time
    start = origin
    if isCoalesced {
      guard phase == .moved else {
        throw line.error(
          "coalesced", .custom("only a move can be coalesced, and this one has \(phase.rawValue)"))
      }
      stroke.coalesced += 1
    } else {
      stroke.touches.append(
        TouchEvent(touch: Int32(finger), phase: phase, time: time - origin, location: place))
    }
    current = stroke
  }

  private mutating func addChange(_ line: DeviceLine) throws(InputError) {
    guard var stroke = current else { throw Self.missing(.stroke, above: line) }
    switch line.kind {
    case .state:
      stroke.states.append(
        DeviceStroke.StateChange(
          recognizer: line.text("recognizer"),
          state: try line.choice("state", as: RecognizerState.self), instant: try instant(line)))
    case .offset:
      stroke.offsets.append(
        DeviceStroke.OffsetChange(
          feed: try line.number("feed_pt", in: Self.places),
          carousel: try line.number("carousel_pt", in: Self.places), instant: try instant(line)))
    case .drag:
      stroke.drags.append(
        DeviceStroke.DragCall(
          kind: try line.choice("event", as: DeviceStroke.DragCall.Kind.self),
          translation: Vector(
            try line.number("dx_pt", in: Self.places), try line.number("dy_pt", in: Self.places)),
          instant: try instant(line)))
    default:
      stroke.rest = DeviceStroke.Rest(
        feed: try line.number("feed_pt", in: Self.places),
        page: try line.whole("page", in: 0...stroke.layout.pages - 1))
    }
    current = stroke
  }

  /// A time of the log; it counts from the first touch-down once there is one.
  private func clock(_ line: DeviceLine, _ key: String) throws(InputError) -> Double {
    try line.number(key, in: -CSVStrokes.latestTime...CSVStrokes.latestTime)
  }

  private func instant(_ line: DeviceLine) throws(InputError) -> DeviceStroke.Instant {
    let time = try clock(line, "time_ms")
    let event = line["event_ms"] == nil ? time : try clock(line, "event_ms")
    return DeviceStroke.Instant(time: time, event: event)
  }

  private mutating func finishStroke() {
    defer {
      current = nil
      start = nil
      down = []
      lifted = [:]
      lastTouch = -.infinity
    }
    guard var stroke = current else { return }
    guard let start else { return log.withoutTouch += 1 }
    stroke.isBrokenOff = !down.isEmpty
    func move(_ instant: inout DeviceStroke.Instant) {
      instant.time -= start
      instant.event -= start
    }
    for index in stroke.states.indices { move(&stroke.states[index].instant) }
    for index in stroke.offsets.indices { move(&stroke.offsets[index].instant) }
    for index in stroke.drags.indices { move(&stroke.drags[index].instant) }
    log.strokes.append(stroke)
  }

  private func finish() throws(InputError) -> DeviceLog {
    guard !log.strokes.isEmpty else {
      throw InputError(
        file: file, position: nil,
        .custom(
          (["there is no stroke in this log: it needs a stroke line with touch lines below it"]
            + log.notes).joined(separator: "; ")))
    }
    return log
  }
}

extension DeviceLog {
  /// Reads a device log.
  ///
  /// - Throws: the first line that cannot be read or contradicts an earlier one, with its place.
  public init(_ bytes: [UInt8], file: String) throws(InputError) {
    self = try DeviceLogReader.read(bytes, file: file)
  }
}

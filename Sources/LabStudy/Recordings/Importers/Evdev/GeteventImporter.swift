import LabSimulation

extension Importer {
  /// Logs of Android's `getevent -lt`, and of `getevent -t` with numbers in place of names.
  ///
  /// A line is `[   1234.567890] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 0000021c`; the device is
  /// missing when only one was asked for. In front of them the description by `getevent -lp` may
  /// stand, which has the range of the axes. Of several devices the one is read that sends
  /// multi-touch. The screen is as it is built in: a phone held sideways has x along its short side.
  public static let getevent = Importer(
    "getevent", "log of an Android touch screen by `adb shell getevent -lt`",
    .touchScreen,
    expected: "fingers that come down and lift (EV_ABS ABS_MT_TRACKING_ID) at a place "
      + "(ABS_MT_POSITION_X and _Y)",
    recognizes: { text in
      text.contains("/dev/input/event") && !text.contains("evdev:")
        || text.contains("] EV_ABS ") || text.contains("] 0003 ")
    }
  ) { source in
    let log = try GeteventLog(source)
    let device = try log.device(source)
    let axes = try log.axes(of: device, source)
    let screen = try EvdevScreen(
      source, x: axes[EvdevEvent.Kind.positionX], y: axes[EvdevEvent.Kind.positionY],
      advice: .init(
        range: "the log does not say what the screen counts from and to: give --axis-range, as in "
          + "0:1079,0:2399, with the min and max of ABS_MT_POSITION_X and _Y that `adb shell "
          + "getevent -lp` prints, or put that output in front of the log",
        size: "the log does not say how large the screen is: give --screen-size-pt, the pixels of "
          + "`adb shell wm size` times 160 over `adb shell wm density`, or --screen-mm, or --ppi "
          + "when the axes count pixels"))
    var strokes = try EvdevStrokes(source, screen)
    for (event, from) in log.events where from == device { try strokes.add(event) }
    var imported = strokes.finish()
    if log.isCutOff { imported.notes.append("the last line is cut off and left out") }
    return imported
  }
}

/// The lines of a log of `getevent`, as far as they are about fingers.
struct GeteventLog {
  /// In the order of the log, with the device; the device is empty when lines name none.
  private(set) var events: [(event: EvdevEvent, device: String)] = []
  /// The axes of each device from its description.
  private var descriptions: [String: [Int: EvdevScreen.Axis]] = [:]
  private var described = ""
  /// Whether the last line ends in the middle, as after Ctrl-C.
  private(set) var isCutOff = false

  /// Seconds of a clock that are accepted, about 30000 years.
  private static let latest = 1_000_000_000_000

  init(_ source: ImportSource) throws(InputError) {
    try TextLine.forEach(in: source.bytes) { line throws(InputError) in
      do throws(InputError) {
        try self.read(line, source)
      } catch {
        guard !line.isComplete, line.text.hasPrefix("[") else { throw error }
        isCutOff = true
      }
    }
  }

  private mutating func read(_ line: TextLine, _ source: ImportSource) throws(InputError) {
    let text = line.text
    if text.hasPrefix("[") {
      try readEvent(line, source)
    } else if text.hasPrefix("add device"), let colon = text.firstIndex(of: ":") {
      described = String(text[text.index(after: colon)...].drop { $0 == " " })
    } else if text.contains(": value ") {
      try readAxis(line, source)
    } else if text.hasPrefix("/dev/") || text.hasPrefix("EV_") || text.hasPrefix("000") {
      throw Self.error(
        line, 1, .custom("the line has no time: record with `adb shell getevent -lt`"), source)
    } else if !Self.isDescription(text) {
      throw Self.error(
        line, 1, .syntax(expected: "a line of `getevent -lt`", found: InputFault.quoted(text)),
        source)
    }
  }

  /// Lines around the events: indented parts of a description, and what getevent says of devices.
  private static func isDescription(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace) || text.hasPrefix(" ") || text.hasPrefix("\t")
      || text.hasPrefix("remove device") || text.hasPrefix("could not ")
  }

  private static func error(
    _ line: TextLine, _ column: Int, _ fault: InputFault, _ source: ImportSource
  ) -> InputError {
    InputError(
      file: source.file, position: SourcePosition(line: line.number, column: column), fault)
  }

  // MARK: Events

  private mutating func readEvent(_ line: TextLine, _ source: ImportSource) throws(InputError) {
    guard let close = line.text.firstIndex(of: "]"),
      let time = Self.microseconds(line.text[..<close].dropFirst().drop { $0 == " " })
    else {
      throw Self.error(
        line, 2,
        .syntax(expected: "a time in seconds, as in [   1234.567890]", found: "none"), source)
    }
    let column = line.text[...close].unicodeScalars.count
    var words = TextLine(
      number: line.number, text: String(line.text[line.text.index(after: close)...]),
      isComplete: line.isComplete
    ).words.map { TextLine.Word(text: $0.text, column: $0.column + column) }
    var device = ""
    if let first = words.first, first.text.hasPrefix("/"), first.text.hasSuffix(":") {
      device = String(first.text.dropLast())
      words.removeFirst()
    }
    guard words.count >= 3 else {
      throw Self.error(
        line, words.first?.column ?? column + 1,
        .syntax(
          expected: "type, code and value of an event",
          found: words.isEmpty ? "nothing" : "\(words.count) of these"), source)
    }
    guard let kind = try Self.kind(words, line, source) else { return }
    events.append(
      (
        EvdevEvent(
          time: time, kind: kind,
          position: SourcePosition(line: line.number, column: words[0].column)), device
      ))
  }

  /// Seconds with up to six decimals, exactly.
  private static func microseconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...6).contains(parts[1].utf8.count), isDigits(parts[0]),
      isDigits(parts[1]), let seconds = Int(parts[0]), seconds <= latest,
      let fraction = Int(parts[1] + String(repeating: "0", count: 6 - parts[1].utf8.count))
    else { return nil }
    return seconds * 1_000_000 + fraction
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static let types = [
    "EV_SYN": EvdevEvent.Kind.synchronization, "EV_KEY": EvdevEvent.Kind.key,
    "EV_ABS": EvdevEvent.Kind.absolute,
  ]

  /// Nil for an event that says nothing about fingers.
  private static func kind(
    _ words: [TextLine.Word], _ line: TextLine, _ source: ImportSource
  ) throws(InputError) -> EvdevEvent.Kind? {
    let typeText = String(words[0].text)
    guard let type = types[typeText] ?? hexadecimal(words[0].text, digits: 4) else {
      if typeText.hasPrefix("EV_") { return nil }
      throw error(
        line, words[0].column,
        .syntax(
          expected: "a type of event, as in EV_ABS or 0003", found: InputFault.quoted(typeText)),
        source)
    }
    let named = EvdevEvent.Kind.codes.first { $0.type == type && $0.name == words[1].text }
    guard let code = named?.code ?? hexadecimal(words[1].text, digits: 4) else { return nil }
    let value = words[2].text
    if type == EvdevEvent.Kind.key, ["DOWN", "UP", "REPEAT"].contains(value) {
      return .init(type: type, code: code, value: value == "UP" ? 0 : 1)
    }
    guard let bits = hexadecimal(value, digits: 8), let word = UInt32(exactly: bits) else {
      throw error(
        line, words[2].column,
        .syntax(
          expected: "a value of 8 hexadecimal digits", found: InputFault.quoted(String(value))),
        source)
    }
    return .init(type: type, code: code, value: Int(Int32(bitPattern: word)))
  }

  /// A number that is written with at most so many hexadecimal digits and nothing else.
  private static func hexadecimal(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count <= digits, text.first != "+", text.first != "-" else { return nil }
    return Int(text, radix: 16)
  }

  // MARK: Descriptions

  /// Reads `ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private mutating func readAxis(_ line: TextLine, _ source: ImportSource) throws(InputError) {
    let words = line.words
    guard let colon = words.lastIndex(where: { $0.text == ":" }), colon > 0 else { return }
    let axis = words[colon - 1].text
    let code =
      EvdevEvent.Kind.codes.first { $0.name == axis }?.code
      ?? Self.hexadecimal(axis, digits: 4)
    guard let code, [EvdevEvent.Kind.positionX, EvdevEvent.Kind.positionY].contains(code) else {
      return
    }
    func number(_ name: String) -> Int? {
      guard let place = words[colon...].firstIndex(where: { $0.text == name }),
        place + 1 < words.count, let number = Int(words[place + 1].text.prefix { $0 != "," }),
        AxisRange.possible.contains(number)
      else { return nil }
      return number
    }
    guard let low = number("min"), let high = number("max"), low <= high else {
      throw Self.error(
        line, words[colon - 1].column,
        .syntax(expected: "min and max of the axis", found: "a line without them"), source)
    }
    descriptions[described, default: [:]][code] = EvdevScreen.Axis(
      range: low...high, resolution: number("resolution") ?? 0,
      position: SourcePosition(line: line.number, column: words[colon - 1].column))
  }

  // MARK: Devices

  /// The device that sends multi-touch; of several the one that the user names.
  func device(_ source: ImportSource) throws(InputError) -> String {
    var devices: [String] = []
    for (event, device) in events where event.kind.isOfFingers && !devices.contains(device) {
      devices.append(device)
    }
    return try EvdevStrokes.device(
      of: devices, source, nothing: "there is no multi-touch event (EV_ABS ABS_MT_...) in the log")
  }

  /// The axes of the device as its description has them; a description without a device counts for
  /// any, and so does the only one of a log whose lines name no device.
  func axes(of device: String, _ source: ImportSource) throws(InputError)
    -> [Int: EvdevScreen.Axis]
  {
    let name = device.isEmpty ? source.options.device ?? "" : device
    if let own = descriptions[name] ?? descriptions[""] { return own }
    guard name.isEmpty, source.options.axisRange == nil else { return [:] }
    guard descriptions.count <= 1 else {
      throw source.error("several devices are described: choose one by --device")
    }
    return descriptions.values.first ?? [:]
  }
}

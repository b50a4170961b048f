import LabSimulation

extension Importer {
  /// Recordings of `libinput record`, a YAML file of its own regular layout.
  ///
  /// Read are, of every device, `node`, the lines `53: [min, max, fuzz, flat, resolution]` and `54`
  /// of `absinfo`, and the events `- [sec, usec, type, code, value]` of `- evdev:`. The resolution is
  /// in cells to the millimetre, so nothing need be said about the screen when it is above 0. Other
  /// keys are passed over, as the manual asks (libinput-record(1), FILE FORMAT, version 1).
  public static let libinput = Importer(
    "libinput", "YAML of `libinput record`, a touch device of a Linux computer", .touchScreen,
    expected: "fingers that come down and lift (type 3, code 57) at a place (codes 53 and 54)",
    recognizes: { text in
      text.hasPrefix("# libinput record") || (text.contains("ndevices:") && text.contains("evdev:"))
    }
  ) { source in
    let recording = try LibinputRecording(source)
    let devices = recording.devices.filter(\.isOfFingers)
    let node = try EvdevStrokes.device(
      of: devices.map(\.node), source,
      nothing: "there is no multi-touch event (type 3, codes 47 to 57) in the recording")
    guard let device = devices.first(where: { $0.node == node }) else { return ImportedStrokes() }
    let screen = try EvdevScreen(
      source, x: device.axes[EvdevEvent.Kind.positionX], y: device.axes[EvdevEvent.Kind.positionY],
      advice: .init(
        range:
          "the recording has no absinfo 53 and 54 for \(InputFault.printable(node)): give what "
          + "its axes count from and to, --axis-range, as in 0:4089,0:2811",
        size: "the device does not say its resolution: give the size of its screen by --screen-mm, "
          + "or --screen-size-pt, or --ppi when the axes count pixels"))
    var strokes = try EvdevStrokes(source, screen)
    for event in device.events { try strokes.add(event) }
    return strokes.finish()
  }
}

/// The devices of a `libinput record` file with their events about fingers.
struct LibinputRecording {
  struct Device {
    var node: String
    /// The line in which it begins.
    var line: Int
    var axes: [Int: EvdevScreen.Axis] = [:]
    var events: [EvdevEvent] = []

    var isOfFingers: Bool { events.contains { $0.kind.isOfFingers } }
  }

  private(set) var devices: [Device] = []
  private var section = Section.other
  /// Whether a list in brackets goes on in the next line.
  private var isInList = false
  private let source: ImportSource

  /// The part of a device that lines belong to.
  private enum Section {
    case axes
    case events
    case other
  }

  init(_ source: ImportSource) throws(InputError) {
    self.source = source
    var isRecording = false
    try TextLine.forEach(in: source.bytes) { line throws(InputError) in
      try read(line, isRecording: &isRecording)
    }
    guard isRecording else {
      throw source.error("this is no recording of `libinput record`: it has no line `devices:`")
    }
  }

  private mutating func read(
    _ line: TextLine, isRecording: inout Bool
  ) throws(InputError) {
    let words = line.words
    guard let first = words.first, !first.text.hasPrefix("#") else { return }
    if isInList {
      isInList = !line.text.contains("]")
      return
    }
    if first.text == "-", words.count > 1, words[1].text.hasPrefix("[") {
      if section == .events { try readEvent(line) }
      return
    }
    let isItem = first.text == "-"
    guard let key = (isItem ? words.dropFirst().first : first)?.text,
      isItem || key.contains(":") || words.count == 1 && first.text == "]"
    else { throw error(line, first.column, "a key with a colon, or an item that begins with -") }
    let value = Self.value(of: line)
    switch key {
    case "devices:":
      isRecording = true
    case "version:" where !isRecording:
      if value != "1", !line.text.hasPrefix(" ") {
        throw error(line, first.column, "version 1, the only one that is known")
      }
    case "node:":
      if let twin = devices.first(where: { $0.node == value }) {
        throw InputError(
          file: source.file, position: SourcePosition(line: line.number, column: first.column),
          .custom(
            "\(InputFault.printable(value)) is there already, in line \(twin.line): the file holds "
              + "two recordings, whose devices may differ. Cut it above its second version line and "
              + "import both parts"))
      }
      devices.append(Device(node: value, line: line.number))
      section = .other
    case "absinfo:":
      section = .axes
    case "evdev:" where isItem:
      section = .events
    case "events:", "evdev:", "codes:", "properties:", "hid:", "udev:", "quirks:", "libinput:":
      section = .other
    default:
      if section == .axes, !isItem { try readAxis(line, key) }
    }
    isInList = value.hasPrefix("[") && !value.contains("]")
  }

  /// What stands behind the first colon, without the blanks around it.
  private static func value(of line: TextLine) -> String {
    guard let colon = line.text.firstIndex(of: ":") else { return "" }
    let text = line.text[line.text.index(after: colon)...].drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }

  private func error(_ line: TextLine, _ column: Int, _ expected: String) -> InputError {
    InputError(
      file: source.file, position: SourcePosition(line: line.number, column: column),
      .syntax(
        expected: expected, found: InputFault.quoted(String(line.text.drop(while: \.isWhitespace)))
      ))
  }

  private mutating func readAxis(_ line: TextLine, _ key: Substring) throws(InputError) {
    guard let code = Int(key.dropLast()),
      [EvdevEvent.Kind.positionX, EvdevEvent.Kind.positionY].contains(code), !devices.isEmpty
    else { return }
    guard let numbers = Self.numbers(line), numbers.count == 5, numbers[0] <= numbers[1] else {
      throw error(
        line, line.words.first?.column ?? 1, "five numbers [min, max, fuzz, flat, resolution]")
    }
    devices[devices.count - 1].axes[code] = EvdevScreen.Axis(
      range: numbers[0]...numbers[1], resolution: numbers[4],
      position: SourcePosition(line: line.number, column: line.words.first?.column ?? 1))
  }

  private mutating func readEvent(_ line: TextLine) throws(InputError) {
    let column = line.words.first?.column ?? 1
    guard let numbers = Self.numbers(line), numbers.count == 5, numbers[0] >= 0,
      (0..<1_000_000).contains(numbers[1])
    else {
      throw error(line, column, "five numbers [sec, usec, type, code, value]")
    }
    guard !devices.isEmpty else { throw error(line, column, "a device before its events") }
    guard let kind = EvdevEvent.Kind(type: numbers[2], code: numbers[3], value: numbers[4]) else {
      return
    }
    devices[devices.count - 1].events.append(
      EvdevEvent(
        time: numbers[0] * 1_000_000 + numbers[1], kind: kind,
        position: SourcePosition(line: line.number, column: column)))
  }

  /// The whole numbers of 32 bits between the brackets of a line; nil when they are none.
  private static func numbers(_ line: TextLine) -> [Int]? {
    guard let open = line.text.firstIndex(of: "["),
      let close = line.text[open...].firstIndex(of: "]")
    else { return nil }
    var numbers: [Int] = []
    for part in line.text[open..<close].dropFirst().split(
      separator: ",", omittingEmptySubsequences: false)
    {
      let text = part.drop(while: \.isWhitespace)
      let digits = text.prefix { !$0.isWhitespace }
      guard text.dropFirst(digits.count).allSatisfy(\.isWhitespace), let number = Int(digits),
        AxisRange.possible.contains(number)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

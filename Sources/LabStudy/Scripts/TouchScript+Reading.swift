import LabSimulation

extension TouchScript {
  /// Reads a script.
  ///
  /// Events stand one after the other with white space or commas between them; `//` and `/* */` are
  /// comments. `B@0` of the first finger comes down at the anchor.
  ///
  /// - Parameter name: what the text is called in messages.
  /// - Throws: the first event that cannot be read or that no finger can do, with its place and the
  ///   nearest valid form.
  public init(reading text: String, name: String) throws(InputError) {
    var reader = TouchScriptReader(text, name: name)
    events = try reader.script()
  }
}

/// Reads the events of a script and follows which fingers are down.
private struct TouchScriptReader {
  /// More fingers than a person has are a slip of the keyboard.
  private static let fingers = 1.0...10
  /// An hour, in milliseconds.
  private static let times = 0.0...3_600_000
  private static let places = -100_000.0...100_000

  private var scanner: JSON5Scanner
  private var events: [TouchScript.Event] = []
  /// The fingers that are down, in the order in which they came down, with the time of it.
  private var down: [(finger: Int, since: Double)] = []
  private var lifted: Set<Int> = []

  init(_ text: String, name: String) {
    scanner = JSON5Scanner(Array(text.unicodeScalars), file: name)
  }

  private var time: Double { events.last?.time ?? 0 }

  mutating func script() throws(InputError) -> [TouchScript.Event] {
    try skipSeparators()
    while scanner.current != nil {
      try event()
      try skipSeparators()
    }
    guard !events.isEmpty else {
      throw scanner.fault(
        .custom("the script is empty: write B(0,0)@0 M(12,0)@16 E@32"), at: scanner.position)
    }
    let time = time
    events += down.map { TouchScript.Event($0.finger, .lift, at: time) }
    return events
  }

  private mutating func skipSeparators() throws(InputError) {
    try scanner.skipBlank()
    while scanner.current == "," {
      scanner.advance()
      try scanner.skipBlank()
    }
  }

  private mutating func event() throws(InputError) {
    let position = scanner.position
    let number = try fingerNumber()
    let action = try action()
    let finger = action == .cancel ? number : number ?? 0
    let place = try place(of: action, of: finger)
    guard scanner.current == "@" else {
      throw scanner.fault(expected: "@ and a time in milliseconds, as in \(action.form)@\(next)")
    }
    scanner.advance()
    let timePosition = scanner.position
    let time = try scanner.number(in: Self.times, unit: "ms")
    guard time >= self.time else {
      throw scanner.fault(
        .custom(
          "the time goes back from \(ParameterValue.text(self.time)) to "
            + "\(ParameterValue.text(time)) ms; write @\(ParameterValue.text(self.time)) or later"),
        at: timePosition)
    }
    let event = TouchScript.Event(finger, action, to: place, at: time)
    if let words = follow(event) { throw scanner.fault(.custom(words), at: position) }
    events.append(event)
  }

  /// A time that can follow, for examples.
  private var next: String { ParameterValue.text(events.isEmpty ? 0 : time + 16) }

  private mutating func fingerNumber() throws(InputError) -> Int? {
    guard scanner.current == "#" else { return nil }
    scanner.advance()
    let position = scanner.position
    // The letter may follow at once, which the number of a time must not.
    let start = scanner.index
    while let digit = scanner.current, "0"..."9" ~= digit { scanner.advance() }
    let text = scanner.text(from: start)
    guard !text.isEmpty else { throw scanner.fault(expected: "the number of a finger, as in #2B") }
    guard let number = Double(text), Self.fingers.contains(number) else {
      throw scanner.fault(
        .outOfRange(expected: "a finger from #1 to #10", found: "#" + InputFault.printable(text)),
        at: position)
    }
    try scanner.skipBlank()
    return Int(number) - 1
  }

  private mutating func action() throws(InputError) -> TouchScript.Action {
    let position = scanner.position
    let start = scanner.index
    while let letter = scanner.current, letter.isASCII, letter.properties.isAlphabetic {
      scanner.advance()
    }
    let word = scanner.text(from: start)
    guard !word.isEmpty else {
      throw scanner.fault(
        expected: "an event, as in B(0,0)@0, M(8.5,8.5)@16, S@100, E@116 or C@116")
    }
    guard let action = TouchScript.Action(rawValue: word) else {
      throw scanner.fault(
        .unknownWord(word, choices: TouchScript.Action.allCases.map(\.rawValue)), at: position)
    }
    return action
  }

  private mutating func place(
    of action: TouchScript.Action, of finger: Int?
  ) throws(InputError) -> Vector? {
    let position = scanner.position
    guard scanner.current == "(" else {
      let prefix = finger.map { $0 == 0 ? "" : "#\($0 + 1)" } ?? ""
      switch action {
      case .down where finger == 0:
        return .zero
      case .down, .move:
        throw scanner.fault(
          expected: "a place in brackets, as in \(prefix)\(action.rawValue)(12,0)@\(next)")
      case .rest, .lift, .cancel:
        return nil
      }
    }
    guard action != .rest, action != .cancel else {
      throw scanner.fault(
        .custom("\(action.rawValue) has no place of its own: write \(action.rawValue)@\(next)"),
        at: position)
    }
    scanner.advance()
    let x = try coordinate(before: ",")
    let y = try coordinate(before: ")")
    return Vector(x, y)
  }

  private mutating func coordinate(before mark: Unicode.Scalar) throws(InputError) -> Double {
    try scanner.skipBlank()
    let value = try scanner.number(in: Self.places, unit: "pt")
    try scanner.skipBlank()
    guard scanner.current == mark else {
      throw scanner.fault(expected: "\"\(mark)\", as in M(8.5,8.5)@16")
    }
    scanner.advance()
    return value
  }

  /// Moves the fingers on; returns what is wrong if no finger can do this.
  private mutating func follow(_ event: TouchScript.Event) -> String? {
    let time = ParameterValue.text(event.time)
    guard let finger = event.finger else {
      guard !down.isEmpty else {
        return "no finger is down to be cancelled: put B(0,0)@0 before it"
      }
      lifted.formUnion(down.map(\.finger))
      down.removeAll()
      return nil
    }
    let name = "finger \(finger + 1)"
    let prefix = finger == 0 ? "" : "#\(finger + 1)"
    let index = down.firstIndex { $0.finger == finger }
    switch event.action {
    case .down:
      if let index {
        return
          "\(name) begins twice: it is down since \(ParameterValue.text(down[index].since)) ms; "
          + "lift it before by \(prefix)E@\(time), or name another finger by "
          + "#\(finger + 2)B(50,0)@\(time)"
      }
      down.append((finger, event.time))
    case .move, .rest, .lift, .cancel:
      guard let index else {
        return lifted.contains(finger)
          ? "\(name) is up already: it comes down again by \(prefix)B(0,0)@\(time)"
          : "\(name) \(event.action.verb) before it begins: put \(prefix)B(0,0)@\(time) before it"
      }
      if event.action.phase.isOver {
        down.remove(at: index)
        lifted.insert(finger)
      }
    }
    return nil
  }
}

extension TouchScript.Action {
  /// The event without its time, for examples.
  fileprivate var form: String {
    switch self {
    case .down: "B(0,0)"
    case .move: "M(8.5,8.5)"
    case .rest, .lift, .cancel: rawValue
    }
  }

  fileprivate var verb: String {
    switch self {
    case .down: "begins"
    case .move: "moves"
    case .rest: "rests"
    case .lift: "lifts"
    case .cancel: "is cancelled"
    }
  }
}

extension JSON5Scanner {
  /// A number within limits.
  mutating func number(
    in range: ClosedRange<Double>, unit: String
  ) throws(InputError) -> Double {
    let position = position
    guard case .number(let value, let text) = try number() else {
      throw fault(expected: "a number")
    }
    guard range.contains(value) else {
      let limits = [range.lowerBound, range.upperBound].map(ParameterValue.text)
      throw fault(
        .outOfRange(
          expected: "\(limits[0]) to \(limits[1]) \(unit)", found: InputFault.printable(text)),
        at: position)
    }
    return value
  }
}

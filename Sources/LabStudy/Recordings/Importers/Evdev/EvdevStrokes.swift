import LabSimulation

/// Makes strokes of the events of one multi-touch screen (protocol B).
///
/// A slot keeps its numbers from one finger to the next, because the kernel sends only what changes.
/// A tracking number begins a finger, -1 or another number ends it. All changes up to a report have
/// its time. When the kernel says that events are missing, the stroke under way is dropped, and what
/// comes before the next report with it.
///
/// Refused is a position outside the range of its axis. Left out and counted in the notes: strokes
/// that such a gap cut, strokes that were under way when the log began, and fingers that came down
/// where the log does not say.
struct EvdevStrokes {
  /// More slots than any screen has; a larger number is no slot.
  static let slots = 0..<256

  private let file: String
  private let screen: EvdevScreen
  private var gatherer: StrokeGatherer
  private var slots: [Int: Slot] = [:]
  private var current = 0
  /// The slots that changed since the last report.
  private var changed: Set<Int> = []
  private var isInGap = false
  private var last = Int.min

  private var hasTracking = false
  private var gaps = 0
  private var underWay = 0
  private var nowhere = 0

  /// A place for a finger.
  private struct Slot {
    var x: Int?
    var y: Int?
    var contact = Contact.unknown
    /// What it will be after the report.
    var next: Contact?
    var hasMoved = false
  }

  private enum Contact: Equatable {
    /// The log has not yet said whether a finger is down.
    case unknown
    case up
    case down(tracking: Int)
    /// Down, but in a stroke that is not read.
    case lost
  }

  init(_ source: ImportSource, _ screen: EvdevScreen) throws(InputError) {
    file = source.file
    self.screen = screen
    gatherer = try StrokeGatherer(source)
  }

  mutating func add(_ event: EvdevEvent) throws(InputError) {
    guard event.time >= last else {
      throw InputError(file: file, position: event.position, .custom("time runs backwards"))
    }
    last = event.time
    switch event.kind {
    case .dropped:
      dropStroke()
      isInGap = true
    case .report where isInGap:
      isInGap = false
    case _ where isInGap:
      break
    case .report:
      try report(event)
    case .slot(let number):
      guard Self.slots.contains(number) else {
        throw InputError(
          file: file, position: event.position,
          .outOfRange(expected: "a slot from 0 to \(Self.slots.upperBound - 1)", found: "\(number)")
        )
      }
      current = number
    case .tracking(let number):
      hasTracking = true
      change { $0.next = number < 0 ? .up : .down(tracking: number) }
    case .x(let x):
      try check(x, \.x, event)
      change {
        $0.hasMoved = $0.hasMoved || $0.x != x
        $0.x = x
      }
    case .y(let y):
      try check(y, \.y, event)
      change {
        $0.hasMoved = $0.hasMoved || $0.y != y
        $0.y = y
      }
    case .noTouch:
      for number in slots.keys {
        guard slots[number]?.contact != .up || slots[number]?.next != nil else { continue }
        slots[number]?.next = .up
        changed.insert(number)
      }
    case .anonymousFinger:
      throw InputError(
        file: file, position: event.position,
        .custom("SYN_MT_REPORT is of multi-touch protocol A; only protocol B, with slots, is read"))
    }
  }

  private func check(
    _ number: Int, _ axis: KeyPath<AxisRange, ClosedRange<Int>>, _ event: EvdevEvent
  ) throws(InputError) {
    guard let fault = screen.fault(number, axis) else { return }
    throw InputError(file: file, position: event.position, fault)
  }

  private mutating func change(_ body: (inout Slot) -> Void) {
    body(&slots[current, default: Slot()])
    changed.insert(current)
  }

  /// Plays the changes of one moment: lifts first, so that a finger can come down in a slot that
  /// another one leaves.
  private mutating func report(_ event: EvdevEvent) throws(InputError) {
    let numbers = changed.sorted()
    changed = []
    for number in numbers {
      guard var slot = slots[number] else { continue }
      if slot.next == slot.contact { slot.next = nil }
      let moved = slot.hasMoved
      slot.hasMoved = false
      if let next = slot.next, slot.contact != .up {
        if gatherer.isDown(number) {
          // With a new finger in the slot the numbers are already those of the new one.
          let place = next == .up && moved ? location(of: slot) : nil
          try gatherer.end(number, at: place, event.time, event.position)
        } else if slot.contact == .unknown, next == .up {
          underWay += 1
        }
        slot.contact = .up
      } else if moved, let place = location(of: slot) {
        try gatherer.move(number, to: place, event.time, event.position)
      }
      slots[number] = slot
    }
    for number in numbers {
      guard var slot = slots[number], let next = slot.next else { continue }
      slot.next = nil
      if case .down = next {
        if let place = location(of: slot) {
          try gatherer.begin(number, at: place, event.time, event.position)
          slot.contact = next
        } else {
          nowhere += 1
          slot.contact = .lost
        }
      } else {
        slot.contact = next
      }
      slots[number] = slot
    }
  }

  private func location(of slot: Slot) -> Vector? {
    guard let x = slot.x, let y = slot.y else { return nil }
    return screen.location(x: x, y: y)
  }

  /// After a gap no slot is sure to hold what it held.
  private mutating func dropStroke() {
    if gatherer.drop() { gaps += 1 }
    for number in slots.keys { slots[number] = Slot(contact: .lost) }
    changed = []
  }

  mutating func finish() -> ImportedStrokes {
    gatherer.finish()
    var imported = ImportedStrokes()
    imported.strokes = gatherer.strokes
    imported.unit = screen.unit
    if !hasTracking {
      imported.notes.append(
        "no ABS_MT_TRACKING_ID (code 57, 0x39) says when a finger comes down and lifts: record all "
          + "events of the device, from before the first touch")
    }
    imported.notes.note(
      gaps, "stroke left out because the kernel dropped events in it (SYN_DROPPED)",
      "strokes left out because the kernel dropped events in them (SYN_DROPPED)")
    imported.notes.note(
      underWay, "finger left out that was down when the log began",
      "fingers left out that were down when the log began")
    imported.notes.note(
      nowhere, "finger left out whose place at touch-down the log does not say",
      "fingers left out whose place at touch-down the log does not say")
    return imported
  }
}

extension EvdevStrokes {
  /// The device of a log that is read: the only one that sends multi-touch, or that of `--device`.
  ///
  /// An only device without a name is that of any `--device`, which the log was made with.
  static func device(
    of devices: [String], _ source: ImportSource, nothing: String
  ) throws(InputError) -> String {
    guard let first = devices.first else { throw source.error(nothing) }
    guard let asked = source.options.device, devices != [""] else {
      guard devices.count == 1 else {
        throw source.error(
          "\(devices.count) devices send multi-touch, "
            + devices.map(InputFault.printable).joined(separator: " and ")
            + ": choose one by --device")
      }
      return first
    }
    guard devices.contains(asked) else {
      throw InputError(
        file: source.file, position: nil, key: "--device", .unknownWord(asked, choices: devices))
    }
    return asked
  }
}

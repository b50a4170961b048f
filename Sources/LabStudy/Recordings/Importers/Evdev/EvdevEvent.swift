/// One input event of the Linux kernel, as far as it says anything about fingers.
///
/// Codes as in `linux/input-event-codes.h`; the rules are those of multi-touch protocol B
/// (kernel.org, `Documentation/input/multi-touch-protocol.rst`).
struct EvdevEvent {
  /// Microseconds on the clock of the log.
  var time: Int
  var kind: Kind
  var position: SourcePosition

  enum Kind: Equatable {
    /// What follows is about the finger in this slot.
    case slot(Int)
    /// The finger has this name from now on; -1 lifts it.
    case tracking(Int)
    case x(Int)
    case y(Int)
    /// No finger is left on the screen.
    case noTouch
    /// All changes of one moment have been given.
    case report
    /// The kernel's buffer ran over, and events are missing.
    case dropped
    /// The end of a finger in protocol A, which is not read.
    case anonymousFinger
  }
}

extension EvdevEvent.Kind {
  static let synchronization = 0
  static let key = 1
  static let absolute = 3

  static let positionX = 0x35
  static let positionY = 0x36

  /// Codes that are read, by type, with the names that `getevent -l` gives them.
  static let codes: [(type: Int, name: String, code: Int)] = [
    (synchronization, "SYN_REPORT", 0), (synchronization, "SYN_MT_REPORT", 2),
    (synchronization, "SYN_DROPPED", 3), (key, "BTN_TOUCH", 0x14A),
    (absolute, "ABS_MT_SLOT", 0x2F), (absolute, "ABS_MT_POSITION_X", positionX),
    (absolute, "ABS_MT_POSITION_Y", positionY), (absolute, "ABS_MT_TRACKING_ID", 0x39),
  ]

  /// Nil for events that say nothing about fingers.
  init?(type: Int, code: Int, value: Int) {
    switch (type, code) {
    case (Self.synchronization, 0): self = .report
    case (Self.synchronization, 2): self = .anonymousFinger
    case (Self.synchronization, 3): self = .dropped
    case (Self.key, 0x14A) where value == 0: self = .noTouch
    case (Self.absolute, 0x2F): self = .slot(value)
    case (Self.absolute, Self.positionX): self = .x(value)
    case (Self.absolute, Self.positionY): self = .y(value)
    case (Self.absolute, 0x39): self = .tracking(value)
    default: return nil
    }
  }

  /// Whether only a multi-touch device sends it.
  var isOfFingers: Bool {
    switch self {
    case .x, .y, .tracking, .slot, .anonymousFinger: true
    case .noTouch, .report, .dropped: false
    }
  }
}

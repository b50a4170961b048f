/// What became of activities that handlers start and stop.
extension Play {
  /// One run of an activity, in milliseconds on the clock of the touches.
  public struct Run: Sendable, Hashable {
    public enum End: Sendable, Hashable {
      /// It runs on after all is over.
      case open
      case stopped(Double)
      /// It was started anew while it ran.
      case replaced(Double)
    }

    public var start: Double
    public var end = End.open
    /// What is shorter than this is discarded.
    public var minimum: Double

    public init(start: Double, end: End = .open, minimum: Double = 0) {
      self.start = start
      self.end = end
      self.minimum = minimum
    }

    public var isOpen: Bool { end == .open }
    public var isReplaced: Bool { if case .replaced = end { true } else { false } }

    /// When it stopped and was long enough to be kept; nil for the others.
    public var keptUntil: Double? {
      guard let stop, stop - start >= minimum else { return nil }
      return stop
    }

    /// When it stopped, kept or not.
    public var stop: Double? { if case .stopped(let time) = end { time } else { nil } }
  }

  /// The runs of the activity of a recognizer's handlers, in their order; empty without one.
  public func runs(of name: String) -> [Run] {
    scene.attachments.firstIndex { $0.name == name }.map(runs) ?? []
  }

  func runs(of attachment: Int) -> [Run] {
    guard let activity = scene.attachments[attachment].activity else { return [] }
    var runs: [Run] = []
    // What the app hears of a cancel comes after what its gestures hear at the same time.
    var cancel = activity.cancel == .phaseChange ? self.cancel : nil
    for call in calls where call.attachment == attachment {
      if let time = cancel, time < call.time {
        runs.stop(at: time)
        cancel = nil
      }
      switch activity.effect(of: call.callback) {
      case .start: runs.start(at: call.time, activity)
      case .stop: runs.stop(at: call.time)
      case .none: break
      }
    }
    if let cancel { runs.stop(at: cancel) }
    return runs
  }

  /// Whether the activity of a recognizer's handlers goes on when everything is over.
  func runsOn(_ attachment: Int) -> Bool { runs(of: attachment).last?.isOpen ?? false }
}

extension [Play.Run] {
  fileprivate mutating func start(at time: Double, _ activity: Activity) {
    if let last = indices.last, self[last].isOpen {
      guard !activity.isGuarded else { return }
      self[last].end = .replaced(time)
    }
    append(Play.Run(start: time, minimum: activity.minimum))
  }

  fileprivate mutating func stop(at time: Double) {
    if let last = indices.last, self[last].isOpen { self[last].end = .stopped(time) }
  }
}

extension Activity {
  fileprivate enum Effect {
    case none
    case start
    case stop
  }

  fileprivate func effect(of callback: Callback) -> Effect {
    switch callback.kind {
    case .pressing(true): start == .pressing ? .start : .none
    case .perform, .action(.began): start == .recognition ? .start : .none
    case .changed:
      if case .sequence = callback.value, start == .recognition { .start } else { .none }
    case .ended, .action(.ended), .pressing(false): .stop
    case .action(.cancelled): cancel == .action ? .stop : .none
    case .reset: cancel == .gestureState ? .stop : .none
    case .action, .updating: .none
    }
  }
}

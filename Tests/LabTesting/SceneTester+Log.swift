import LabSimulation

extension SceneTester {
  /// What happened in the last stroke: "16 pan began", "0 view photo began", "32 feed offset 2", where
  /// offsets count from the beginning, along the container's axis.
  public var log: [String] { arena.trace.compactMap(line) }

  private func line(_ entry: TraceEntry) -> String? {
    guard let text = text(of: entry.happening) else { return nil }
    return "\(Self.text(entry.moment.time)) \(text)"
  }

  private func text(of happening: TraceEntry.Happening) -> String? {
    func name(_ index: Int) -> String { parts.attachments[index].name }
    switch happening {
    case .touches, .timer:
      return nil
    case .interruption:
      return "interrupted"
    case .transition(let index, _, let state, _, _):
      return "\(name(index)) \(state.rawValue)"
    case .withheld(let index, _, _):
      return "\(name(index)) withheld"
    case .callback(let index, let callback):
      return "\(name(index)) callback \(callback)"
    case .view(let view, let finger, let phase):
      let mark = finger == 0 ? "" : " #\(finger + 1)"
      return "view \(parts.views[view].name)\(mark) \(phase.rawValue)"
    case .fired(let view):
      return "\(parts.views[view].name) fires"
    case .offset(let container, let offset):
      let model = parts.containers[container]
      let change = offset[model.axis] - model.offset[model.axis]
      return "\(containerName(container)) offset \(Self.text(change))"
    case .scroll(let container, let event):
      return "\(containerName(container)) \(Self.text(of: event))"
    case .droppedCircle(let circle):
      return "circle \(circle.map(name).joined(separator: " "))"
    }
  }

  private func containerName(_ index: Int) -> String {
    parts.views[parts.containers[index].view].name
  }

  /// A number without a needless fraction, to a thousandth.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// The states that a recognizer came to, "began@16", but for changes and the reset.
  public func states(of name: String) -> [String] {
    transitions(of: name).map { "\($0.state.rawValue)@\(Self.text($0.time))" }
  }

  public func reasons(of name: String) -> [TraceEntry.Reason] {
    transitions(of: name).map(\.reason)
  }

  private func transitions(
    of name: String
  ) -> [(time: Double, state: RecognizerState, reason: TraceEntry.Reason)] {
    let own = index(of: name)
    return arena.trace.compactMap { entry in
      guard case .transition(let index, _, let state, let reason, _) = entry.happening,
        index == own, reason != .reset
      else { return nil }
      return (entry.moment.time, state, reason)
    }
  }

  /// What the handlers of a recognizer heard, "16 drag.changed".
  public func calls(of name: String) -> [String] {
    callbacks(of: name).map { time, callback in
      let handler = callback.handler.isEmpty ? "" : callback.handler + "."
      return "\(Self.text(time)) \(handler)\(callback.kind)"
    }
  }

  public func callbacks(of name: String) -> [(time: Double, callback: Callback)] {
    let own = index(of: name)
    return arena.trace.compactMap { entry in
      guard case .callback(let index, let callback) = entry.happening, index == own else {
        return nil
      }
      return (entry.moment.time, callback)
    }
  }

  /// What a view heard of fingers, "moved@16".
  public func phases(ofView name: String) -> [String] {
    let own = index(ofView: name)
    return arena.trace.compactMap { entry in
      guard case .view(let view, _, let phase) = entry.happening, view == own else { return nil }
      return "\(phase.rawValue)@\(Self.text(entry.moment.time))"
    }
  }

  /// When a control fired.
  public func fires(of name: String) -> [String] {
    let own = index(ofView: name)
    return arena.trace.compactMap { entry in
      guard case .fired(let view) = entry.happening, view == own else { return nil }
      return Self.text(entry.moment.time)
    }
  }

  /// The changes of a content offset along the container's axis, with their times.
  public func offsets(of name: String) -> [String] {
    log.filter { $0.contains(" \(name) offset ") }
      .map { $0.replacing(" \(name) offset ", with: ": ") }
  }

  /// What the delegate of a scroll view heard.
  public func events(of name: String) -> [String] {
    arena.trace.compactMap { entry in
      guard case .scroll(let container, let event) = entry.happening,
        containerName(container) == name
      else { return nil }
      return "\(Self.text(entry.moment.time)) \(Self.text(of: event))"
    }
  }

  private static func text(of event: TraceEntry.ScrollEvent) -> String {
    switch event {
    case .willBeginDragging: "willBeginDragging"
    case .didEndDragging(let continues): "didEndDragging(\(continues))"
    case .didEndDecelerating: "didEndDecelerating"
    }
  }

  public func outcome(_ name: String) -> ContainerOutcome {
    arena.containers[index(ofContainer: name)]
  }

  /// Who moved by more than 3 pt or turned a page.
  public var winner: Winner {
    Winner(feed: hasActed("feed"), carousel: hasActed("carousel"))
  }

  /// Who claimed the touch, whether or not anything moved.
  public var claimant: Winner {
    Winner(feed: outcome("feed").claim != nil, carousel: outcome("carousel").claim != nil)
  }

  /// Who was recognized and kept the touch to its end: the feed's pan or a recognizer of the child.
  public func holder(child: String) -> Winner {
    Winner(feed: hasEnded("feed.pan"), carousel: hasEnded(child))
  }

  private func hasEnded(_ name: String) -> Bool {
    states(of: name).last?.hasPrefix("ended") ?? false
  }

  private func hasActed(_ name: String) -> Bool {
    outcome(name).maximum > 3 || outcome(name).turned
  }
}

extension Winner {
  public init(feed: Bool, carousel: Bool) {
    switch (feed, carousel) {
    case (true, true): self = .both
    case (true, false): self = .feed
    case (false, true): self = .carousel
    case (false, false): self = .nobody
    }
  }
}

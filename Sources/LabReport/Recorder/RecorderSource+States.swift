extension RecorderSource {
  /// What the recorder sees of recognizers and content.
  static let states = #"""
      // MARK: Recognizers and content

      private func watch(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizers where !(recognizer is TouchObserver) {
          guard !states.contains(where: { $0.recognizer === recognizer }) else { continue }
          recognizer.addTarget(self, action: #selector(act(_:)))
          states.append((recognizer, ""))
        }
        sample()
      }

      @objc private func act(_ recognizer: UIGestureRecognizer) {
        guard let index = states.firstIndex(where: { $0.recognizer === recognizer }) else { return }
        guard let line = change(index) else { return }
        note(line)
      }

      /// A handler of a SwiftUI drag was called.
      func hearDrag(_ event: String, _ translation: CGSize) {
        note(
          "drag event=\(event) dx_pt=\(RecorderLog.text(translation.width)) "
            + "dy_pt=\(RecorderLog.text(translation.height))")
      }

      /// Writes a line when the present event has been heard to its end: only then its time is known.
      private func note(_ line: String) {
        guard isStroke else { return }
        if pending.isEmpty { DispatchQueue.main.async { self.flush() } }
        pending.append((line, ProcessInfo.processInfo.systemUptime))
      }

      private func flush() {
        for (line, time) in pending { write(line, at: time) }
        pending = []
      }

      private func write(_ line: String, at time: TimeInterval) {
        log.write("\(line) time_ms=\(log.time(time)) event_ms=\(log.time(eventTime))")
      }

      /// Writes what has changed since it was last looked at: states without an action, and offsets.
      private func sample() {
        guard isStroke, let feed else { return }
        let now = ProcessInfo.processInfo.systemUptime
        for index in states.indices {
          if let line = change(index) { write(line, at: now) }
        }
        let offsets =
          "feed_pt=\(RecorderLog.text(feed.contentOffset.y)) "
          + "carousel_pt=\(RecorderLog.text(carousel.offset))"
        restingFrames += 1
        guard offsets != lastOffsets else { return }
        restingFrames = 0
        lastOffsets = offsets
        write("offset \(offsets)", at: now)
      }

      /// The line of a recognizer whose state is another one than before.
      private func change(_ index: Int) -> String? {
        let recognizer = states[index].recognizer
        let state = Self.word(recognizer.state)
        guard states[index].last != state else { return nil }
        states[index].last = state
        return "state recognizer=\"\(name(recognizer))\" state=\(state)"
      }

      private func name(_ recognizer: UIGestureRecognizer) -> String {
        if recognizer === feed?.panGestureRecognizer { return "feed.pan" }
        if recognizer is EarlyPan || recognizer === carousel.scroll?.panGestureRecognizer {
          return "carousel.pan"
        }
        return "\(type(of: recognizer))"
      }

      private static func word(_ state: UIGestureRecognizer.State) -> String {
        switch state {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        default: "possible"
        }
      }

      /// Once a frame: what moves without a finger, and whether all is at rest.
      @objc private func tick(_ link: CADisplayLink) {
        guard isStroke else {
          if !isOpen { ask() }
          return
        }
        if pending.isEmpty { sample() }
        guard fingers.isEmpty else { return }
        if isOpen {
          isOpen = false
          changed()
        }
        if restingFrames > Self.framesAtRest { endStroke() }
      }

      private func endStroke() {
        let offset = feed.map { RecorderLog.text($0.contentOffset.y) } ?? "0"
        log.write("rest feed_pt=\(offset) page=\(carousel.restingPage)")
        for (recognizer, _) in states { recognizer.removeTarget(self, action: nil) }
        states = []
        isStroke = false
        ask()
      }
    }

    """#
}

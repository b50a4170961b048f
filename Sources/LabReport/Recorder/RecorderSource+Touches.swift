extension RecorderSource {
  /// What the recorder hears of fingers.
  static let touches = #"""
      // MARK: Touches

      func hear(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: String) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
          hear(touch, event, phase)
        }
      }

      private func hear(_ touch: UITouch, _ event: UIEvent, _ phase: String) {
        let id = ObjectIdentifier(touch)
        if phase == "began" {
          guard let feed, isOpen, feed.bounds.contains(touch.location(in: feed)) else { return }
          if isStroke, fingers.isEmpty { return }
          if !isStroke { startStroke(feed) }
          fingers[id] = fingerCount
          fingerCount += 1
        }
        guard let finger = fingers[id] else { return }
        sample()
        if phase == "moved", let samples = event.coalescedTouches(for: touch) {
          for sample in samples.dropLast() { write(sample, finger, phase, isCoalesced: true) }
        }
        eventTime = touch.timestamp
        write(touch, finger, phase, isCoalesced: false)
        if phase == "began" { watch(touch.gestureRecognizers ?? []) }
        if phase == "ended" || phase == "cancelled" { fingers[id] = nil }
      }

      private func write(_ touch: UITouch, _ finger: Int, _ phase: String, isCoalesced: Bool) {
        let place = touch.location(in: nil)
        log.write(
          "touch finger=\(finger) phase=\(phase) time_ms=\(log.time(touch.timestamp)) "
            + "x_pt=\(RecorderLog.text(place.x)) y_pt=\(RecorderLog.text(place.y))"
            + (isCoalesced ? " coalesced=true" : ""))
      }

      private func startStroke(_ feed: UIScrollView) {
        stroke += 1
        isStroke = true
        fingerCount = 0
        restingFrames = 0
        lastOffsets = ""
        let place = carousel.view.map { $0.convert($0.bounds, to: nil) } ?? .zero
        log.write(
          "layout \(RecorderLog.text(feed.convert(feed.bounds, to: nil), "feed")) "
            + "feed_length_pt=\(RecorderLog.text(feed.contentSize.height)) "
            + "feed_offset_pt=\(RecorderLog.text(feed.contentOffset.y)) "
            + "\(RecorderLog.text(place, "carousel")) "
            + "pages=\(RecorderCarousel.pages) page=\(carousel.restingPage)")
        let (intent, direction) = Self.intents[(stroke - 1) % Self.intents.count]
        log.write(
          "stroke stroke=\(stroke) strategy=\(strategy.rawValue) ui=\(interface) intent=\(intent) "
            + "direction=\(direction)")
      }

    """#

  /// The recognizer through which it hears them.
  static let observer = #"""
    /// Hears every touch in the window and never recognizes anything.
    final class TouchObserver: UIGestureRecognizer {
      private weak var recorder: Recorder?

      init(_ recorder: Recorder) {
        self.recorder = recorder
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.hear(touches, event, "began")
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.hear(touches, event, "moved")
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.hear(touches, event, "ended")
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.hear(touches, event, "cancelled")
      }

      override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
    }

    """#
}

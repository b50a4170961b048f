import LabSimulation

extension RecorderSource {
  /// The direction test, as published and withheld.
  static let earlyPan = #"""
    /// A pan that fails if |dy| > |dx| / ratio at the first move beyond the threshold.
    ///
    /// As published its superclass hears of each move first; withheld it hears of none before the decision.
    final class EarlyPan: UIPanGestureRecognizer {
      private static let ratio = \#(ParameterValue.text(EarlyDirectionFailure().ratio))
      private static let threshold: Double = \#(ParameterValue.text(EarlyDirectionFailure().threshold))

      private let withholds: Bool
      private var first: UITouch?
      private var start = CGPoint.zero
      private var isKept = false

      init(_ strategy: RecorderStrategy, target: Any?, action: Selector?) {
        withholds = strategy == .earlyWithheld
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if first == nil, let touch = touches.first {
          first = touch
          start = touch.location(in: view?.window)
        }
        super.touchesBegan(touches, with: event)
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if withholds {
          decide(touches)
          if isKept { super.touchesMoved(touches, with: event) }
        } else {
          super.touchesMoved(touches, with: event)
          decide(touches)
        }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // A lift at a new place is a move first.
        if withholds, !isKept {
          decide(touches)
          if isKept { super.touchesMoved(touches, with: event) }
        }
        if state != .failed { super.touchesEnded(touches, with: event) }
      }

      override func reset() {
        super.reset()
        first = nil
        isKept = false
      }

      private func decide(_ touches: Set<UITouch>) {
        guard !isKept, let first, touches.contains(first) else { return }
        let here = first.location(in: view?.window)
        let (along, across) = (abs(here.x - start.x), abs(here.y - start.y))
        guard along > Self.threshold || across > Self.threshold else { return }
        if across > along / Self.ratio { state = .failed } else { isKept = true }
      }
    }

    """#
}

import LabSimulation
import LabStudy

/// A locked direction test as Swift source for an app: a pan recognizer that withholds its moves until
/// the direction is decided, and its wrapper for SwiftUI.
///
/// The source decides as the arena does with `decide=withheld`, move for move. It needs UIKit, and iOS
/// 18 for the wrapper.
public struct RecognizerSource: Sendable {
  private let strategy: EarlyDirectionFailure
  /// What the head of the file says, line by line.
  private let notes: [String]

  /// - Parameters:
  ///   - strategy: must withhold its moves: a source that lets the pan begin first would have the dead
  ///     touches that withholding cures.
  ///   - notes: where the numbers come from.
  public init(_ strategy: EarlyDirectionFailure, notes: [String]) throws(RecognizerSourceError) {
    guard strategy.decision == .withheld else { throw .published }
    self.strategy = strategy
    self.notes = notes
  }

  public var text: String {
    [head, Self.imports, decision, recognizer, wrapper].joined(separator: "\n")
  }

  private var head: String {
    notes.map { $0.isEmpty ? "//\n" : "// \(Preamble.line($0))\n" }.joined()
  }

  private static let imports = """
    import SwiftUI
    import UIKit

    """

  private var decision: String {
    """
    /// Which way a touch goes, decided once.
    ///
    /// At the first move with a component of more than `threshold` points from touch-down: it fails if
    /// |dy| > |dx| / ratio, else it is kept.
    struct DirectionDecision {
      enum Answer {
        case undecided
        case keep
        case fail
      }

      var ratio: Double = \(ParameterValue.text(strategy.ratio))
      var threshold: Double = \(ParameterValue.text(strategy.threshold))

      /// The answer to a displacement from touch-down, in points.
      func answer(dx: Double, dy: Double) -> Answer {
        let along = Self.snapped(dx).magnitude
        let across = Self.snapped(dy).magnitude
        guard along > threshold || across > threshold else { return .undecided }
        return across > along / ratio ? .fail : .keep
      }

      /// Touches lie on a grid of pixels, and the difference of two of them misses a whole number of
      /// points by a few 1e-14; rounded to a millionth of a point it is whole again.
      private static func snapped(_ value: Double) -> Double {
        (value * 1_000_000).rounded(.toNearestOrEven) / 1_000_000
      }
    }

    """
  }

  private var recognizer: String {
    """
    /// A horizontal pan that leaves every touch alone that goes across.
    ///
    /// Until the direction is decided no move reaches the superclass: its own hysteresis would begin the
    /// pan before the decision, and failing it then is a cancel, which leaves the touch dead.
    final class DirectionalPanGestureRecognizer: UIPanGestureRecognizer {
      private let decision = DirectionDecision()
      private var first: UITouch?
      private var start = CGPoint.zero
      private var isKept = false

      override init(target: Any?, action: Selector?) {
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
        decide(touches)
        if isKept { super.touchesMoved(touches, with: event) }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // A lift at a new place is a move first.
        if !isKept {
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
    \(strategy.feedWaits ? Self.waiting : "")
      private func decide(_ touches: Set<UITouch>) {
        guard !isKept, let first, touches.contains(first) else { return }
        let here = first.location(in: view?.window)
        switch decision.answer(dx: Double(here.x - start.x), dy: Double(here.y - start.y)) {
        case .undecided: break
        case .keep: isKept = true
        case .fail: state = .failed
        }
      }
    }

    """
  }

  private static let waiting = """

      /// The feed waits: its pan begins only after this one has failed.
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        guard let feed = other.view as? UIScrollView, let view else { return false }
        return other === feed.panGestureRecognizer && view.isDescendant(of: feed)
      }

    """

  /// What the handlers did when the numbers were locked: the recognizer leaves it to the app.
  private var handling: String {
    let turned =
      switch strategy.pageRule {
      case .flick: "turned after a flick (flick)"
      case .projected: "turned to where the finger was heading (projected)"
      case .half: "turned beyond the half of its width (half)"
      }
    let cancelled = strategy.commitOnCancel ? "turned as after a lift" : "put back"
    return "the page was \(turned), and after a cancel \(cancelled)"
  }

  private var wrapper: String {
    """
    /// The recognizer in SwiftUI: `.gesture(DirectionalPan(onChanged: ..., onEnded: ...))`.
    ///
    /// In the lab \(handling).
    @available(iOS 18.0, *)
    struct DirectionalPan: UIGestureRecognizerRepresentable {
      /// Hears the translation in points.
      var onChanged: (CGPoint) -> Void
      /// Hears the translation in points and the velocity in points per second.
      var onEnded: (CGPoint, CGPoint) -> Void
      /// The system took the touch away.
      var onCancelled: () -> Void = {}

      func makeUIGestureRecognizer(context: Context) -> DirectionalPanGestureRecognizer {
        DirectionalPanGestureRecognizer(target: nil, action: nil)
      }

      func handleUIGestureRecognizerAction(
        _ recognizer: DirectionalPanGestureRecognizer, context: Context
      ) {
        let translation = recognizer.translation(in: recognizer.view)
        switch recognizer.state {
        case .began, .changed: onChanged(translation)
        case .ended: onEnded(translation, recognizer.velocity(in: recognizer.view))
        case .cancelled: onCancelled()
        default: break
        }
      }
    }

    """
  }
}

/// Why a strategy cannot be written as a recognizer.
public enum RecognizerSourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It lets the pan begin before the decision.
  case published
  /// It is another strategy than the direction test.
  case otherStrategy(String)

  public var description: String {
    switch self {
    case .published:
      "the strategy decides as published, after the pan may have begun: lock it with decide=withheld, "
        + "which is what the exported recognizer does"
    case .otherStrategy(let name):
      "\(name) is no recognizer of your own that could be exported: only "
        + "\(EarlyDirectionFailure.name) is"
    }
  }
}

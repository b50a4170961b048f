import LabSimulation

extension RecorderSource {
  /// The pages, and how handlers move them.
  static let carousel = #"""
    // MARK: Carousel

    /// The pages of one carousel, moved by a scroll view or by a handler.
    @MainActor @Observable final class RecorderCarousel {
      static let pages = 5
      static let height = 400.0
      /// The gap above each carousel: no other one is on the screen while it is asked for.
      static let gap = 800.0
      private static let first = 2
      /// Seconds of velocity that are added before the page is chosen.
      private static let projection = \#(ParameterValue.text(Tuning().projection))

      let strategy: RecorderStrategy
      /// How far a handler has moved the pages with the finger, and the page on which they rest.
      private(set) var shown = 0.0
      private(set) var page = RecorderCarousel.first
      /// The view that shows it, and its scroll view where it is one.
      @ObservationIgnored weak var view: UIView?
      @ObservationIgnored weak var scroll: UIScrollView?
      /// Hears of every movement by a handler, and whether it is to be animated.
      @ObservationIgnored var moved: (Bool) -> Void = { _ in }

      init(_ strategy: RecorderStrategy) { self.strategy = strategy }

      private var width: Double { view.map { Double($0.bounds.width) } ?? 0 }

      var offset: Double {
        scroll.map { Double($0.contentOffset.x) } ?? Double(page) * width - shown
      }

      var restingPage: Int {
        guard let scroll, width > 0 else { return page }
        return min(Self.pages - 1, max(0, Int((scroll.contentOffset.x / width).rounded())))
      }

      func follow(_ translation: Double) {
        shown = translation
        moved(false)
      }

      /// Turns at most one page, if the finger was heading beyond half the width.
      func end(_ translation: Double, velocity: Double) {
        let heading = translation + Self.projection * velocity
        let turn = heading < -width / 2 ? 1 : heading > width / 2 ? -1 : 0
        page = min(Self.pages - 1, max(0, page + turn))
        cancel()
      }

      func cancel() {
        shown = 0
        moved(true)
      }

      func reset() {
        page = Self.first
        shown = 0
        scroll?.setContentOffset(CGPoint(x: Double(Self.first) * width, y: 0), animated: false)
        moved(false)
      }

      func hear(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view).x
        switch pan.state {
        case .began, .changed: follow(translation)
        case .ended: end(translation, velocity: pan.velocity(in: view).x)
        case .cancelled: cancel()
        default: break
        }
      }
    }

    """#
}

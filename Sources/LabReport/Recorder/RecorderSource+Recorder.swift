extension RecorderSource {
  /// Prompts, persons and sessions; the class goes on in the next two parts.
  static let recorder = #"""
    // MARK: Recorder

    /// Asks for one stroke after the other, and logs what the finger, the recognizers and the content do.
    @MainActor @Observable final class Recorder: NSObject {
      let strategies: [RecorderStrategy]
      private(set) var strategy: RecorderStrategy
      /// What the person is asked to do.
      private(set) var prompt = ""
      /// Whether a stroke may begin: not before the content of the one before is at rest.
      private(set) var isOpen = false

      @ObservationIgnored let log = RecorderLog()
      /// Hears of every change that the screen has to show.
      @ObservationIgnored var changed: () -> Void = {}
      @ObservationIgnored weak var feed: UIScrollView?
      @ObservationIgnored private var carousels: [RecorderCarousel] = []
      @ObservationIgnored private let interface: String
      @ObservationIgnored private var link: CADisplayLink?
      @ObservationIgnored private weak var observer: TouchObserver?
      /// Nobody before the first session begins.
      @ObservationIgnored private var people: RecorderPeople?
      @ObservationIgnored private var stroke = 0
      /// The fingers of the stroke that are down, and how many there were.
      @ObservationIgnored private var fingers: [ObjectIdentifier: Int] = [:]
      @ObservationIgnored private var fingerCount = 0
      @ObservationIgnored private var isStroke = false
      /// The time of the newest touch event, in seconds since the device was started.
      @ObservationIgnored private var eventTime = 0.0
      /// What happened in the present event, which may not have been heard to its end yet.
      @ObservationIgnored private var pending: [(line: String, time: TimeInterval)] = []
      @ObservationIgnored private var states: [(recognizer: UIGestureRecognizer, last: String)] = []
      @ObservationIgnored private var lastOffsets = ""
      @ObservationIgnored private var restingFrames = 0

      private static let intents = [("scroll", "up"), ("page", "left"), ("page", "right")]
      /// The content is at rest when nothing has moved for so many frames.
      private static let framesAtRest = 30
      /// How far below the upper edge of the feed a carousel stands when a stroke is asked for, in points.
      private static let inset = 120.0

      init(interface: String, strategies: [RecorderStrategy]) {
        self.interface = interface
        self.strategies = strategies
        strategy = strategies[0]
        carousels = strategies.map(RecorderCarousel.init)
        super.init()
      }

      func carousel(_ strategy: RecorderStrategy) -> RecorderCarousel {
        carousels.first { $0.strategy == strategy } ?? carousels[0]
      }

      private var carousel: RecorderCarousel { carousel(strategy) }

      /// Begins to listen once the feed is in a window.
      func attach(_ scrollView: UIScrollView) {
        feed = scrollView
        guard link == nil, let window = scrollView.window, let screen = window.windowScene?.screen
        else { return }
        let observer = TouchObserver(self)
        window.addGestureRecognizer(observer)
        self.observer = observer
        log.writeDevice(screen)
        if people == nil { people = RecorderPeople() }
        writeSession()
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
      }

      /// Hears nothing any more, and lets go of the window.
      func close() {
        link?.invalidate()
        link = nil
        if let observer { observer.view?.removeGestureRecognizer(observer) }
      }

      func choose(_ strategy: RecorderStrategy) {
        if !isStroke { self.strategy = strategy }
        ask()
        changed()
      }

      func beginSession() {
        people?.beginSession()
        writeSession()
        ask()
      }

      func beginPerson() {
        people?.beginPerson()
        writeSession()
        ask()
      }

      private func writeSession() {
        guard let people else { return }
        log.write("session person=\(people.name) session=\(people.session)")
      }

      /// Puts the content back and asks for the next stroke.
      private func ask() {
        guard !isStroke, let feed, let people, let view = carousel.view, view.bounds.width > 0,
          feed.contentSize.height > feed.bounds.height
        else { return }
        carousel.reset()
        let top = view.convert(view.bounds, to: feed).minY - Self.inset
        feed.setContentOffset(
          CGPoint(x: 0, y: min(max(0, top), feed.contentSize.height - feed.bounds.height)),
          animated: false)
        let (intent, direction) = Self.intents[stroke % Self.intents.count]
        let action = intent == "scroll" ? "Scroll the feed" : "Turn the page"
        prompt =
          "Person \(people.person), session \(people.session), stroke \(stroke + 1). "
          + "\(action): \(direction)"
        isOpen = true
        changed()
      }

    """#
}

extension RecorderSource {
  /// The screen in UIKit.
  static let uikit = #"""
    // MARK: UIKit

    /// The screen in UIKit: `present(RecorderViewController(), animated: true)`.
    ///
    /// It covers the whole screen: the pan that pulls a sheet down would take part in the contest.
    final class RecorderViewController: UIViewController {
      private let recorder = Recorder(interface: "uikit", strategies: RecorderStrategy.uikit)
      private let feed = UIScrollView()
      private let bar = UIStackView()
      private let prompt = UILabel()
      private let picker = UISegmentedControl()
      private var carousels: [RecorderCarouselView] = []

      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .fullScreen
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        feed.contentInsetAdjustmentBehavior = .never
        feed.backgroundColor = .lightGray
        carousels = recorder.strategies.map { RecorderCarouselView(recorder.carousel($0)) }
        for carousel in carousels { feed.addSubview(carousel) }
        prompt.numberOfLines = 2
        bar.axis = .vertical
        bar.distribution = .fillEqually
        for (index, strategy) in recorder.strategies.enumerated() {
          let action = UIAction(title: strategy.title) { [weak self] _ in
            self?.recorder.choose(strategy)
          }
          picker.insertSegment(action: action, at: index, animated: false)
        }
        for part in [prompt, picker, buttons] as [UIView] { bar.addArrangedSubview(part) }
        view.addSubview(feed)
        view.addSubview(bar)
        recorder.changed = { [weak self] in self?.show() }
      }

      private var buttons: UIView {
        let buttons = UIStackView()
        buttons.distribution = .fillEqually
        let actions = [
          UIAction(title: "New session") { [weak self] _ in self?.recorder.beginSession() },
          UIAction(title: "New person") { [weak self] _ in self?.recorder.beginPerson() },
          UIAction(title: "Share") { [weak self] _ in self?.share() },
          UIAction(title: "Close") { [weak self] _ in self?.close() },
        ]
        for action in actions {
          buttons.addArrangedSubview(UIButton(type: .system, primaryAction: action))
        }
        return buttons
      }

      private func show() {
        prompt.text = recorder.prompt
        picker.selectedSegmentIndex = recorder.strategies.firstIndex(of: recorder.strategy) ?? 0
        feed.isUserInteractionEnabled = recorder.isOpen
      }

      private func close() {
        recorder.close()
        dismiss(animated: true)
      }

      private func share() {
        let sheet = UIActivityViewController(
          activityItems: [recorder.log.url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = bar
        present(sheet, animated: true)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 120)
        feed.frame = CGRect(
          x: 0, y: top + 120, width: view.bounds.width,
          height: max(0, view.bounds.height - top - 120))
        let step = RecorderCarousel.gap + RecorderCarousel.height
        for (index, carousel) in carousels.enumerated() {
          carousel.frame = CGRect(
            x: 0, y: RecorderCarousel.gap + step * Double(index), width: feed.bounds.width,
            height: RecorderCarousel.height)
        }
        feed.contentSize = CGSize(
          width: feed.bounds.width, height: step * Double(carousels.count) + RecorderCarousel.gap)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        recorder.attach(feed)
      }
    }

    /// A carousel as a UIKit view: a paging scroll view, or pages that a pan moves.
    final class RecorderCarouselView: UIView {
      private let carousel: RecorderCarousel
      private let scroll = UIScrollView()
      private let strip = UIView()
      private let pages = (0..<RecorderCarousel.pages).map { page in
        let label = UILabel()
        label.text = "\(page + 1)"
        label.textAlignment = .center
        label.backgroundColor = page.isMultiple(of: 2) ? .white : .cyan
        return label
      }

      init(_ carousel: RecorderCarousel) {
        self.carousel = carousel
        super.init(frame: .zero)
        clipsToBounds = true
        carousel.view = self
        if carousel.strategy == .native {
          scroll.isPagingEnabled = true
          scroll.contentInsetAdjustmentBehavior = .never
          carousel.scroll = scroll
          addSubview(scroll)
          for page in pages { scroll.addSubview(page) }
        } else {
          addSubview(strip)
          for page in pages { strip.addSubview(page) }
          addGestureRecognizer(
            EarlyPan(carousel.strategy, target: self, action: #selector(hear(_:))))
          carousel.moved = { [weak self] isAnimated in self?.move(isAnimated) }
        }
      }

      required init?(coder: NSCoder) { nil }

      @objc private func hear(_ pan: UIPanGestureRecognizer) { carousel.hear(pan) }

      private func move(_ isAnimated: Bool) {
        UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
          self.strip.frame.origin.x = -self.carousel.offset
        }
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        let length = bounds.width * Double(pages.count)
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: length, height: bounds.height)
        strip.frame = CGRect(x: -carousel.offset, y: 0, width: length, height: bounds.height)
        for (index, page) in pages.enumerated() {
          page.frame = CGRect(
            x: bounds.width * Double(index), y: 0, width: bounds.width, height: bounds.height)
        }
      }
    }

    """#
}

import LabSimulation

extension RecorderSource {
  /// The screen in SwiftUI.
  static let swiftui = #"""
    // MARK: SwiftUI

    /// A button that shows the screen in SwiftUI: `RecorderButton()`.
    ///
    /// It covers the whole screen: the pan that pulls a sheet down would take part in the contest.
    @available(iOS 18.0, *)
    struct RecorderButton: View {
      @State private var isShown = false

      var body: some View {
        Button("Record strokes") { isShown = true }
          .fullScreenCover(isPresented: $isShown) { RecorderView() }
      }
    }

    /// The screen in SwiftUI.
    @available(iOS 18.0, *)
    struct RecorderView: View {
      @Environment(\.dismiss) private var dismiss
      @State private var recorder = Recorder(
        interface: "swiftui", strategies: RecorderStrategy.allCases)

      var body: some View {
        VStack {
          Text(recorder.prompt)
          Picker(
            "Strategy",
            selection: Binding(get: { recorder.strategy }, set: { recorder.choose($0) })
          ) {
            ForEach(recorder.strategies, id: \.self) { Text($0.title).tag($0) }
          }
          HStack {
            Button("New session") { recorder.beginSession() }
            Button("New person") { recorder.beginPerson() }
            ShareLink(item: recorder.log.url)
            Button("Close") {
              recorder.close()
              dismiss()
            }
          }
          ScrollView(.vertical) {
            VStack(spacing: RecorderCarousel.gap) {
              ForEach(recorder.strategies, id: \.self) { strategy in
                RecorderCarouselScreen(recorder: recorder, carousel: recorder.carousel(strategy))
              }
            }
            .padding(.vertical, RecorderCarousel.gap)
            .background(RecorderProbe { $0.scrollView.map(recorder.attach) })
          }
          .allowsHitTesting(recorder.isOpen)
        }
      }
    }

    /// A carousel in SwiftUI under its strategy.
    @available(iOS 18.0, *)
    struct RecorderCarouselScreen: View {
      let recorder: Recorder
      let carousel: RecorderCarousel
      /// Goes back by itself, also when the drag is cancelled and nobody calls `onEnded`.
      @GestureState private var isDragging = false

      var body: some View {
        GeometryReader { proxy in contest(proxy.size.width) }
          .frame(height: RecorderCarousel.height)
          .background(RecorderProbe { carousel.view = $0 })
          .onChange(of: isDragging) { if !isDragging { carousel.cancel() } }
      }

      @ViewBuilder private func contest(_ width: Double) -> some View {
        switch carousel.strategy {
        case .native:
          ScrollView(.horizontal) {
            pages(width).background(RecorderProbe { carousel.scroll = $0.scrollView })
          }
          .scrollTargetBehavior(.paging)
        case .highPriority:
          strip(width).highPriorityGesture(drag(\#(ParameterValue.text(HighPriority().distance)), isLive: true) { _ in true })
        case .plain:
          strip(width).gesture(drag(\#(ParameterValue.text(PlainDrag().distance)), isLive: true) { _ in true })
        case .filterAtChange:
          strip(width).simultaneousGesture(
            drag(\#(ParameterValue.text(Self.filterAtChange.distance)), isLive: true) {
              abs($0.width) > \#(ParameterValue.text(Self.filterAtChange.k)) * abs($0.height)
            })
        case .filterAtEnd:
          strip(width).simultaneousGesture(
            drag(\#(ParameterValue.text(Self.filterAtEnd.distance)), isLive: false) {
              abs($0.width) > \#(ParameterValue.text(Self.filterAtEnd.k)) * abs($0.height)
            })
        case .earlyPublished, .earlyWithheld:
          strip(width).gesture(EarlyPanGesture(carousel: carousel))
        }
      }

      private func pages(_ width: Double) -> some View {
        HStack(spacing: 0) {
          ForEach(0..<RecorderCarousel.pages, id: \.self) { page in
            Text("\(page + 1)")
              .frame(width: width, height: RecorderCarousel.height)
              .background(page.isMultiple(of: 2) ? Color.white : Color.cyan)
          }
        }
      }

      private func strip(_ width: Double) -> some View {
        pages(width)
          .offset(x: carousel.shown - Double(carousel.page) * width)
          .animation(.easeOut(duration: 0.3), value: carousel.page)
          .frame(width: width, alignment: .leading)
          .clipped()
          .contentShape(Rectangle())
      }

      /// - Parameter passes: the handler ignores translations that do not.
      private func drag(
        _ distance: Double, isLive: Bool, passes: @escaping (CGSize) -> Bool
      ) -> some Gesture {
        DragGesture(minimumDistance: distance, coordinateSpace: .global)
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { value in
            recorder.hearDrag("changed", value.translation)
            if isLive, passes(value.translation) { carousel.follow(value.translation.width) }
          }
          .onEnded { value in
            recorder.hearDrag("ended", value.translation)
            if passes(value.translation) {
              carousel.end(value.translation.width, velocity: value.velocity.width)
            } else {
              carousel.cancel()
            }
          }
      }
    }

    @available(iOS 18.0, *)
    struct EarlyPanGesture: UIGestureRecognizerRepresentable {
      let carousel: RecorderCarousel

      func makeUIGestureRecognizer(context: Context) -> EarlyPan {
        EarlyPan(carousel.strategy, target: nil, action: nil)
      }

      func handleUIGestureRecognizerAction(_ recognizer: EarlyPan, context: Context) {
        carousel.hear(recognizer)
      }
    }

    /// An invisible view that finds out where SwiftUI has put its background.
    struct RecorderProbe: UIViewRepresentable {
      let found: @MainActor (RecorderProbeView) -> Void

      func makeUIView(context: Context) -> RecorderProbeView { RecorderProbeView(found) }
      func updateUIView(_ view: RecorderProbeView, context: Context) {}
    }

    final class RecorderProbeView: UIView {
      private let found: @MainActor (RecorderProbeView) -> Void

      init(_ found: @escaping @MainActor (RecorderProbeView) -> Void) {
        self.found = found
        super.init(frame: .zero)
        isUserInteractionEnabled = false
      }

      required init?(coder: NSCoder) { nil }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { found(self) }
      }

      /// The scroll view around it.
      var scrollView: UIScrollView? {
        var view = superview
        while let present = view {
          if let scroll = present as? UIScrollView { return scroll }
          view = present.superview
        }
        return nil
      }
    }

    """#
}

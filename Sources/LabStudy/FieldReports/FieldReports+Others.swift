import LabSimulation

extension FieldReports {
  /// Swipes at the edge of the screen that lead back.
  static let edges: [FieldReport] = [
    FieldReport(
      "53 edge", .uikit, "signalapp/Signal-iOS 5498", era: "2022",
      "the pan of a conversation takes the swipe back even when it has nothing to do",
      [
        FieldTrial(
          fromEdge, in: conversation(.always),
          FieldOutcome(.holds("row.pan"), without: [.holds("screen.edge")]))
      ],
      cure: FieldReport.Cure(
        "a pan that refuses to begin when nothing would handle it",
        [FieldTrial(fromEdge, in: conversation(.never), FieldOutcome(.holds("screen.edge")))])),
    FieldReport(
      "56", .upTo17, "GetStream/stream-chat-swiftui 255", era: "2022",
      "swiping to reply takes the swipe back at the edge",
      [
        FieldTrial(
          fromEdge, in: message(waits: false),
          FieldOutcome(.holds("row.drag"), without: [.holds("screen.edge")]))
      ],
      cure: FieldReport.Cure(
        "a drag that waits for the pan of the edge", isNamed: false,
        [FieldTrial(fromEdge, in: message(waits: true), FieldOutcome(.holds("screen.edge")))])),
    FieldReport(
      "57", .uikit, "Mijick/NavigationView 57, fastred/AHKNavigationController 3", era: "2015-25",
      "a horizontal scroll view hides the swipe back, and a swipe back of full width hides it",
      [
        FieldTrial(
          fromEdge, in: pages(.edge, waits: false),
          FieldOutcome(.moves("strip"), without: [.holds("screen.edge")])),
        FieldTrial(
          toRight, in: pages(.fullWidth, waits: true),
          FieldOutcome(.holds("screen.pan"), without: [.moves("strip")])),
      ],
      cure: FieldReport.Cure(
        "a swipe at the edge alone, for which the scroll view waits",
        [
          FieldTrial(
            fromEdge, in: pages(.edge, waits: true),
            FieldOutcome(.holds("screen.edge"), without: [.moves("strip")])),
          FieldTrial(
            toRight, in: pages(.edge, waits: true),
            FieldOutcome(.moves("strip"), without: [.holds("screen.edge")])),
        ])),
  ]

  /// Moving spaces, taps on drags, sheets.
  static let others: [FieldReport] = [
    FieldReport(
      "62", .generation26, "vellum-ai/vellum-assistant 16787", era: "2026",
      "a divider jitters, since its drag is measured in the space that it moves",
      [
        FieldTrial(
          tens, in: divider(.local), FieldOutcome(.moves("divider"), .slips("divider")))
      ],
      cure: FieldReport.Cure(
        "a space that stands still",
        [
          FieldTrial(
            tens, in: divider(.global),
            FieldOutcome(.moves("divider"), without: [.slips("divider")]))
        ])),
    FieldReport(
      "64", .upTo17, "Kyome22/InfinitePaging 3", era: "2024",
      "a drag of minimum distance 0 reports a change for a tap on a button",
      [FieldTrial(tap, in: tappedPager(0), FieldOutcome(.hears("pager.drag")))],
      cure: FieldReport.Cure(
        "a minimum distance", isNamed: false,
        [
          FieldTrial(
            tap, in: tappedPager(10),
            FieldOutcome(.fires("button"), without: [.hears("pager.drag")]))
        ])),
    FieldReport(
      "65", .generation26, "FluidGroup/swiftui-scrollview-interoperable-drag-gesture 11",
      era: "2026",
      "with a distance on top of the pan's own, the scroll view bounces before the sheet moves",
      [
        FieldTrial(
          light, in: sheet(extra: true),
          FieldOutcome(.moves("list"), without: [.holds("sheet.pan")]))
      ],
      cure: FieldReport.Cure(
        "the pan's own distance alone, with the scroll view held",
        [
          FieldTrial(
            light, in: sheet(extra: false),
            FieldOutcome(.moves("sheet"), without: [.moves("list")]))
        ])),
  ]

  private static let fromEdge = FieldStroke.straight(
    0, heading: .rightUp, from: FieldStroke.leftEdge)
  private static let toRight = FieldStroke.straight(0, heading: .rightUp)
  private static let tens = FieldStroke.straight(0, step: 10, length: 50)
  private static let tap = FieldStroke.press(to: 80)
  private static let light = FieldStroke.straight(90, length: 18, heading: .leftDown)

  private static func conversation(_ shouldBegin: UIKitTraits.ShouldBegin) -> FieldScene.Builder {
    FieldScene.making { scene in
      let navigation = scene.addNavigation()
      let row = scene.addMovable(
        "row", frame: scene.frame(in: navigation.feed), in: navigation.feed.view)
      scene.pan(row, shouldBegin: shouldBegin)
    }
  }

  private static func message(waits: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let navigation = scene.addNavigation()
      let row = scene.addMovable(
        "row", frame: scene.frame(in: navigation.feed), in: navigation.feed.view)
      let drag = scene.drag(row, .gesture, 10)
      if waits { scene.hold(drag, until: navigation.edge) }
    }
  }

  private enum Back {
    case edge
    case fullWidth
  }

  /// A screen that leads back, with a horizontal scroll view in it.
  private static func pages(_ back: Back, waits: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let blocker: Int
      let feed: FieldScene.Place
      switch back {
      case .edge:
        let navigation = scene.addNavigation()
        blocker = navigation.edge
        feed = navigation.feed
      case .fullWidth:
        let screen = scene.addMovable("screen")
        blocker = scene.pan(screen)
        feed = scene.addScroll("feed", in: screen.view)
      }
      let strip = scene.addScroll(
        "strip", .horizontal, frame: scene.frame(in: feed), in: feed.view)
      if waits { scene.hold(strip.pan, until: blocker) }
    }
  }

  private static func divider(_ space: Gesture.CoordinateSpace) -> FieldScene.Builder {
    FieldScene.making { scene in
      let window = scene.add("window", FieldScene.screen)
      let divider = scene.addMovable(
        "divider", frame: Rect(x: 185, y: 0, width: 20, height: 844), in: window)
      scene.drag(divider, .gesture, 0, space: space)
    }
  }

  private static func tappedPager(_ distance: Double) -> FieldScene.Builder {
    FieldScene.making { scene in
      let pager = scene.addPager("pager")
      let button = scene.add("button", scene.frame(in: pager), in: pager.view)
      scene.parts.views[button].isControl = true
      scene.drag(pager, .gesture, distance)
    }
  }

  /// A sheet with a list that stands at its upper edge.
  private static func sheet(extra: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let sheet = scene.addMovable("sheet", .vertical)
      let list = scene.addScroll("list", in: sheet.view, atStart: true)
      var pan = Pan(tuning: scene.tuning)
      guard extra else {
        scene.hold(list.pan, until: scene.pan(sheet, pan))
        return
      }
      pan.hysteresis *= 2
      scene.allow(scene.pan(sheet, pan), beside: list.pan)
    }
  }
}

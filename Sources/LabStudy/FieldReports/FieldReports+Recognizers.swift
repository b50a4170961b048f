import LabSimulation

extension FieldReports {
  /// UIKit recognizers against scroll views.
  static let recognizers: [FieldReport] = [
    FieldReport(
      "41", .uikit, "ChartsOrg/Charts 420", era: "2015",
      "a chart gives up its pan, since the translation is zero when it begins",
      [FieldTrial(slowSide, in: FieldScene.row(), FieldOutcome(.readsZero("row.pan")))],
      cure: byVelocity(isNamed: false)),
    FieldReport(
      "42", .uikit, "designatednerd/DNSSwipeableTableCell 16", era: "2015",
      "a cell sometimes does not move: it reads a translation of zero",
      [FieldTrial(slowSide, in: FieldScene.row(), FieldOutcome(.readsZero("row.pan")))],
      cure: byVelocity(isNamed: true)),
    FieldReport(
      "44", .uikit, "ChartsOrg/Charts 1023, 1847, 4831, 3153", era: "2016-22",
      "a chart takes vertical drags from the table, or both move together",
      [
        FieldTrial(
          FieldStroke.straight(90), in: FieldScene.row(),
          FieldOutcome(.holds("row.pan"), without: [.moves("feed")])),
        FieldTrial(
          FieldStroke.straight(10), in: FieldScene.row(feed: .beside),
          FieldOutcome(.moves("row"), .moves("feed"))),
      ],
      cure: FieldReport.Cure(
        "a pan that refuses vertical velocities, and no permission", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(90), in: FieldScene.row(shouldBegin: sideways),
            FieldOutcome(.moves("feed"), without: [.holds("row.pan")])),
          FieldTrial(
            FieldStroke.straight(10), in: FieldScene.row(shouldBegin: sideways),
            FieldOutcome(.moves("row"), without: [.moves("feed")])),
        ])),
    FieldReport(
      "45", .uikit,
      "dzenbot/DZNEmptyDataSet 50, iltercengiz/ICViewPager 110, "
        + "gblancogarcia/GBInfiniteScrollView 48",
      era: "2014-15", "a blanket permission lets both nested scroll views move",
      [
        FieldTrial(
          FieldStroke.straight(40), in: strip(permitted: true),
          FieldOutcome(.moves("strip"), .moves("feed")))
      ],
      cure: FieldReport.Cure(
        "no permission", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(40), in: strip(permitted: false),
            FieldOutcome(.moves("strip"), without: [.moves("feed")]))
        ])),
    FieldReport(
      "47", .uikit, "collinzrj/Bugs 1", era: "2021",
      "a pan that waits for the scroll view's pan is called at the lift alone, twice",
      [
        FieldTrial(
          drawing, in: canvas(waits: true),
          FieldOutcome(.succeeds("canvas.pan"), without: [.hears("canvas.pan")]))
      ],
      cure: FieldReport.Cure(
        "a permission in place of the wait", isNamed: false,
        [
          FieldTrial(
            drawing, in: canvas(waits: false),
            FieldOutcome(.succeeds("canvas.pan"), .hears("canvas.pan")))
        ])),
    FieldReport(
      "48", .uikit, "iosphere/ISHPullUp 92", era: "2019",
      "a pull-up that waits for all others never begins over a table",
      [
        FieldTrial(
          FieldStroke.straight(90), in: pullUp(waits: true),
          FieldOutcome(without: [.hears("sheet.pan"), .moves("sheet"), .moves("table")]))
      ],
      cure: FieldReport.Cure(
        "no wait for a recognizer that stays possible", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(90), in: pullUp(waits: false), FieldOutcome(.moves("sheet")))
        ]
      )),
    FieldReport(
      "49", .uikit,
      "RxSwiftCommunity/RxGesture 75, gmoledina/GMGridView 9, nicklockwood/iCarousel 602",
      era: "2011-17", "a touch that stops a fling also taps, when the tap is simultaneous",
      [FieldTrial(stop, in: flung(permitted: true), FieldOutcome(.succeeds("row.tap")))],
      cure: FieldReport.Cure(
        "no permission",
        [
          FieldTrial(
            stop, in: flung(permitted: false), FieldOutcome(without: [.succeeds("row.tap")]))
        ])),
    FieldReport(
      "53", .uikit, "signalapp/Signal-iOS 2905", era: "2018",
      "a pan for one direction is cancelled right after it began",
      [
        FieldTrial(
          offAxis,
          in: FieldScene.row { DirectionalPan(tuning: $0.tuning) },
          FieldOutcome(.isCancelled("row.pan"), without: [.moves("feed")]))
      ],
      cure: FieldReport.Cure(
        "a failure before the begin", isNamed: false,
        [FieldTrial(offAxis, in: FieldScene.rowWithEarlyPan, FieldOutcome(.moves("feed")))])),
    FieldReport(
      "58", .uikit, "SwipeCellKit/SwipeCellKit 441", era: "2022",
      "the swipe of a cell is limited to 22.5 degrees",
      [
        FieldTrial(
          FieldStroke.straight(22), in: FieldScene.row(shouldBegin: narrow),
          FieldOutcome(.moves("row"), without: [.moves("feed")])),
        FieldTrial(
          FieldStroke.straight(23), in: FieldScene.row(shouldBegin: narrow),
          FieldOutcome(.moves("feed"), without: [.moves("row")])),
      ]),
    FieldReport(
      "63", .uikit, "software-mansion/react-native-gesture-handler 28", era: "2017",
      "a long press appears only after a tiny movement",
      [
        FieldTrial(
          trembling, in: pressed { EventDrivenPress(LongPress()) },
          FieldOutcome(.holds("item.press"), without: [.beginsByTimer("item.press")]))
      ],
      cure: FieldReport.Cure(
        "a timer", isNamed: false,
        [
          FieldTrial(
            trembling, in: pressed { LongPress() }, FieldOutcome(.beginsByTimer("item.press")))
        ]
      )),
  ]

  private static let slowSide = FieldStroke.straight(0)
  private static let sideways = UIKitTraits.ShouldBegin.velocity(along: .horizontal, ratio: 1)
  private static let narrow = UIKitTraits.ShouldBegin.velocity(
    along: .horizontal, ratio: FieldScene.cone(22.5))
  private static let drawing = FieldStroke.straight(90, step: 10, length: 80, after: 200)
  /// The tap comes down a quarter of a second into the fling.
  private static let stop = FieldStroke.press(from: 250, to: 330)
  /// The first event lies beyond 10 pt radially and within 10 pt on either axis.
  private static let offAxis = FieldStroke.straight(70, step: 10.3, length: 103)
  private static let trembling = FieldStroke.press(trembling: 700, to: 900)

  private static func byVelocity(isNamed: Bool) -> FieldReport.Cure {
    FieldReport.Cure(
      "the velocity decides", isNamed: isNamed,
      [
        FieldTrial(
          slowSide, in: FieldScene.row(shouldBegin: sideways),
          FieldOutcome(.moves("row"), without: [.moves("feed")]))
      ])
  }

  /// A horizontal scroll view in a feed.
  private static func strip(permitted: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let feed = scene.addScroll("feed")
      let strip = scene.addScroll(
        "strip", .horizontal, frame: scene.frame(in: feed), in: feed.view)
      if permitted, let pan = strip.pan { scene.allow(pan, beside: feed.pan) }
    }
  }

  /// Something to draw on in a scroll view whose content fits: its pan fails only at the lift.
  private static func canvas(waits: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let page = scene.addScroll("page", fits: true)
      let canvas = scene.addMovable("canvas", .vertical, in: page.view)
      let pan = scene.pan(canvas)
      if waits, let blocker = page.pan {
        scene.hold(pan, until: blocker)
      } else {
        scene.allow(pan, beside: page.pan)
      }
    }
  }

  /// A sheet over a table whose own recognizer needs two fingers, and so stays possible.
  private static func pullUp(waits: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let sheet = scene.addMovable("sheet", .vertical)
      let table = scene.addScroll("table", in: sheet.view, fits: true)
      var swipe = Pan(tuning: scene.tuning)
      swipe.minimumTouches = 2
      let blocker = scene.parts.attach(Attachment("table.swipe", on: table.view, swipe))
      let pan = scene.pan(sheet)
      if waits { scene.hold(pan, until: blocker) }
    }
  }

  /// A feed in a fling, with a row to tap.
  private static func flung(permitted: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      var traits = ScrollTraits()
      traits.velocity = Vector(0, 1000)
      let feed = scene.addScroll("feed", traits: traits)
      let tap = scene.parts.attach(
        Attachment("row.tap", on: feed.view, Tap(tuning: scene.tuning)))
      if permitted { scene.allow(tap, beside: feed.pan) }
    }
  }

  private static func pressed(
    _ press: @escaping @Sendable () -> any Recognizer
  ) -> FieldScene.Builder {
    FieldScene.making { scene in
      let item = scene.add("item", FieldScene.screen)
      scene.parts.attach(Attachment("item.press", on: item, press()))
    }
  }
}

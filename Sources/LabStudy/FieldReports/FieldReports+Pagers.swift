import LabSimulation

extension FieldReports {
  /// Carousels and pagers, outside and inside of scroll views.
  static let pagers: [FieldReport] = [
    FieldReport(
      "18", .generation26, "RevenueCat/purchases-ios 6284", era: "2026",
      "a carousel keeps a paywall from scrolling",
      [
        FieldTrial(vertical, in: FieldScene.carousel(.gesture, 10), carouselHolds),
        FieldTrial(flat, in: FieldScene.carousel(.gesture, 10), carouselHolds),
      ],
      cure: FieldReport.Cure(
        "a UIKit pan that refuses vertical velocities and for which the scroll view waits",
        [
          FieldTrial(vertical, in: refusingCarousel, FieldOutcome(.moves("feed"))),
          FieldTrial(
            flat, in: refusingCarousel,
            FieldOutcome(.moves("carousel"), without: [.moves("feed")])),
        ])),
    FieldReport(
      "19", .upTo17, "ciaranrobrien/SwiftUIPageView 4", era: "2022",
      "a page view takes vertical drags too easily at 15 pt",
      [FieldTrial(brisk, in: FieldScene.carousel(.highPriorityGesture, 15), carouselHolds)],
      cure: FieldReport.Cure(
        "twice the distance",
        [
          FieldTrial(
            brisk, in: FieldScene.carousel(.highPriorityGesture, 30), FieldOutcome(.moves("feed")))
        ])),
    FieldReport(
      "21", .upTo17, "fermoya/SwiftUIPager 27", era: "13",
      "a pager around a list pages while the list scrolls",
      [
        FieldTrial(
          FieldStroke.straight(75), in: pagerAroundList(cone: nil), FieldOutcome(.moves("pager")))
      ],
      cure: FieldReport.Cure(
        "a cone of 30 degrees", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(75), in: pagerAroundList(cone: FieldScene.cone(30)),
            FieldOutcome(.moves("list"), without: [.moves("pager")]))
        ])),
    FieldReport(
      "23", .upTo17, "fermoya/SwiftUIPager 294", era: "2022",
      "a swipe at 45 degrees does not page",
      [
        FieldTrial(
          FieldStroke.straight(45), in: pager(cone: FieldScene.cone(30)),
          FieldOutcome(without: [.moves("pager")]))
      ],
      cure: FieldReport.Cure(
        "no cone", isNamed: false,
        [FieldTrial(FieldStroke.straight(45), in: pager(cone: nil), FieldOutcome(.moves("pager")))]
      )),
    FieldReport(
      "24", .upTo17, "fermoya/SwiftUIPager 157", era: "2020",
      "a page stops following a finger that curves away",
      [
        FieldTrial(
          curve, in: pager(cone: FieldScene.cone(30)),
          FieldOutcome(.moves("pager"), .slips("pager")))
      ],
      cure: FieldReport.Cure(
        "a pan that decides once", isNamed: false,
        [
          FieldTrial(
            curve,
            in: FieldScene.making { scene in
              let pager = scene.addPager("pager")
              scene.pan(pager, scene.earlyPan)
            }, FieldOutcome(.moves("pager"), without: [.slips("pager")]))
        ])),
    FieldReport(
      "25", .upTo17, "fermoya/SwiftUIPager 168", era: "14",
      "a vertical pager around page tabs does not page",
      [
        FieldTrial(
          vertical, in: aroundTabs("pager", bounce: true),
          FieldOutcome(.moves("tabs"), without: [.moves("pager")]))
      ],
      cure: FieldReport.Cure(
        "tabs without a vertical bounce", isNamed: false,
        [
          FieldTrial(
            vertical, in: aroundTabs("pager", bounce: false), FieldOutcome(.moves("pager")))
        ])),
    FieldReport(
      "30", .generation18, "fatbobman/Infinite4Pager 3", era: "2024",
      "scroll views inside a pager with a simultaneous drag do not scroll",
      .missing("no switch lets a simultaneous drag outside of a scroll view stop it")),
    FieldReport(
      "32", .upTo17, "onmyway133/blog 814", era: "14",
      "page tabs bounce vertically in place of the dismissal",
      [
        FieldTrial(
          FieldStroke.straight(90, heading: .leftDown), in: aroundTabs("sheet", bounce: true),
          FieldOutcome(.moves("tabs"), without: [.moves("sheet")]))
      ],
      cure: FieldReport.Cure(
        "tabs without a vertical bounce", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(90, heading: .leftDown), in: aroundTabs("sheet", bounce: false),
            FieldOutcome(.moves("sheet")))
        ])),
    FieldReport(
      "66", .generation18, "a published article, December 2025", era: "18-26",
      "beside a carousel with a drag of high priority and 30 pt, a feed scrolls only when steep, and "
        + "does well under the slow mouse of the Simulator",
      fast.map { FieldTrial($0, in: FieldScene.carousel(.highPriorityGesture, 30), carouselHolds) }
        + [
          FieldTrial(
            slow, in: FieldScene.carousel(.highPriorityGesture, 30),
            FieldOutcome(.moves("feed"), without: [.holds("carousel.drag")]))
        ],
      cure: directional((fast + [slow]))),
    FieldReport(
      "66 slower", .generation18, "a published article, December 2025", era: "18-26",
      "the same at the lower end of the speeds that fit it, first steps of 20 pt",
      lessFast.map {
        FieldTrial($0, in: FieldScene.carousel(.highPriorityGesture, 30), carouselHolds)
      }, cure: directional(lessFast)
    ).asReading,
  ]

  private static let carouselHolds = FieldOutcome(
    .holds("carousel.drag"), without: [.moves("feed")])
  private static let vertical = FieldStroke.straight(90)
  private static let flat = FieldStroke.straight(10)
  /// Its first event already goes beyond 15 pt.
  private static let brisk = FieldStroke.straight(60, step: 16)
  private static let fast = [40.0, 60, 80].map { FieldStroke.straight($0, step: 35, length: 140) }
  private static let lessFast = [40.0, 60, 80].map {
    FieldStroke.straight($0, step: 20, length: 140)
  }
  /// 120 pt/s.
  private static let slow = FieldStroke.straight(60, step: 2)
  private static let curve = FieldStroke.way([(0, 15), (40, 100)])

  private static func directional(_ strokes: [Touches]) -> FieldReport.Cure {
    FieldReport.Cure(
      "a pan that fails early at the ratio 1.7, and withholds itself until then",
      strokes.map {
        FieldTrial(
          $0, in: FieldScene.carousel(feedWaits: false) { $0.earlyPan },
          FieldOutcome(.moves("feed"), without: [.holds("carousel.pan")]))
      })
  }

  private static let refusingCarousel = FieldScene.carousel(
    feedWaits: true, shouldBegin: .velocity(along: .horizontal, ratio: 1))

  private static func pager(cone: Double?) -> FieldScene.Builder {
    FieldScene.making { scene in
      let pager = scene.addPager("pager")
      scene.drag(pager, .gesture, 15, cone: cone)
    }
  }

  private static func pagerAroundList(cone: Double?) -> FieldScene.Builder {
    FieldScene.making { scene in
      let pager = scene.addPager("pager")
      _ = scene.addScroll("list", frame: scene.frame(FieldScene.screen, in: pager), in: pager.view)
      scene.drag(pager, .simultaneousGesture, 15, cone: cone)
    }
  }

  /// Page tabs inside something that a drag moves vertically.
  private static func aroundTabs(_ name: String, bounce: Bool) -> FieldScene.Builder {
    FieldScene.making { scene in
      let outer = scene.addMovable(name, .vertical)
      var traits = ScrollTraits()
      traits.isPaging = true
      traits.alwaysBounceVertical = bounce
      _ = scene.addScroll("tabs", .horizontal, in: outer.view, traits: traits)
      scene.drag(outer, .gesture, 15)
    }
  }
}

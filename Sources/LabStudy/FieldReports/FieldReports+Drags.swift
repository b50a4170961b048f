import LabSimulation

extension FieldReports {
  private static let rowHolds = FieldOutcome(.holds("row.drag"), without: [.moves("feed")])
  private static let feedScrolls = FieldOutcome(.moves("feed"), without: [.holds("row.drag")])
  private static let feedMoves = FieldOutcome(.moves("feed"))
  private static let vertical = FieldStroke.straight(90)

  private static let earlyPan = FieldReport.Cure(
    "a UIKit pan that fails early",
    [FieldTrial(vertical, in: FieldScene.rowWithEarlyPan, feedMoves)])

  private static func farther(
    _ distance: Double, _ modifier: Attachment.Modifier = .gesture, isNamed: Bool = true,
    _ strokes: [Touches] = [vertical]
  ) -> FieldReport.Cure {
    FieldReport.Cure(
      "\(modifier.rawValue), minimum distance \(Int(distance)) pt", isNamed: isNamed,
      strokes.map { FieldTrial($0, in: FieldScene.row(modifier, distance), feedMoves) })
  }

  /// Drags of rows and buttons against a feed around them.
  static let drags: [FieldReport] = [
    FieldReport(
      "1", .generation18, "feedback-assistant/reports 542", era: "18 beta 5",
      "a list does not scroll when every row has a drag",
      [FieldTrial(vertical, in: FieldScene.row(.gesture, 10), rowHolds)], cure: earlyPan),
    FieldReport(
      "1 before", .upTo17, "feedback-assistant/reports 542", era: "17.5",
      "the same list scrolls on the release before",
      [FieldTrial(vertical, in: FieldScene.row(.gesture, 10), feedScrolls)]),
    FieldReport(
      "4", .generation18, "VAndrJ/awesome-apple-bugs 14", era: "2025",
      "a drag of high priority on a list stops its scrolling",
      [
        FieldTrial(
          vertical, in: feed(.highPriorityGesture),
          FieldOutcome(.holds("row.drag"), without: [.moves("feed")]))
      ],
      cure: FieldReport.Cure(
        "simultaneousGesture", isNamed: false,
        [FieldTrial(vertical, in: feed(.simultaneousGesture), feedMoves)])),
    FieldReport(
      "5", .generation18, "danielsaidi/SwiftUIKit 30", era: "18",
      "a button with press, drag and long press locks the scroll view around it",
      [
        FieldTrial(
          pressedDrag, in: FieldScene.button(.gesture),
          FieldOutcome(.holds("button.press"), without: [.moves("feed")]))
      ],
      cure: FieldReport.Cure(
        "simultaneousGesture",
        [FieldTrial(pressedDrag, in: FieldScene.button(.simultaneousGesture), feedMoves)])),
    FieldReport(
      "5 before", .upTo17, "danielsaidi/SwiftUIKit 30", era: "17.5",
      "the same button lets it scroll on the release before",
      [
        FieldTrial(
          pressedDrag, in: FieldScene.button(.gesture),
          FieldOutcome(.moves("feed"), without: [.holds("button.press")]))
      ]),
    FieldReport(
      "6", .generation26, "danielsaidi/GestureButton 3", era: "26",
      "the cure of report 5 locks the scroll view again",
      [
        FieldTrial(
          vertical, in: FieldScene.button(.simultaneousGesture),
          FieldOutcome(.holds("button.press"), without: [.moves("feed")]))
      ],
      cure: FieldReport.Cure(
        "a UIKit pan beside the scroll view", isNamed: false,
        [FieldTrial(vertical, in: FieldScene.row(feed: .beside), feedMoves)])),
    FieldReport(
      "7", .generation26, "GetStream/stream-chat-swiftui 1065", era: "26",
      "a list does not scroll from a message with a simultaneous drag",
      [FieldTrial(vertical, in: FieldScene.row(.simultaneousGesture, 10), rowHolds)],
      cure: FieldReport.Cure(
        "the drag on the scroll view itself",
        [FieldTrial(vertical, in: feed(.simultaneousGesture), feedMoves)])),
    FieldReport(
      "9", .generation18, "GetStream/stream-chat-swiftui 1431", era: "18",
      "swiping to reply takes vertical and diagonal drags, and the list sometimes does not scroll",
      diagonals.map { FieldTrial($0, in: FieldScene.row(.gesture, 20), rowHolds) },
      cure: farther(30, .simultaneousGesture, diagonals)),
    FieldReport(
      "12", .upTo17, "aheze/SwipeActions 29", era: "2024", "a swipe view locks the scroll view",
      [FieldTrial(steep, in: FieldScene.row(.highPriorityGesture, 10), rowHolds)],
      cure: farther(30, .gesture, [steep])),
    FieldReport(
      "13", .generation18, "aheze/SwipeActions 30", era: "18",
      "a list of swipe views is hard to scroll",
      [FieldTrial(vertical, in: FieldScene.row(.gesture, 10), rowHolds)],
      cure: farther(30, isNamed: false)),
    FieldReport(
      "13 before", .upTo17, "aheze/SwipeActions 30", era: "17",
      "the same list scrolls when built with the tools before",
      [FieldTrial(vertical, in: FieldScene.row(.gesture, 10), feedScrolls)]),
    FieldReport(
      "14", .generation18, "aheze/SwipeActions 36", era: "18",
      "gestures behind a swipe view are not recognized any more",
      [FieldTrial(vertical, in: FieldScene.row(.highPriorityGesture, 10), rowHolds)],
      cure: farther(30, isNamed: false)),
    FieldReport(
      "31", .generation18, "fatbobman/SwipeCell 31", era: "18",
      "a swipe cell stops the list around it",
      [FieldTrial(vertical, in: FieldScene.row(.gesture, 10), rowHolds)],
      cure: farther(30, isNamed: false)),
    FieldReport(
      "27", .upTo17, "mlemgroup/mlem 883, mormaer-mlem 297", era: "2023-24",
      "swipe actions of a post flicker while the feed scrolls",
      [
        FieldTrial(
          FieldStroke.straight(40),
          in: FieldScene.row(.simultaneousGesture, 10, cone: FieldScene.cone(45)),
          FieldOutcome(.moves("row")))
      ],
      cure: FieldReport.Cure(
        "a cone of 30 degrees in place of 45",
        [
          FieldTrial(
            FieldStroke.straight(40),
            in: FieldScene.row(.simultaneousGesture, 10, cone: FieldScene.cone(30)),
            FieldOutcome(.moves("feed"), without: [.moves("row")]))
        ])),
    FieldReport(
      "28", .generation18, "mlemgroup/mlem 1183", era: "18 beta",
      "a swipe action runs together with a horizontal scroll view inside it",
      [
        FieldTrial(
          FieldStroke.straight(0), in: post(.simultaneousGesture),
          FieldOutcome(.moves("row"), .moves("photos")))
      ],
      cure: FieldReport.Cure(
        "gesture", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(0), in: post(.gesture),
            FieldOutcome(.moves("photos"), without: [.moves("row")]))
        ])),
  ]

  /// Along the scroll axis, from a button.
  private static let pressedDrag = FieldStroke.straight(90, length: 40)
  private static let steep = FieldStroke.straight(80)
  /// Fast ones: what is slower the feed takes before the drag has come so far.
  private static let diagonals = [45.0, 60, 80].map {
    FieldStroke.straight($0, step: 20, length: 60)
  }

  /// A drag on the feed itself; what it moves is a row.
  private static func feed(_ modifier: Attachment.Modifier) -> FieldScene.Builder {
    FieldScene.making { scene in
      let row = scene.addRow()
      scene.drag(row.child, modifier, 10, on: row.feed.view)
    }
  }

  /// A post with a drag, and photos in it that scroll horizontally.
  private static func post(_ modifier: Attachment.Modifier) -> FieldScene.Builder {
    FieldScene.making { scene in
      let row = scene.addRow()
      _ = scene.addScroll(
        "photos", .horizontal, frame: Rect(x: 0, y: 0, width: 390, height: 400), in: row.child.view)
      scene.drag(row.child, modifier, 20)
    }
  }
}

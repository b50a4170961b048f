import LabSimulation

extension FieldReports {
  /// What a touch leaves behind that the system takes away.
  static let cancellations: [FieldReport] = [
    FieldReport(
      "34", .upTo17, "fermoya/SwiftUIPager 69", era: "2020",
      "a page stands half-way after the control centre took the touch",
      [
        FieldTrial(
          FieldStroke.cancelled(0, step: 10, length: 150), in: pager(.state),
          FieldOutcome(.isStuck("pager")))
      ],
      cure: FieldReport.Cure(
        "the offset in a GestureState", isNamed: false,
        [
          FieldTrial(
            FieldStroke.cancelled(0, step: 10, length: 150), in: pager(.gestureState),
            FieldOutcome(.moves("pager"), without: [.isStuck("pager")]))
        ])),
    FieldReport(
      "37", .generation26, "cl445/wurstfinger 206", era: "2026",
      "after a cancel the next touch starts from the old anchor",
      [FieldTrial(twice, in: pager(.state), FieldOutcome(.isStale("pager")))],
      cure: FieldReport.Cure(
        "the offset in a GestureState", isNamed: false,
        [
          FieldTrial(
            twice, in: pager(.gestureState),
            FieldOutcome(.moves("pager"), without: [.isStale("pager")]))
        ])),
    FieldReport(
      "39", .generation26, "feedback-assistant/reports 812", era: "macOS 27",
      "a pinch on the trackpad ends a held drag for good",
      [
        FieldTrial(
          FieldStroke.straight(0, step: 10, length: 80),
          in: FieldScene.making { scene in
            let card = scene.addMovable("card")
            scene.parts.attach(
              Attachment(
                "card.drag", on: card.view,
                .simultaneously(
                  .drag(minimumDistance: 10, space: .global),
                  with: .magnify(minimumScaleDelta: 0.01)), .gesture,
                drives: Drive(card.container, as: .handler(nil)), tuning: scene.tuning))
          }, interruptions: [pinch],
          FieldOutcome(.isCancelled("card.drag"), without: [.succeeds("card.drag")]))
      ],
      cure: FieldReport.Cure(
        "a recognizer of the platform in place of the drag", isNamed: false,
        [
          FieldTrial(
            FieldStroke.straight(0, step: 10, length: 80),
            in: FieldScene.making { scene in scene.pan(scene.addMovable("card")) },
            interruptions: [pinch],
            FieldOutcome(.succeeds("card.pan"), without: [.slips("card")]))
        ])),
  ]

  /// In the middle of the drag.
  private static let pinch = Interruption(.pinch, at: 4.5 * FieldStroke.interval)

  private static let twice = FieldStroke.sequence(
    FieldStroke.cancelled(0, step: 10, length: 60), FieldStroke.straight(0, step: 10, length: 60),
    pause: 200)

  private static func pager(_ storage: Drive.Storage) -> FieldScene.Builder {
    FieldScene.making { scene in
      scene.drag(scene.addPager("pager"), .gesture, 15, storage: storage)
    }
  }
}

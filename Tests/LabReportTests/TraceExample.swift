import LabSimulation
import LabTesting

@testable import LabReport

/// A feed that holds a card with a carousel and a button, and strokes in it written by hand.
enum TraceExample {
  static let hysteresis = RecognitionCondition("hysteresis", .distance, .atLeast, 10)
  static let slop = RecognitionCondition("slop", .verticalDistance, .atLeast, 10)
  static let duration = RecognitionCondition(
    "minimumDuration", .time, .atLeast, 500, .milliseconds)
  static let tapMove = RecognitionCondition("tapMaxMove", .distance, .below, 45)

  enum View { static let feed = 0, carousel = 1, photo = 2, button = 3, overlay = 4 }
  enum Who { static let scroll = 0, pan = 1, tap = 2, press = 3, other = 4 }

  static var views: [SceneView] {
    var button = SceneView("button", frame: Rect(x: 0, y: 900, width: 100, height: 50), in: 0)
    button.isControl = true
    var overlay = SceneView("overlay", frame: Rect(x: 300, y: 600, width: 90, height: 400), in: 0)
    overlay.contentShape = .none
    return [
      SceneView("feed", frame: Rect(x: 0, y: 0, width: 390, height: 844)),
      SceneView("carousel", frame: Rect(x: 0, y: 600, width: 390, height: 400), in: 0),
      SceneView("photo", frame: Rect(x: 0, y: 0, width: 1950, height: 400), in: 1), button, overlay,
    ]
  }

  /// The feed is scrolled to 400, so the carousel stands at 200 on the screen.
  static func scene(
    views: [SceneView] = views, relations: [Relation] = [],
    _ change: (inout [Attachment]) -> Void = { _ in }
  ) -> Scene {
    var attachments = [
      Attachment(
        "feed.scroll", on: View.feed, QuietRecognizer([slop], scrolls: .vertical),
        as: .scroll(container: 0)),
      Attachment("carousel.pan", on: View.carousel, QuietRecognizer([hysteresis])),
      Attachment(
        "photo.tap", on: View.photo, QuietRecognizer([tapMove]), as: .swiftUI(.gesture, .all)),
      Attachment(
        "photo.press", on: View.photo, QuietRecognizer([duration]),
        as: .swiftUI(.simultaneousGesture, .all)),
      Attachment("overlay.pan", on: View.overlay, QuietRecognizer([hysteresis])),
    ]
    change(&attachments)
    return Scene(
      views: views,
      containers: [
        SceneContainer(
          view: View.feed, axis: .vertical, bounds: Vector(390, 844), content: Vector(390, 4000),
          offset: Vector(0, 400), scroll: ScrollTraits()),
        SceneContainer(
          view: View.carousel, axis: .horizontal, bounds: Vector(390, 400),
          content: Vector(1950, 400), offset: Vector(780, 0), page: 2, pages: 5),
      ], attachments: attachments, relations: relations, tuning: Tuning())
  }

  static func entry(_ time: Double, _ index: Int, _ happening: TraceEntry.Happening) -> TraceEntry {
    TraceEntry(Moment(index: index, time: time), happening)
  }

  static func state(
    _ who: Int, _ from: RecognizerState, _ to: RecognizerState, _ reason: TraceEntry.Reason,
    _ evidence: Evidence? = nil
  ) -> TraceEntry.Happening {
    .transition(recognizer: who, from: from, to: to, reason, evidence)
  }

  /// The touches of a finger that moves through displacements, 16 ms apart, and lifts with the last.
  static func touches(
    _ way: [(x: Double, y: Double)], from start: Vector = Vector(195, 400)
  ) throws -> [TraceEntry] {
    let frames = try ScriptedStroke.through(way, from: start, lift: 16).frames()
    return frames.enumerated().map { entry($1.time, $0, .touches($1.touches)) }
  }

  /// Entries put into the frames of a stroke, each behind those of its event.
  static func trace(
    _ touches: [TraceEntry], _ others: [TraceEntry], in scene: Scene = scene()
  ) -> Trace {
    let entries = (touches + others).enumerated().sorted {
      ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
    }.map(\.element)
    return Trace(
      scenario: "example", strategy: "native", scene: scene, entries: entries)
  }

  /// A pan that begins at the second move and drives the carousel; everybody else loses to it.
  static func panned() throws -> Trace {
    let evidence = Evidence(.distance, 15, .atLeast, 10)
    func pan(_ x: Double, _ speed: Double) -> GestureValue {
      .pan(
        translation: Vector(x, 0.04), velocity: Vector(speed, -0.04),
        location: Vector(195 + x, 400))
    }
    var drag = DragValue(
      time: 32, startLocation: Vector(195, 200), location: Vector(180, 200),
      velocity: Vector(-384, 0), predictedEndLocation: Vector(84, 200))
    drag.time = 32
    return trace(
      try touches([(-6, 0.5), (-15, 0), (-40, 1)]),
      [
        entry(0, -1, .droppedCircle([Who.tap, Who.press])),
        entry(0, 0, .view(View.photo, finger: 0, .began)),
        entry(
          0, 0,
          .callback(recognizer: Who.press, Callback("glow", .updating, .pressed(true)))),
        entry(16, 1, .view(View.photo, finger: 0, .moved)),
        entry(
          16, 1,
          .withheld(
            recognizer: Who.other, waitsFor: [Who.pan, Who.tap],
            Evidence(.verticalDistance, 0.5, .below, 10))),
        entry(32, 2, state(Who.pan, .possible, .began, .proposed, evidence)),
        entry(32, 2, state(Who.scroll, .possible, .failed, .excluded(by: Who.pan))),
        entry(32, 2, state(Who.tap, .possible, .failed, .excluded(by: Who.pan))),
        entry(32, 2, state(Who.press, .possible, .failed, .masked)),
        entry(32, 2, state(Who.other, .possible, .failed, .requiredFailure(of: Who.pan))),
        entry(32, 2, .view(View.photo, finger: 0, .cancelled)),
        entry(32, 2, .callback(recognizer: Who.pan, Callback("", .action(.began), pan(-5, -300)))),
        entry(32, 2, .callback(recognizer: Who.press, Callback("glow", .reset))),
        entry(32, 2, .callback(recognizer: Who.tap, Callback("", .changed, .drag(drag)))),
        entry(32, 2, .offset(container: 1, Vector(785, 0))),
        entry(32, 2, .offset(container: 0, Vector(0, 400))),
        entry(
          48, 3, .callback(recognizer: Who.pan, Callback("", .action(.changed), pan(-30, -1562.54)))
        ),
        entry(48, 3, .offset(container: 1, Vector(810, 0))),
        entry(48, 3, .offset(container: 1, Vector(810, 0))),
        entry(64, 4, state(Who.pan, .changed, .ended, .lifted)),
        entry(
          64, 4, .callback(recognizer: Who.pan, Callback("", .action(.ended), pan(-30, -1562.54)))),
        entry(64, 4, .offset(container: 1, Vector(1170, 0))),
        entry(64, 4, state(Who.scroll, .failed, .possible, .reset)),
        entry(64, 4, state(Who.pan, .ended, .possible, .reset)),
      ])
  }

  /// A scroll that decelerates, a control that fires, a timer and an interruption.
  static func scrolled() throws -> Trace {
    trace(
      try touches([(1.0 / 3, -9), (2, -30)]),
      [
        entry(
          32, 2,
          state(
            Who.scroll, .possible, .began, .proposed, Evidence(.verticalDistance, 30, .atLeast, 10))
        ),
        entry(32, 2, state(Who.pan, .possible, .failed, .excluded(by: Who.scroll))),
        entry(32, 2, .scroll(container: 0, .willBeginDragging)),
        entry(32, 2, .offset(container: 0, Vector(0, 420))),
        entry(40, 2, .interruption(.moveView(View.button, by: Vector(0, -2.5)))),
        entry(45.5, 2, .timer(recognizer: Who.press)),
        entry(48, 3, state(Who.scroll, .changed, .ended, .lifted)),
        entry(48, 3, .scroll(container: 0, .didEndDragging(willDecelerate: true))),
        entry(48, 3, .view(View.button, finger: 0, .ended)),
        entry(48, 3, .fired(view: View.button)),
        entry(3048.25, 3, .offset(container: 0, Vector(0, 919.5))),
        entry(3048.25, 3, .scroll(container: 0, .didEndDecelerating)),
      ])
  }
}

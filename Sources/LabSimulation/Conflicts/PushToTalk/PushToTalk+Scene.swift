extension PushToTalk {
  /// The button, on the screen.
  var frame: Rect {
    Rect(x: (width - button) / 2, y: height - bottom - button, width: button, height: button)
  }

  /// The index of the button's view.
  static let buttonView = 1

  /// The screen with its button, on which nothing is attached yet.
  var parts: SceneParts {
    SceneParts(views: [
      SceneView("screen", frame: screen), SceneView("button", frame: frame, in: 0),
    ])
  }

  /// The scene of a SwiftUI gesture that records, and of the tap before or after it.
  func scene(
    _ gesture: Gesture, records activity: Activity, tap order: TapOrder, tuning: Tuning
  ) -> Scene {
    var talk = Attachment("button.talk", on: Self.buttonView, gesture, .gesture, tuning: tuning)
    talk.activity = activity
    let tap = Attachment(
      "button.tap", on: Self.buttonView,
      .handled(.tap(count: 1), [Gesture.Handler(.onEnded, "tap")]), .gesture, tuning: tuning)
    var parts = parts
    parts.attachments = order == .before ? [tap, talk] : [talk, tap]
    return parts.scene(tuning: tuning)
  }
}

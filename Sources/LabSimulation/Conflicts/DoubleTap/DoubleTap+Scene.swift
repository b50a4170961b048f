extension DoubleTap {
  /// A strategy's own time between two taps: as the scenario's numbers of the recognizers say, unless it
  /// gives one.
  ///
  /// Neither SwiftUI nor UIKit lets an app set it; an app that counts taps itself can.
  static let systemGap = ["system": 0.0]

  /// The numbers of the recognizers with a strategy's own time between two taps, in milliseconds; 0 for
  /// none.
  static func tuning(_ tuning: Tuning, gap: Double) -> Tuning {
    var tuning = tuning
    if gap > 0 { tuning.tapGap = gap }
    return tuning
  }

  /// The index of the photo's view.
  static let photo = 0

  /// The photo, on which nothing is attached yet.
  var parts: SceneParts { SceneParts(views: [SceneView("photo", frame: screen)]) }

  /// SwiftUI's gesture of one tap or two, with its handler.
  static func tap(_ count: Int) -> Gesture {
    .handled(
      .tap(count: count), [Gesture.Handler(.onEnded, count == 1 ? Self.single : Self.double)])
  }

  /// The names of the handlers, and of UIKit's recognizers.
  static let single = "single"
  static let double = "double"
}

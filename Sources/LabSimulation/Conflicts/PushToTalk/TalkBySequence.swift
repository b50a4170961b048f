/// SwiftUI's `LongPressGesture` sequenced before a `DragGesture` without a minimum distance.
///
/// `onChanged` with `.second(true, _)` starts the recording: it comes at the duration and again with
/// each move, so the start must be guarded. `onEnded` stops it, and is the true lift. A cancel calls no
/// `onEnded`; what stops the recording then is the app's choice. Source: the published cure (350 ms,
/// 30 pt, discarded below 300 ms, stopped by the change of the scene's phase). Lengths in points, times
/// in milliseconds.
public struct TalkBySequence: StagedStrategy {
  public static let name = "sequenced"
  public static let summary = "LongPressGesture sequenced before a DragGesture of distance 0"
  public static let parameters: [Parameter<TalkBySequence>] = [
    .number("duration", \.duration, in: 0...60_000, unit: "ms", "how long the press lasts"),
    .number(
      "distance", \.distance, in: 0...1000, unit: "pt", "how far a press may move until then"),
    .number(
      "dragDistance", \.dragDistance, in: 0...500, unit: "pt", "minimum distance of the drag"),
    .flag("guarded", \.isGuarded, "whether a start is ignored while a recording runs"),
    .choice("cancel", \.cancel, "what stops the recording when the system takes the touch away"),
    .number(
      "minimum", \.minimum, in: 0...60_000, unit: "ms", "shorter recordings are discarded"),
    .choice("tap", \.tapOrder, "whether the tap is attached before the sequence or after it"),
  ]

  /// What stops a recording whose touch the system takes away.
  public enum Cancel: String, Sendable, CaseIterable {
    case nothing
    case phaseChange
    case gestureState
  }

  public var duration = 350.0
  public var distance = 30.0
  public var dragDistance = 0.0
  public var isGuarded = true
  public var cancel = Cancel.phaseChange
  public var minimum = 300.0
  public var tapOrder = TapOrder.after

  public init() {}

  public func manner(in conflict: PushToTalk) -> PushToTalk.Manner {
    PushToTalk.Manner(start: duration)
  }

  public func scene(for conflict: PushToTalk, tuning: Tuning) -> Scene {
    var activity = Activity()
    activity.isGuarded = isGuarded
    activity.minimum = minimum
    activity.cancel =
      switch cancel {
      case .nothing: .nothing
      case .phaseChange: .phaseChange
      case .gestureState: .gestureState
      }
    let sequence = Gesture.sequenced(
      .longPress(minimumDuration: duration, maximumDistance: distance),
      before: .drag(minimumDistance: dragDistance, space: .global))
    return conflict.scene(
      .handled(
        sequence,
        [
          Gesture.Handler(.updating, "hold"), Gesture.Handler(.onChanged, "start"),
          Gesture.Handler(.onEnded, "stop"),
        ]),
      records: activity, tap: tapOrder, tuning: tuning)
  }
}

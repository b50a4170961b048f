/// No double tap at all: what a single tap costs when nobody waits for a second one.
///
/// Of a double tap it makes two single ones. Such photos are marked by a button.
public struct SingleTapOnly: StagedStrategy {
  public static let name = "single-only"
  public static let summary = "a single tap and no double one: nothing is waited for"
  public static let parameters: [Parameter<SingleTapOnly>] = []

  public init() {}

  public func manner(in conflict: DoubleTap) -> NoManner { DoubleTap.manner }

  public func scene(for conflict: DoubleTap, tuning: Tuning) -> Scene {
    var parts = conflict.parts
    parts.attach(
      Attachment("photo.single", on: DoubleTap.photo, DoubleTap.tap(1), .gesture, tuning: tuning))
    return parts.scene(tuning: tuning)
  }
}

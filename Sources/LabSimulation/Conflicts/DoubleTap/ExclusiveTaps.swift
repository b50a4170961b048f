/// SwiftUI's double tap, exclusively before the single one.
///
/// The single tap is held back until the double one has failed: until no second tap has come within the
/// gap. Source: the published composition; the gap is OpenSwiftUI's (350 ms). Times in milliseconds.
public struct ExclusiveTaps: StagedStrategy {
  public static let name = "exclusively"
  public static let summary = "TapGesture(count: 2) exclusively before TapGesture()"
  public static let parameters: [Parameter<ExclusiveTaps>] = [
    .number(
      "gap", \.gap, in: 0...60_000, unit: "ms", words: DoubleTap.systemGap,
      "time within which the second tap begins")
  ]

  /// Default: the system's.
  public var gap = 0.0

  public init() {}

  public func manner(in conflict: DoubleTap) -> NoManner { DoubleTap.manner }

  public func scene(for conflict: DoubleTap, tuning: Tuning) -> Scene {
    let tuning = DoubleTap.tuning(tuning, gap: gap)
    var parts = conflict.parts
    parts.attach(
      Attachment(
        "photo.taps", on: DoubleTap.photo,
        .exclusively(DoubleTap.tap(2), before: DoubleTap.tap(1)), .gesture, tuning: tuning))
    return parts.scene(tuning: tuning)
  }
}

/// SwiftUI's double tap and its single one, as two gestures beside each other.
///
/// Whether the single tap waits for the double one is the system's affair: since iOS 18 a tap of fewer
/// counts does (OpenSwiftUI), before it fires at once, and a double tap fires all three. Times in
/// milliseconds.
public struct SeparateTaps: StagedStrategy {
  public static let name = "separate"
  public static let summary = "two tap gestures beside each other, without a word about their order"
  public static let parameters: [Parameter<SeparateTaps>] = [
    .number(
      "gap", \.gap, in: 0...60_000, unit: "ms", words: DoubleTap.systemGap,
      "time within which the second tap begins"),
    .choice(
      "tapCountRule", \.rule, "whether a single tap waits for a double tap beside it"),
  ]

  public enum Rule: String, Sendable, CaseIterable {
    /// As the scenario's `assumptions.tapCountRule` says.
    case system
    case waits
    case ignored
  }

  /// Default: the system's.
  public var gap = 0.0
  public var rule = Rule.system

  public init() {}

  public func manner(in conflict: DoubleTap) -> NoManner { DoubleTap.manner }

  public func scene(for conflict: DoubleTap, tuning: Tuning) -> Scene {
    var tuning = DoubleTap.tuning(tuning, gap: gap)
    switch rule {
    case .system: break
    case .waits: tuning.assumptions.tapCountRule = true
    case .ignored: tuning.assumptions.tapCountRule = false
    }
    var parts = conflict.parts
    for count in [2, 1] {
      parts.attach(
        Attachment(
          count == 2 ? "photo.double" : "photo.single", on: DoubleTap.photo, DoubleTap.tap(count),
          .gesture, tuning: tuning))
    }
    return parts.scene(tuning: tuning)
  }
}

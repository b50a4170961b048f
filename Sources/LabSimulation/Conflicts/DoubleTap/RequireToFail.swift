/// Two `UITapGestureRecognizer`s, of which the single one requires the double one to fail.
///
/// Source: Apple's documentation of `require(toFail:)`. UIKit's gap is not published; 350 ms is
/// WinObjC's. Times in milliseconds.
public struct RequireToFail: StagedStrategy {
  public static let name = "require-to-fail"
  public static let summary = "two UIKit taps, the single one requires the double one to fail"
  public static let parameters: [Parameter<RequireToFail>] = [
    .number(
      "gap", \.gap, in: 0...60_000, unit: "ms", words: DoubleTap.systemGap,
      "time within which the second tap begins"),
    .flag("requires", \.requires, "whether the single tap requires the double one to fail"),
  ]

  /// Default: the system's.
  public var gap = 0.0
  public var requires = true

  public init() {}

  public func manner(in conflict: DoubleTap) -> NoManner { DoubleTap.manner }

  public func scene(for conflict: DoubleTap, tuning: Tuning) -> Scene {
    let tuning = DoubleTap.tuning(tuning, gap: gap)
    var parts = conflict.parts
    var tap = Tap(tuning: tuning)
    let single = parts.attach(Attachment(DoubleTap.single, on: DoubleTap.photo, tap))
    tap.taps = 2
    let double = parts.attach(Attachment(DoubleTap.double, on: DoubleTap.photo, tap))
    if requires { parts.relations.append(.failure(of: double, before: single, limit: nil)) }
    return parts.scene(tuning: tuning)
  }
}

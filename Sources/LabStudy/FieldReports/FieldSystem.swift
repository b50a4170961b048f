/// A generation of the operating system about which a report from the field speaks.
///
/// A report that gives nothing but a year counts for the generation that was current for most of that
/// year.
public enum FieldSystem: String, Sendable, CaseIterable {
  case upTo17 = "17"
  case generation18 = "18"
  case generation26 = "26"
  /// UIKit recognizers among themselves, whose rules are taken to be the same in all generations.
  case uikit

  /// The profile whose assumptions are the starting point.
  public var profile: Int {
    switch self {
    case .upTo17: 17
    case .generation18, .uikit: 18
    case .generation26: 26
    }
  }

  /// The name of the hypothesis that the lab takes for its default.
  public var defaultHypothesis: String { "race-\(profile)" }

  public var title: String {
    switch self {
    case .upTo17: "iOS 17 AND EARLIER"
    case .generation18: "iOS 18"
    case .generation26: "iOS 26 AND LATER"
    case .uikit: "UIKIT ALONE"
    }
  }
}

/// What one strategy made of one stroke.
public struct TrialResult: Sendable, Hashable {
  public var verdict: Verdict
  /// Milliseconds from touch-down to the first claim of any container, one that was cancelled later
  /// included; nil without a claim.
  public var latency: Double?
  /// Points from touch-down, radially, at the event of that claim.
  public var displacement: Double?
  /// Milliseconds from touch-down to the claim of each side of the contest.
  public var feedClaim: Double?
  public var carouselClaim: Double?
  /// Whether each side moved more than 3 pt before the lift, or rests on another page.
  public var feedActed: Bool
  public var carouselActed: Bool
  /// The largest movement of each side before the lift, in points.
  public var feedMoved: Double
  public var carouselMoved: Double
  /// Where each side rests: a content offset in points, and a page.
  public var feedOffset: Double
  public var carouselPage: Int
}

/// Which page a carousel goes to when the finger lifts.
///
/// All three are symmetric, never go further than one page from the page at touch-down, and stay
/// inside the pages there are. Constants: `Tuning.pageFlick` and `Tuning.projection`.
public enum PageRule: String, Sendable, CaseIterable {
  /// A paging scroll view: slower than the flick speed it goes to the nearest page, else to the
  /// next one in the direction of the velocity.
  case flick
  /// The projected rest decides: translation + 0.499 s times velocity beyond half the width.
  case projected
  /// The translation alone decides, beyond half the width.
  case half

  /// The number of pages to turn: -1, 0 or 1, positive towards later pages.
  ///
  /// - Parameters:
  ///   - shift: how far the content has moved towards later pages, in points.
  ///   - velocity: the same in points per second.
  public func turn(
    shift: Double, velocity: Double, width: Double, flick: Double, projection: Double
  ) -> Int {
    let pages =
      switch self {
      // At rest there is no direction to follow, even with a flick speed of 0.
      case .flick where velocity.magnitude < flick || velocity == 0: (shift / width).rounded()
      case .flick where velocity > 0: (shift / width).rounded(.down) + 1
      case .flick: (shift / width).rounded(.up) - 1
      case .projected: Self.beyondHalf(shift + projection * velocity, of: width)
      case .half: Self.beyondHalf(shift, of: width)
      }
    return pages > 0.5 ? 1 : pages < -0.5 ? -1 : 0
  }

  private static func beyondHalf(_ shift: Double, of width: Double) -> Double {
    shift.magnitude > width / 2 ? (shift > 0 ? 1 : -1) : 0
  }
}

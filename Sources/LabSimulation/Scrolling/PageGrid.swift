/// The places at which a paging scroll view rests along an axis: the multiples of its length, and the
/// end of its content.
struct PageGrid: Hashable {
  let length: Double
  /// The largest content offset.
  let maximum: Double
  /// The last page, as a number that a division yields.
  let last: Double

  /// - Parameter pages: how many there are at most; nil when the content alone decides.
  init(length: Double, maximum: Double, pages: Int?) {
    self.length = length
    self.maximum = maximum
    // After the snap a content of whole pages has no sliver of a page behind the last one.
    let filled = length > 0 ? Track.snap(maximum / length).rounded(.up) : 0
    last = Swift.min(filled, pages.map { Swift.max(0, Double($0) - 1) } ?? filled)
  }

  /// The content offset of a page; an incomplete last page ends with the content.
  func place(of page: Double) -> Double {
    let place = length * page
    return Track.snap(place) > Track.snap(maximum) ? maximum : place
  }

  func nearest(to offset: Double) -> Double {
    guard length > 0 else { return 0 }
    // The place of an incomplete last page may lie nearer to that of the page before.
    if Track.snap(offset) >= Track.snap(place(of: last)) { return last }
    return clamped((offset / length).rounded())
  }

  func clamped(_ page: Double) -> Double { Swift.min(last, Swift.max(0, page)) }
}

/// Ranges that were kept of a walk in ascending order, cut to those that are allowed.
struct RangePieces {
  private let allowed: [ThresholdRange]
  private var next = 0
  var kept: [ThresholdRange] = []

  init(_ allowed: [ThresholdRange]) { self.allowed = allowed }

  var widest: ThresholdRange? {
    guard var widest = kept.first else { return nil }
    for range in kept where range.angularWidth > widest.angularWidth { widest = range }
    return widest
  }

  /// Whether any threshold of a cell is allowed.
  mutating func meets(_ lower: Double, _ upper: Double) -> Bool {
    while next < allowed.count, allowed[next].upper <= lower { next += 1 }
    return next < allowed.count && allowed[next].lower < upper
  }

  mutating func keep(_ lower: Double, _ upper: Double) {
    guard meets(lower, upper) else { return }
    var index = next
    while index < allowed.count, allowed[index].lower < upper {
      let start = max(lower, allowed[index].lower)
      let end = min(upper, allowed[index].upper)
      if let last = kept.last, last.upper == start {
        kept[kept.count - 1] = ThresholdRange(lower: last.lower, upper: end)
      } else {
        kept.append(ThresholdRange(lower: start, upper: end))
      }
      index += 1
    }
  }
}

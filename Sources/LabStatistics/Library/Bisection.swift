/// The search for the place where a condition on whole numbers begins to hold.
enum Bisection {
  /// The first number of a range that fulfils a condition which, once true, stays true; the end of
  /// the range when none does.
  static func first(in range: Range<Int>, _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

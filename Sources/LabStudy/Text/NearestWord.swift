/// Finds the word that a user probably meant.
public enum NearestWord {
  /// The word of the list that is closest to what was written, if one is close enough.
  ///
  /// Distance is the number of edits (insert, drop or replace a character, or swap two neighbours;
  /// optimal string alignment, Damerau 1964), with ASCII capitals read as small letters. A word is
  /// close when the distance is at most a third of the longer word's length: so `ratoi` finds
  /// `ratio`, `slop` finds `slopPt`, and `x` never finds `y`. Of equally close words the first in
  /// the list wins.
  public static func nearest(to word: String, in words: [String]) -> String? {
    let written = letters(word)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = letters(candidate)
      let limit = min(max(written.count, letters.count) / 3, best.map { $0.distance - 1 } ?? .max)
      // The distance is never below the difference in length: a huge text costs nothing.
      guard limit >= 0, abs(written.count - letters.count) <= limit else { continue }
      let distance = distance(written, letters)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.word
  }

  private static func letters(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.map { "A"..."Z" ~= $0 ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = previous[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[right.count]
  }
}

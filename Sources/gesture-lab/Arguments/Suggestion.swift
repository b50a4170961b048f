import LabStudy

/// The known word that a mistyped one probably meant.
enum Suggestion {
  /// The only candidate that the word begins, else the nearest in spelling, else nil.
  ///
  /// An unfinished word (`strat`) is far from the whole one in spelling, so beginnings are tried
  /// first.
  static func meant(by word: String, in candidates: [String]) -> String? {
    let begun = candidates.filter { !word.isEmpty && $0.hasPrefix(word) }
    return begun.count == 1 ? begun[0] : NearestWord.nearest(to: word, in: candidates)
  }

  /// The end of a sentence, "; did you mean --strategy?", or nothing.
  static func question(_ word: String, in candidates: [String], prefix: String = "") -> String {
    meant(by: word, in: candidates).map { "; did you mean \(prefix)\($0)?" } ?? ""
  }
}

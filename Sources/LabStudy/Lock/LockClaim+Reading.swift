import LabSimulation

extension LockClaim {
  /// Reads `METRIC RELATION REFERENCE`, such as `lost_swipe <= 0.02` or `error ~ recorded`.
  ///
  /// A rate is a number between 0 and 1 or a percentage; blanks do not matter.
  public init(
    _ text: String, in conflict: any Conflict.Type = FeedCarousel.self
  ) throws(ClaimError) {
    guard let (relation, range) = Self.relation(in: text) else {
      throw .noRelation(text)
    }
    let left = Self.trimmed(text[..<range.lowerBound])
    let right = Self.trimmed(text[range.upperBound...])
    self.init(
      metric: try LockMetric(left, in: conflict), relation: relation,
      reference: try Self.reference(right, relation))
  }

  /// The first relation in a text.
  private static func relation(in text: String) -> (Relation, Range<String.Index>)? {
    for index in text.indices {
      for relation in Relation.allCases where text[index...].hasPrefix(relation.rawValue) {
        return (relation, index..<text.index(index, offsetBy: relation.rawValue.count))
      }
    }
    return nil
  }

  private static func reference(
    _ text: String, _ relation: Relation
  ) throws(ClaimError) -> Reference {
    let word = String(text.prefix { $0.isLetter || $0 == "_" })
    if word == "recorded" {
      return .recorded(percent: try percent(trimmed(text.dropFirst(word.count)), relation))
    }
    if text.isEmpty || (!word.isEmpty && Double(text) == nil) { throw .unknownReference(text) }
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(trimmed(isPercentage ? text.dropLast() : text[...])) else {
      throw .unknownReference(text)
    }
    let rate = isPercentage ? number / 100 : number
    guard relation != .near else { throw .nearNumber }
    guard rate > 0, rate < 1 else { throw .impossibleLimit(text) }
    return .rate(rate)
  }

  /// The change behind `recorded`: nothing, or a sign that fits the relation and a percentage.
  private static func percent(_ text: String, _ relation: Relation) throws(ClaimError) -> Double {
    guard !text.isEmpty else { return defaultPercent }
    let signs =
      switch relation {
      case .atMost: ["+"]
      case .atLeast: ["-"]
      case .near: ["+-", "±"]
      }
    guard let sign = signs.first(where: text.hasPrefix), text.hasSuffix("%") else {
      throw .wrongChange(text, relation, sign: signs[0])
    }
    let digits = trimmed(text.dropFirst(sign.count).dropLast())
    guard let percent = Double(digits), percents.contains(percent),
      relation != .atLeast || percent <= 100
    else { throw .impossibleChange(text) }
    return percent
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }
}

/// What is wrong with the text of a claim.
public enum ClaimError: Error, Sendable, Hashable {
  case noRelation(String)
  case unknownMetric(String, known: [String])
  case unknownIntent(String, known: [String])
  /// The event cannot happen on strokes of another intent.
  case wrongIntent(String, only: String)
  case unknownReference(String)
  /// A number for `~`, which needs a recorded rate.
  case nearNumber
  case impossibleLimit(String)
  case wrongChange(String, LockClaim.Relation, sign: String)
  case impossibleChange(String)
}

extension ClaimError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noRelation(let text):
      "the claim \(InputFault.quoted(text)) has none of <=, >= and ~: write it as in "
        + "'lost_swipe <= 0.02' or 'error ~ recorded'"
    case .unknownMetric(let word, let known):
      "a claim knows no rate \(InputFault.quoted(word))" + Self.choices(word, known)
    case .unknownIntent(let word, let known):
      "there is no intent \(InputFault.quoted(word))" + Self.choices(word, known)
    case .wrongIntent(let event, let only):
      "\(event) is always about \(only) strokes: write it without an intent"
    case .unknownReference(let text):
      "a rate is held against a number, or against what was recorded, and not against "
        + "\(InputFault.quoted(text))" + Self.question(text, ["recorded"])
        + ": write 0.02, 2% or recorded + 20%"
    case .nearNumber:
      "~ compares with what was recorded: write ~ recorded, or use <= or >= with a number"
    case .impossibleLimit(let text):
      "the limit \(InputFault.printable(text)) is not possible: a rate lies above 0 and below 1, "
        + "and neither end can be broken or proved"
    case .wrongChange(let text, let relation, let sign):
      "the change \(InputFault.quoted(text)) is not possible: write "
        + "\(relation.rawValue) recorded \(sign) 20%"
    case .impossibleChange(let text):
      "the change \(InputFault.quoted(text)) is not possible: expected is a percentage from 1 to "
        + "900, for >= at most 100"
    }
  }

  private static func choices(_ word: String, _ known: [String]) -> String {
    question(word, known) + ": known are " + known.joined(separator: ", ")
  }

  private static func question(_ word: String, _ known: [String]) -> String {
    NearestWord.nearest(to: word, in: known).map { " (did you mean \($0)?)" } ?? ""
  }
}

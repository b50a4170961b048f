/// The words of a Swift source file outside of comments and string literals.
///
/// Code inside an interpolation counts as code. A word is an identifier, a keyword or a number;
/// everything else only separates.
public struct SwiftWords: Sendable {
  public struct Word: Sendable, Hashable {
    public var text: String
    /// Counted from 1.
    public var line: Int
  }

  public private(set) var words: [Word] = []

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  public init(_ source: String) {
    bytes = Array(source.utf8)
    scanCode(untilParenthesis: false)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let hash = UInt8(ascii: "#")
  private static let newline = UInt8(ascii: "\n")

  private func byte(_ ahead: Int = 0) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == Self.newline { line += 1 }
      place += 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default:
      false
    }
  }

  private mutating func scanCode(untilParenthesis: Bool) {
    var depth = 0
    while place < bytes.count {
      switch byte() {
      case Self.slash where byte(1) == Self.slash:
        while place < bytes.count, byte() != Self.newline { advance() }
      case Self.slash where byte(1) == Self.star:
        scanBlockComment()
      case Self.quote:
        scanString(hashes: 0)
      case Self.hash where isRawString():
        var hashes = 0
        while byte() == Self.hash {
          hashes += 1
          advance()
        }
        scanString(hashes: hashes)
      case UInt8(ascii: "(") where untilParenthesis:
        depth += 1
        advance()
      case UInt8(ascii: ")") where untilParenthesis:
        advance()
        if depth == 0 { return }
        depth -= 1
      case let first where Self.isWord(first):
        let start = place
        while place < bytes.count, Self.isWord(byte()) { advance() }
        words.append(Word(text: String(decoding: bytes[start..<place], as: UTF8.self), line: line))
      default:
        advance()
      }
    }
  }

  /// Block comments nest in Swift.
  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if byte() == Self.slash, byte(1) == Self.star {
        depth += 1
        advance(2)
      } else if byte() == Self.star, byte(1) == Self.slash {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && place < bytes.count
  }

  private func isRawString() -> Bool {
    var ahead = 0
    while byte(ahead) == Self.hash { ahead += 1 }
    return byte(ahead) == Self.quote
  }

  private func isFollowed(by hashes: Int, from ahead: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(ahead + $0) == Self.hash }
  }

  private mutating func scanString(hashes: Int) {
    let quotes = byte(1) == Self.quote && byte(2) == Self.quote ? 3 : 1
    advance(quotes)
    while place < bytes.count {
      if byte() == Self.backslash, isFollowed(by: hashes, from: 1) {
        let isInterpolation = byte(1 + hashes) == UInt8(ascii: "(")
        advance(2 + hashes)
        if isInterpolation { scanCode(untilParenthesis: true) }
      } else if (0..<quotes).allSatisfy({ byte($0) == Self.quote }),
        isFollowed(by: hashes, from: quotes)
      {
        advance(quotes + hashes)
        return
      } else {
        advance()
      }
    }
  }

  private static let declarators: Set<String> = [
    "struct", "enum", "protocol", "class", "actor", "typealias",
  ]
  /// What may follow the word `class` without naming a type.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  /// The types that the file declares, nested ones included.
  public var declaredTypes: Set<String> {
    var types: Set<String> = []
    for (word, next) in zip(words, words.dropFirst())
    where Self.declarators.contains(word.text) && !Self.members.contains(next.text) {
      types.insert(next.text)
    }
    return types
  }

  /// The modules that the file imports, as a whole or in part.
  public var imports: [Word] {
    let kinds: Set<String> = ["struct", "enum", "protocol", "class", "typealias", "func", "var"]
    return words.indices.compactMap { index in
      guard words[index].text == "import", index + 1 < words.count else { return nil }
      let isPartial = kinds.contains(words[index + 1].text) && index + 2 < words.count
      return words[index + (isPartial ? 2 : 1)]
    }
  }
}

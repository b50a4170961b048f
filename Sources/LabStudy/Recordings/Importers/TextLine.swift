/// A line of a text with its number from 1, without its end.
struct TextLine {
  var number: Int
  var text: String
  /// Whether a line end follows; only the last line of a file may have none.
  var isComplete: Bool

  /// A word of the line, and its column from 1.
  struct Word {
    var text: Substring
    var column: Int
  }

  /// The words between blanks.
  var words: [Word] {
    var words: [Word] = []
    var start = text.startIndex
    var column = 1
    while start < text.endIndex {
      guard text[start] != " ", text[start] != "\t" else {
        start = text.index(after: start)
        column += 1
        continue
      }
      let end = text[start...].firstIndex { $0 == " " || $0 == "\t" } ?? text.endIndex
      words.append(Word(text: text[start..<end], column: column))
      column += text[start..<end].unicodeScalars.count
      start = end
    }
    return words
  }

  /// Calls the body with every line; bytes that are no UTF-8 read as U+FFFD.
  static func forEach(
    in bytes: [UInt8], _ body: (TextLine) throws(InputError) -> Void
  ) throws(InputError) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A)
      var line = bytes[start..<(end ?? bytes.count)]
      if line.last == 0x0D { line = line.dropLast() }
      try body(
        TextLine(
          number: number, text: String(decoding: line, as: UTF8.self), isComplete: end != nil))
      start = (end ?? bytes.count) + 1
      number += 1
    }
  }
}

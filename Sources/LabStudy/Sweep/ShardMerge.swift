/// The files of all shards of a sweep, put together to the file that one run would have written.
///
/// A shard's preamble is that of the whole sweep with three lines behind it: `shard`, with its cells,
/// `rows digest`, by which changed rows are found, and `sweep digest`. Everything else has to be equal
/// in all of them.
public struct ShardMerge: Sendable {
  private struct Shard: Sendable {
    var file: String
    var shard: SweepShard
    var notes: [String]
    var head: [String]
    var rows: Substring
  }

  private var shards: [Shard] = []

  public init() {}

  /// The three lines of a shard, as key and value.
  public static func notes(
    _ shard: SweepShard, cells: Range<Int>, of all: Int, rows: Digest, digest: String
  ) -> [(key: String, value: String)] {
    [
      ("shard", "\(shard), cells \(cells.lowerBound + 1) to \(cells.upperBound) of \(all)"),
      ("rows digest", rows.text),
      ("sweep digest", digest),
    ]
  }

  /// Adds a file.
  ///
  /// Throws for a file that is no shard, one of another sweep, one that was added before, and one
  /// whose rows are not those that it names.
  public mutating func add(_ text: String, file: String) throws(ShardError) {
    let shard = try Self.read(text, file: file)
    if let first = shards.first {
      if let difference = Self.difference(shard, first) {
        throw .foreign(file, first: first.file, difference)
      }
      if let twin = shards.first(where: { $0.shard == shard.shard }) {
        throw .doubled(file, twin.file, "\(shard.shard)")
      }
    }
    shards.append(shard)
  }

  /// The merged text.
  ///
  /// Throws when shards are missing.
  public func text() throws(ShardError) -> String {
    guard let first = shards.first else { return "" }
    let there = Set(shards.map(\.shard.number))
    let missing = (1...first.shard.count).filter { !there.contains($0) }
    guard missing.isEmpty else { throw .missing(missing, of: first.shard.count) }
    return first.head.map { $0 + "\n" }.joined()
      + shards.sorted { $0.shard.number < $1.shard.number }.map { String($0.rows) }.joined()
  }

  private static func difference(_ shard: Shard, _ first: Shard) -> String? {
    for (line, other) in zip(shard.head, first.head) where line != other {
      return "it says \"\(line)\" and not \"\(other)\""
    }
    if shard.head.count != first.head.count { return "its preamble has other lines" }
    if shard.notes.last != first.notes.last { return "its sweep digest is another one" }
    return shard.shard.count == first.shard.count
      ? nil : "it is one of \(shard.shard.count) shards and not of \(first.shard.count)"
  }

  private static func read(_ text: String, file: String) throws(ShardError) -> Shard {
    var rest = text[...]
    var head: [String] = []
    var notes: [String] = []
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let line = String(rest[..<end])
      rest = rest[rest.utf8.index(after: end)...]
      let isNote = ["shard", "rows digest", "sweep digest"].contains { line.hasPrefix("# \($0): ") }
      if isNote { notes.append(line) } else { head.append(line) }
      if !line.hasPrefix("#") { break }
    }
    let words = notes.first.map { $0.dropFirst("# shard: ".count).split(separator: " ") } ?? []
    // As in "2/8, cells 26 to 50 of 200".
    guard notes.count == 3, words.count == 7, let from = Int(words[2]), let to = Int(words[4]),
      let all = Int(words[6]), let shard = try? SweepShard(String(words[0].dropLast()))
    else { throw .notAShard(file) }
    guard all <= SweepPlan.mostCells, let cells = try? shard.cells(of: all),
      cells.lowerBound + 1 == from, cells.upperBound == to
    else { throw .damaged(file, "\(shard)") }
    let rows = rest.utf8.count { $0 == 0x0A }
    guard rows.isMultiple(of: cells.count), rows > 0 || cells.isEmpty,
      rest.isEmpty || rest.last == "\n",
      notes[1] == "# rows digest: \(Digest.of(rest))"
    else { throw .damaged(file, "\(shard)") }
    return Shard(file: file, shard: shard, notes: notes, head: head, rows: rest)
  }
}

/// What is wrong with the files of shards.
public enum ShardError: Error, Sendable, Hashable {
  case notAShard(String)
  case damaged(String, String)
  case foreign(String, first: String, String)
  case doubled(String, String, String)
  case missing([Int], of: Int)
}

extension ShardError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAShard(let file):
      "\(file) is no shard: write shards by sweep --shard I/N --csv FILE, with their preamble"
    case .damaged(let file, let shard):
      "\(file) does not have the rows of shard \(shard): make it anew"
    case .foreign(let file, let first, let difference):
      "\(file) is a shard of another sweep than \(first): \(difference)"
    case .doubled(let file, let twin, let shard):
      "\(twin) and \(file) are both shard \(shard): give it once"
    case .missing(let numbers, let count):
      (numbers.count == 1 ? "shard " : "shards ") + numbers.map { "\($0)" }.joined(separator: ", ")
        + " of \(count) \(numbers.count == 1 ? "is" : "are") missing"
    }
  }
}

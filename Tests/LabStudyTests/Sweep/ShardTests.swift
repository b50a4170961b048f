import Testing

@testable import LabStudy

@Suite("Shards")
struct ShardTests {
  @Test("split the cells into parts that follow each other and differ by at most one")
  func cells() throws {
    for (all, count) in [(100, 7), (7, 7), (10_000_000, 3), (5, 1)] {
      let parts = try (1...count).map { try SweepShard("\($0)/\(count)").cells(of: all) }
      #expect(parts.flatMap { [$0.lowerBound] } == [0] + parts.dropLast().map(\.upperBound))
      #expect(parts.last?.upperBound == all)
      let sizes = parts.map(\.count)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
    #expect(throws: SweepError.emptyShard(3, cells: 2)) { try SweepShard("1/3").cells(of: 2) }
  }

  @Test("are written as I/N", arguments: ["0/2", "3/2", "1", "1/", "a/b", "1/2/3", "1/100001"])
  func wrong(text: String) {
    #expect(throws: SweepError.badShard(text)) { try SweepShard(text) }
  }

  /// The text of a shard of seven cells, with three rows per cell.
  private func text(_ number: Int, of count: Int, seed: Int = 1, digest: String = "d") throws
    -> String
  {
    let shard = try SweepShard("\(number)/\(count)")
    let cells = try shard.cells(of: 7)
    var rows = Digest()
    rows.add(Self.rows(cells))
    let notes = ShardMerge.notes(shard, cells: cells, of: 7, rows: rows, digest: digest)
    return "# seed: \(seed)\n" + notes.map { "# \($0.key): \($0.value)\n" }.joined()
      + "a,b\n" + Self.rows(cells)
  }

  private static func rows(_ cells: Range<Int>) -> String {
    cells.map { "\($0),s\n\($0),p\n\($0),a\n" }.joined()
  }

  private func merged(_ texts: [String]) throws -> String {
    var merge = ShardMerge()
    for (index, text) in texts.enumerated() { try merge.add(text, file: "\(index).csv") }
    return try merge.text()
  }

  @Test("in any order merge to the text without shards")
  func merge() throws {
    let whole = "# seed: 1\na,b\n" + Self.rows(0..<7)
    for count in 1...7 {
      let texts = try (1...count).map { try text($0, of: count) }
      #expect(try merged(texts.reversed()) == whole)
    }
  }

  @Test("that are missing, doubled, foreign, cut or none at all are named")
  func faults() throws {
    let first = try text(1, of: 3)
    #expect(throws: ShardError.missing([2, 3], of: 3)) { try merged([first]) }
    #expect(throws: ShardError.doubled("1.csv", "0.csv", "1/3")) { try merged([first, first]) }
    let seed = "it says \"# seed: 2\" and not \"# seed: 1\""
    #expect(throws: ShardError.foreign("1.csv", first: "0.csv", seed)) {
      try merged([first, try text(2, of: 3, seed: 2)])
    }
    #expect(throws: ShardError.foreign("1.csv", first: "0.csv", "its sweep digest is another one"))
    {
      try merged([first, try text(2, of: 3, digest: "e")])
    }
    #expect(
      throws: ShardError.foreign("1.csv", first: "0.csv", "it is one of 2 shards and not of 3")
    ) {
      try merged([first, try text(2, of: 2)])
    }
    #expect(throws: ShardError.damaged("0.csv", "1/3")) { try merged([String(first.dropLast(4))]) }
    #expect(throws: ShardError.damaged("0.csv", "1/3")) { try merged([String(first.dropLast())]) }
    for text in ["", "a,b\n1,2\n", "# seed: 1\n# shard: 1/3\na,b\n"] {
      #expect(throws: ShardError.notAShard("0.csv")) { try merged([text]) }
    }
  }

  @Test("of which a row was changed, moved or replaced are damaged")
  func changedRows() throws {
    let whole = try text(1, of: 1)
    for (old, new) in [("3,p\n", "4,p\n"), ("1,s\n1,p\n", "1,p\n1,s\n"), ("2,a\n", "x\n")] {
      let changed = whole.replacing(old, with: new)
      #expect(changed != whole)
      #expect(throws: ShardError.damaged("0.csv", "1/1")) { try merged([changed]) }
    }
  }

  @Test(
    "that name more cells than a sweep can have are damaged",
    arguments: [
      "1/1, cells 1 to \(Int.max) of \(Int.max)", "2/3, cells 1 to 2 of \(Int.max)",
      "1/1, cells 1 to 10000001 of 10000001", "1/1, cells 1 to -5 of -5",
    ])
  func impossibleCells(note: String) throws {
    let shard = String(note.prefix(3))
    let changed = try text(1, of: 1).replacing("1/1, cells 1 to 7 of 7", with: note)
    #expect(throws: ShardError.damaged("0.csv", shard)) { try merged([changed]) }
  }
}

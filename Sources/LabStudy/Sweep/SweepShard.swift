/// One of the contiguous parts into which the cells of a sweep are split: `2/8` is the second of
/// eight.
public struct SweepShard: Sendable, Hashable {
  static let most = 100_000

  /// From 1.
  public let number: Int
  public let count: Int

  public init(_ text: String) throws(SweepError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { throw .badShard(text) }
    (self.number, self.count) = (number, count)
  }

  /// The cells of the shard: their numbers differ by at most one from shard to shard.
  ///
  /// Throws when there are more shards than cells.
  public func cells(of all: Int) throws(SweepError) -> Range<Int> {
    guard count <= all else { throw .emptyShard(count, cells: all) }
    return (number - 1) * all / count..<number * all / count
  }
}

extension SweepShard: CustomStringConvertible {
  public var description: String { "\(number)/\(count)" }
}

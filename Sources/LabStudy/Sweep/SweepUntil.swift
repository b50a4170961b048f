/// When a sweep has seen enough persons: `ci=WIDTH`, `decided`, `time=60s`; the first that holds
/// ends it.
public struct SweepUntil: Sendable, Hashable {
  /// Every cell's mean error is known to plus or minus this, with 95 % for all cells together.
  public private(set) var halfWidth: Double?
  /// One cell is the best with 95 %.
  public private(set) var decides = false
  public private(set) var time: Duration?

  /// Reads the rules; none means that nothing ends it early.
  public init(_ texts: [String]) throws(SweepError) {
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("decided", 1):
        guard !decides else { throw .ruleTwice("decided") }
        decides = true
      case ("ci", 2):
        guard let width = Double(parts[1]), width > 0, width < 0.5 else { throw .badRule(text) }
        guard halfWidth == nil else { throw .ruleTwice("ci") }
        halfWidth = width
      case ("time", 2):
        guard let time = Self.duration(parts[1]) else { throw .badRule(text) }
        guard self.time == nil else { throw .ruleTwice("time") }
        self.time = time
      default:
        throw .badRule(text)
      }
    }
  }

  private static func duration(_ text: String) -> Duration? {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600]
    guard let last = text.last, let unit = units[last], let count = Double(text.dropLast()),
      count > 0, count * unit <= 1e7
    else { return nil }
    return .seconds(count * unit)
  }

  /// Whether cells that can no longer be the best need not be played on.
  var dropsCells: Bool { decides && halfWidth == nil }
}

extension SweepUntil: CustomStringConvertible {
  /// The rules as they are given, in a fixed order.
  public var description: String {
    let rules = [
      halfWidth.map { "ci=\($0)" }, decides ? "decided" : nil,
      time.map { "time=\(Self.seconds($0))s" },
    ]
    return rules.compactMap(\.self).joined(separator: ", ")
  }

  /// Whole seconds without decimals, others as they are.
  private static func seconds(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
    return Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }
}

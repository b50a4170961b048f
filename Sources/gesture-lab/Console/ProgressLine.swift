/// One line of progress: pure text from numbers.
struct ProgressLine {
  let title: String
  let done: Int
  let total: Int
  let unit: String
  let elapsed: Duration

  /// Goes to the begin of the line and clears it (ECMA-48, 1991: EL).
  static let erasure = "\r\u{1B}[K"
  private static let barWidth = 20

  /// As in "compare: 300000 of 1200000 strokes, 25 %, 9 s left".
  var plain: String {
    "\(title): \(amount)" + (percent.map { ", \($0) %" } ?? "")
      + (remaining.map { ", \($0) left" } ?? "")
  }

  /// As in "compare [#####...............]  25 %  300000 of 1200000 strokes  9 s left".
  func bar(coloured: Bool) -> String {
    guard let percent else { return "\(title)  \(amount)" }
    let filled = Self.barWidth * percent / 100
    let hashes = String(repeating: "#", count: filled)
    let dots = String(repeating: ".", count: Self.barWidth - filled)
    let drawn = coloured ? "\u{1B}[36m\(hashes)\u{1B}[0m\(dots)" : hashes + dots
    let padding = String(repeating: " ", count: 3 - "\(percent)".count)
    return "\(title) [\(drawn)] \(padding)\(percent) %  \(amount)"
      + (remaining.map { "  \($0) left" } ?? "")
  }

  private var amount: String { total > 0 ? "\(done) of \(total) \(unit)" : "\(done) \(unit)" }

  /// From 0 to 100, rounded down so that 100 means done; nil without a total.
  private var percent: Int? {
    guard total > 0 else { return nil }
    return Int(100 * min(1, max(0, Double(done) / Double(total))))
  }

  /// The time for the rest at the mean speed so far; nil when that cannot be said.
  private var remaining: String? {
    guard total > done, done > 0 else { return nil }
    let passed = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let seconds = passed * Double(total - done) / Double(done)
    guard seconds < 360_000 else { return "over 100 h" }
    return Self.words(Int(seconds.rounded(.up)))
  }

  private static func words(_ seconds: Int) -> String {
    let minutes = seconds / 60
    if minutes == 0 { return "\(seconds) s" }
    if minutes < 60 { return "\(minutes) min \(seconds % 60) s" }
    return "\(minutes / 60) h \(minutes % 60) min"
  }
}

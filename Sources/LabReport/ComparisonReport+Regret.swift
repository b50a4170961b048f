import LabStatistics
import LabStudy

extension ComparisonReport {
  /// What each strategy gives up against the ideal observer, and how good that one is; empty without.
  var regretTable: String {
    guard let observer else { return "" }
    var table = TextTable(["REGRET, %", "error", "regret", "95 %"], labels: 1)
    for row in rows {
      guard let regret = row.regret else { continue }
      table.rows.append([
        row.row.label, FixedDecimal.percent(row.summary.errorRate),
        Self.signed(regret.difference.estimate), Self.range(regret.difference.interval),
      ])
    }
    return table.text + Self.sentences(observer)
  }

  private static func sentences(_ observer: IdealObserver) -> String {
    let bound = observer.bound
    var text =
      "ideal observer at the first move 10 pt out: at most "
      + "\(FixedDecimal.percent(bound.heldOut.estimate)) % (\(range(bound.heldOut.interval))), reached on "
      + "\(observer.strokes) strokes\n  by \(bound.neighbours) nearest neighbours among persons it had not "
      + "seen; at least about \(FixedDecimal.percent(bound.lowerBound)) % (Cover and Hart)\n"
    if let known = observer.knownPerson?.rate {
      text +=
        "who also knows the person and sees the direction that was meant: "
        + "\(FixedDecimal.text(known.rate * 100, decimals: 3)) % +- "
        + "\(FixedDecimal.text(known.standardError * 100, decimals: 3))\n  (Rao-Blackwell, "
        + "\(known.sample.shifts) x \(known.sample.points) shifted Sobol points"
        + (known.gain.map {
          "; each gains as much as \(FixedDecimal.text($0, decimals: 0)) plain strokes"
        } ?? "")
        + ")\n"
    }
    return text
  }

  var regretNote: String {
    observer == nil
      ? ""
      : """
      regret: balanced error minus that of the ideal observer on the same strokes; below 0 is possible for a strategy
      that waits for more than the first 10 pt.

      """
  }
}

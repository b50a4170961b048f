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
        "who also knows person and session and sees the direction that was meant: "
        + "\(FixedDecimal.text(known.rate * 100, decimals: 3)) % "
        + "(\(FixedDecimal.text(known.interval.lower * 100, decimals: 3)) .. "
        + "\(FixedDecimal.text(known.interval.upper * 100, decimals: 3)))\n  (Rao-Blackwell, "
        + "\(known.sample.shifts) x \(known.sample.points) shifted Sobol points"
        + (known.gain.map {
          "; each is worth \(FixedDecimal.text($0, decimals: 0)) independent plain strokes"
        } ?? "")
        + ")\n"
    }
    return text
  }

  var regretNote: String {
    observer == nil
      ? ""
      : """
      regret: balanced error minus what the observer reached on the same strokes (a sample above \(ObserverSample.largest)); below 0 for one that waits longer.

      """
  }
}

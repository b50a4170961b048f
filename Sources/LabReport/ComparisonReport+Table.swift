import LabSimulation
import LabStatistics
import LabStudy

extension ComparisonReport {
  /// The tables for a terminal: errors, pairs, regret, verdicts, persons and decisions.
  public func table() -> String {
    [title + "\n", errors, pairTable, regretTable, verdicts, decisions, notes]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Arbitration and task error with the interval and the difference from the reference.
  private var errors: String {
    let hasPopulation = rows.contains { $0.population != nil }
    var table = TextTable(
      ["ERRORS, %", "intent", "error", recordedPersons == nil ? "mc 95 %" : "95 %"]
        + (hasPopulation ? ["pop 95 %"] : [])
        + ["task", "vs reference", "95 %"] + (hasPopulation ? ["pop 95 %"] : []) + ["deff"],
      labels: 2)
    for (row, label) in labelled(where: { $0.errorRate != nil }) {
      let summary = row.summary
      var cells = [
        label, summary.scope.name, FixedDecimal.percent(summary.errorRate),
        Self.range(summary.interval),
      ]
      if hasPopulation { cells.append(Self.range(row.population)) }
      cells += [
        FixedDecimal.percent(summary.taskErrorRate),
        row.pair.map { Self.signed($0.difference) } ?? "",
        row.pair.map(Self.range) ?? "",
      ]
      if hasPopulation { cells.append(row.pair == nil ? "" : Self.range(row.pairPopulation)) }
      table.rows.append(cells + [FixedDecimal.text(summary.designEffect, decimals: 1)])
    }
    return table.text
  }

  /// The verdicts as counts; those that never occurred in any row are left out.
  private var verdicts: String {
    // Those of a feed are few, and their zeros are read, too.
    let isContest = conflict is FeedCarousel.Type
    let shown = conflict.verdicts.filter { verdict in
      isContest && verdict.isDecided || rows.contains { $0.summary[verdict] > 0 }
    }
    var table = TextTable(
      ["VERDICTS, strokes", "intent"] + shown.map { $0.name.replacing("_", with: " ") }, labels: 2)
    for (row, label) in labelled(where: { $0.scope != .all && $0.strokes > 0 }) {
      table.rows.append(
        [label, row.summary.scope.name] + shown.map { "\(row.summary[$0])" })
    }
    return table.text
  }

  /// How the persons differ, and when and where the touch was decided.
  private var decisions: String {
    var table = TextTable(
      [
        "PERSONS AND DECISIONS", "intent", "worst %", "person", "p90 %", "ms p50", "p95", "pt p50",
        "p95",
      ], labels: 2)
    for (row, label) in labelled(where: { $0.errorRate != nil }) {
      let summary = row.summary
      table.rows.append([
        label, summary.scope.name, FixedDecimal.percent(summary.worstPersonRate),
        summary.worstPerson.map { InputFault.printable(row.persons[$0]) } ?? "-",
        FixedDecimal.percent(summary.p90PersonRate),
        FixedDecimal.text(summary.latencyMedian, decimals: 1),
        FixedDecimal.text(summary.latencyP95, decimals: 1),
        FixedDecimal.text(summary.displacementMedian, decimals: 1),
        FixedDecimal.text(summary.displacementP95, decimals: 1),
      ])
    }
    return table.text
  }

  private var notes: String {
    """
    error: arbitration errors (\(names(\.isArbitrationError))) of decided strokes;
    in rows `all` the balanced error, the mean of the \(mean) intents. task: also \(names { $0.weight == .taskError }).
    deff: design effect, how many times the variance is that of independent strokes.
    \(pairNotes)\(regretNote)\(uncertainty)

    """
  }

  private func names(_ isNamed: (Verdict) -> Bool) -> String {
    let names = conflict.verdicts.filter(isNamed).map { $0.name.replacing("_", with: " ") }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// How many intents there are, in words.
  private var mean: String {
    switch conflict.intents.count {
    case 2: "two"
    case 3: "three"
    case let count: "\(count)"
    }
  }

  /// What the intervals are about.
  private var uncertainty: String {
    guard let recordedPersons else {
      let warning =
        PersonGate(persons: scenario.persons) == .claim
        ? "" : " Fewer than 20 persons: read it with caution."
      return """
        mc: Monte Carlo uncertainty over simulated persons, clustered by person; it shrinks with --persons.\(warning)
        \(aboutPeople)
        """
    }
    let warning =
      switch PersonGate(persons: recordedPersons) {
      case .noClaim: " Fewer than 8 persons: no claim about people can rest on this."
      case .warning: " Fewer than 20 persons: read the intervals with caution."
      case .claim: ""
      }
    return "95 %: uncertainty over the recorded persons, clustered by person.\(warning)"
  }

  private var aboutPeople: String {
    AboutPeople.sentence(replicates: scenario.people?.replicates.count ?? 0)
  }

  /// The rows that a table shows, each strategy's label on the first of its rows only.
  private func labelled(
    where isShown: (RateSummary) -> Bool
  ) -> [(row: ComparisonRow, label: String)] {
    var last: String?
    return rows.filter { isShown($0.summary) }.map { row in
      defer { last = row.row.label }
      return (row, row.row.label == last ? "" : row.row.label)
    }
  }

  /// The interval of a difference; where no person differs there is nothing to estimate.
  private static func range(_ pair: PairSummary) -> String {
    pair.isEqual ? "equal" : range(pair.interval)
  }

  static func range(_ interval: Interval?) -> String {
    guard let interval else { return "-" }
    return FixedDecimal.percent(interval.lower) + " .. " + FixedDecimal.percent(interval.upper)
  }

  static func signed(_ difference: Double) -> String {
    (difference > 0 ? "+" : "") + FixedDecimal.percent(difference)
  }
}

import LabSimulation
import LabStatistics
import LabStudy

extension TuneReport {
  /// For each way of tuning the tables and what they mean, and then what every column is.
  public func table() -> String {
    var parts = [title + "\n"]
    for outcome in outcomes {
      parts += [heading(outcome), settingTable(outcome), decisionTable(outcome)]
      parts += [populationTable(outcome), frontTable(outcome)].filter { !$0.isEmpty }
      parts.append(sentences(outcome))
    }
    if outcomes.count > 1 { parts.append(waitingTable) }
    return (parts + [notes]).joined(separator: "\n")
  }

  /// Where the optimum is, key by key.
  private func heading(_ outcome: TuneOutcome) -> String {
    let plan = outcome.plan
    let how =
      outcome.isExact
      ? "exact: every value there is"
      : "\(outcome.settingsPlayed) settings played on the same strokes"
    var table = TextTable(["OPTIMUM", ""], labels: 2)
    for value in zip(plan.keys, outcome.optimum.values(of: plan.keys)) {
      table.rows.append(["best \(value.0.key)", "\(value.1)"])
    }
    for (index, key) in plan.numbers.enumerated() {
      let (find, name) = (outcome.find, plan.numbers.count > 1 ? " of \(key.key)" : "")
      table.rows.append(["as good" + name, Self.ranges(find.optimum[index], outcome.isExact)])
      table.rows.append([
        "indifference zone" + name, Self.ranges(find.zone[index], outcome.isExact),
      ])
      if let spread = find.spread[index] {
        table.rows.append([
          "other persons" + name,
          Self.number(spread.interval.lower) + " .. " + Self.number(spread.interval.upper)
            + "  (\(spread.draws) resamples)",
        ])
      }
      if let uncertainty = outcome.uncertainty {
        table.rows.append([
          "pop 95 %" + name, Self.people(uncertainty, index),
        ])
      }
    }
    return "\(outcome.base.label) over \(plan.keys.map(\.key).joined(separator: ", ")), for "
      + "\(Self.words(plan)); \(how)\n\n" + table.text
  }

  /// Where the optimum lies over the replicates of the population.
  private static func people(_ uncertainty: TuneUncertainty, _ index: Int) -> String {
    guard let interval = (try? uncertainty.optimum(ofNumber: index)) ?? nil else {
      return "unknown, since a replicate has no optimum"
    }
    return number(interval.lower) + " .. " + number(interval.upper)
      + "  (\(uncertainty.replicates) replicates)"
  }

  /// The errors of every setting, and their test against the present one.
  private func settingTable(_ outcome: TuneOutcome) -> String {
    let keys = outcome.plan.keys
    let people = outcome.uncertainty?.settings
    let population = people == nil ? [] : ["pop 95 %"]
    var table = TextTable(
      ["SETTINGS, %"] + keys.map(\.key)
        + ["objective", "scroll", "page", "balanced", "mc 95 %"] + population
        + ["vs present", "95 %"] + population + ["p", "flip p"], labels: 1)
    for (index, setting) in outcome.settings.enumerated() {
      let error = (try? people?.interval(ofRow: index, .all)) ?? nil
      let difference = (try? people?.interval(ofRow: index, minus: 0, .all)) ?? nil
      table.rows.append(
        [Self.roles(setting)]
          + setting.values(of: keys).map(\.description) + [
            FixedDecimal.percent(setting.value), FixedDecimal.percent(setting.scroll.errorRate),
            FixedDecimal.percent(setting.page.errorRate),
            FixedDecimal.percent(setting.all.errorRate),
            ComparisonReport.range(setting.all.interval),
          ] + population.map { _ in ComparisonReport.range(error) } + [
            setting.pair.map { ComparisonReport.signed($0.difference) } ?? "",
            setting.pair.map { $0.isEqual ? "equal" : ComparisonReport.range($0.interval) } ?? "",
          ]
          + population.map { _ in setting.pair == nil ? "" : ComparisonReport.range(difference) }
          + [
            setting.pair.map { Self.probability($0.pValue) } ?? "",
            setting.pair.map { Self.probability($0.flipPValue) } ?? "",
          ])
    }
    return table.text
  }

  /// How the persons differ, what is left to gain, and when the touch is decided.
  private func decisionTable(_ outcome: TuneOutcome) -> String {
    var table = TextTable(
      [
        "PERSONS AND DECISIONS", "worst %", "p90 %", "regret %", "95 %", "ms p50", "p95", "pt p50",
        "p95",
      ], labels: 1)
    for setting in outcome.settings {
      table.rows.append([
        Self.roles(setting), FixedDecimal.percent(setting.worstPerson),
        FixedDecimal.percent(setting.p90Person),
        setting.regret.map { ComparisonReport.signed($0.estimate) } ?? "-",
        ComparisonReport.range(setting.regret?.interval),
        FixedDecimal.text(setting.all.latencyMedian, decimals: 1),
        FixedDecimal.text(setting.all.latencyP95, decimals: 1),
        FixedDecimal.text(setting.all.displacementMedian, decimals: 1),
        FixedDecimal.text(setting.all.displacementP95, decimals: 1),
      ])
    }
    return table.text
  }

  private static func roles(_ setting: TuneSetting) -> String {
    setting.roles.map(\.rawValue).joined(separator: ", ")
  }

  /// What is lost in each population; empty for other objectives than the regret.
  private func populationTable(_ outcome: TuneOutcome) -> String {
    guard !outcome.populations.isEmpty else { return "" }
    var table = TextTable(
      ["POPULATIONS, %", "least", "present", "loses", "optimum", "loses"], labels: 1)
    for population in outcome.populations {
      table.rows.append([
        population.name, FixedDecimal.percent(population.least),
        FixedDecimal.percent(population.present),
        ComparisonReport.signed(population.present - population.least),
        FixedDecimal.percent(population.optimum),
        ComparisonReport.signed(population.optimum - population.least),
      ])
    }
    return table.text
      + "least: the error of the best setting for this population alone. The optimum has the smallest "
      + "largest loss.\n"
  }

  private func frontTable(_ outcome: TuneOutcome) -> String {
    guard let front = outcome.front else { return "" }
    let keys = outcome.plan.keys
    var table = TextTable(
      ["FRONT"] + keys.map(\.key) + ["balanced %", "ms p50", "pt p50"], labels: 1)
    for (index, point) in front.points.enumerated() {
      let settings = point.row.strategy.settings
      table.rows.append(
        ["\(index + 1)"]
          + keys.map { key in settings.first { $0.key == key.key }?.value.description ?? "" } + [
            FixedDecimal.percent(point.summary.errorRate),
            FixedDecimal.text(point.summary.latencyMedian, decimals: 1),
            FixedDecimal.text(point.summary.displacementMedian, decimals: 1),
          ])
    }
    let (error, time, way) = (
      TuneFront.reference[0], TuneFront.reference[1], TuneFront.reference[2]
    )
    return table.text
      + "Of \(front.settings) settings these are beaten by none in error, latency and displacement at "
      + "once;\ntogether they dominate \(FixedDecimal.text(front.share * 100, decimals: 1)) % of the "
      + "box up to \(FixedDecimal.text(error * 100, decimals: 0)) %, "
      + "\(FixedDecimal.text(time, decimals: 0)) ms, \(FixedDecimal.text(way, decimals: 0)) pt.\n"
  }

  /// The optima with and without a feed that waits, side by side.
  private var waitingTable: String {
    let keys = outcomes[0].plan.keys
    var table = TextTable(
      ["BOTH WAYS, %"] + keys.map(\.key) + ["balanced", "mc 95 %", "regret", "ms p50"], labels: 1)
    for outcome in outcomes {
      let best = outcome.optimum
      table.rows.append(
        [outcome.base.label] + best.values(of: keys).map(\.description) + [
          FixedDecimal.percent(best.all.errorRate), ComparisonReport.range(best.all.interval),
          best.regret.map { ComparisonReport.signed($0.estimate) } ?? "-",
          FixedDecimal.text(best.all.latencyMedian, decimals: 1),
        ])
    }
    return table.text + "The best setting of each; feedWaits makes the feed wait for this pan.\n"
  }
}

import LabSimulation
import LabStatistics
import LabStudy

extension TuneReport {
  /// The objective in words.
  static func words(_ plan: TunePlan) -> String {
    switch plan.objective {
    case .balanced: "the least balanced error"
    case .cost:
      "the least cost (a stolen scroll \(number(plan.stolenCost)), a lost swipe "
        + "\(number(plan.lostCost)), \(number(plan.scrollShare * 100)) % scrolls)"
    case .minimax: "the worst person"
    case .p90: "the 90th percentile of persons"
    case .regret: "the least regret over \(plan.populations.joined(separator: ", "))"
    case .latency:
      "the least balanced error with 95 % decided within \(number(plan.latencyBudget ?? 0)) ms"
    }
  }

  /// What the numbers of one outcome say.
  func sentences(_ outcome: TuneOutcome) -> String {
    var lines: [String] = []
    var told: Set<String> = []
    for setting in [outcome.present, outcome.optimum]
    where told.insert(setting.row.parameters).inserted {
      if let rate = setting.exchangeRate {
        lines.append(Self.exchange(Self.name(setting, outcome.plan), rate, outcome.plan))
      }
    }
    if let rate = outcome.exchangeBetween {
      lines.append(
        "Between the optimum and the present setting "
          + "\(FixedDecimal.text(rate, decimals: 1)) lost swipes stand against one stolen scroll, per "
          + "stroke of each intent.")
    }
    lines += [
      robustness(.minimax, "the worst person", outcome),
      robustness(.p90, "the 90th percentile of persons", outcome),
    ].compactMap(\.self)
    if let bound = outcome.observer?.bound {
      lines.append(
        "An ideal observer at the first move 10 pt out errs in at most "
          + "\(FixedDecimal.percent(bound.heldOut.estimate)) %: regret is what is left to gain.")
    }
    if let uncertainty = outcome.uncertainty { lines += Self.people(uncertainty, outcome) }
    return (lines + warnings(outcome).map { "WARNING: " + $0 }).map { $0 + "\n" }.joined()
  }

  /// What is known about people.
  private static func people(_ uncertainty: TuneUncertainty, _ outcome: TuneOutcome) -> [String] {
    let keys = outcome.plan.numbers.enumerated().map { index, key in
      let interval = (try? uncertainty.optimum(ofNumber: index)) ?? nil
      return interval.map {
        "the best \(key.key) between \(number($0.lower)) and \(number($0.upper))"
      } ?? "an unknown best \(key.key)"
    }
    let chosen = outcome.settings.firstIndex { $0.roles.contains(.optimum) } ?? 0
    let error = (try? uncertainty.settings.interval(ofRow: chosen, .all)) ?? nil
    let loss = (try? uncertainty.presentLoss()) ?? nil
    let parts =
      keys + [
        "a balanced error of \(ComparisonReport.range(error)) % at "
          + name(outcome.settings[chosen], outcome.plan),
        "\(ComparisonReport.range(loss)) points of the objective lost by the present setting against "
          + "the best of the same people",
      ]
    return ["People (pop 95 %): " + parts.joined(separator: "; ") + "."]
  }

  /// What a setting says about the two errors, and for whom that is right.
  private static func exchange(
    _ name: String, _ rate: ClosedRange<Double>, _ plan: TunePlan
  ) -> String {
    guard rate != 0 ... .infinity else { return "\(name) exchanges no errors in these strokes." }
    let traffic = (1 - plan.scrollShare) / plan.scrollShare
    let share = FixedDecimal.text(plan.scrollShare * 100, decimals: 0)
    return "\(name) gives up \(span(rate, times: 1)) lost swipes per stolen scroll prevented, per "
      + "stroke of each intent; with \(share) % scrolls in the traffic it is right if a stolen scroll is "
      + "\(span(rate, times: traffic)) times as bad as a lost swipe."
  }

  private static func span(_ rate: ClosedRange<Double>, times factor: Double) -> String {
    let lower = ratio(rate.lowerBound * factor)
    guard rate.upperBound > rate.lowerBound else { return lower }
    guard rate.upperBound.isFinite else { return "more than " + lower }
    let upper = ratio(rate.upperBound * factor)
    return rate.lowerBound == 0 ? "up to " + upper : lower + " to " + upper
  }

  /// One decimal, and two below 1.
  private static func ratio(_ value: Double) -> String {
    FixedDecimal.text(value, decimals: value < 1 ? 2 : 1)
  }

  private func robustness(
    _ role: TuneRole, _ whom: String, _ outcome: TuneOutcome
  ) -> String? {
    guard let setting = outcome.setting(role), let isSame = outcome.coincides(role),
      let price = outcome.priceOfRobustness(role)
    else { return nil }
    let name = Self.name(setting, outcome.plan)
    return isSame
      ? "What is best for \(whom), \(name), lies in the indifference zone of the mean: no conflict "
        + "(it costs \(ComparisonReport.signed(price)) points)."
      : "What is best for \(whom), \(name), is not best for the mean: it costs "
        + "\(ComparisonReport.signed(price)) points of balanced error."
  }

  /// `ratio=1.7`, or several of these.
  private static func name(_ setting: TuneSetting, _ plan: TunePlan) -> String {
    zip(plan.keys, setting.values(of: plan.keys)).map { "\($0.key)=\($1)" }.joined(separator: ", ")
  }

  /// One line per number that the tables show.
  var notes: String {
    let plan = outcomes.first?.plan
    let zone =
      [.cost, .minimax, .p90].contains(plan?.objective)
      ? "one standard error (over resampled persons)" : "one standard error (clustered by person)"
    return """
      best: the middle, by angle, of what is as good, with few decimals. as good: all values with the least objective.
      indifference zone: the objective is within \(zone) of the least; nobody can tell these apart.
      other persons: the middle 95 % of the best value when simulated persons are drawn anew; it moves in jumps, so it is
      a guide.
      objective: what was made small, in percent (cost: per 100 strokes). scroll, page: arbitration errors by intent.
      balanced: the mean of both. mc 95 %: Monte Carlo uncertainty over simulated persons; it shrinks with --persons.
      vs present: balanced error minus that of the present setting on the same strokes, in points, with its interval.
      p: Student's t over persons; flip p: names exchanged person by person, no t assumed. The optimum was chosen on
      these very strokes, so its own error is a little too good: play it again with another --seed.
      regret: balanced error minus that of an ideal observer at the first move 10 pt out, on the same strokes.
      worst, p90: largest balanced error and 90th percentile among persons with at least \
      \(TunePlan.leastStrokes) decided strokes of each intent.
      ms, pt: time and distance from touch-down to the first claim, median and 95th percentile.
      roles: present, as it is now; optimum, best for the objective; mean, best for the balanced error; minimax, best for
      the worst person; p90, best for the 90th percentile of persons.
      \(AboutPeople.lostSwipes(origin))
      \(aboutPeople)

      """
  }

  /// Whether anything here is about people.
  private var aboutPeople: String {
    let sentence = AboutPeople.sentence(replicates: replicates, lacking: gap)
    guard replicates > 0, gap == nil else { return sentence }
    return outcomes.allSatisfy { $0.settingsPlayed == 0 }
      ? sentence + "\nEach replicate was tuned for itself, exactly."
      : sentence
        + "\nThe optimum of a replicate is the best of the settings that the search has played."
  }

  // MARK: Numbers

  static func number(_ value: Double) -> String {
    let text = FixedDecimal.text(value, decimals: 4)
    guard text.contains(".") else { return value.isFinite ? text : "infinity" }
    var trimmed = text[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    if trimmed.last == "." { trimmed.removeLast() }
    return String(trimmed)
  }

  /// Half-open ranges of an exact curve; closed ones between played settings.
  static func ranges(_ ranges: [ThresholdRange], _ isExact: Bool) -> String {
    ranges.map { range in
      if !isExact {
        return range.lower == range.upper
          ? number(range.lower) : number(range.lower) + " .. " + number(range.upper)
      }
      var (lower, upper) = (number(range.lower), number(range.upper))
      if lower == upper { (lower, upper) = ("\(range.lower)", "\(range.upper)") }
      return range.upper.isFinite ? "above \(lower) up to \(upper)" : "above \(lower)"
    }.joined(separator: ", or ")
  }

  /// Four decimals; smaller ones are only bounded.
  static func probability(_ value: Double?) -> String {
    guard let value else { return "-" }
    return value < 0.0001 ? "<.0001" : FixedDecimal.text(value, decimals: 4)
  }
}

import LabSimulation
import LabStatistics
import LabStudy

extension CheckReport {
  /// The tables for a terminal, and what they mean.
  public func table() -> String {
    var parts = [title + "\n"]
    for intent in Intent.allCases {
      let features = check.features.filter { $0.cell.intent == intent }
      if !features.isEmpty { parts += [distances(intent, features), quantiles(intent, features)] }
      parts += check.curves.filter { $0.cell.intent == intent }.map(curve)
    }
    parts += [skipped, holdOutTable, leaveOneOutTable].filter { !$0.isEmpty }
    return (parts + [verdict, notes]).joined(separator: "\n")
  }

  /// How far each feature is apart.
  private func distances(_ intent: Intent, _ features: [FeatureComparison]) -> String {
    var table = TextTable(
      [
        intent.rawValue.uppercased(), "values", "persons", "distance", "+-", "at", "synthetic",
        "each person once", "+-", "limit", "chance", "",
      ], labels: 1)
    for feature in features {
      let pooled = feature.pooled
      let quantity = CheckQuantity.distance(feature.cell)
      table.rows.append([
        Self.label(feature), "\(feature.values)", "\(feature.persons)",
        Self.share(pooled.value.distance), Self.share(pooled.deviation),
        feature.feature.text(pooled.value.place) + " " + feature.feature.unit,
        pooled.value.distance == 0 ? "equal" : pooled.value.isFirstBelow ? "larger" : "smaller",
        Self.share(feature.byPerson.value.distance), Self.share(feature.byPerson.deviation),
        Self.share(limits.limit(of: quantity, isRaw: check.isRaw)),
        Self.share(check.chance?.bounds[quantity]),
        check.verdict(quantity, pooled.value.distance, limits)?.word ?? "",
      ])
    }
    return table.text
  }

  private func quantiles(_ intent: Intent, _ features: [FeatureComparison]) -> String {
    var table = TextTable(
      ["\(intent.rawValue.uppercased()), recorded / synthetic"]
        + FeatureComparison.levels.map { FixedDecimal.text($0 * 100, decimals: 0) + " %" },
      labels: 1)
    for feature in features {
      let unit = feature.feature.unit
      table.rows.append(
        [Self.label(feature) + (unit.isEmpty ? "" : ", " + unit)]
          + zip(feature.recorded, feature.synthetic).map {
            feature.feature.text($0) + " / " + feature.feature.text($1)
          })
    }
    return table.text
  }

  /// The error curve at some ratios, and its largest differences.
  private func curve(_ curve: CurveComparison) -> String {
    let ratios = ErrorCurve.printed.compactMap { curve.at($0) }
    var table = TextTable(
      ["\(curve.cell.title.uppercased()), %"]
        + ratios.map { "at " + ParameterValue.text($0.point.ratio) }, labels: 1)
    table.rows = [
      ["recorded"] + ratios.map { FixedDecimal.percent($0.point.recorded) },
      ["95 % of persons"] + ratios.map { ComparisonReport.range($0.interval) },
      ["synthetic"] + ratios.map { FixedDecimal.percent($0.point.synthetic) },
      ["difference"] + ratios.map { ComparisonReport.signed($0.point.difference) },
    ]
    return table.text + [true, false].map { sentence(curve, inCore: $0) }.joined()
  }

  private func sentence(_ curve: CurveComparison, inCore: Bool) -> String {
    let point = curve.largest(inCore: inCore)
    let quantity = CheckQuantity.curve(curve.cell, inCore: inCore)
    let limit = limits.limit(of: quantity, isRaw: check.isRaw)
    let chance = check.chance?.bounds[quantity].map { ", chance \(FixedDecimal.percent($0))" } ?? ""
    let verdict = check.verdict(quantity, point.difference.magnitude, limits).map {
      ": \($0.word) (limit \(FixedDecimal.percent(limit))\(chance))"
    }
    return "largest difference \(inCore ? "from 0.75 to 2" : "elsewhere"): "
      + "\(ComparisonReport.signed(point.difference)) points at "
      + "\(ParameterValue.text(point.ratio))\(verdict ?? "")\n"
  }

  /// What was not compared, by intent and reason.
  private var skipped: String {
    var lines: [(intent: Intent, reason: String, titles: [String])] = []
    for skipped in check.skipped {
      let (intent, reason) = (skipped.cell.intent, skipped.reason)
      let title = skipped.cell.title + (skipped.cell.direction.map { " " + $0.rawValue } ?? "")
      if let place = lines.firstIndex(where: { $0.intent == intent && $0.reason == reason }) {
        lines[place].titles.append(title)
      } else {
        lines.append((intent, reason, [title]))
      }
    }
    return lines.map { line in
      "not compared, \(line.intent.rawValue): \(line.titles.joined(separator: ", ")): "
        + "\(line.reason)\n"
    }.joined()
  }

  /// Directions stand under the feature.
  private static func label(_ feature: FeatureComparison) -> String {
    feature.cell.direction.map { "  " + $0.rawValue } ?? feature.feature.title
  }

  static func share(_ value: Double?) -> String {
    value == nil ? "" : FixedDecimal.text(value, decimals: 3)
  }
}

import LabSimulation
import LabStatistics
import LabStudy

/// One number of a check as a row of data.
struct CheckRow: Sendable {
  var feature: String
  var unit = ""
  var intent: Intent
  var direction: Direction?
  var statistic: String
  var recorded: Double?
  var synthetic: Double?
  var difference: Double?
  var interval: Interval?
  var limit: Double?
  var verdict: CheckVerdict?
  var persons: Int
  var values: Int?
  /// What the choice of persons alone may make of the difference.
  var chance: Double?

  static let columns: [Column<CheckRow>] = [
    Column("feature") { .text($0.feature) },
    Column("unit") { .text($0.unit) },
    Column("intent") { .text($0.intent.rawValue) },
    Column("direction") { .text($0.direction?.rawValue) },
    Column("statistic") { .text($0.statistic) },
    Column("recorded") { .number($0.recorded) },
    Column("synthetic") { .number($0.synthetic) },
    Column("difference") { .number($0.difference) },
    Column("lower") { .number($0.interval?.lower) },
    Column("upper") { .number($0.interval?.upper) },
    Column("limit") { .number($0.limit) },
    Column("verdict") { .text($0.verdict?.rawValue) },
    Column("persons") { .whole($0.persons) },
    Column("strokes") { .whole($0.values) },
    Column("chance") { .number($0.chance) },
  ]
}

// MARK: - The check

extension CheckRow {
  static func rows(_ check: PredictiveCheck, _ limits: CheckLimits) -> [CheckRow] {
    check.features.flatMap { rows($0, check, limits) }
      + check.curves.flatMap { rows($0, check, limits) }
  }

  private static func rows(
    _ feature: FeatureComparison, _ check: PredictiveCheck, _ limits: CheckLimits
  ) -> [CheckRow] {
    func row(_ statistic: String) -> CheckRow {
      CheckRow(
        feature: feature.feature.name, unit: feature.feature.unit, intent: feature.cell.intent,
        direction: feature.cell.direction, statistic: statistic, persons: feature.persons,
        values: feature.values)
    }
    var distance = row("ks")
    distance.difference = feature.pooled.value.distance
    distance.interval = feature.pooled.interval
    distance.judge(.distance(feature.cell), feature.pooled.value.distance, check, limits)
    var place = row("ks-at")
    place.recorded = feature.pooled.value.place
    var byPerson = row("ks-each-person-once")
    byPerson.difference = feature.byPerson.value.distance
    byPerson.interval = feature.byPerson.interval
    let quantiles = FeatureComparison.levels.indices.map { index in
      var quantile = row(
        "p" + FixedDecimal.text(FeatureComparison.levels[index] * 100, decimals: 0))
      quantile.recorded = feature.recorded[index]
      quantile.synthetic = feature.synthetic[index]
      quantile.difference = feature.synthetic[index] - feature.recorded[index]
      return quantile
    }
    return [distance, place, byPerson] + quantiles
  }

  private static func rows(
    _ curve: CurveComparison, _ check: PredictiveCheck, _ limits: CheckLimits
  ) -> [CheckRow] {
    func row(_ statistic: String, _ point: CurveComparison.Point) -> CheckRow {
      CheckRow(
        feature: curve.cell.name, intent: curve.cell.intent, statistic: statistic,
        recorded: point.recorded, synthetic: point.synthetic, difference: point.difference,
        interval: curve.at(point.ratio)?.interval, persons: curve.persons, values: curve.strokes)
    }
    return curve.points.map { row("ratio=" + ParameterValue.text($0.ratio), $0) }
      + [true, false].map { inCore in
        let point = curve.largest(inCore: inCore)
        var largest = row(
          (inCore ? "largest-core:" : "largest-elsewhere:")
            + "ratio=" + ParameterValue.text(point.ratio), point)
        largest.judge(
          .curve(curve.cell, inCore: inCore), point.difference.magnitude, check, limits)
        return largest
      }
  }
}

extension CheckRow {
  private mutating func judge(
    _ quantity: CheckQuantity, _ value: Double, _ check: PredictiveCheck, _ limits: CheckLimits
  ) {
    limit = limits.limit(of: quantity, isRaw: check.isRaw)
    chance = check.chance?.bounds[quantity]
    verdict = check.verdict(quantity, value, limits)
  }
}

// MARK: - Held-out and left-out persons

extension CheckRow {
  /// A row that only says which quantity it is about.
  private init(_ quantity: CheckQuantity, _ prefix: String, persons: Int) {
    switch quantity {
    case .distance(let cell):
      self.init(
        feature: cell.feature, intent: cell.intent, direction: cell.direction,
        statistic: prefix + "ks", persons: persons)
    case .curve(let cell, let inCore):
      self.init(
        feature: cell.name, intent: cell.intent,
        statistic: prefix + (inCore ? "largest-core" : "largest-elsewhere"), persons: persons)
    }
  }

  /// `recorded` is the median between groups of real persons, `upper` their 95 %, and the limit of judged
  /// quantities what 95 % of the splits keep in all of them at once.
  static func rows(_ holdOut: HoldOutCheck) -> [CheckRow] {
    holdOut.check.quantities.map { quantity, value in
      let band = holdOut.splits.bands[quantity]
      var row = CheckRow(quantity, "held-out-", persons: holdOut.splits.sizes.held)
      row.synthetic = value
      row.recorded = band?.median
      row.interval = band.map { Interval(lower: 0, upper: $0.upper) }
      row.limit = holdOut.splits.bounds[quantity]
      row.verdict = holdOut.isWithin(quantity, value).map { $0 ? .within : .outside }
      return row
    }
  }

  /// The least, median and greatest: `synthetic` from the population, `recorded` from the others.
  static func rows(_ leaveOneOut: LeaveOneOutCheck) -> [CheckRow] {
    leaveOneOut.rows.flatMap { quantity in
      let (fitted, recorded) = (quantity.fitted, quantity.recorded)
      return [
        ("least", fitted.least, recorded.least), ("median", fitted.median, recorded.median),
        ("greatest", fitted.greatest, recorded.greatest),
      ].map { word, fitted, recorded in
        var row = CheckRow(
          quantity.quantity, "left-out-\(word)-", persons: quantity.fitted.persons)
        row.synthetic = fitted
        row.recorded = recorded
        return row
      }
    }
  }
}

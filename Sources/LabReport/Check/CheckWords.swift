import LabSimulation
import LabStudy

extension CheckQuantity {
  /// The quantity in words, as in `chord angle of scroll up`.
  var title: String {
    switch self {
    case .distance(let cell):
      "\(cell.title), \(cell.intent.rawValue)"
        + (cell.direction.map { " " + $0.rawValue } ?? "")
    case .curve(let cell, let inCore):
      "\(cell.title), ratios \(inCore ? "0.75 to 2" : "below 0.75 and above 2")"
    }
  }

  /// Distances stand as they are, differences of curves in percentage points.
  func text(_ value: Double) -> String {
    switch self {
    case .distance: FixedDecimal.text(value, decimals: 3)
    case .curve: FixedDecimal.percent(value) + " points"
    }
  }
}

extension CheckCell {
  private var described: CheckFeature? { CheckFeature.all.first { $0.name == feature } }

  /// The feature in words.
  var title: String { described?.title ?? feature }
}

extension CurveCell {
  /// `lost swipes by the chord`.
  var title: String {
    (intent == .page ? "lost swipes" : "stolen scrolls")
      + (moment == .chord ? " by the chord" : " at 10 pt")
  }

  /// `lost-swipes-chord`, as in CSV files.
  var name: String {
    (intent == .page ? "lost-swipes-" : "stolen-scrolls-") + moment.rawValue
  }
}

extension CheckFeature {
  /// How many decimals people want to see.
  private var decimals: Int {
    switch unit {
    case "": 3
    case "ms", "pt/s": 0
    default: 1
    }
  }

  func text(_ value: Double) -> String { FixedDecimal.text(value, decimals: decimals) }
}

extension CheckVerdict {
  /// As in tables.
  var word: String {
    switch self {
    case .within: "within"
    case .chance: "as by chance"
    case .outside: "outside"
    }
  }
}

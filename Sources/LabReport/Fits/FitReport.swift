import LabSimulation
import LabStatistics
import LabStudy

/// A fitted population in the forms in which it leaves the lab.
public struct FitReport: Sendable {
  private let fitted: FittedPopulation
  public var preamble: Preamble
  public var title: String

  public init(_ fitted: FittedPopulation, preamble: Preamble, title: String) {
    self.fitted = fitted
    self.preamble = preamble
    self.title = title
  }

  private static let columns: [Column<FittedValue>] = [
    Column("key") { .text($0.key) },
    Column("unit") { .text($0.unit) },
    Column("estimate") { .number($0.value) },
    Column("lo") { .number($0.interval?.lower) },
    Column("hi") { .number($0.interval?.upper) },
    Column("persons") { .whole($0.persons) },
    Column("strokes") { .whole($0.strokes) },
    Column("source") { .text($0.sourceText) },
    Column("preset") { .number($0.preset) },
  ]

  public func csv(withPreamble: Bool = true) -> String {
    (withPreamble ? preamble.text : "") + Column.csv(fitted.values, Self.columns)
  }

  public func table() -> String {
    var table = TextTable(
      ["PARAMETER", "unit", "estimate", "95 % over people", "persons", "strokes", "preset", ""],
      labels: 2)
    for value in fitted.values {
      table.rows.append([
        value.key, value.unit, Self.number(value.value),
        value.interval.map { "\(Self.number($0.lower)) .. \(Self.number($0.upper))" } ?? "-",
        "\(value.persons)", "\(value.strokes)", Self.number(value.preset),
        value.source == .fitted ? (value.isAtEnd ? FittedValue.atEnd : "") : value.sourceText,
      ])
    }
    return [title + "\n", table.text, notes].joined(separator: "\n")
  }

  /// One line that says what was fitted.
  public static func title(_ fitted: FittedPopulation) -> String {
    "\(fitted.population.name): \(fitted.strokes) strokes of \(fitted.persons) persons, gaps filled "
      + "from \(fitted.preset.name)"
  }

  /// What an estimate at the end of its range is worth; empty without one.
  private var endNote: String {
    fitted.values.contains(where: \.isAtEnd)
      ? "\(FittedValue.atEnd): the model has no less or no more; an SD of 0 may just be too small to tell, "
        + "anything else asks\nfor more than the model can give.\n" : ""
  }

  private var notes: String {
    let warning =
      switch PersonGate(persons: fitted.persons) {
      case .noClaim:
        "\(fitted.persons) persons: no statement about people; how they differ is the preset's.\n"
      case .warning: "\(fitted.persons) persons: what is said of people is rough.\n"
      case .claim: ""
      }
    let strange = fitted.notes.map { "note: \($0)\n" }.joined()
    return """
      \(strange)\(warning)Estimated by simulated moments: \(fitted.rounds) rounds of \(fitted.simulatedPersons) \
      simulated persons, who draw as many strokes as the recorded ones.
      95 %: persons drawn anew, \(fitted.replicates.count) times. kept: the strokes cannot tell, so that the \
      number of \(fitted.preset.name) stands; so do all numbers that are not listed.
      unevenness: how steady and unsteady people differ. lengthExponent: how much straighter long strokes are. \
      sway: how far paths begin and end off their arc.
      One grip is fitted: in strokes of left and right hands together the tilts cancel (fit them apart, --only).
      \(endNote)
      """
  }

  /// Four significant digits at most.
  static func number(_ value: Double) -> String {
    let magnitude = value.magnitude
    let decimals = magnitude >= 1000 ? 0 : magnitude >= 100 ? 1 : magnitude >= 10 ? 2 : 3
    return FixedDecimal.text(value, decimals: decimals)
  }
}

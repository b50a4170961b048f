import LabSimulation
import LabStatistics
import LabStudy

/// An exact error curve or surface in the forms in which it leaves the lab: every breakpoint as CSV,
/// and what follows from it in a few lines.
public struct ExactReport: Sendable {
  private let lines: [(key: String, value: String)]
  private let preamble: Preamble
  private let body: @Sendable () -> String

  /// A curve over the ratio: one row per range of ratios with equal errors, (above, up to].
  ///
  /// The last range has no upper end. `lower` and `upper` are the simultaneous band over persons; they
  /// are empty with fewer than two persons.
  ///
  /// - Parameter replicates: of the population; the curve is not about them, and says so.
  public init(_ curve: ExactCurve, preamble: Preamble, replicates: Int = 0) throws {
    let band = try curve.bandOfPersons()
    lines =
      try Self.lines(of: curve, band)
      + AboutPeople.notes(replicates: replicates, lacking: .curve)
    self.preamble = Self.preamble(preamble, with: lines)
    body = { Column.csv(Array(curve.curve), Self.columns(of: curve, band)) }
  }

  /// A surface over threshold and ratio: one row per range of thresholds with the same best ratios,
  /// and of these the range that is widest by angle.
  ///
  /// The last row holds for its upper end too.
  ///
  /// - Parameter replicates: as of a curve.
  public init(_ surface: ExactSurface, preamble: Preamble, replicates: Int = 0) {
    lines =
      Self.lines(of: surface) + AboutPeople.notes(replicates: replicates, lacking: .surface)
    self.preamble = Self.preamble(preamble, with: lines)
    body = { Column.csv(surface.surface.steps(), Self.columns(of: surface)) }
  }

  /// The rows that the initializers name.
  public func csv(withPreamble: Bool = true) -> String {
    (withPreamble ? preamble.text : "") + body()
  }

  /// The optimum, the indifference zone and the bands, a line each.
  public func table() -> String { lines.map { "\($0.key): \($0.value)\n" }.joined() }

  private static func preamble(
    _ preamble: Preamble, with lines: [(key: String, value: String)]
  ) -> Preamble {
    var preamble = preamble
    for line in lines { preamble.add(line.key, line.value) }
    return preamble
  }
}

extension ExactReport {
  private static func columns(
    of curve: ExactCurve, _ band: CurveBand?
  ) -> [Column<ThresholdCurve.Cell>] {
    let exact = curve.curve
    let (scrolls, pages) = (Double(exact.firstItems), Double(exact.secondItems))
    func limits(
      _ name: String, _ interval: @escaping @Sendable (CurveBand.Intervals) -> Interval
    ) -> [Column<ThresholdCurve.Cell>] {
      // A cell holds its upper end, so there is always an interval.
      let interval = { @Sendable (cell: ThresholdCurve.Cell) in
        (try? band?.intervals(at: cell.range.upper)).map(interval)
      }
      return [
        Column(name + "_lower") { .number(interval($0)?.lower) },
        Column(name + "_upper") { .number(interval($0)?.upper) },
      ]
    }
    return [
      Column(curve.key + "_above") { .number($0.range.lower) },
      Column(curve.key + "_to") { .number($0.range.upper) },
      Column("scroll_errors") { .whole($0.firstErrors) },
      Column("page_errors") { .whole($0.secondErrors) },
      Column("scroll_error_rate") { .number(Double($0.firstErrors) / scrolls) },
      Column("page_error_rate") { .number(Double($0.secondErrors) / pages) },
      Column("balanced_error_rate") { .number(exact.balancedError($0)) },
    ] + limits("scroll") { $0.first } + limits("page") { $0.second }
      + limits("balanced") { $0.balanced }
  }

  private static func columns(of surface: ExactSurface) -> [Column<ThresholdSurface.Step>] {
    [
      Column(surface.thresholdKey + "_from_pt") { .number($0.thresholds.lowerBound) },
      Column(surface.thresholdKey + "_below_pt") {
        .number(min($0.thresholds.upperBound, surface.thresholds.upperBound))
      },
      Column(surface.ratioKey + "_above") { .number($0.widest.lower) },
      Column(surface.ratioKey + "_to") { .number($0.widest.upper) },
      Column("balanced_error_rate") { .number($0.value) },
    ]
  }
}

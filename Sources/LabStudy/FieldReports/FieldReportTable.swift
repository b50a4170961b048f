/// Every report under every hypothesis: which of them explains what was reported.
public struct FieldReportTable: Sendable {
  public struct Cell: Sendable, Hashable {
    public var isReproduced: Bool
    /// Nil when there is no cure.
    public var isCured: Bool?

    /// The report is explained: what was observed comes about, and the cure helps.
    public var isExplained: Bool { isReproduced && isCured ?? true }
  }

  public struct Row: Sendable {
    public var report: FieldReport
    /// By hypothesis; nil where it speaks of another generation, or where the report is not modelled.
    public var cells: [Cell?]
  }

  public struct Total: Sendable, Hashable {
    public var reports = 0
    public var reproduced = 0
    public var explained = 0
  }

  public let hypotheses: [Hypothesis]
  public let rows: [Row]

  public init(
    _ reports: [FieldReport] = FieldReports.all, _ hypotheses: [Hypothesis] = Hypotheses.all
  ) {
    self.hypotheses = hypotheses
    rows = reports.map { report in
      Row(
        report: report,
        cells: hypotheses.map { hypothesis in
          report.isReproduced(under: hypothesis).map {
            Cell(isReproduced: $0, isCured: report.isCured(under: hypothesis))
          }
        })
    }
  }

  public func rows(of system: FieldSystem) -> [Row] { rows.filter { $0.report.system == system } }

  /// What a hypothesis explains of the reports of one generation; nil when it speaks of others.
  public func total(of hypothesis: Int, on system: FieldSystem) -> Total? {
    guard hypotheses[hypothesis].systems.contains(system) else { return nil }
    // Readings of one report stand together.
    var reports: [(isReproduced: Bool, isExplained: Bool)] = []
    for row in rows(of: system) {
      guard let cell = row.cells[hypothesis] else { continue }
      if row.report.isReading, let last = reports.popLast() {
        reports.append(
          (last.isReproduced || cell.isReproduced, last.isExplained || cell.isExplained))
      } else {
        reports.append((cell.isReproduced, cell.isExplained))
      }
    }
    return Total(
      reports: reports.count, reproduced: reports.count(where: \.isReproduced),
      explained: reports.count(where: \.isExplained))
  }

  /// The hypotheses that explain more of a generation's reports than its default: it should not be the
  /// default then.
  public func rivals(ofDefaultOn system: FieldSystem) -> [String] {
    guard
      let place = hypotheses.firstIndex(where: { $0.name == system.defaultHypothesis }),
      let standard = total(of: place, on: system)
    else { return [] }
    return hypotheses.indices.filter { index in
      total(of: index, on: system).map { $0.explained > standard.explained } ?? false
    }.map { hypotheses[$0].name }
  }
}

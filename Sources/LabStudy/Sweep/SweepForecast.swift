import LabSimulation
import LabStatistics

/// What a sweep will take, before it is run: counted, and measured on a few persons.
public struct SweepForecast: Sendable {
  public var cells: Int
  public var scenarios: Int
  /// How many times the strokes of a scenario are gone over, over all scenarios.
  public var passes: Int
  /// Strokes that are simulated, and strokes that are judged, over all cells.
  public var simulated: Double
  public var judged: Double
  public var pilotPersons: Int
  public var pilotCells: Int
  /// Seconds for everything at the speed of the pilot.
  public var seconds: Double
  /// The half width of the 95 % interval of the balanced error with all persons, from the least to
  /// the most over the pilot's cells; nil where the pilot cannot tell.
  public var halfWidth: ClosedRange<Double>?

  /// Persons of the pilot are as many as make about this many strokes.
  private static let pilotStrokes = 4_000
  /// Cells of the pilot where each is played.
  private static let mostPilotCells = 16

  /// Counts the work, and plays a pilot: cells of one scenario from the middle of the work, with the
  /// first persons.
  public init(_ units: SweepUnits, jobs: Int, clock: () -> Duration) async throws {
    let plan = units.plan
    var work = Work()
    for unit in 0..<units.count {
      for piece in units.pieces(of: unit) { try work.add(piece, plan) }
    }
    let middle = units.pieces(of: units.count / 2).max { $0.count < $1.count } ?? []
    let pilot = Array(middle.prefix(plan.isExact ? SweepUnits.exact : Self.mostPilotCells))
    let scenario = try plan.scenario(of: pilot[0])
    let perPerson = scenario.sessions * scenario.strokesPerSession
    let persons = min(scenario.persons, max(5, Self.pilotStrokes / perPerson))
    let start = clock()
    let played = try await plan.play(pilot, persons: 0..<persons, jobs: jobs).cells
    let passed = clock() - start
    let seconds =
      Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    let share = Double(persons) / Double(scenario.persons)
    let perPiece = plan.isExact ? Double(work.pieces) : Double(work.cells) / Double(pilot.count)
    let populations = Double(units.populations)
    self.seconds = seconds / share * perPiece * populations
    cells = work.cells
    scenarios = work.scenarios.count
    passes = work.passes * units.populations
    (simulated, judged) = (work.simulated * populations, work.judged * populations)
    (pilotPersons, pilotCells) = (persons, pilot.count)
    let widths = try played.compactMap {
      try Self.halfWidth(of: $0.row.tally, persons: scenario.persons)
    }
    if let least = widths.min(), let most = widths.max() { halfWidth = least...most }
  }

  private struct Work {
    var cells = 0
    var pieces = 0
    var passes = 0
    var scenarios: Set<Int> = []
    var simulated = 0.0
    var judged = 0.0

    mutating func add(_ piece: [Int], _ plan: SweepPlan) throws {
      let strokes = Double(try plan.scenario(of: piece[0]).strokes ?? 0)
      cells += piece.count
      pieces += 1
      passes += plan.passes(piece.count)
      scenarios.insert(plan.scenarioNumber(of: piece[0]))
      simulated += strokes * Double(plan.passes(piece.count))
      judged += strokes * Double(piece.count)
    }
  }

  /// From the rates and the intraclass correlations of the intents, taken as independent.
  private static func halfWidth(of tally: StrategyTally, persons: Int) throws -> Double? {
    var variance = 0.0
    let scopes = IntentScope.intents(of: tally.conflict)
    for scope in scopes {
      let summary = try tally.summary(scope)
      guard let rate = summary.errorRate, summary.persons > 1 else { return nil }
      let strokes = max(1, summary.decided / summary.persons)
      let correlation =
        strokes > 1 ? ((summary.designEffect ?? 1) - 1) / Double(strokes - 1) : 0
      let design = try NestedDesign(
        rate: rate, correlation: correlation.isFinite ? min(1, max(0, correlation)) : 0)
      let error = try design.standardError(persons: persons, strokes: strokes)
      variance += error * error / Double(scopes.count * scopes.count)
    }
    return try Quantiles.normal(confidence: RateSummary.confidence) * variance.squareRoot()
  }
}

import LabSimulation
import LabStatistics

/// Strokes with both branches of one decision: about 120 bytes each.
struct BranchedDecisions: Sendable {
  struct Stroke: Sendable {
    var person: Int32
    var intent: Intent
    /// The decision keeps the child iff the parameter is at most this.
    var critical: Double
    var kept: Decision
    var failed: Decision
  }

  private(set) var strokes: [Stroke] = []
  let persons: Int

  init(persons: Int, strokes count: Int) {
    self.persons = persons
    strokes.reserveCapacity(count)
  }

  /// Adds a batch that was played with the branches `keep` and `fail`, in this order.
  mutating func add(_ batch: TrialBatch) {
    for (index, stroke) in batch.strokes.enumerated() {
      strokes.append(
        Stroke(
          person: Int32(stroke.address.person), intent: stroke.aim.intent,
          critical: batch.critical[index], kept: Decision(batch.results[2 * index]),
          failed: Decision(batch.results[2 * index + 1])))
    }
  }

  /// The tally at one value of the parameter: the same counts as the arena's at that value.
  func tally(at value: Double) throws -> StrategyTally {
    var tally = try StrategyTally(persons: persons)
    for stroke in strokes {
      tally.add(
        value <= stroke.critical ? stroke.kept : stroke.failed, of: stroke.intent,
        person: Int(stroke.person))
    }
    return tally
  }

  /// The exact error curve of the arbitration error; nil when an intent has no decided stroke.
  ///
  /// - Parameter present: the value whose implied exchange rate is wanted.
  func curve(of key: String, present: Double) throws -> ExactCurve? {
    // Lazily: a copy of the strokes would double the memory.
    let decided = strokes.lazy.filter { $0.kept.verdict.isDecided }
    guard decided.contains(where: { $0.intent == .scroll }),
      decided.contains(where: { $0.intent == .page })
    else { return nil }
    let items = decided.map { stroke in
      ThresholdCurve.Item(
        classIndex: stroke.intent == .scroll ? 0 : 1, criticalValue: stroke.critical,
        errorIfKept: stroke.kept.verdict.isArbitrationError,
        errorIfFailed: stroke.failed.verdict.isArbitrationError)
    }
    let curve = try ThresholdCurve(Array(items))
    let optimum = curve.balancedOptimum()
    let best = try tally(at: optimum.recommended).summary(.all)
    return ExactCurve(
      key: key, curve: curve, optimum: optimum, best: best,
      indifference: try curve.indifferenceZone(tolerance: best.clusteredError ?? 0),
      present: present, exchangeRate: try curve.exchangeRate(at: present))
  }
}

/// The balanced error over every value of a parameter, without a grid, and where it is least.
public struct ExactCurve: Sendable {
  public var key: String
  public var curve: ThresholdCurve
  public var optimum: ThresholdOptimum
  /// The rates at the recommended value.
  public var best: RateSummary
  /// All values whose balanced error is within one clustered standard error of the least.
  public var indifference: [ThresholdRange]
  /// The value that the strategy has now, and the lost swipes that it accepts for one stolen scroll
  /// less, per stroke of each intent.
  public var present: Double
  public var exchangeRate: ClosedRange<Double>
}

import LabSimulation
import LabStatistics

/// Chooses how many persons a lock needs, and strokes of each.
///
/// Persons first: they are simulated and cost no more than strokes, and strokes of one person are
/// alike. So each draws 20 strokes in one session; 40 where that costs at most a tenth more strokes
/// for the same error (`NestedDesign`), since persons are then hardly different. A scenario that
/// goes through lists of angles or speeds keeps its own sessions, so that every person meets the
/// whole list.
///
/// A pilot of 500 persons gives the rate, its clustered error and the intraclass correlation; the
/// persons needed follow from them (`LockPower`). What is then measured is judged by the same rule,
/// and the persons increased until the claim is guarded or the most strokes are reached. The persons
/// of a smaller step are the first ones of the larger step.
struct LockPlan: Sendable {
  static let pilotPersons = 500
  static let fewStrokes = 20
  static let manyStrokes = 40
  /// How much more a step may take than the one before: an early rate is not trusted further.
  static let mostGrowth = 8.0
  static let mostRounds = 12

  let claim: LockClaim
  let row: StrategyRow
  let scenario: Scenario
  let mostStrokes: Int

  private var keepsSessions: Bool {
    !scenario.hand.angles.isEmpty || !scenario.hand.speeds.isEmpty
  }

  private func size(persons: Int, strokes: Int) -> LockSize {
    keepsSessions
      ? LockSize(
        seed: scenario.seed, persons: persons, sessions: scenario.sessions,
        strokesPerSession: scenario.strokesPerSession)
      : LockSize(
        seed: scenario.seed, persons: persons, sessions: 1, strokesPerSession: strokes)
  }

  /// The most persons of a design.
  private func mostPersons(_ size: LockSize) throws(LockError) -> Int {
    let persons = min(1_000_000, mostStrokes / size.strokesPerPerson)
    guard persons > 1 else {
      throw .tooFewStrokes(most: mostStrokes, needed: 2 * size.strokesPerPerson)
    }
    return persons
  }

  /// Plays until the claim is guarded, or nothing more is allowed.
  ///
  /// - Parameter stage: hears the strokes of each step, and gives what hears of its progress.
  func run(
    jobs: Int, stage: (_ strokes: Int) -> @Sendable (Int) -> Void
  ) async throws -> (size: LockSize, power: LockPower) {
    var size = size(persons: 1, strokes: Self.fewStrokes)
    size.persons = min(Self.pilotPersons, try mostPersons(size))
    var round = 0
    while true {
      let run = try await size.applied(to: scenario).measure(
        claim.metric, of: [row], jobs: jobs, progress: stage(size.strokes))
      let power = LockPower(claim, try run.estimate(0))
      guard round < Self.mostRounds,
        let next = try self.next(after: size, power, isPilot: round == 0)
      else { return (size, power) }
      size = next
      round += 1
    }
  }

  /// The next larger size; nil when this one is enough, or as large as allowed, or no size helps.
  private func next(after size: LockSize, _ power: LockPower, isPilot: Bool) throws -> LockSize? {
    // A change of nothing is nothing, however many strokes are played.
    guard try !power.suffices, power.estimate.rate > 0 || claim.limit != nil else { return nil }
    var next = size
    var factor = try power.personsFactor
    if isPilot, !keepsSessions, size.persons <= mostStrokes / Self.manyStrokes,
      try manyStrokesAreCheap(power.estimate, of: size)
    {
      next.strokesPerSession = Self.manyStrokes
      factor *= Double(size.strokesPerPerson) / Double(next.strokesPerPerson)
    }
    let persons = Double(size.persons) * min(Self.mostGrowth, max(1.1, factor))
    let most = try mostPersons(next)
    // In whole hundreds, so that the number is easy to read.
    next.persons = min(most, Int((persons / 100).rounded(.up)) * 100)
    return next.strokes > size.strokes ? next : nil
  }

  private func manyStrokesAreCheap(_ estimate: RateEstimate, of size: LockSize) throws -> Bool {
    let counted = max(1, estimate.decided / estimate.persons)
    let design = try NestedDesign(
      rate: estimate.rate, correlation: min(1, max(0, estimate.correlation)))
    let times = Self.manyStrokes / Self.fewStrokes
    return try design.designEffect(strokes: times * counted)
      <= 1.1 * design.designEffect(strokes: counted)
  }
}

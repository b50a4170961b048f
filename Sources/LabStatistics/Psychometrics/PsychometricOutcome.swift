/// Answers of one kind among trials at one level of a stimulus.
public struct PsychometricObservation: Equatable, Sendable {
  /// The stimulus, such as an angle in degrees.
  public var level: Double
  public var count: Count
  /// Who gave them; only the covariance by person looks at it.
  public var person: Int

  public init(level: Double, count: Count, person: Int = 0) {
    self.level = level
    self.count = count
    self.person = person
  }
}

/// What a logistic curve of answers against a stimulus comes to.
///
/// A curve has finite parameters if and only if the levels with and without the answer overlap (Albert
/// and Anderson 1984). With one stimulus that is a comparison of four numbers, so separation is
/// found exactly and not by a slope that grows.
public enum PsychometricOutcome: Equatable, Sendable {
  case curve(PsychometricCurve)
  /// The answer flips between two levels, or at one level with both answers when they are equal: the
  /// slope is infinite.
  case step(from: Double, to: Double, isRising: Bool)
  /// The answer was given always, or never.
  case constant(isAlways: Bool)
  /// Both answers at the only level there is: no slope.
  case singleLevel(Double)

  public var curve: PsychometricCurve? {
    if case .curve(let curve) = self { curve } else { nil }
  }
}

/// Observations merged by level.
struct PsychometricLevels {
  struct Level {
    let x: Double
    var successes: Int
    var trials: Int

    var failures: Int { trials - successes }
  }

  /// Ascending, each with trials.
  let levels: [Level]
  /// The observations with trials.
  let observations: [PsychometricObservation]
  let total: Count

  /// Throws for a level that is not finite, no trials, and a total above `Count.maximumTotal`.
  init(_ observations: [PsychometricObservation]) throws(StatisticsError) {
    if let index = observations.firstIndex(where: { !$0.level.isFinite }) {
      throw .notFinite(index: index)
    }
    self.observations = observations.filter { $0.count.trials > 0 }
    total = try Count.total(self.observations.lazy.map(\.count))
    guard total.trials > 0 else { throw .noTrials }
    var levels: [Level] = []
    for observation in self.observations.sorted(by: { $0.level < $1.level }) {
      let count = observation.count
      if let last = levels.indices.last, levels[last].x == observation.level {
        levels[last].successes += count.successes
        levels[last].trials += count.trials
      } else {
        levels.append(
          Level(x: observation.level, successes: count.successes, trials: count.trials))
      }
    }
    self.levels = levels
  }

  /// Why there is no finite curve; nothing when there is one.
  var degenerate: PsychometricOutcome? {
    let successes = levels.filter { $0.successes > 0 }
    let failures = levels.filter { $0.failures > 0 }
    guard let firstSuccess = successes.first, let lastSuccess = successes.last else {
      return .constant(isAlways: false)
    }
    guard let firstFailure = failures.first, let lastFailure = failures.last else {
      return .constant(isAlways: true)
    }
    if levels.count == 1 { return .singleLevel(firstSuccess.x) }
    if lastFailure.x <= firstSuccess.x {
      return .step(from: lastFailure.x, to: firstSuccess.x, isRising: true)
    }
    if lastSuccess.x <= firstFailure.x {
      return .step(from: lastSuccess.x, to: firstFailure.x, isRising: false)
    }
    return nil
  }
}

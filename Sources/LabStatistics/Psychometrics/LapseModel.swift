/// The likelihood of a logistic curve between two floors, and the search for its maximum.
///
/// Levels are centred and divided by their reach. In the search the floors are ½ a²/(1 + a²), which
/// can reach 0 and not 1/2, and the residuals are signed roots of the deviance: their squares add up
/// to it, so its decrease is the likelihood's increase. Weights from a first guess would instead
/// hold a floor at 0 wherever the curve begins there. Reweighting is for the last digits.
struct LapseModel {
  let levels: [PsychometricLevels.Level]
  let centre: Double
  let unit: Double
  private let x: [Double]
  private let plain: Point

  struct Point: Equatable {
    var guess: Double
    var lapse: Double
    /// At the centre, and per unit.
    var height: Double
    var slope: Double

    var isGuessing: Bool { guess > 0 }
    var isLapsing: Bool { lapse > 0 }
  }

  struct Variances {
    var guess: Double?
    var lapse: Double?
    var height = 0.0
    var both = 0.0
    var slope = 0.0
  }

  init(_ levels: [PsychometricLevels.Level], plain: PsychometricCurve) {
    self.levels = levels
    let first = levels[0].x
    let centre = first + (levels[levels.count - 1].x - first) / 2
    let unit = levels[levels.count - 1].x - centre
    self.centre = centre
    self.unit = unit
    x = levels.map { ($0.x - centre) / unit }
    self.plain = Point(
      guess: 0, lapse: 0, height: plain.intercept + plain.slope * centre,
      slope: plain.slope * unit)
  }

  private struct Chance {
    let p: Double
    let q: Double
    /// The logistic part.
    let f: Double
    let rest: Double
  }

  private func chance(_ point: Point, _ x: Double) -> Chance {
    let eta = point.height + point.slope * x
    let (f, rest) = (Logistic.value(eta), Logistic.value(-eta))
    let room = 1 - point.guess - point.lapse
    // Never exactly 0, so that a counterexample costs much and not infinitely much.
    return Chance(
      p: max(1e-200, point.guess + room * f), q: max(1e-200, point.lapse + room * rest), f: f,
      rest: rest)
  }

  func deviance(_ point: Point) -> Double {
    zip(levels, x).reduce(0) { sum, item in
      let chance = chance(point, item.1)
      return sum
        + Logistic.deviance(
          successes: item.0.successes, failures: item.0.failures, p: chance.p, q: chance.q)
    }
  }

  /// The best of eight descents; nothing when it is no proper curve.
  func search() -> Point? {
    var best: Point?
    var least = Double.infinity
    let unitWeights = Array(repeating: 1.0, count: levels.count)
    for (guess, lapse) in [(0.02, 0.02), (0.1, 0.1), (0.02, 0.15), (0.15, 0.02)] {
      for steepness in [1.0, 3.0] {
        let start = [
          Self.root(guess), Self.root(lapse), steepness * plain.height, steepness * plain.slope,
        ]
        // A descent that leaves the numbers is no candidate.
        guard
          let end = try? NonlinearLeastSquares.minimise(
            from: start, weights: unitWeights, rounds: 200, residuals)
        else { continue }
        let point = Self.point(end.parameters)
        let deviance = deviance(point)
        if deviance < least { (best, least) = (point, deviance) }
      }
    }
    guard var point = best, point.guess < 0.499, point.lapse < 0.499 else { return nil }
    if point.guess < 1e-8 { point.guess = 0 }
    if point.lapse < 1e-8 { point.lapse = 0 }
    return point
  }

  private static func root(_ rate: Double) -> Double { (2 * rate / (1 - 2 * rate)).squareRoot() }

  private static func point(_ parameters: [Double]) -> Point {
    let floor = { (a: Double) in a * a / (1 + a * a) / 2 }
    return Point(
      guess: floor(parameters[0]), lapse: floor(parameters[1]), height: parameters[2],
      slope: parameters[3])
  }

  private func residuals(_ parameters: [Double]) -> NonlinearLeastSquares.Evaluation {
    let point = Self.point(parameters)
    let growth = parameters[0...1].map { $0 / ((1 + $0 * $0) * (1 + $0 * $0)) }
    let room = 1 - point.guess - point.lapse
    var residuals: [Double] = []
    var derivatives: [Double] = []
    for (level, x) in zip(levels, x) {
      let chance = chance(point, x)
      let n = Double(level.trials)
      // n (k/n - p), without cancellation of the two shares.
      let excess = Double(level.successes) * chance.q - Double(level.failures) * chance.p
      let deviance = Logistic.deviance(
        successes: level.successes, failures: level.failures, p: chance.p, q: chance.q)
      let residual = excess < 0 ? -deviance.squareRoot() : deviance.squareRoot()
      // d(r²)/dp = -2 n (k/n - p)/(pq); at r = 0 the limit.
      let spread = chance.p * chance.q
      let slope =
        abs(excess) > 1e-7 * n * spread
        ? -excess / spread / residual : -(n / spread).squareRoot()
      let steep = room * chance.f * chance.rest
      residuals.append(residual)
      derivatives += [
        slope * chance.rest * growth[0], -slope * chance.f * growth[1], slope * steep,
        slope * steep * x,
      ]
    }
    return (residuals, derivatives)
  }

  /// Least squares with the weights n/(pq) of the last point until it stands still, and the
  /// covariance there; nothing when the parameters are not identified.
  func polish(_ start: Point) -> (Point, Variances)? {
    var point = start
    var best = deviance(point)
    var covariance: [Double] = []
    for _ in 0..<20 {
      let chances = x.map { chance(point, $0) }
      // Two levels at least must lie on the slope and not on the floors.
      guard chances.count(where: { $0.f * $0.rest > 1e-6 }) >= 2 else { return nil }
      // A level that is all but certain has no slope either, so the cap changes nothing.
      let weights = zip(levels, chances).map { Double($0.trials) / max(1e-30, $1.p * $1.q) }
      let attempt = try? NonlinearLeastSquares.minimise(
        from: free(point), weights: weights, rounds: 50
      ) { plainResiduals(freed($0, from: start), pattern: start) }
      guard let round = attempt else { return nil }
      covariance = round.startCovariance
      let next = freed(round.parameters, from: start)
      let nextDeviance = deviance(next)
      let isInside = next.guess >= 0 && next.lapse >= 0 && next.guess < 0.5 && next.lapse < 0.5
      guard isInside, nextDeviance <= best + 1e-12 * max(1, best), next != point else { break }
      let change = zip(free(next), free(point)).reduce(0) { max($0, abs($1.0 - $1.1)) }
      (point, best) = (next, nextDeviance)
      if change < 1e-13 { break }
    }
    return variances(covariance, of: point).map { (point, $0) }
  }

  private func free(_ point: Point) -> [Double] {
    (point.isGuessing ? [point.guess] : []) + (point.isLapsing ? [point.lapse] : [])
      + [point.height, point.slope]
  }

  /// `pattern` tells which rates are parameters.
  private func freed(_ values: [Double], from pattern: Point) -> Point {
    let count = values.count
    return Point(
      guess: pattern.isGuessing ? values[0] : 0, lapse: pattern.isLapsing ? values[count - 3] : 0,
      height: values[count - 2], slope: values[count - 1])
  }

  /// p - k/n and its derivatives by the free parameters of the point.
  private func plainResiduals(
    _ point: Point, pattern: Point
  ) -> NonlinearLeastSquares.Evaluation {
    let room = 1 - point.guess - point.lapse
    var residuals: [Double] = []
    var derivatives: [Double] = []
    for (level, x) in zip(levels, x) {
      let chance = chance(point, x)
      let steep = room * chance.f * chance.rest
      residuals.append(
        (Double(level.failures) * chance.p - Double(level.successes) * chance.q)
          / Double(level.trials))
      if pattern.isGuessing { derivatives.append(chance.rest) }
      if pattern.isLapsing { derivatives.append(-chance.f) }
      derivatives += [steep, steep * x]
    }
    return (residuals, derivatives)
  }

  private func variances(_ cells: [Double], of point: Point) -> Variances? {
    let size = free(point).count
    guard cells.count == size * size else { return nil }
    let diagonal = (0..<size).map { cells[$0 * size + $0] }
    // The library leaves a parameter without information with variance zero.
    guard diagonal.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    var variances = Variances()
    if point.isGuessing { variances.guess = diagonal[0] }
    if point.isLapsing { variances.lapse = diagonal[size - 3] }
    variances.height = diagonal[size - 2]
    variances.both = cells[(size - 2) * size + size - 1]
    variances.slope = diagonal[size - 1]
    return variances
  }
}

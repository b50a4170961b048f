import CGSL

/// The maximum likelihood of a logistic line, by iteratively reweighted least squares.
///
/// Each round is the weighted line through the working residuals (k/n - p)/(pq) with the weights npq
/// (McCullagh and Nelder 1989), about the mean level by those weights. There height and slope do
/// not correlate, so the line is two quotients of sums. `gsl_multifit_wlinear` (version 2.7.1) gives
/// the same on ordinary data and fails far more often on wild ones, such as a few answers that
/// contradict some 1e7 others. Long steps are shortened, and a step that raises the
/// deviance is halved.
struct LogisticFit {
  /// The mean level by the weights at the maximum.
  let centre: Double
  /// The line at the centre.
  let height: Double
  let slope: Double
  /// The variances of height and slope by the expected information; they do not correlate.
  let vHeight: Double
  let vSlope: Double

  /// The levels must overlap, so that a finite maximum exists.
  ///
  /// Throws for levels that span less than 1e-140 or more than 1e151, whose squares would leave the
  /// doubles, and when 500 rounds do not suffice, which
  /// takes levels that differ by many powers of ten and contradict each other.
  init(_ levels: [PsychometricLevels.Level]) throws(StatisticsError) {
    let origin = levels[0].x
    let reach = levels[levels.count - 1].x - origin
    guard reach >= 1e-140, reach <= 1e151 else {
      throw .setting("spread of levels", reach)
    }
    let x = levels.map { ($0.x - origin) / reach }
    var line = Self.start(levels, x)
    var deviance = line.deviance(levels, x)
    var isSettled = false
    for _ in 0..<500 where !isSettled {
      guard let step = Step(from: line, levels, x) else { break }
      // Newton's method squares the error: after a step of 1e-6 errors the end is exact.
      isSettled = step.decrease <= max(1e-12, 1e-14 * deviance)
      var share = isSettled ? 1 : step.largestShare
      var next = step.line(share: share)
      var nextDeviance = next.deviance(levels, x)
      for _ in 0..<60 where !isSettled && !(nextDeviance <= deviance) {
        share /= 2
        next = step.line(share: share)
        nextDeviance = next.deviance(levels, x)
      }
      guard isSettled || nextDeviance <= deviance else { break }
      (line, deviance) = (next, nextDeviance)
    }
    guard isSettled, let end = Step(from: line, levels, x) else {
      throw .library(function: "logistic fit", status: Int(GSL_EMAXITER))
    }
    centre = origin + reach * end.pivot
    height = line.value(at: end.pivot)
    vHeight = 1 / end.heightWeight
    vSlope = 1 / end.slopeWeight / reach / reach
    // A slope that is only rounding is none.
    slope = line.slope * line.slope * end.slopeWeight <= 1e-24 ? 0 : line.slope / reach
  }

  /// The weighted line through the observed logits, kept finite by half an answer more.
  private static func start(_ levels: [PsychometricLevels.Level], _ x: [Double]) -> Line {
    var (total, first) = (0.0, 0.0)
    let points = zip(levels, x).map { level, x in
      let (k, n) = (Double(level.successes) + 0.5, Double(level.trials) + 1)
      let weight = Double(level.trials) * (k / n) * (1 - k / n)
      total += weight
      first += weight * x
      return (x: x, logit: Mathematics.log(k / (n - k)), weight: weight)
    }
    let pivot = first / total
    var (height, product, square) = (0.0, 0.0, 0.0)
    for point in points {
      height += point.weight / total * point.logit
      product += point.weight * (point.x - pivot) * point.logit
      square += point.weight * (point.x - pivot) * (point.x - pivot)
    }
    return Line(pivot: pivot, height: height, slope: square > 0 ? product / square : 0)
  }

  private struct Line {
    let pivot: Double
    let height: Double
    let slope: Double

    func value(at x: Double) -> Double { height + slope * (x - pivot) }

    func deviance(_ levels: [PsychometricLevels.Level], _ x: [Double]) -> Double {
      zip(levels, x).reduce(0) {
        $0
          + Logistic.deviance(
            successes: $1.0.successes, failures: $1.0.failures, at: value(at: $1.1))
      }
    }
  }

  /// One round: the sums over the levels, and the change they ask for.
  private struct Step {
    private let line: Line
    let pivot: Double
    let heightWeight: Double
    let slopeWeight: Double
    private let heightStep: Double
    private let slopeStep: Double

    /// Nothing when no level has any weight left.
    init?(from line: Line, _ levels: [PsychometricLevels.Level], _ x: [Double]) {
      var (total, first) = (0.0, 0.0)
      let parts = zip(levels, x).map { level, x in
        let eta = line.value(at: x)
        let (p, q) = (Logistic.value(eta), Logistic.value(-eta))
        let weight = Double(level.trials) * p * q
        total += weight
        first += weight * x
        // The residual times the weight, k - np without cancellation.
        return (x: x, score: Double(level.successes) * q - Double(level.failures) * p, weight)
      }
      let pivot = first / total
      var (score, product, square) = (0.0, 0.0, 0.0)
      for part in parts {
        score += part.score
        product += part.score * (part.x - pivot)
        square += part.2 * (part.x - pivot) * (part.x - pivot)
      }
      self.line = line
      self.pivot = pivot
      heightWeight = total
      slopeWeight = square
      heightStep = score / total
      slopeStep = product / square
      guard heightStep.isFinite, slopeStep.isFinite, (1 / total).isFinite, (1 / square).isFinite
      else { return nil }
    }

    /// Twice the decrease of the deviance that a quadratic would have.
    var decrease: Double {
      heightStep * heightStep * heightWeight + slopeStep * slopeStep * slopeWeight
    }

    /// Where the curve is flat the weights vanish and the step is far too long, so no level may
    /// move by more than half of the largest logit, or by 4.
    var largestShare: Double {
      let ends = [0.0, 1.0]
      let logit = ends.map { abs(line.value(at: $0)) }.reduce(0, max)
      let move = ends.map { abs(heightStep + slopeStep * ($0 - pivot)) }.reduce(0, max)
      return min(1, max(4, logit / 2) / move)
    }

    func line(share: Double) -> Line {
      Line(
        pivot: pivot, height: line.value(at: pivot) + share * heightStep,
        slope: line.slope + share * slopeStep)
    }
  }
}

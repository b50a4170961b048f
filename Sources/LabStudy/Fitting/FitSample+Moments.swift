import Foundation
import LabSimulation
import LabStatistics

extension FitSample {
  /// Everybody counts once.
  var everybody: [Int] { [Int](repeating: 1, count: persons) }

  /// All statistics of the sample in which each person counts as often as said.
  func moments(_ multiplicities: [Int]) throws(StatisticsError) -> FitMoments {
    var moments: FitMoments = [:]
    for direction in Direction.allCases {
      moments[.tilt(direction)] = mean(of: direction, multiplicities)
    }
    for field in FitField.all { try addComponents(of: field, multiplicities, to: &moments) }
    addScales(multiplicities, to: &moments)
    try addTails(multiplicities, to: &moments)
    addCorrelations(multiplicities, to: &moments)
    for intent in Intent.allCases {
      moments[.chord(intent)] = mean(of: .chord(intent), multiplicities)
      moments[.duration(intent)] = mean(of: .duration(intent), multiplicities)
      moments[.dwell(intent)] = rest(intent, multiplicities)
      let products = sum(chordDuration[intent] ?? [], multiplicities)
      moments[.chordDuration(intent)] = products.correlation
    }
    addPath(multiplicities, to: &moments)
    addClock(multiplicities, to: &moments)
    return moments
  }

  // MARK: - Means and components

  private func field(of direction: Direction) -> FitField {
    direction.axis == .vertical ? .vertical : .horizontal
  }

  private func mean(of direction: Direction, _ multiplicities: [Int]) -> Double? {
    Self.mean(scatters[field(of: direction)]?.nested[direction] ?? [], multiplicities)
  }

  private func mean(of field: FitField, _ multiplicities: [Int]) -> Double? {
    Self.mean(nested[field] ?? [], multiplicities)
  }

  private static func mean(_ nested: [[[Double]]], _ multiplicities: [Int]) -> Double? {
    var (sum, count) = (0.0, 0)
    for (person, times) in zip(nested, multiplicities) where times > 0 {
      for session in person {
        sum += Double(times) * session.reduce(0, +)
        count += times * session.count
      }
    }
    return count > 0 ? sum / Double(count) : nil
  }

  /// Not a median: events come in steps of an interval, and a median would not see what is smaller.
  private func rest(_ intent: Intent, _ multiplicities: [Int]) -> Double? {
    Self.mean(of: rests[intent] ?? [], multiplicities)
  }

  private static func mean(
    of sums: [(sum: Double, strokes: Int)], _ multiplicities: [Int]
  ) -> Double? {
    var (sum, count) = (0.0, 0)
    for (own, times) in zip(sums, multiplicities) {
      sum += Double(times) * own.sum
      count += times * own.strokes
    }
    return count > 0 ? sum / Double(count) : nil
  }

  /// The designs of a field: one for each direction of an angle, and one for all of a logarithm.
  private func designs(of field: FitField) -> [[[[Double]]]] {
    if let nested = nested[field] { return [nested] }
    return Direction.allCases.compactMap { scatters[field]?.nested[$0] }
  }

  private func addComponents(
    of field: FitField, _ multiplicities: [Int], to moments: inout FitMoments
  ) throws(StatisticsError) {
    var person = (sum: 0.0, weight: 0.0)
    var session = person
    var stroke = person
    for design in designs(of: field) {
      var people: [[[Double]]] = []
      for (sessions, times) in zip(design, multiplicities) where !sessions.isEmpty {
        for _ in 0..<times { people.append(sessions) }
      }
      guard people.count >= 2 else { continue }
      let components = try NestedComponents(people)
      let weight = Double(components.strokes)
      person.sum += weight * components.personVariance
      person.weight += weight
      if let variance = components.sessionVariance {
        session.sum += weight * variance
        session.weight += weight
      }
      if let variance = components.strokeVariance {
        stroke.sum += weight * variance
        stroke.weight += weight
      }
    }
    if person.weight > 0 { moments[.person(field)] = person.sum / person.weight }
    if session.weight > 0 { moments[.session(field)] = session.sum / session.weight }
    // Angles have a scale in place of a variance.
    if nested[field] != nil, stroke.weight > 0 {
      moments[.stroke(field)] = stroke.sum / stroke.weight
    }
  }

  // MARK: - Scales and tails

  /// The sampling variance of a log scale by its degrees of freedom: (ν + 3) / 2ν at ν = 5.
  private static let scaleVariance = 0.8
  /// The degrees of freedom at which a person's scale counts half, from a usual unevenness of .4.
  private static let halfFreedom = 5.0

  /// Weighted mean of the persons' log scales, and their variance less that of sampling.
  private static func scales(
    _ scatter: FitScatter?, _ multiplicities: [Int]
  ) -> (mean: Double, variance: Double?)? {
    var (total, sum, squares, noise, weightSquares, count) = (0.0, 0.0, 0.0, 0.0, 0.0, 0)
    for (scale, times) in zip(scatter?.scales ?? [], multiplicities) where times > 0 {
      guard let scale else { continue }
      let freedom = Double(scale.freedom)
      let weight = freedom / (freedom + halfFreedom)
      let counted = Double(times) * weight
      total += counted
      sum += counted * scale.log
      squares += counted * scale.log * scale.log
      noise += counted * scaleVariance / freedom
      weightSquares += Double(times) * weight * weight
      count += times
    }
    guard total > 0 else { return nil }
    let mean = sum / total
    // The share of the variance that the common mean takes.
    let rest = 1 - weightSquares / (total * total)
    guard count >= 2, rest > 0 else { return (mean, nil) }
    return (mean, (squares / total - mean * mean) / rest - noise / total)
  }

  private func addScales(_ multiplicities: [Int], to moments: inout FitMoments) {
    var unevenness: [Double] = []
    for field in [FitField.vertical, .horizontal] {
      guard let scales = Self.scales(scatters[field], multiplicities) else { continue }
      moments[.stroke(field)] = exp(2 * scales.mean)
      if let variance = scales.variance { unevenness.append(variance) }
    }
    if !unevenness.isEmpty {
      moments[.unevenness] = unevenness.reduce(0, +) / Double(unevenness.count)
    }
    for field in [FitField.bend(.vertical), .bend(.horizontal)] {
      moments[.stroke(field)] = Self.scales(scatters[field], multiplicities).map {
        exp(2 * $0.mean)
      }
    }
    moments[.sway] = Self.scales(sways, multiplicities).map {
      exp(2 * $0.mean)
    }
  }

  private func addTails(
    _ multiplicities: [Int], to moments: inout FitMoments
  ) throws(StatisticsError) {
    var counts = MagnitudeCounts()
    var products = FitProducts()
    var scales: [Double] = []
    for field in [FitField.vertical, .horizontal] {
      guard let scatter = scatters[field] else { continue }
      for (person, times) in multiplicities.enumerated() where times > 0 {
        counts.add(scatter.tails[person], times: times)
        products.add(scatter.slopes[person], times: times)
      }
      if let square = moments[.stroke(field)] { scales.append(square.squareRoot()) }
    }
    if products.xx > 0 { moments[.lengthExponent] = -products.xy / products.xx }
    guard counts.total > 0, !scales.isEmpty else { return }
    // A stray stroke lies anywhere within a right angle of its direction.
    let usual = scales.reduce(0, +) / Double(scales.count)
    let mixture = try TailMixture(counts, reach: 90 / max(usual, 0.01))
    moments[.tails] = 1 / mixture.freedom
    moments[.contamination] = mixture.share
  }

  // MARK: - Correlations

  private func addCorrelations(_ multiplicities: [Int], to moments: inout FitMoments) {
    let left = centres(.left)
    moments[.leftRight] = Self.correlation(left, centres(.right), multiplicities)
    let up = centres(.up)
    let down = centres(.down)
    let vertical = zip(up, down).map { $0.count >= $1.count ? $0 : $1 }
    moments[.verticalLeft] = Self.correlation(left, vertical, multiplicities)
    addLeanings(multiplicities, to: &moments)
  }

  private func addLeanings(_ multiplicities: [Int], to moments: inout FitMoments) {
    var sessions = FitProducts()
    var strokes = sessions
    var means = FitProducts.Group()
    for (leaning, times) in zip(leanings, multiplicities) where times > 0 {
      guard !leaning.sessions.isEmpty else { continue }
      var group = FitProducts.Group()
      for session in leaning.sessions { group.add(session.tilt, session.bend) }
      sessions.add(group, times: times)
      strokes.add(leaning.strokes, times: times)
      for _ in 0..<times { means.add(group.mean.x, group.mean.y) }
    }
    // How few persons differ is chance: their sessions must do.
    if persons >= Self.fewestPersons { sessions.add(means) }
    moments[.tiltBend] = sessions.correlation
    moments[.strokeTiltBend] = strokes.correlation
  }

  /// The mean angle of a person in one direction, the strokes behind it, and its sampling variance.
  private func centres(_ direction: Direction) -> [(mean: Double, count: Int, variance: Double)] {
    (scatters[field(of: direction)]?.nested[direction] ?? []).map { sessions in
      let count = sessions.reduce(0) { $0 + $1.count }
      guard count > 0 else { return (0, 0, 0) }
      let mean = sessions.joined().reduce(0, +) / Double(count)
      let freedom = count - sessions.count
      guard freedom > 0 else { return (mean, 0, 0) }
      let squares = sessions.reduce(0.0) { sum, session in
        let middle = session.reduce(0, +) / Double(session.count)
        return sum + session.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
      }
      return (mean, count, squares / Double(freedom) / Double(count))
    }
  }

  private static func correlation(
    _ a: [(mean: Double, count: Int, variance: Double)],
    _ b: [(mean: Double, count: Int, variance: Double)], _ multiplicities: [Int]
  ) -> Double? {
    var (count, x, y, xx, xy, yy, noiseX, noiseY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var persons = 0
    for (person, times) in multiplicities.enumerated() where times > 0 {
      guard a[person].count >= 2, b[person].count >= 2 else { continue }
      let weight = Double(times)
      persons += 1
      count += weight
      x += weight * a[person].mean
      y += weight * b[person].mean
      xx += weight * a[person].mean * a[person].mean
      xy += weight * a[person].mean * b[person].mean
      yy += weight * b[person].mean * b[person].mean
      noiseX += weight * a[person].variance
      noiseY += weight * b[person].variance
    }
    guard persons >= 4 else { return nil }
    let scale = count / (count - 1)
    let covariance = (xy / count - x / count * y / count) * scale
    let varianceX = (xx / count - x / count * x / count) * scale - noiseX / count
    let varianceY = (yy / count - y / count * y / count) * scale - noiseY / count
    guard varianceX > FitProducts.leastSquares, varianceY > FitProducts.leastSquares else {
      return nil
    }
    return covariance / (varianceX * varianceY).squareRoot()
  }

  // MARK: - Path and clock

  private func sum(_ products: [FitProducts], _ multiplicities: [Int]) -> FitProducts {
    var total = FitProducts()
    for (own, times) in zip(products, multiplicities) { total.add(own, times: times) }
    return total
  }

  private func addPath(_ multiplicities: [Int], to moments: inout FitMoments) {
    var (sum, pivot) = (0.0, 0.0)
    for (own, times) in zip(bends, multiplicities) {
      sum += Double(times) * own.sum
      pivot += Double(times) * own.pivot
    }
    if pivot > 0 { moments[.arc] = sum / pivot }
    if let square = roughness.median(multiplicities), square > 0 {
      moments[.roughness] = log(square) / 2
    }
    if let rate = excess.median(multiplicities), rate > 0 {
      moments[.excess] = log(rate)
      moments[.tremor] = log(rate)
    }
    if let rate = pageExcess.median(multiplicities), rate > 0 { moments[.pageExcess] = log(rate) }
    if let mean = Self.mean(of: early, multiplicities), mean > 0 { moments[.roll] = log(mean) }
  }

  private func addClock(_ multiplicities: [Int], to moments: inout FitMoments) {
    var total = ClockCounts()
    for (own, times) in zip(clocks, multiplicities) { total.add(own, times: times) }
    guard total.regular > 0 else { return }
    let size = Double(total.regular)
    let mean = total.sum / size
    moments[.rate] = log(1000 / mean)
    // Each interval has the errors of two times. The deviations were taken from the usual interval.
    moments[.clockJitter] = total.squares / size / 2
    moments[.doubled] = Double(total.doubled) / Double(total.regular + total.doubled)
  }
}

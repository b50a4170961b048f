import LabStatistics
import LabTesting
import Testing

@Suite("Bounds of the ideal error from nearest neighbours")
struct NearestNeighbourBoundTests {
  /// Strokes of two normal classes with unit deviation; the first feature tells them apart.
  static func strokes(
    _ count: Int, distance: Double, features: Int = 1, persons: Int = 20, shareOfOnes: Double = 0.5,
    seed: UInt64 = 1
  ) -> [NearestNeighbourBound.Stroke] {
    var generator = ResamplingGenerator(seed: seed)
    func uniform() -> Double { (Double(generator.next() >> 11) + 0.5) / 9_007_199_254_740_992 }
    func normal() -> Double {
      // The sum of twelve uniform numbers is normal to within 0.3 % here, and portable.
      (0..<12).reduce(-6) { sum, _ in sum + uniform() }
    }
    return (0..<count).map { index in
      let isOne = uniform() < shareOfOnes
      let rest = (1..<max(features, 2)).prefix(features - 1).map { _ in normal() }
      return NearestNeighbourBound.Stroke(
        features: [normal() + (isOne ? distance : 0)] + rest, classIndex: isOne ? 1 : 0,
        person: index % persons)
    }
  }

  /// Two standard normals at a distance of 2 err with Q(1) = 0.158655.
  private static let ideal = 0.15865525393145705

  @Test("the bounds enclose the ideal error of two known classes", arguments: [0.5, 0.25])
  func enclosure(share: Double) throws {
    let bound = try NearestNeighbourBound(
      Self.strokes(2000, distance: 2, shareOfOnes: share), confidence: 0.999)
    // The best rule itself errs by chance with a standard deviation of about 0.8 points.
    #expect(abs(bound.heldOut.estimate - Self.ideal) < 0.03)
    #expect(bound.heldOut.interval.contains(Self.ideal))
    #expect(bound.lowerBound < bound.heldOut.estimate)
    // The single neighbour errs with the mean of 2 e(x) (1 - e(x)): 0.2248 by quadrature.
    #expect(abs(bound.nearest.estimate - 0.2248) < 0.035)
    let error = bound.nearest.estimate
    #expect(agrees(bound.lowerBound, (1 - (1 - 2 * error).squareRoot()) / 2))
  }

  @Test("k is the odd number below half the root of the training strokes, from 5 to 101")
  func defaults() throws {
    #expect(NearestNeighbourBound.defaultNeighbours(training: 0) == 5)
    #expect(NearestNeighbourBound.defaultNeighbours(training: 900) == 15)
    #expect(NearestNeighbourBound.defaultNeighbours(training: 1200) == 17)
    #expect(NearestNeighbourBound.defaultNeighbours(training: 19_200) == 69)
    #expect(NearestNeighbourBound.defaultNeighbours(training: .max) == 101)
    #expect(NearestNeighbourBound.defaultNeighbours(training: -4) == 5)
    let bound = try NearestNeighbourBound(
      Self.strokes(60, distance: 9, persons: 3), confidence: 0.9)
    #expect(bound.folds == 3 && bound.neighbours == 5)
  }

  /// The rule written out: all distances, sorted.
  private func bruteForce(_ strokes: [NearestNeighbourBound.Stroke], k: Int, folds: Int) -> [Int] {
    let persons = Set(strokes.map(\.person)).sorted()
    let fold = { (person: Int) in (persons.firstIndex(of: person) ?? 0) % folds }
    let count = Double(strokes.count)
    let columns = strokes[0].features.indices
    let means = columns.map { c in strokes.reduce(0) { $0 + $1.features[c] } / count }
    let deviations = columns.map { c in
      (strokes.reduce(0) {
        $0 + ($1.features[c] - means[c]) * ($1.features[c] - means[c])
      } / count).squareRoot()
    }
    return strokes.map { stroke in
      let judges = strokes.filter { fold($0.person) != fold(stroke.person) }
      let distances = judges.map { judge in
        let square = columns.reduce(0.0) { sum, c in
          let step = (stroke.features[c] - judge.features[c]) / deviations[c]
          return sum + step * step
        }
        return (square: square, one: judge.classIndex)
      }.sorted { $0.square < $1.square }
      let limit = distances[min(k, distances.count) - 1].square
      // Equal distances differ by rounding here.
      let votes = distances.filter { $0.square <= limit * (1 + 1e-9) + 1e-12 }
      let ones = votes.count { $0.one == 1 }
      let allOnes = judges.count { $0.classIndex == 1 }
      return ones * (judges.count - allOnes) > (votes.count - ones) * allOnes ? 1 : 0
    }
  }

  @Test("the votes are those of sorting all distances, ties included", arguments: 1...4)
  func bruteForce(features: Int) throws {
    for grid in [0.0, 0.5] {
      var strokes = Self.strokes(
        240, distance: 1, features: features, persons: 9, shareOfOnes: 0.4, seed: 77)
      if grid > 0 {
        for index in strokes.indices {
          strokes[index].features = strokes[index].features.map { ($0 / grid).rounded() * grid }
        }
      }
      let bound = try NearestNeighbourBound(strokes, confidence: 0.95, neighbours: 7, folds: 4)
      let answers = bruteForce(strokes, k: 7, folds: 4)
      let errors = zip(strokes, answers).filter { $0.classIndex != $1 }
      #expect(bound.heldOut.classes[0].successes == errors.count { $0.0.classIndex == 0 })
      #expect(bound.heldOut.classes[1].successes == errors.count { $0.0.classIndex == 1 })
    }
  }

  @Test("neither the order of the strokes, the unit of a feature nor a constant one matters")
  func invariance() throws {
    let strokes = Self.strokes(300, distance: 1.5, features: 2, persons: 10)
    let bound = try NearestNeighbourBound(strokes, confidence: 0.9)
    let reversed = try NearestNeighbourBound(strokes.reversed(), confidence: 0.9)
    #expect(reversed.heldOut.classes[0] == bound.heldOut.classes[0])
    #expect(reversed.nearest.classes[1] == bound.nearest.classes[1])
    let scaled = strokes.map { stroke in
      var stroke = stroke
      stroke.features = [stroke.features[0] * 1024, stroke.features[1] - 3, 5]
      return stroke
    }
    let other = try NearestNeighbourBound(scaled, confidence: 0.9)
    #expect(other.heldOut.estimate == bound.heldOut.estimate)
  }

  @Test("people never judge themselves: features that only tell persons apart are worth nothing")
  func heldOutPersons() throws {
    // Every person has an own place and an own class there; the places of others say nothing.
    let strokes = (0..<400).map { index in
      let person = index % 40
      return NearestNeighbourBound.Stroke(
        features: [Double(person * 37 % 40)], classIndex: person % 2, person: person)
    }
    let bound = try NearestNeighbourBound(strokes, confidence: 0.95, neighbours: 5)
    #expect(bound.heldOut.estimate > 0.25)
  }

  @Test("separable and identical strokes have the errors 0 and 1/2, fast")
  func extremes() throws {
    let apart = try NearestNeighbourBound(Self.strokes(200, distance: 50), confidence: 0.95)
    #expect(apart.heldOut.estimate == 0 && apart.lowerBound == 0)
    // All in one place: one site, whatever the number of strokes.
    let same = (0..<20_000).map {
      NearestNeighbourBound.Stroke(features: [7, 1e300], classIndex: $0 % 2, person: $0 / 2 % 10)
    }
    let nothing = try NearestNeighbourBound(same, confidence: 0.95)
    #expect(nothing.heldOut.estimate == 0.5 && nothing.lowerBound == 0.5)
    // More neighbours than strokes: everybody votes.
    let all = try NearestNeighbourBound(
      Self.strokes(40, distance: 1, persons: 4), confidence: 0.95, neighbours: .max)
    #expect(all.heldOut.estimate == 0.5)
  }

  @Test("strokes that are none are refused")
  func refusals() throws {
    let strokes = Self.strokes(40, distance: 1, persons: 4)
    func refuse(_ error: StatisticsError, _ change: (inout [NearestNeighbourBound.Stroke]) -> Void)
    {
      var changed = strokes
      change(&changed)
      #expect(throws: error) { try NearestNeighbourBound(changed, confidence: 0.95) }
    }
    refuse(.emptySample) { $0 = [] }
    refuse(.notFinite(index: 3)) { $0[3].features = [.infinity] }
    refuse(.notFinite(index: 2)) { $0[2].features = [.nan] }
    refuse(.classIndex(2, index: 1)) { $0[1].classIndex = 2 }
    refuse(.length(2, expected: 1)) { $0[5].features = [1, 2] }
    refuse(.setting("dimensions", Double(0))) { $0[0].features = [] }
    refuse(.setting("dimensions", Double(5))) { $0[0].features = [1, 2, 3, 4, 5] }
    refuse(.tooFewPersons(1)) { strokes in strokes.indices.forEach { strokes[$0].person = 3 } }
    refuse(.emptyClass(1)) { strokes in strokes.indices.forEach { strokes[$0].classIndex = 0 } }
    #expect(throws: StatisticsError.setting("neighbours", 0)) {
      try NearestNeighbourBound(strokes, confidence: 0.95, neighbours: 0)
    }
    #expect(throws: StatisticsError.setting("folds", 1)) {
      try NearestNeighbourBound(strokes, confidence: 0.95, folds: 1)
    }
    #expect(throws: StatisticsError.confidence(0)) {
      try NearestNeighbourBound(strokes, confidence: 0)
    }
  }
}

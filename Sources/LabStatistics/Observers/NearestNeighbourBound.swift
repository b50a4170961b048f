/// Two bounds of the error of the ideal observer of labelled strokes with unknown densities.
///
/// From above: the error that a rule really reaches on strokes of people it has not seen. The rule is
/// the vote of the k nearest neighbours, each vote divided by the size of its class, so both classes
/// weigh the same; a tie answers 0. From below: the ideal error e and the error e1 of the single
/// nearest neighbour obey e1 <= 2 e (1 - e) with many strokes, so e >= (1 - √(1 - 2 e1)) / 2 (Cover
/// and Hart 1967). For that rule the volumes to the nearest neighbour of either class are compared
/// after multiplication by the size of the class, which is the nearest neighbour of equally frequent
/// classes; at equal volumes the more frequent class wins, then 0. With few strokes the lower bound
/// is an estimate and may lie too high.
///
/// Persons are dealt out to the folds in ascending order, in turn; strokes are judged by the
/// persons of the other folds only. Features are divided by their standard deviation over all
/// strokes; a constant one says nothing. Nothing depends on the order of the strokes. Cost about
/// O(n (k + log n)) per tree in up to four dimensions.
public struct NearestNeighbourBound: Equatable, Sendable {
  /// One stroke.
  public struct Stroke: Equatable, Sendable {
    /// One to four numbers, as many as in all other strokes.
    public var features: [Double]
    /// 0 or 1.
    public var classIndex: Int
    public var person: Int

    public init(features: [Double], classIndex: Int, person: Int) {
      self.features = features
      self.classIndex = classIndex
      self.person = person
    }
  }

  public let neighbours: Int
  public let folds: Int
  /// The held-out balanced error of the rule of k neighbours: an upper bound, with its interval.
  public let heldOut: BalancedError
  /// The held-out balanced error of the single nearest neighbour.
  public let nearest: BalancedError
  /// (1 - √(1 - 2 e1)) / 2, at most 1/2.
  public let lowerBound: Double
  /// Stroke by stroke, in the order of the input: whether the held-out rule of k neighbours was wrong.
  public let isWrong: [Bool]

  /// The most strokes, 2^20.
  public static let maximumStrokes = 1 << 20

  /// The default number of neighbours for a number of training strokes: the odd number nearest
  /// below √n / 2, from 5 to 101.
  ///
  /// The error near the crossing of the densities falls with 1/k and the blur grows with k/n, so k
  /// should grow with n but slower (Stone 1977). Odd, so that equal classes rarely tie.
  public static func defaultNeighbours(training: Int) -> Int {
    let half = Int(Double(max(training, 0)).squareRoot() / 2)
    let odd = half.isMultiple(of: 2) ? half - 1 : half
    return min(max(odd, 5), 101)
  }

  /// `neighbours` is by default `defaultNeighbours` of the share (folds - 1) / folds of the strokes;
  /// there are at most as many folds as persons.
  ///
  /// Throws for a confidence outside (0, 1), no strokes, more than `maximumStrokes`, other than one to
  /// four features, unequal numbers of them, one that is not finite (position of the stroke), a class
  /// other than 0 and 1, fewer than two persons or folds, a number of neighbours below one, and a
  /// class that is missing among all persons or among those of the other folds.
  public init(
    _ strokes: [Stroke], confidence: Double, neighbours: Int? = nil, folds: Int = 5
  ) throws(StatisticsError) {
    guard let dimension = strokes.first?.features.count else { throw .emptySample }
    guard strokes.count <= Self.maximumStrokes else {
      throw .tooManyTrials(limit: Self.maximumStrokes)
    }
    guard (1...4).contains(dimension) else { throw .setting("dimensions", Double(dimension)) }
    guard folds >= 2 else { throw .setting("folds", Double(folds)) }
    for (index, stroke) in strokes.enumerated() {
      guard stroke.features.count == dimension else {
        throw .length(stroke.features.count, expected: dimension)
      }
      guard stroke.features.allSatisfy(\.isFinite) else { throw .notFinite(index: index) }
      guard stroke.classIndex == 0 || stroke.classIndex == 1 else {
        throw .classIndex(stroke.classIndex, index: index)
      }
    }
    let persons = Set(strokes.map(\.person)).sorted()
    guard persons.count >= 2 else { throw .tooFewPersons(persons.count) }
    let count = min(folds, persons.count)
    let training = strokes.count / count * (count - 1)
    let k = neighbours ?? Self.defaultNeighbours(training: training)
    guard k >= 1 else { throw .setting("neighbours", Double(k)) }

    let points = Self.points(strokes, dimension: dimension)
    let weights = Self.weights(points)
    let classes = strokes.map(\.classIndex)
    let ranks = Dictionary(uniqueKeysWithValues: zip(persons, persons.indices))
    let owners = strokes.map { ranks[$0.person] ?? 0 }
    var voted = PersonTally(persons: persons.count)
    var isWrong = Array(repeating: false, count: strokes.count)
    var single = PersonTally(persons: persons.count)
    for fold in 0..<count {
      let judges = try Judges(
        points: points, weights: weights, dimension: dimension, classes: classes,
        items: strokes.indices.filter { owners[$0] % count != fold })
      for stroke in strokes.indices where owners[stroke] % count == fold {
        let isOne = classes[stroke] == 1
        let vote = judges.vote(on: points[stroke], neighbours: k)
        let nearest = judges.nearest(to: points[stroke])
        isWrong[stroke] = vote != classes[stroke]
        voted.add(owners[stroke], isOne: isOne, isError: isWrong[stroke])
        single.add(owners[stroke], isOne: isOne, isError: nearest != classes[stroke])
      }
    }
    self.isWrong = isWrong
    self.neighbours = k
    self.folds = count
    heldOut = try BalancedError(voted.counts(), confidence: confidence)
    let nearest = try BalancedError(single.counts(), confidence: confidence)
    self.nearest = nearest
    lowerBound = (1 - max(0, 1 - 2 * nearest.estimate).squareRoot()) / 2
  }

  /// The features, divided by a power of two against overflow.
  ///
  /// That is exact, and they are not centred: equal distances on a grid of features stay equal.
  private static func points(_ strokes: [Stroke], dimension: Int) -> [NeighbourTree.Point] {
    var points = Array(repeating: NeighbourTree.Point(), count: strokes.count)
    for axis in 0..<dimension {
      let largest = strokes.reduce(0) { max($0, abs($1.features[axis])) }
      guard largest > 0 else { continue }
      for (index, stroke) in strokes.enumerated() {
        points[index][axis] = Double(
          sign: .plus, exponent: -largest.exponent, significand: stroke.features[axis])
      }
    }
    return points
  }

  /// One over the variance of each feature, 0 for a constant one.
  private static func weights(_ points: [NeighbourTree.Point]) -> NeighbourTree.Point {
    var weights = NeighbourTree.Point()
    for axis in weights.indices {
      // Sorted, so that the rounding of the sums does not depend on the order of the strokes.
      let values = points.map { $0[axis] }.sorted()
      guard values.first != values.last else { continue }
      let count = Double(values.count)
      let mean = values.reduce(0, +) / count
      weights[axis] = count / values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
    return weights
  }
}

/// The training strokes of one fold.
private struct Judges {
  private let both: NeighbourTree
  private let zeros: NeighbourTree
  private let ones: NeighbourTree
  private let dimension: Int

  init(
    points: [NeighbourTree.Point], weights: NeighbourTree.Point, dimension: Int, classes: [Int],
    items: [Int]
  ) throws(StatisticsError) {
    let tree = { (items: [Int]) in
      NeighbourTree(points: points, weights: weights, classes: classes, items: items)
    }
    both = tree(items)
    guard both.total.zero > 0 else { throw .emptyClass(0) }
    guard both.total.one > 0 else { throw .emptyClass(1) }
    zeros = tree(items.filter { classes[$0] == 0 })
    ones = tree(items.filter { classes[$0] == 1 })
    self.dimension = dimension
  }

  func vote(on point: NeighbourTree.Point, neighbours: Int) -> Int {
    answer(both.neighbours(of: point, count: neighbours).votes)
  }

  func nearest(to point: NeighbourTree.Point) -> Int {
    let zero = zeros.neighbours(of: point, count: 1)
    let one = ones.neighbours(of: point, count: 1)
    let power = Double(dimension) / 2
    let zeroVolume = Double(both.total.zero) * Mathematics.pow(zero.square, power)
    let oneVolume = Double(both.total.one) * Mathematics.pow(one.square, power)
    if zeroVolume != oneVolume { return oneVolume < zeroVolume ? 1 : 0 }
    return answer(NeighbourTree.Votes(zero: zero.votes.zero, one: one.votes.one))
  }

  /// Each vote divided by the size of its class, in whole numbers.
  private func answer(_ votes: NeighbourTree.Votes) -> Int {
    Int(votes.one) * Int(both.total.zero) > Int(votes.zero) * Int(both.total.one) ? 1 : 0
  }
}

/// Errors and trials of every person in both classes.
private struct PersonTally {
  private var errors: [(zero: Int, one: Int)]
  private var trials: [(zero: Int, one: Int)]

  init(persons: Int) {
    errors = Array(repeating: (0, 0), count: persons)
    trials = errors
  }

  mutating func add(_ person: Int, isOne: Bool, isError: Bool) {
    if isOne {
      trials[person].one += 1
      errors[person].one += isError ? 1 : 0
    } else {
      trials[person].zero += 1
      errors[person].zero += isError ? 1 : 0
    }
  }

  func counts() throws(StatisticsError) -> [ClassCounts] {
    var counts: [ClassCounts] = []
    for (errors, trials) in zip(errors, trials) {
      counts.append(
        ClassCounts(
          first: try Count(errors.zero, of: trials.zero),
          second: try Count(errors.one, of: trials.one)))
    }
    return counts
  }
}

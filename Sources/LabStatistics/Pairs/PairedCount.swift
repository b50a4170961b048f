/// The errors of two methods on the same trials of one person.
public struct PairedCount: Equatable, Sendable {
  public let errorsA: Int
  public let errorsB: Int
  public let trials: Int

  /// Refuses negative counts and more errors than trials.
  public init(errorsA: Int, errorsB: Int, of trials: Int) throws(StatisticsError) {
    _ = try Count(errorsA, of: trials)
    _ = try Count(errorsB, of: trials)
    self.errorsA = errorsA
    self.errorsB = errorsB
    self.trials = trials
  }

  /// Errors of A more than of B.
  var difference: Int { errorsA - errorsB }

  /// The sums of differences and trials; refuses more trials than `Count.maximumTotal`.
  static func total(
    _ counts: some Sequence<PairedCount>
  ) throws(StatisticsError) -> (difference: Int, trials: Int) {
    var (difference, trials) = (0, 0)
    for count in counts {
      guard count.trials <= Count.maximumTotal - trials else {
        throw .tooManyTrials(limit: Count.maximumTotal)
      }
      difference += count.difference
      trials += count.trials
    }
    return (difference, trials)
  }
}

/// The paired errors of one person in several classes of trials.
public struct PairedClassCounts: Equatable, Sendable {
  /// Class by class; every person of a statistic has as many.
  public let classes: [PairedCount]

  /// - Precondition: at least one class.
  public init(_ classes: [PairedCount]) {
    precondition(!classes.isEmpty, "no class")
    self.classes = classes
  }

  public init(first: PairedCount, second: PairedCount) {
    self.init([first, second])
  }

  /// Not the sum, which may exceed the integers before the totals are checked.
  var hasTrials: Bool { classes.contains { $0.trials > 0 } }
}

extension Sequence where Element == PairedClassCounts {
  /// The counts of the persons, class by class, with the totals of each class.
  ///
  /// A class without trials throws `.emptyClass`, persons with other classes than the first one
  /// `.classes`.
  func byClass() throws(StatisticsError) -> [(
    counts: [PairedCount], total: (difference: Int, trials: Int)
  )] {
    let persons = Array(self)
    guard let number = persons.first?.classes.count else { throw .emptyClass(0) }
    for person in persons where person.classes.count != number {
      throw .classes(person.classes.count, expected: number)
    }
    var classes: [(counts: [PairedCount], total: (difference: Int, trials: Int))] = []
    for place in 0..<number {
      let counts = persons.map { $0.classes[place] }
      let total = try PairedCount.total(counts)
      guard total.trials > 0 else { throw .emptyClass(place) }
      classes.append((counts, total))
    }
    return classes
  }
}

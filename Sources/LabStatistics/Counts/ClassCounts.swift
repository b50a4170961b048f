/// The error counts of one person in several classes of trials, such as the intents of a conflict.
public struct ClassCounts: Equatable, Sendable {
  /// Class by class; every person of a statistic has as many.
  public let classes: [Count]

  /// - Precondition: at least one class.
  public init(_ classes: [Count]) {
    precondition(!classes.isEmpty, "no class")
    self.classes = classes
  }

  public init(first: Count, second: Count) {
    self.init([first, second])
  }

  /// The first class.
  public var first: Count { classes[0] }
  /// The second class, or the only one.
  public var second: Count { classes[classes.count > 1 ? 1 : 0] }

  /// Not the sum, which may exceed the integers before the totals are checked.
  var hasTrials: Bool { classes.contains { $0.trials > 0 } }
}

extension Sequence where Element == ClassCounts {
  /// The totals of the classes; a class without trials throws `.emptyClass`, persons with other classes
  /// than the first one `.classes`.
  func totals() throws(StatisticsError) -> [Count] {
    let persons = Array(self)
    guard let number = persons.first?.classes.count else { throw .emptyClass(0) }
    for person in persons where person.classes.count != number {
      throw .classes(person.classes.count, expected: number)
    }
    var totals: [Count] = []
    for place in 0..<number {
      let total = try Count.total(persons.lazy.map { $0.classes[place] })
      guard total.trials > 0 else { throw .emptyClass(place) }
      totals.append(total)
    }
    return totals
  }
}

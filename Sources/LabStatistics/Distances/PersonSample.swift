/// Values that persons gave, ascending, each with its person: an empirical distribution function
/// whose sampling unit is the person.
///
/// Infinite values are allowed. Persons without a value do not count.
public struct PersonSample: Equatable, Sendable {
  /// A value and the number of the person who gave it.
  public struct Item: Equatable, Sendable {
    public var value: Double
    public var person: Int

    public init(_ value: Double, person: Int) {
      self.value = value
      self.person = person
    }
  }

  /// What counts once: every value, so that whoever gave many counts for more, or every person.
  public enum Weighting: String, CaseIterable, Equatable, Sendable {
    case values
    case persons
  }

  /// Ascending.
  public let values: [Double]
  /// The numbers of the persons who gave values, ascending.
  public let people: [Int]
  /// For each value the place of its person in `people`.
  let owners: [Int32]
  /// How many values each person gave, in the order of `people`.
  let counts: [Int]

  /// Throws for no values, and for one that is not a number, with its position.
  public init(_ items: [Item]) throws(StatisticsError) {
    guard !items.isEmpty else { throw .emptySample }
    if let index = items.firstIndex(where: \.value.isNaN) { throw .notANumber(index: index) }
    // The person decides between equal values, so that the order of the items does not matter.
    let sorted = items.sorted {
      $0.value == $1.value ? $0.person < $1.person : $0.value < $1.value
    }
    let people = Set(items.map(\.person)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(people, people.indices))
    var counts = [Int](repeating: 0, count: people.count)
    var owners: [Int32] = []
    owners.reserveCapacity(sorted.count)
    for item in sorted {
      let place = places[item.person, default: 0]
      counts[place] += 1
      owners.append(Int32(place))
    }
    self.values = sorted.map(\.value)
    self.people = people
    self.owners = owners
    self.counts = counts
  }

  /// The type-7 quantile of all values.
  public func quantile(_ probability: Double) throws(StatisticsError) -> Double {
    try Quantiles.sorted(values, probability: probability)
  }

  /// What one value of each person weighs when a person counts so many times; nil when nobody counts.
  func weights(_ weighting: Weighting, times: [Int]) -> [Double]? {
    var total = 0
    for (count, times) in zip(counts, times) {
      total += times * (weighting == .values ? count : 1)
    }
    guard total > 0 else { return nil }
    return zip(counts, times).map { count, times in
      Double(times) / (Double(total) * (weighting == .values ? 1 : Double(count)))
    }
  }

  /// What one value of each person weighs.
  func weights(_ weighting: Weighting) -> [Double] {
    weights(weighting, times: [Int](repeating: 1, count: people.count)) ?? []
  }

  /// The places of a group of persons as multiplicities: 1 for its members, 0 for the others.
  func multiplicities(of group: Set<Int>) -> [Int] {
    people.map { group.contains($0) ? 1 : 0 }
  }
}

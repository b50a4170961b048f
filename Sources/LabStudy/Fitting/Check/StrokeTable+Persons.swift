extension StrokeTable {
  /// The persons with strokes that count in a check, ascending.
  var checkedPersons: [Int] {
    Set(strokes.filter { CheckedStroke($0) != nil }.map(\.person)).sorted()
  }

  /// The persons of whom some can be held out.
  ///
  /// - Throws: `CheckError.tooFewPersons` for fewer than three: two are left to fit to.
  func personsToHoldOut() throws(CheckError) -> [Int] {
    let persons = checkedPersons
    guard persons.count >= 3 else { throw .tooFewPersons(persons.count, needed: 3) }
    return persons
  }

  /// The strokes of some persons, who are numbered anew in the same order.
  func only(_ kept: Set<Int>) -> StrokeTable {
    let numbers = kept.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices))
    var table = self
    table.persons = numbers.compactMap { persons.indices.contains($0) ? persons[$0] : nil }
    table.strokes = strokes.compactMap { stroke in
      places[stroke.person].map { place in
        var stroke = stroke
        stroke.person = place
        return stroke
      }
    }
    return table
  }
}

/// Numbers for persons and their sessions, in the order in which a file names them first.
struct PersonNumbers {
  /// The names of the persons, in the order of their numbers.
  private(set) var persons: [String] = []
  private var personNumbers: [String: Int] = [:]
  private var sessionNumbers: [StrokeName: Int] = [:]
  private var sessionsOfPerson: [Int] = []

  mutating func person(_ name: String) -> Int {
    if let number = personNumbers[name] { return number }
    personNumbers[name] = persons.count
    persons.append(name)
    sessionsOfPerson.append(0)
    return persons.count - 1
  }

  /// The number of a session among those of its person.
  mutating func session(_ session: String, of person: String) -> Int {
    let key = StrokeName(person: person, session: session, stroke: "")
    if let number = sessionNumbers[key] { return number }
    let person = self.person(person)
    let number = sessionsOfPerson[person]
    sessionsOfPerson[person] += 1
    sessionNumbers[key] = number
    return number
  }
}

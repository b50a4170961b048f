/// How a stroke is called in a file: person, session and stroke as they stand there.
public struct StrokeName: Sendable, Hashable {
  public var person: String
  public var session: String
  public var stroke: String

  public init(person: String, session: String, stroke: String) {
    self.person = person
    self.session = session
    self.stroke = stroke
  }
}

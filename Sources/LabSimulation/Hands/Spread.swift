/// How a quantity varies at the three levels: between persons, between the sessions of a person,
/// and between the strokes of a session.
///
/// SDs of normal deviations, in degrees for angles and as natural logarithms for lengths and
/// durations; for angles the stroke level is the scale of a Student t with the grip's degrees of freedom.
public struct Spread: Sendable, Hashable, Codable {
  public var person: Double
  public var session: Double
  public var stroke: Double

  public init(_ person: Double, _ session: Double, _ stroke: Double) {
    self.person = person
    self.session = session
    self.stroke = stroke
  }

  /// The SD of the sum of the three levels when all are normal.
  public var total: Double {
    (person * person + session * session + stroke * stroke).squareRoot()
  }

  /// The same proportions of the variances with another total.
  public func scaled(toTotal total: Double) -> Spread {
    let factor = total / self.total
    return Spread(person * factor, session * factor, stroke * factor)
  }
}

/// The variance of a measure split into persons, their sessions, and strokes within sessions.
///
/// Henderson's first method for an unbalanced nested design (Searle, Casella and McCulloch 1992).
/// With a persons, b sessions, N strokes, n_i strokes of a person and n_ij of a session:
/// - mean squares MS_P on a - 1, MS_S on b - a and MS_E on N - b degrees of freedom;
/// - k1 = (N - Σ n_ij²/n_i) / (b - a), k2 = (Σ n_ij²/n_i - Σ n_ij²/N) / (a - 1),
///   k3 = (N - Σ n_i²/N) / (a - 1);
/// - var_E = MS_E, var_S = (MS_S - MS_E) / k1, var_P = (MS_P - MS_E - k2 var_S) / k3.
///
/// Estimates may be negative and are reported as they are; the standard deviations are cut at 0.
/// What the design cannot tell apart is nothing, and is contained in the next level outwards:
/// - one session for every person: no session variance, the person variance contains it;
/// - one stroke in every session: no stroke variance, the session variance contains it (and the
///   person variance both, when also every person has one session).
public struct NestedComponents: Equatable, Sendable {
  /// Persons and sessions with strokes.
  public let persons: Int
  public let sessions: Int
  public let strokes: Int
  /// The mean of all strokes.
  public let mean: Double
  public let personMeanSquare: Double
  public let sessionMeanSquare: Double?
  public let strokeMeanSquare: Double?
  public let k1: Double?
  public let k2: Double
  public let k3: Double
  public let personVariance: Double
  public let sessionVariance: Double?
  public let strokeVariance: Double?

  public var personDeviation: Double { max(0, personVariance).squareRoot() }
  public var sessionDeviation: Double? { sessionVariance.map { max(0, $0).squareRoot() } }
  public var strokeDeviation: Double? { strokeVariance.map { max(0, $0).squareRoot() } }

  /// The largest magnitude of a value, 1e100: squares and their sums stay finite.
  public static let largestValue = 1e100

  /// Takes the strokes of the sessions of the persons.
  ///
  /// Empty sessions and persons do not count. Linear in strokes.
  ///
  /// Throws for a value that is not finite or beyond `largestValue` (with its position among all
  /// strokes), and for fewer than two persons.
  public init(_ values: [[[Double]]]) throws(StatisticsError) {
    let flat = values.joined().joined()
    for (index, value) in flat.enumerated() where !(abs(value) <= Self.largestValue) {
      throw .value(value, index: index)
    }
    let people = values.map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
    guard people.count >= 2 else { throw .tooFewPersons(people.count) }
    persons = people.count
    sessions = people.reduce(0) { $0 + $1.count }
    strokes = people.joined().reduce(0) { $0 + $1.count }
    let size = Double(strokes)
    // Deviations from some value of the data lose no digits to a common offset.
    let origin = people[0][0][0]
    let offset = people.joined().joined().reduce(0) { $0 + ($1 - origin) } / size
    mean = origin + offset

    var (between, inner, within) = (0.0, 0.0, 0.0)
    var (personSquares, sessionSquares, sessionShares) = (0.0, 0.0, 0.0)
    for person in people {
      let own = Double(person.reduce(0) { $0 + $1.count })
      let centre = person.joined().reduce(0) { $0 + ($1 - origin) } / own
      between += own * (centre - offset) * (centre - offset)
      personSquares += own * own
      for session in person {
        let count = Double(session.count)
        let middle = session.reduce(0) { $0 + ($1 - origin) } / count
        inner += count * (middle - centre) * (middle - centre)
        within += session.reduce(0) {
          let deviation = $1 - origin - middle
          return $0 + deviation * deviation
        }
        sessionSquares += count * count
        sessionShares += count * count / own
      }
    }

    let freedom = Double(persons - 1)
    personMeanSquare = between / freedom
    k2 = (sessionShares - sessionSquares / size) / freedom
    k3 = (size - personSquares / size) / freedom
    strokeMeanSquare = strokes > sessions ? within / Double(strokes - sessions) : nil
    strokeVariance = strokeMeanSquare
    let stroke = strokeMeanSquare ?? 0
    if sessions > persons {
      let degrees = Double(sessions - persons)
      let square = inner / degrees
      let factor = (size - sessionShares) / degrees
      sessionMeanSquare = square
      k1 = factor
      let session = (square - stroke) / factor
      sessionVariance = session
      personVariance = (personMeanSquare - stroke - k2 * session) / k3
    } else {
      sessionMeanSquare = nil
      k1 = nil
      sessionVariance = nil
      personVariance = (personMeanSquare - stroke) / k3
    }
  }
}

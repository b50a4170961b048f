import LabStatistics

/// One Student t about a heading, wound around the circle: a bump of a `DirectionDensity`.
///
/// What reaches beyond the turns that are added up is spread over the circle, so that a bump of any
/// width has its whole share.
struct DirectionBump {
  /// In degrees counter-clockwise from right, 0 up to 360.
  let heading: Double
  /// In degrees.
  let scale: Double
  /// The share of the part that is a Student, over the scale.
  private let height: Double
  /// Probability per degree of what is spread.
  let evenly: Double
  private let turns: Int
  private let student: StudentDensity

  /// So many scales from the heading a Student is even enough to be spread, unless that takes more than
  /// `mostTurns`.
  private static let reach = 9.0
  private static let mostTurns = 3
  /// A Student whose scale is a whole turn is even to a thousandth, with the heaviest tails of a grip.
  private static let even = 360.0
  /// Below so many degrees of freedom a turn is always added on each side.
  private static let heavy = 4.0

  init(
    share: Double, heading: Double, scale: Double, _ student: StudentDensity
  ) throws(StatisticsError) {
    let turned = heading.truncatingRemainder(dividingBy: 360)
    self.heading = turned < 0 ? turned + 360 : turned
    self.scale = scale
    self.student = student
    let needed = ((Self.reach * scale / 180 - 1) / 2).rounded(.up)
    let least = student.degreesOfFreedom < Self.heavy ? 1.0 : 0
    turns = Int(min(max(needed, least), Double(Self.mostTurns)))
    let edge = Double(2 * turns + 1) * 180 / scale
    let isEven = scale >= Self.even
    let beyond =
      isEven
      ? 1 : 2 * (try Quantiles.studentTail(edge, degreesOfFreedom: student.degreesOfFreedom))
    height = isEven ? 0 : share / scale
    evenly = share * beyond / 360
  }

  /// Probability per degree at a heading, without what is spread.
  func density(at heading: Double) -> Double {
    guard height > 0 else { return 0 }
    var turn = (heading - self.heading).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var sum = 0.0
    for round in -turns...turns { sum += student((turn + 360 * Double(round)) / scale) }
    return height * sum
  }
}

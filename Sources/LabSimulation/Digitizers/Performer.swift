/// One person at one stroke of a conflict: makes the movements that a task consists of and puts them
/// together.
///
/// Movements are numbered; each has draws of its own, so that another length of the first moves
/// nothing of the second. Times that people take are log-normal with a level each for persons and
/// strokes, and are numbered too.
public struct Performer: Sendable {
  private var finger: Finger
  private let sessions: Int
  private let strokesPerSession: Int
  private let intents: Int
  /// Whose stroke it is; set by `take`.
  public private(set) var address = StrokeAddress(person: 0, session: 0, stroke: 0)
  /// What is meant, as a place among the intents of the conflict.
  public private(set) var intent = 0
  /// The plan of the longest movement since the stroke was taken up.
  public private(set) var plan = StrokePlan()

  /// - Parameter intents: how many intents take turns.
  public init(
    _ finger: Finger, sessions: Int, strokesPerSession: Int, intents: Int
  ) {
    self.finger = finger
    self.sessions = sessions
    self.strokesPerSession = strokesPerSession
    self.intents = intents
  }

  mutating func detach() { finger.detach() }

  /// Takes up the stroke of a number, counted over all persons.
  mutating func take(_ number: Int) {
    let (session, stroke) = number.quotientAndRemainder(dividingBy: strokesPerSession)
    let (person, sessionOfPerson) = session.quotientAndRemainder(dividingBy: sessions)
    address = StrokeAddress(person: person, session: sessionOfPerson, stroke: stroke)
    intent = stroke % intents
    plan = StrokePlan()
  }

  /// Points per millimetre of the screen.
  public var pointsPerMillimetre: Double { finger.pointsPerMillimetre }

  // MARK: Movements

  /// A stroke from touch-down to lift.
  ///
  /// - Parameters:
  ///   - axis: whose classes and tilts it has: vertical for scrolls, horizontal for page turns.
  ///   - direction: on the screen; nil for the shares of the hand's settings.
  ///   - strokes: in place of a class of the population.
  ///   - start: where the finger comes down, anywhere in it.
  ///   - part: the number of the movement.
  public mutating func stroke(
    along axis: Axis, _ direction: Direction? = nil, as strokes: StrokeClass? = nil,
    from start: Rect, part: Int = 0
  ) -> Touches {
    var made = SyntheticStroke()
    finger.make(
      address,
      StrokeTask(
        axis == .vertical ? .scroll : .page, index: address.stroke / intents,
        direction: direction, as: strokes, from: start, part: part),
      into: &made)
    if made.plan.chord >= plan.chord { plan = made.plan }
    return made.touches
  }

  /// A tap whose finger slips a little: `StrokeClass.tapWithSlip`.
  public mutating func tap(in area: Rect, part: Int = 0) -> Touches {
    stroke(along: .vertical, as: .tapWithSlip, from: area, part: part)
  }

  /// A finger that rests in a place for so many milliseconds, creeping as `StrokeClass.hold` does.
  public mutating func hold(
    in area: Rect, for duration: Double, part: Int = 0
  ) -> Touches {
    var strokes = StrokeClass.hold
    let cut = Swift.max(StrokeClass.durationRange.lowerBound, duration)
    strokes.durationLimits = StrokeClass.Bounds(cut, cut)
    return stroke(along: .vertical, as: strokes, from: area, part: part)
  }

  // MARK: What people draw

  /// A time in ms that people take: log-normal about a median.
  ///
  /// - Parameters:
  ///   - number: which of the times of this conflict, from 0: a person who is slow in one need not be slow
  ///     in another one.
  ///   - spread: log SD; half of its variance is of persons, half of strokes.
  public func time(_ number: Int, median: Double, spread: Double) -> Double {
    let person = Self.normal(number, .person(address.person, seed: finger.seed))
    let stroke = Self.normal(number, .stroke(address, seed: finger.seed))
    return median * Mathematics.exp(spread * 0.5.squareRoot() * (person + stroke))
  }

  /// A uniform number from [0, 1) of this stroke.
  public func chance(_ number: Int) -> Double {
    var stream = Self.stream(number, .stroke(address, seed: finger.seed))
    return stream.uniform()
  }

  /// The moment at which the system takes the touch away, as a share of the contact; nil when it does not.
  ///
  /// - Parameter share: of strokes that are cancelled.
  func cancel(share: Double) -> Double? {
    var stream = StreamKey.stroke(address, seed: finger.seed).stream(.cancel)
    let (chance, moment) = (stream.uniform(), stream.uniform())
    return chance < share ? moment : nil
  }

  private static func stream(_ number: Int, _ key: StreamKey) -> Xoshiro256 {
    key.task(number).stream(.task)
  }

  private static func normal(_ number: Int, _ key: StreamKey) -> Double {
    var stream = stream(number, key)
    return stream.normal()
  }
}

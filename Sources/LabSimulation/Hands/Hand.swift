/// Decides what each stroke is to do: aim, class, length, time, angle, curve and touch-down.
///
/// Everything is decided in the frame of the right hand; a left hand is mirrored at the very end,
/// which is what makes the two exact images of each other.
struct Hand: Sendable {
  let seed: UInt64
  let settings: HandSettings
  private(set) var population: Population
  let geometry: FingerGeometry
  let startArea: Rect
  let mirroredStartArea: Rect
  private var person: (number: Int, effects: PersonEffects)?
  private var session: (number: Int, effects: LevelEffects)?

  init(seed: UInt64, settings: HandSettings, population: Population, geometry: FingerGeometry) {
    self.seed = seed
    self.settings = settings
    self.population = population
    self.geometry = geometry
    startArea = geometry.startArea
    mirroredStartArea = geometry.mirroredStartArea
  }

  /// Gives this value memory of its own, see `Finger.detach()`.
  mutating func detach() {
    population.grips = population.grips.map(\.self)
    population.scrollClasses = population.scrollClasses.map(\.self)
    population.pageClasses = population.pageClasses.map(\.self)
  }

  /// - Parameter given: what the stroke is to do; what its address says if nil.
  mutating func plan(
    _ address: StrokeAddress, _ given: StrokeTask? = nil
  ) -> (aim: Aim, plan: StrokePlan, movement: Movement) {
    let task = given ?? StrokeTask(address)
    let person = effects(ofPerson: address.person)
    let grip = population.grips[person.grip].value
    let session = effects(ofSession: address.session, person: address.person, grip)
    let key = StreamKey.stroke(address, seed: seed, part: task.part)
    let direction =
      task.direction.map { grip.isMirrored ? $0.mirrored : $0 }
      ?? self.direction(task.intent, key, isMirrored: grip.isMirrored)
    let strokes = task.strokes ?? strokeClass(task.intent, key)

    var lengths = key.stream(.length)
    let lengthDeviate = lengths.normal()
    let chord = self.chord(of: strokes, person.level, session, lengthDeviate)
    let duration = self.duration(
      of: strokes, person.level, session, key, lengthDeviate, chord: chord, task.index)
    let rest = self.rest(of: strokes, key, duration: duration)
    let contact = self.contact(of: strokes, key, duration: duration - rest)

    let course = self.course(
      direction, grip, person.level, session, key, task.index,
      scale: person.unevenness
        * grip.lengthScale(chord / (strokes.chord * geometry.pointsPerMillimetre)),
      isDirected: strokes.isDirected)
    let path = self.path(
      person, session, grip, key, chord: chord, course, along: direction)
    let displacement = Vector(
      chord * Mathematics.cos(course.heading), -chord * Mathematics.sin(course.heading))
    let start = touchDown(key, displacement, isMirrored: grip.isMirrored, in: task.start)

    var plan = StrokePlan()
    plan.grip = grip.name
    plan.strokeClass = strokes.name
    plan.isContaminated = course.isContaminated
    plan.tilt = grip.isMirrored ? course.mirroredTilt : course.tilt
    plan.angle = course.angle ?? Self.degreesFromHorizontal(displacement)
    plan.chord = chord
    plan.duration = duration
    plan.start =
      grip.isMirrored ? Vector(geometry.mirrorSum - start.x, start.y) : start
    plan.displacement =
      grip.isMirrored ? Vector(-displacement.x, displacement.y) : displacement
    let aim = Aim(
      intent: task.intent, direction: grip.isMirrored ? direction.mirrored : direction,
      turn: task.intent == .page && strokes.asksForTurn)
    let movement = Movement(
      key: key, contact: contact, duration: duration, rest: rest, path: path, start: start,
      jitter: settings.jitter, micro: micro(person, grip),
      pointsPerMillimetre: geometry.pointsPerMillimetre, isMirrored: grip.isMirrored)
    return (aim, plan, movement)
  }
}

// MARK: - Persons and sessions

extension Hand {
  private mutating func effects(ofPerson number: Int) -> PersonEffects {
    if let person, person.number == number { return person.effects }
    let effects = PersonEffects(.person(number, seed: seed), of: population)
    person = (number, effects)
    session = nil
    return effects
  }

  private mutating func effects(
    ofSession number: Int, person: Int, _ grip: Grip
  ) -> LevelEffects {
    if let session, session.number == number { return session.effects }
    let effects = LevelEffects(
      .session(number, person: person, seed: seed), of: grip)
    session = (number, effects)
    return effects
  }
}

extension Direction {
  /// The direction seen in a vertical mirror.
  fileprivate var mirrored: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}

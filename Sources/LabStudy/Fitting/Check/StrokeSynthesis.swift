import LabSimulation

/// Makes and measures synthetic strokes by the design of recorded ones.
public struct StrokeSynthesis: Sendable {
  /// The screen; its density must be that by which the recorded strokes were turned into points.
  public var geometry: FingerGeometry
  /// Without population, and without the shares of directions, which the recording gives.
  public var hand: HandSettings
  public var seed: UInt64
  /// How many persons are wanted: rounded up so that each recorded person has as many copies.
  public var persons: Int

  /// Many, as persons differ by more than strokes do: with 400 an error curve was off by 2 points through
  /// their choice alone.
  public static let defaultPersons = 10_000
  /// Strokes of all persons together, about.
  ///
  /// Each draws as large a part of what the recorded person drew; few persons draw all of it, and so do
  /// any without this number. Default 200,000.
  public var strokes: Int? = 200_000
  /// More persons who draw all of their strokes would tell nothing new.
  private static let wholePersons = 400

  /// The same with persons who draw all that the recorded ones drew, and fewer of them.
  var whole: StrokeSynthesis {
    var whole = self
    whole.strokes = nil
    whole.persons = min(persons, Self.wholePersons)
    return whole
  }

  public init(
    geometry: FingerGeometry, hand: HandSettings = HandSettings(),
    seed: UInt64 = Scenario.defaultSeed, persons: Int = defaultPersons
  ) {
    self.geometry = geometry
    self.hand = hand
    self.seed = seed
    self.persons = persons
  }

  /// A scenario's screen and hand.
  public init(_ scenario: Scenario, persons: Int = defaultPersons) {
    self.init(
      geometry: FingerGeometry(
        screen: scenario.screen, startArea: scenario.startArea,
        pointsPerInch: scenario.pointsPerInch),
      hand: scenario.hand, seed: scenario.seed, persons: persons)
  }

  /// Persons per task.
  private static let blockSize = 8

  /// Makes the strokes of the people, measured by the code that measured the recorded ones.
  ///
  /// The same for any number of jobs.
  ///
  /// - Parameter progress: hears how many more persons are done.
  public func strokes(
    of people: CheckedPopulation, as table: StrokeTable, jobs: Int,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> StrokeTable {
    let design = StrokeDesign(table)
    let copies = design.copies(for: persons)
    let count = copies * design.persons.count
    let stride = strokes.map { design.stride(copies: copies, strokes: $0) } ?? 1
    // Faults of the settings are thrown here, not by the first of the tasks.
    _ = try finger(people, share: 1)
    let block = { @Sendable (number: Int) in
      number * Self.blockSize..<min(count, (number + 1) * Self.blockSize)
    }
    let made = try await OrderedTasks.run(
      (count + Self.blockSize - 1) / Self.blockSize, jobs: jobs, done: { progress(block($0).count) }
    ) { number in
      try strokes(of: block(number), people, design, stride: stride)
    }
    return StrokeTable(
      strokes: Array(made.joined()), persons: (0..<count).map { "\($0)" },
      isRaw: true)
  }

  /// A finger all of whose scrolls go up and pages left (share 1), or down and right (share 0).
  ///
  /// The direction is a draw of its own, so the two make the same strokes in all else.
  private func finger(_ people: CheckedPopulation, share: Double) throws -> Finger {
    var hand = hand
    hand.up = share
    hand.left = share
    return try Finger(
      seed: seed, hand: hand, digitizer: people.device, geometry: geometry,
      population: people.population)
  }

  private func strokes(
    of persons: Range<Int>, _ people: CheckedPopulation, _ design: StrokeDesign, stride: Int
  ) throws -> [MeasuredStroke] {
    var (towards, away) = (try finger(people, share: 1), try finger(people, share: 0))
    var stroke = SyntheticStroke()
    var strokes: [MeasuredStroke] = []
    for person in persons {
      for slot in design.slots(ofPerson: person, stride: stride) {
        let address = StrokeAddress(
          person: person, session: slot.session, intent: slot.intent, index: slot.index)
        switch slot.direction {
        case .up, .left: towards.make(address, into: &stroke)
        case .down, .right: away.make(address, into: &stroke)
        }
        strokes.append(
          MeasuredStroke(
            person: person, session: slot.session, intent: slot.intent,
            direction: slot.direction, measures: StrokeMeasures(stroke.touches)))
      }
    }
    return strokes
  }
}

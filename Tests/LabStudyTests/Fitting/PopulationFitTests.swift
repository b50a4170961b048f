import LabSimulation
import Testing

@testable import LabStudy

@Suite("Fitting a population")
struct PopulationFitTests {
  private func fit(
    _ table: StrokeTable, _ preset: Population = .touchalyticsMix, jobs: Int = 2
  ) async throws -> FittedPopulation {
    try await FitSetup.quick(preset).fit(table, jobs: jobs)
  }

  private func value(_ key: String, in fitted: FittedPopulation) throws -> FittedValue {
    try #require(fitted.values.first { $0.key.hasSuffix(key) })
  }

  @Test("what the strokes cannot tell keeps the preset's number and says why")
  func refusals() async throws {
    let truth = try FitSetup.truths()[0].truth
    // Scrolls of five persons in one session each, as summaries.
    let table = try FitSetup.strokes(
      of: truth, persons: 5, sessions: 1, perIntent: 30, seed: 1, isRaw: false, intents: [.scroll])
    let fitted = try await fit(table)
    let left = try value("leftElevation", in: fitted)
    #expect(left.source == .kept("no strokes to the left"))
    #expect(left.value == Population.touchalyticsMix.grips[0].value.leftElevation)
    #expect(left.interval == nil)
    #expect(
      try value("verticalSpread.person", in: fitted).source
        == .kept("5 persons are fewer than 8"))
    #expect(try value("sway", in: fitted).source == .kept("summaries have no samples"))
    #expect(
      try value("deliveryHz", in: fitted).source == .kept("summaries have no samples"))
    #expect(
      try value("tails", in: fitted).sourceText
        == "kept: \(fitted.strokes) strokes are fewer than 200")
    // The preset's spread of persons stands, and does not contain the sessions'.
    let session = try value("verticalSpread.session", in: fitted)
    #expect(session.value == Population.touchalyticsMix.grips[0].value.verticalSpread.session)
    #expect(session.source == .kept("one session per person"))
    #expect(try value("upTilt", in: fitted).source == .fitted)
  }

  @Test("the spread of persons who drew one session each contains that of sessions")
  func contained() async throws {
    let truth = try FitSetup.truths()[0].truth
    let table = try FitSetup.strokes(
      of: truth, persons: 9, sessions: 1, perIntent: 10, seed: 1, isRaw: false, intents: [.scroll])
    let session = try value("verticalSpread.session", in: try await fit(table))
    #expect(session.value == 0)
    #expect(
      session.source == .contained("one session per person, whose spread contains it"))
  }

  @Test("the result does not depend on the number of jobs")
  func jobs() async throws {
    let truth = try FitSetup.truths()[1].truth
    let table = try FitSetup.strokes(of: truth, persons: 8, sessions: 2, perIntent: 8, seed: 3)
    var quick = FitSetup.quick(.rightThumb)
    quick.rounds = 2
    let one = try await quick.fit(table, jobs: 1)
    let three = try await quick.fit(table, jobs: 3)
    #expect(one.text == three.text)
    #expect(one.values == three.values)
  }

  @Test("a left hand's strokes give the numbers that their mirror image gives a right hand")
  func mirror() throws {
    let truth = try FitSetup.truths()[1].truth
    let table = try FitSetup.strokes(of: truth, persons: 3, sessions: 1, perIntent: 10, seed: 9)
    func lens(_ isMirrored: Bool) -> FitLens {
      FitLens(pointsPerMillimetre: 6, radius: 62, isMirrored: isMirrored, interval: 11)
    }
    for stroke in table.strokes {
      var mirrored = stroke
      mirrored.measures.displacement.x.negate()
      mirrored.measures.deviation?.negate()
      mirrored.measures.skew?.negate()
      let right = try #require(FitStroke(stroke, lens(false)))
      let left = try #require(FitStroke(mirrored, lens(true)))
      #expect(left.direction == right.direction)
      #expect(abs(left.angle - right.angle) < 1e-9)
      #expect(abs((left.bend ?? 0) - (right.bend ?? 0)) < 1e-9)
      #expect(abs((left.sway ?? 0) + (right.sway ?? 0)) < 1e-9)
    }
  }

  @Test(
    "angles have the signs of a grip",
    arguments: [
      (Vector(10, -100), Intent.scroll, Direction.up, 5.710_593),
      (Vector(-10, 100), Intent.scroll, Direction.down, 5.710_593),
      (Vector(-100, 10), Intent.page, Direction.left, -5.710_593),
      (Vector(100, -10), Intent.page, Direction.right, 5.710_593),
    ])
  func signs(displacement: Vector, intent: Intent, direction: Direction, angle: Double) throws {
    let lens = FitLens(pointsPerMillimetre: 6, radius: 62, isMirrored: false, interval: nil)
    let stroke = try #require(
      FitStroke(
        MeasuredStroke(
          person: 0, session: 0, intent: intent, direction: direction,
          measures: StrokeMeasures(displacement: displacement, duration: 100)), lens))
    #expect(stroke.direction == direction)
    #expect(abs(stroke.angle - angle) < 1e-6)
  }

  @Test("everybody counted twice gives the same means, scales and shares")
  func multiplicities() throws {
    let truth = try FitSetup.truths()[0].truth
    let table = try FitSetup.strokes(of: truth, persons: 8, sessions: 2, perIntent: 8, seed: 3)
    let moments = try FitSample(
      table.strokes.compactMap {
        FitStroke(
          $0, FitLens(pointsPerMillimetre: 6, radius: 62, isMirrored: false, interval: 17))
      }, persons: 8)
    // Every person twice is the same people, apart from what is divided by one person less.
    let once = try moments.moments([Int](repeating: 1, count: 8))
    let twice = try moments.moments([Int](repeating: 2, count: 8))
    for statistic in [
      FitStatistic.tilt(.up), .tilt(.left), .chord(.page), .duration(.scroll), .arc,
      .stroke(.vertical), .lengthExponent, .contamination, .rate,
    ] {
      let (a, b) = (try #require(once[statistic]), try #require(twice[statistic]))
      #expect(abs(a - b) <= 1e-9 * max(abs(a), 1), "\(statistic)")
    }
  }

  @Test("mixtures and single persons are refused")
  func refused() async throws {
    let truth = try FitSetup.truths()[0].truth
    let table = try FitSetup.strokes(of: truth, persons: 1, sessions: 1, perIntent: 5, seed: 3)
    await #expect(throws: FitError.tooFewPersons(1)) { try await fit(table) }
    await #expect(
      throws: FitError.mixture(preset: "everyday", choices: PopulationFit.presets)
    ) { try await fit(table, .everyday) }
    #expect(!PopulationFit.presets.contains("everyday"))
    #expect(PopulationFit.presets.contains(PopulationFit.defaultPreset))
  }

  /// Ten persons of 40 strokes: up, down, left and right in turn.
  private func lattice(
    _ stroke: (_ person: Int, _ index: Int) -> (lean: Double, size: Double)
  ) -> StrokeTable {
    CheckSetup.table(
      (0..<400).map { index in
        let (lean, size) = stroke(index / 40, index % 40 / 4)
        let places = [
          (Intent.scroll, 5.3 + lean, -60.7), (.scroll, 5.3 + lean, 60.7),
          (.page, -60.7, 5.3 + lean), (.page, 60.7, 5.3 - lean),
        ]
        let (intent, x, y) = places[index % 4]
        return CheckSetup.stroke(
          person: index / 40, session: index / 20 % 2, intent, x: x * size, y: y * size,
          duration: 133.7 * size)
      })
  }

  @Test(
    "persons whose own strokes are all alike give no correlation, which would be whole and sure")
  func alikePersons() async throws {
    let fitted = try await fit(lattice { person, _ in (1.7 * Double(person), 1) })
    for key in ["leftRightCorrelation", "verticalLeftCorrelation"] {
      let value = try value(key, in: fitted)
      #expect(value.source == .kept("the strokes are too much alike to tell it"))
      #expect(value.interval == nil)
    }
    // Within each session chord and duration differ by rounding at most.
    let correlations = fitted.values.filter { $0.key.hasSuffix("chordDurationCorrelation") }
    #expect(correlations.count == 2)
    #expect(correlations.allSatisfy { $0.source != .fitted })
    #expect(
      fitted.origin == PopulationOrigin(persons: 10, scrolls: 200, pages: 200, isRaw: false))
  }

  @Test("durations that follow from the chords, alike for all, give no correlation")
  func alikeStrokes() async throws {
    let fitted = try await fit(lattice { _, index in (0, 1 + 0.1 * Double(index % 5)) })
    let correlations = fitted.values.filter { $0.key.hasSuffix("chordDurationCorrelation") }
    #expect(correlations.count == 2)
    for value in correlations {
      #expect(value.source == .kept("the strokes are too much alike to tell it"))
    }
  }

  @Test("the end of a range is its least and its greatest number")
  func ends() {
    let kind = ParameterKind.number(-0.99...0.99, unit: "", words: [:])
    #expect([-0.99, 0.99].allSatisfy(kind.isEnd))
    #expect(![-0.9899, 0, 0.5].contains(where: kind.isEnd))
    #expect(ParameterKind.integer(1...3).isEnd(3))
    #expect(!ParameterKind.flag.isEnd(0))
  }
}

import LabSimulation
import LabStudy
import Testing

/// Files by their paths.
private struct Files {
  var texts: [String: String]

  struct Missing: Error, Equatable {
    var path: String
  }

  func read(_ path: String) throws -> [UInt8] {
    guard let text = texts[path] else { throw Missing(path: path) }
    return Array(text.utf8)
  }

  func scenario(_ path: String, population: String? = nil) throws -> Scenario {
    try Scenario(try read(path), file: path, population: population, read: read)
  }
}

/// A scenario with this hand.
private func text(_ hand: String, _ more: String = "") -> String {
  "{ strategies: ['native'],\n hand: { \(hand) }, \(more) }"
}

@Suite("Scenarios that name people")
struct ScenarioPeopleTests {
  private func scenario(_ hand: String, _ more: String = "") throws -> Scenario {
    try Scenario(Array(text(hand, more).utf8), file: "x.json5")
  }

  private func value(_ key: String, in scenario: Scenario) -> String? {
    scenario.conditions.first { $0.key == key }?.value
  }

  // MARK: Files

  @Test("a path is seen from the folder of the scenario, a rooted one from the root")
  func paths() throws {
    let people = "{ name: 'ours', from: 'index' }"
    let files = Files(texts: [
      "lab/a.json5": text("population: 'people/ours.json5'"), "lab/people/ours.json5": people,
      "-": text("population: './ours'"), "./ours": people,
      "lab/b.json5": text("population: '/ours.json5'"), "/ours.json5": people,
      "c.json5": "{ strategies: ['native'], 'hand.population': 'ours.json5' }",
      "ours.json5": people,
    ])
    for path in ["lab/a.json5", "-", "lab/b.json5", "c.json5"] {
      let scenario = try files.scenario(path)
      #expect(scenario.population?.grips.map(\.value.name) == ["index"], "\(path)")
      #expect(scenario.populationName == "ours")
      #expect(value("hand.population", in: scenario) == "ours")
    }
  }

  @Test("a registered name stays a name")
  func names() throws {
    let files = Files(texts: ["a.json5": text("population: 'index'"), "index": "{"])
    #expect(try files.scenario("a.json5").population == .index)
    // Standard input is for the command line to name.
    #expect(throws: InputError.self) {
      try Files(texts: ["a.json5": text("population: '-'"), "-": "{}"]).scenario("a.json5")
    }
  }

  @Test("a fault of the file stands behind the place that names it")
  func faults() throws {
    let files = Files(texts: [
      "lab/a.json5": text("population: 'ours.json5'"),
      "lab/ours.json5": "{ from: 'index',\n set: { grips: { indx: {} } } }",
      "lab/b.json5": text("population: 'none.json5'"),
    ])
    let fault = try #require(throws: NamedFileError.self) { try files.scenario("lab/a.json5") }
    #expect(
      "\(fault)".hasPrefix(
        "lab/a.json5:2:22: hand.population: lab/ours.json5:2:18: unknown key \"indx\""), "\(fault)")
    #expect(fault.fault is InputError)
    let missing = try #require(throws: NamedFileError.self) { try files.scenario("lab/b.json5") }
    #expect(missing.fault as? Files.Missing == Files.Missing(path: "lab/none.json5"))
    #expect(missing.place == "lab/b.json5:2:22: hand.population")
  }

  @Test("where nothing can be read a file is refused at its place")
  func unreadable() throws {
    let error = try #require(throws: InputError.self) {
      try scenario("population: 'ours.json5'")
    }
    #expect(error.description.hasPrefix("x.json5:2:22: hand.population: no file can be read"))
  }

  @Test("what the command names takes the place of the scenario's people")
  func override() throws {
    let files = Files(texts: [
      "a.json5": text("population: 'missing.json5'"), "b.json5": text("population: 'index'"),
      "ours.json5": "{ name: 'ours', from: 'left_thumb' }",
    ])
    #expect(try files.scenario("a.json5", population: "right_thumb").population == .rightThumb)
    let ours = try files.scenario("b.json5", population: "ours.json5")
    #expect(ours.populationName == "ours")
    #expect(ours.people?.population.grips == Population.leftThumb.grips)
    let unknown = try #require(throws: UnknownPopulation.self) {
      try files.scenario("b.json5", population: "indx")
    }
    #expect(unknown.description.contains("did you mean index?"))
  }

  @Test("the device of a file is the default, and keys of the scenario win")
  func device() throws {
    let files = Files(texts: [
      "a.json5": text("population: 'ours.json5'", "device: { noise: 0.5 }"),
      "ours.json5": "{ device: { scanHz: 60, deliveryHz: 60, noise: 0.2, doubled: 0 } }",
    ])
    let scenario = try files.scenario("a.json5")
    #expect(scenario.device.scanHz == 60)
    #expect(scenario.device.noise == 0.5)
    #expect(scenario.device.doubled == 0)
    #expect(scenario.device.clockJitter == DigitizerSettings().clockJitter)
    #expect(value("device.scanHz", in: scenario) == "60")
  }

  // MARK: Numbers

  @Test("a number of the population is set, and stands among the conditions")
  func numbers() throws {
    let scenario = try scenario(
      """
      population: 'right_thumb', adjust: {
        pageClasses: { pageStroke: { chord: 30 } },
        grips: { right_thumb: { upTilt: 9, curve: { radius: 70 } } }, contamination: 0.01 }
      """)
    var expected = Population.rightThumb
    expected.grips[0].value.upTilt = 9
    expected.grips[0].value.curve.radius = 70
    expected.pageClasses[0].value.chord = 30
    expected.contamination = 0.01
    #expect(scenario.population == expected)
    // In the order of the population's table, whatever that of the text.
    #expect(
      scenario.conditions.filter { $0.key.hasPrefix("hand.adjust.") }.map {
        "\($0.key)=\($0.value)"
      }
        == [
          "hand.adjust.contamination=0.01", "hand.adjust.grips.right_thumb.upTilt=9",
          "hand.adjust.grips.right_thumb.curve.radius=70",
          "hand.adjust.pageClasses.pageStroke.chord=30",
        ])
    #expect(scenario.populationName == "right_thumb, adjusted")
  }

  @Test("a scenario that gives none keeps its conditions and its digest")
  func absent() throws {
    let plain = try scenario("population: 'index'")
    #expect(try scenario("population: 'index', adjust: {}").digest == plain.digest)
    #expect(!plain.conditions.contains { $0.key.contains("adjust") })
    #expect(
      try scenario("population: 'index', adjust: { contamination: 0.02 }").digest != plain.digest)
  }

  @Test("the keys are those of this population, with the parts that the scenario gives it")
  func parts() throws {
    let scenario = try scenario(
      "population: 'right_thumb', grips: { index: 1 }, adjust: { grips: { index: { upTilt: 2 } } }")
    #expect(scenario.population?.grips.map(\.value.upTilt) == [2])
    let error = try #require(throws: InputError.self) {
      try self.scenario(
        "population: 'right_thumb', adjust: { grips: { index: { upTilt: 2 } } }")
    }
    #expect(
      error.description.hasPrefix(
        #"x.json5:2:56: unknown key "index" in hand.adjust.grips. Known keys: right_thumb"#),
      "\(error)")
  }

  @Test(
    "faults are named with their place",
    arguments: [
      (
        "population: 'index', adjust: { grips: { index: { upTlt: 9 } } }",
        #"x.json5:2:59: unknown key "upTlt" in hand.adjust.grips.index; did you mean "upTilt"?"#
      ),
      (
        "population: 'index', adjust: { contamination: 2 }",
        "x.json5:2:56: hand.adjust.contamination: 2 is out of range"
      ),
      (
        "population: 'index', adjust: { grips: { index: { share: 0 } } }",
        "hand.adjust.grips.index.share: the shares of grips must add up to more than 0"
      ),
      (
        "population: 'index', adjust: { pageClasses: { pageStroke: { landing: { upper: 0.9 } } } }",
        "hand.adjust.pageClasses.pageStroke.landing.upper: pageClasses.pageStroke.landing.upper < "
          + "pageClasses.pageStroke.lift.lower must hold, and they are 0.9 and 0.75: change one"
      ),
      (
        "population: 'index', contamination: 0, adjust: { contamination: 0.1 }",
        "hand.contamination: hand.adjust.contamination says the same"
      ),
    ])
  func adjustmentFaults(hand: String, message: String) throws {
    let error = try #require(throws: InputError.self) { try scenario(hand) }
    #expect(error.description.contains(message), "\(error)")
  }

  @Test("a given number holds in every replicate")
  func replicates() async throws {
    var scenario = try scenario("population: 'index', adjust: { grips: { index: { upTilt: 9 } } }")
    scenario.people = try PopulationFile(Array("{ from: 'index' }".utf8), file: "")
    for tilt in [1.0, 2] {
      scenario.people?.population.grips[0].value.upTilt = tilt
      #expect(scenario.population?.grips[0].value.upTilt == 9)
    }
  }

  // MARK: Sweeps

  @Test("a number of the population can be swept")
  func sweep() throws {
    let plan = try SweepPlan(
      try scenario("population: 'right_thumb'"), StrategyRow(Native()),
      over: [SweepPlan.Axis(key: "hand.adjust.grips.right_thumb.upTilt", range: "0:10:5")])
    #expect(plan.cells == 3)
    #expect(
      try (0..<3).map { try plan.scenario(of: $0).population?.grips[0].value.upTilt } == [0, 5, 10])
    #expect(Set(try (0..<3).map { try plan.scenario(of: $0).digest }).count == 3)
  }

  @Test("a key of another population is refused, and so is a cell that lacks the part")
  func sweepFaults() throws {
    let index = try scenario("population: 'index'")
    func plan(_ axes: [SweepPlan.Axis]) throws -> SweepPlan {
      try SweepPlan(index, StrategyRow(Native()), over: axes)
    }
    let error = try #require(throws: SweepError.self) {
      try plan([SweepPlan.Axis(key: "hand.adjust.grips.indx.upTilt", range: "1,2")])
    }
    #expect("\(error)".contains("did you mean hand.adjust.grips.index.upTilt?"))
    let mixed = try plan([
      SweepPlan.Axis(key: "hand.population", range: "index,right_thumb"),
      SweepPlan.Axis(key: "hand.adjust.grips.index.upTilt", range: "1,2"),
    ])
    let contradiction = try #require(throws: SweepError.self) { try SweepUnits(mixed) }
    #expect(
      "\(contradiction)".contains("the population right_thumb has no number grips.index.upTilt"),
      "\(contradiction)")
  }

  @Test("a number of the population can be a factor of a sensitivity")
  func factor() throws {
    let factor = try SensitivityFactor(
      "hand.adjust.contamination=0:0.1", scenario: try scenario("population: 'index'"),
      strategy: Native())
    #expect(factor.owner == .scenario)
    #expect(throws: TuneError.self) {
      try SensitivityFactor(
        "hand.adjust.contaminaton=0:0.1", scenario: try scenario("population: 'index'"),
        strategy: Native())
    }
  }
}

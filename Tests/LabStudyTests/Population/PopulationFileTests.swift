import LabSimulation
import LabStudy
import Testing

private func replicates(_ text: String, _ count: Int) -> String {
  "replicates: [" + Array(repeating: text, count: count).joined(separator: ",") + "]"
}

@Suite("Population files")
struct PopulationFileTests {
  private func read(_ text: String) throws -> PopulationFile {
    try PopulationFile(Array(text.utf8), file: "people.json5")
  }

  @Test("an empty file is the default population, and states no uncertainty")
  func defaults() throws {
    let file = try read("{}")
    #expect(file.population == .everyday)
    #expect(file.replicates == [])
  }

  @Test("values replace those of the registered population, and only those")
  func values() throws {
    let file = try read(
      """
      { name: 'ours', from: 'index',
        set: {
          grips: { index: { leftElevation: -20, horizontalSpread: { person: 1.5 } } },
          pageClasses: { pageStroke: { chord: 20, durationSpread: { stroke: 0.1 } } },
        } }
      """)
    var expected = Population.index
    expected.name = "ours"
    expected.grips[0].value.leftElevation = -20
    expected.grips[0].value.horizontalSpread.person = 1.5
    expected.pageClasses[0].value.chord = 20
    expected.pageClasses[0].value.durationSpread.stroke = 0.1
    #expect(file.population == expected)
  }

  @Test("a replicate changes the file's own population")
  func changes() throws {
    let file = try read(
      """
      { from: 'index', set: { grips: { index: { upTilt: 3, downTilt: 4 } } },
        \(replicates("{ grips: { index: { upTilt: 5 } } }", 41)) }
      """)
    #expect(file.replicates.count == 41)
    #expect(file.replicates.allSatisfy { $0.grips[0].value.upTilt == 5 })
    #expect(file.replicates.allSatisfy { $0.grips[0].value.downTilt == 4 })
  }

  @Test("the device is kept as it is given, key by key")
  func device() throws {
    #expect(try read("{}").device == [])
    #expect(
      try read("{ device: { noise: 0.2, scanHz: '100Hz' } }").device == [
        Setting("scanHz", .number(100)), Setting("noise", .number(0.2)),
      ])
  }

  @Test(
    "every number of every registered population can be set, and reaches its own place",
    arguments: Populations.all)
  func everyNumber(population: Population) throws {
    for parameter in population.parameters {
      var changed = population
      let range: ClosedRange<Double>
      switch parameter.kind {
      case .number(let numbers, _, _): range = numbers
      case .integer(let numbers): range = Double(numbers.lowerBound)...Double(numbers.upperBound)
      default:
        Issue.record("\(parameter.key) is no number")
        continue
      }
      guard case .number(let value) = parameter.value(in: population) else {
        Issue.record("\(parameter.key) has no number")
        continue
      }
      let other = value == range.upperBound ? range.lowerBound : range.upperBound
      try parameter.set(.number(other), in: &changed)
      #expect(parameter.value(in: changed) == .number(other), "\(parameter.key)")
      #expect(changed.canonicalText != population.canonicalText, "\(parameter.key)")
    }
    #expect(Set(population.parameters.map(\.key)).count == population.parameters.count)
  }

  @Test(
    "faults are named with their place",
    arguments: [
      (
        "{ from: 'everybody' }",
        #"people.json5:1:9: from: unknown word "everybody"; did you mean "everyday"?"#
      ),
      (
        "{ set: { grips: { right_thum: { upTilt: 1 } } } }",
        #"people.json5:1:19: unknown key "right_thum" in set.grips; did you mean "right_thumb"?"#
      ),
      (
        "{ set: { grips: { index: { upTilt: 181 } } } }",
        "people.json5:1:36: set.grips.index.upTilt: 181 is out of range, expected a number from -180"
      ),
      ("{ replicates: [{}, {}] }", "people.json5:1:15: replicates: 2 replicates"),
      (
        "{ device: { scanHz: 30 } }",
        "people.json5:1:11: device: events cannot be delivered more often (deliveryHz 60)"
      ),
      ("{ device: { noise: 30 } }", "people.json5:1:20: device.noise: 30 is out of range"),
      (
        "{ device: { pointsPerInch: 163 } }",
        #"people.json5:1:13: unknown key "pointsPerInch" in device"#
      ),
      ("{ repeats: [] }", #"people.json5:1:3: unknown key "repeats""#),
      ("{ from: 'index', " + replicates("{ grips: 3 }", 40) + " }", "replicates[0].grips"),
      (
        "{ from: 'index', set: { grips: { index: { share: 0 } } } }",
        "people.json5:1:50: set.grips.index.share: the shares of grips must add up to more than 0"
      ),
      (
        "{ from: 'index', set: { pageClasses: { pageStroke: { landing: { upper: 0.8 } } } } }",
        "people.json5:1:72: set.pageClasses.pageStroke.landing.upper: "
          + "pageClasses.pageStroke.landing.upper < pageClasses.pageStroke.lift.lower must hold, and they "
          + "are 0.8 and 0.75: change one of them"
      ),
      (
        "{ from: 'index', set: { pageClasses: { pageStroke: { chordLimits: { upper: 2 } } } } }",
        "pageClasses.pageStroke.chordLimits.lower <= pageClasses.pageStroke.chordLimits.upper must hold, "
          + "and they are 3.5 and 2:"
      ),
      ("{ fittedTo: { persons: 2, scrolls: 1, pages: 1 } }", "missing"),
      (
        "{ fittedTo: { persons: 2, scrolls: 1, pages: 1, samples: true, swipes: 3 } }",
        #"unknown key "swipes" in fittedTo"#
      ),
    ])
  func faults(text: String, message: String) throws {
    let error = try #require(throws: InputError.self) { try read(text) }
    #expect(error.description.contains(message), "\(error)")
  }

  @Test("a file tells which strokes it was fitted to, and its summary is not that of its preset")
  func origin() throws {
    let file = try read(
      "{ from: 'index', fittedTo: { persons: 27, scrolls: 4000, pages: 1, samples: true } }")
    #expect(file.origin == PopulationOrigin(persons: 27, scrolls: 4000, pages: 1, isRaw: true))
    #expect(
      file.summary
        == "fitted to 4000 scrolls and 1 page swipe of 27 persons, recorded with their samples; the "
        + "rest is of index; no replicates: population uncertainty unknown")
    #expect(try read("{ from: 'index' }").summary.hasPrefix("numbers in place of index's; "))
    var text = PopulationText(file.population, from: .index)
    text.origin = file.origin
    #expect(try read(text.text).origin == file.origin)
  }

  @Test("the first points of swipes are known from samples of page swipes alone")
  func firstPoints() {
    func isKnown(_ pages: Int, _ isRaw: Bool) -> Bool {
      PopulationOrigin(persons: 9, scrolls: 100, pages: pages, isRaw: isRaw).showsFirstPoints
    }
    #expect(isKnown(1, true))
    #expect(!isKnown(0, true))
    #expect(!isKnown(1, false))
  }
}

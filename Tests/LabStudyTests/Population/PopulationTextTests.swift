import LabSimulation
import LabStudy
import Testing

@Suite("The text of a population file")
struct PopulationTextTests {
  private var people: Population {
    var people = Population.rightThumb
    people.name = "our \"users\" \\ of 2026"
    people.grips[0].value.leftElevation = -16.123_456_789_012_34
    people.grips[0].value.curve.verticalBend.stroke = 1.0 / 3
    people.pageClasses[0].value.chordSpread.person = 0.25
    people.contamination = 0.0125
    return people
  }

  @Test("it reads back as the same numbers")
  func roundTrip() throws {
    var text = PopulationText(people, from: .rightThumb)
    text.replicates = (0..<40).map { index in
      var replicate = people
      replicate.grips[0].value.upTilt = 8 + Double(index) / 7
      replicate.scrollClasses[0].value.duration = 200 + Double(index) / 3
      return replicate
    }
    text.device = [("scanHz", .number(90)), ("deliveryHz", .number(90))]
    text.comments["grips.right_thumb.upTilt"] = "7.5 .. 8.5 deg\nof 20 persons"
    text.heading = ["two\nlines"]
    let file = try PopulationFile(Array(text.text.utf8), file: "people.json5")
    #expect(
      file.population.parameters.map { $0.value(in: file.population) }
        == people.parameters.map { $0.value(in: people) })
    #expect(file.population.name == people.name)
    #expect(file.replicates.count == 40)
    for (read, written) in zip(file.replicates, text.replicates) {
      #expect(read.grips == written.grips)
      #expect(read.scrollClasses == written.scrollClasses)
    }
    #expect(file.device.map(\.key) == ["scanHz", "deliveryHz"])
  }

  @Test("only what differs from the preset is written, and what has a comment")
  func sparse() {
    var index = Population.index
    index.grips[0].value.upTilt = 3
    var text = PopulationText(index, from: .index)
    #expect(
      text.text == """
        {
          name: "index",
          from: "index",
          set: {
            grips: {
              index: {
                upTilt: 3,
              },
            },
          },
        }

        """)
    text.comments["contamination"] = "kept: fewer than 3 strays"
    #expect(text.text.contains("    contamination: 0.005, // kept: fewer than 3 strays\n"))
  }
}

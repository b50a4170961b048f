import LabSimulation
import LabStatistics
import Testing

@testable import LabReport
@testable import LabStudy

@Suite("Reports of a fit")
struct FitReportTests {
  private func report(persons: Int) -> FitReport {
    let values = [
      FittedValue(
        key: "grips.index.upTilt", unit: "deg", value: 3.25,
        interval: Interval(lower: 1.5, upper: 5), persons: 9, strokes: 1200, source: .fitted,
        preset: 1.5),
      FittedValue(
        key: "contamination", unit: "", value: 0.005, interval: nil, persons: 9, strokes: 2000,
        source: .kept("fewer than 3 strays"), preset: 0.005),
    ]
    let fitted = FittedPopulation(
      preset: .index, population: .index, device: DigitizerSettings(), values: values,
      replicates: [], persons: persons, strokes: 2000, simulatedPersons: 300, rounds: 5, seed: 7,
      notes: [])
    return FitReport(fitted, preamble: Preamble(fitted, command: "fit s.csv"), title: "a title")
  }

  @Test("a row per number: estimate, interval, what stands behind it, and why it was kept")
  func csv() {
    #expect(
      report(persons: 30).csv(withPreamble: false) == """
        key,unit,estimate,lo,hi,persons,strokes,source,preset
        grips.index.upTilt,deg,3.25,1.5,5,9,1200,fitted,1.5
        contamination,,0.005,,,9,2000,kept: fewer than 3 strays,0.005

        """)
    #expect(report(persons: 30).csv().contains("# strokes: 2000 recorded, of 30 persons\n"))
  }

  @Test("the table says the same to people")
  func table() {
    let text = report(persons: 30).table()
    #expect(text.hasPrefix("a title\n\nPARAMETER"))
    #expect(text.contains("1.500 .. 5.000"))
    #expect(text.contains("kept: fewer than 3 strays"))
    #expect(!text.contains("rough"))
  }

  @Test("few persons allow no statement about people")
  func few() {
    #expect(report(persons: 5).table().contains("5 persons: no statement about people"))
    #expect(report(persons: 12).table().contains("what is said of people is rough"))
  }

  @Test("a number at the end of its range is marked, and says what that is worth")
  func atEnd() {
    var value = FittedValue(
      key: "grips.index.leftRightCorrelation", unit: "", value: -0.99,
      interval: Interval(lower: -0.99, upper: -0.4), persons: 9, strokes: 1200, source: .fitted,
      preset: -0.77)
    value.isAtEnd = true
    let fitted = FittedPopulation(
      preset: .index, population: .index, device: DigitizerSettings(), values: [value],
      replicates: [], persons: 30, strokes: 2000, simulatedPersons: 300, rounds: 5, seed: 7,
      notes: [])
    let report = FitReport(
      fitted, preamble: Preamble(fitted, command: "fit s.csv"), title: FitReport.title(fitted))
    #expect(report.csv(withPreamble: false).contains(",fitted: at the end of its range,-0.77\n"))
    #expect(report.table().contains("  at the end of its range\n"))
    #expect(report.table().contains("asks\nfor more than the model can give"))
    #expect(!self.report(persons: 30).table().contains("at the end"))
    #expect(report.table().hasPrefix("index: 2000 strokes of 30 persons, gaps filled from index\n"))
    #expect(fitted.text.contains("1200 strokes, at the end of its range"))
  }
}

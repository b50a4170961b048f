import LabSimulation
import LabTesting
import Testing

@testable import LabStudy

extension FieldReport: CustomTestStringConvertible {
  public var testDescription: String { "\(label): \(symptom)" }
}

@Suite("A report from the field")
struct FieldReportTests {
  private static let modelled = FieldReports.all.filter {
    if case .trials = $0.model { true } else { false }
  }

  @Test(
    "comes about under a hypothesis of its generation, and its cure then helps",
    arguments: modelled)
  func explained(report: FieldReport) {
    let explaining = Hypotheses.all.filter {
      report.isReproduced(under: $0) == true && report.isCured(under: $0) != false
    }
    #expect(!explaining.isEmpty)
  }

  @Test("is cured on the same strokes, with another outcome", arguments: modelled)
  func cureIsDifferent(report: FieldReport) {
    guard case .trials(let trials, let cure?) = report.model else { return }
    #expect(trials.count == cure.trials.count)
    for (trial, cured) in zip(trials, cure.trials) {
      #expect(trial.outcome != cured.outcome)
      #expect(trial.touches == cured.touches)
    }
  }

  @Test("is there for every number that has a path")
  func numbers() {
    let numbers: Set = [
      1, 4, 5, 6, 7, 9, 12, 13, 14, 18, 19, 21, 23, 24, 25, 27, 28, 30, 31, 32, 34, 37, 39, 41, 42,
      44, 45, 47, 48, 49, 53, 56, 57, 58, 62, 63, 64, 65, 66,
    ]
    #expect(Set(FieldReports.all.map(\.number)) == numbers)
    #expect(Set(FieldReports.all.map(\.label)).count == FieldReports.all.count)
    #expect(FieldReports.all.map(\.number) == FieldReports.all.map(\.number).sorted())
  }

  @Test("is left out for a reason, and only one is")
  func missing() {
    let missing = FieldReports.all.filter {
      if case .missing(let reason) = $0.model { !reason.isEmpty } else { false }
    }
    #expect(missing.map(\.label) == ["30"])
  }

  @Test(
    "speaks for a hypothesis or against it",
    arguments: [
      // A fine vertical path crosses 10 pt radially and vertically in one event: the tie decides.
      ("1", "race-18", true), ("1", "tie-scroll", false), ("1 before", "race-17", true),
      // Of two that cross in the first event, 60 degrees and 16 pt: 15 pt radially, 13.9 vertically.
      ("19", "race-17", true), ("19", "tie-scroll", false),
      // 35 pt in the first event is a tie; 20 pt is 12.9 to 19.7 vertically and less than 30 radially.
      ("66", "race-18", true), ("66 slower", "race-18", false),
      // At 1200 pt/s the drag has its 30 pt after 33 ms of the 150 for which the feed waits; at 120 pt/s
      // only after 250.
      ("66", "hold-150", true), ("66 slower", "hold-150", true),
      // The slow drag becomes active at 30 pt, after the feed began, and would take the touch from it.
      ("66", "late-drag-steals", false),
      // Without the change of 26 both run.
      ("7", "race-26", true), ("7", "still-beside", false),
      ("64", "race-17", true), ("64", "zero-silent", false),
      // At exactly 10 pt nothing is left of the translation, unless it counts from touch-down.
      ("41", "race-18", true), ("41", "pan-zero", true), ("41", "pan-raw", false),
      // At 40 and 23 degrees the larger component is the horizontal one, which the feed would refuse.
      ("45", "race-18", true), ("45", "cone-1", false), ("58", "cone-1", false),
      // A withheld begin that fails at the lift makes no call at all.
      ("47", "race-18", true), ("47", "late-failure", false),
      // 10.3 pt at 70 degrees are 9.7 vertically: no component reaches 10.
      ("53", "race-18", true), ("53", "pan-axis", false), ("53", "silent-failure", false),
    ])
  func evidence(label: String, hypothesis: String, isReproduced: Bool) throws {
    let report = try #require(FieldReports.all.first { $0.label == label })
    let hypothesis = try #require(Hypotheses.all.first { $0.name == hypothesis })
    #expect(report.isReproduced(under: hypothesis) == isReproduced)
  }

  @Test("under a hypothesis of other generations has no answer")
  func otherGeneration() throws {
    let report = try #require(FieldReports.all.first { $0.label == "1" })
    let hypothesis = try #require(Hypotheses.all.first { $0.name == "race-26" })
    #expect(report.isReproduced(under: hypothesis) == nil)
    #expect(report.isCured(under: hypothesis) == nil)
  }

  @Test("of a simultaneous drag on the scroll view itself: it runs beside it, in every generation")
  func dragOnScrollView() throws {
    let report = try #require(FieldReports.all.first { $0.label == "7" })
    guard case .trials(_, let cure?) = report.model else { return }
    for profile in [17, 18, 26] {
      let findings = try #require(cure.trials.first).findings(under: Tuning(profile: profile))
      #expect(findings.isSuperset(of: [.moves("feed"), .holds("row.drag")]))
    }
  }
}

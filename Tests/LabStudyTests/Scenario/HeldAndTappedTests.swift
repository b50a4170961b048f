import Foundation
import LabSimulation
import LabTesting
import Testing

@testable import LabStudy

/// The shipped scenarios of push-to-talk and of the double tap: each strategy errs as the articles say.
@Suite("Scenarios of push-to-talk and of the double tap")
struct HeldAndTappedTests {
  /// Counts of verdicts by row, intent and name.
  private struct Counts {
    private var counts: [String: Int] = [:]
    private(set) var strokes: [String: Int] = [:]
    let batch: TrialBatch

    init(_ name: String, cancels: Double = 0) throws {
      let path = PackageFiles.path("scenarios/\(name).json5")
      var scenario = try Scenario(
        Array(try Data(contentsOf: URL(filePath: path))), file: "\(name).json5")
      (scenario.persons, scenario.sessions, scenario.cancels) = (6, 1, cancels)
      let intents = type(of: scenario.conflict).intents
      batch = try scenario.experiment(of: scenario.rows, under: [scenario], keepsTouches: true)
        .plan.run(0..<(scenario.strokes ?? 0))
      for (place, stroke) in batch.strokes.enumerated() {
        let intent = intents[stroke.intent].name
        strokes[intent, default: 0] += 1
        for (index, row) in scenario.rows.enumerated() {
          let verdict = batch.results[place * scenario.rows.count + index].verdict
          counts["\(row.label) \(intent) \(verdict.name)", default: 0] += 1
        }
      }
    }

    /// How many strokes of a row and an intent got a verdict.
    subscript(_ key: String) -> Int { counts[key] ?? 0 }

    /// Whether all strokes of a row and an intent got it.
    func all(_ row: String, _ intent: String, _ verdict: String) -> Bool {
      self["\(row) \(intent) \(verdict)"] == strokes[intent]
    }
  }

  @Test("the published button loses every recording, the sequence keeps them")
  func pushToTalk() throws {
    let counts = try Counts("push-to-talk")
    for intent in ["hold", "slip", "cancel"] {
      #expect(counts.all("as-published", intent, "recording_lost"))
    }
    #expect(counts.all("from-pressing", "hold", "cut_off"))
    #expect(counts.all("unguarded", "hold", "started_twice"))
    #expect(counts.all("no-phase", "cancel", "never_stopped"))
    #expect(counts["no-phase hold never_stopped"] == 0)
    #expect(counts.all("drag-10", "hold", "never_stopped"))
    #expect(counts["drag-10 slip right"] > 0)
    for row in ["sequenced", "uikit"] {
      for intent in ["hold", "slip"] {
        let fine = counts["\(row) \(intent) right"] + counts["\(row) \(intent) clipped_start"]
        #expect(fine == counts.strokes[intent])
      }
      #expect(counts.all(row, "cancel", "right"))
    }
    // The impatient alone speak too early.
    let share = Double(counts["sequenced hold clipped_start"]) / Double(counts.strokes["hold"] ?? 1)
    #expect(share < PushToTalk().impatient)
  }

  @Test("a stroke that means a cancel ends with one, and no other does")
  func takenAway() throws {
    let counts = try Counts("push-to-talk")
    for (stroke, touches) in zip(counts.batch.strokes, counts.batch.touches) {
      #expect((touches.events.last?.phase == .cancelled) == (stroke.intent == 3))
    }
  }

  @Test("an injected cancel comes before that of the stroke, and is judged by what it leaves")
  func injected() throws {
    let counts = try Counts("push-to-talk", cancels: 1)
    let faults = PushToTalk.verdicts.suffix(ConflictFault.allCases.count)
    #expect(counts.batch.results.allSatisfy { faults.contains($0.verdict) })
    #expect(counts["no-phase hold preview_left"] > 0)
    #expect(counts["sequenced hold preview_left"] == 0)
  }

  @Test("a short gap breaks double taps, a long one joins single ones, and none fires both")
  func doubleTap() throws {
    let counts = try Counts("double-tap")
    #expect(
      counts["exclusively-200 double double_as_singles"]
        > counts["exclusively double double_as_singles"])
    #expect(
      counts["exclusively-500 two-singles singles_as_double"]
        > counts["exclusively two-singles singles_as_double"])
    #expect(counts["exclusively double right"] == counts["separate-18 double right"])
    #expect(counts.all("separate-17", "double", "both_fired"))
    #expect(counts.all("no-require", "double", "both_fired"))
    #expect(counts.all("single-only", "double", "double_as_singles"))
    #expect(counts.all("single-only", "two-singles", "right"))
    for row in ["exclusively", "separate-17", "require", "single-only"] {
      #expect(counts.all(row, "single", "right"))
    }
  }

  @Test("a cancel of a double tap comes while a finger is down")
  func cancelledDouble() throws {
    let counts = try Counts("double-tap", cancels: 1)
    let faults = DoubleTap.verdicts.suffix(ConflictFault.allCases.count)
    #expect(counts.batch.results.allSatisfy { faults.contains($0.verdict) })
    #expect(counts.all("single-only", "single", "cancelled"))
  }

  @Test("what is out of range or unknown is refused with its place")
  func refused() throws {
    for (text, part) in [
      ("{ conflict: \"push-to-talk\",\n tasks: { slip: 5 }, strategies: [\"sequenced\"] }", "2:17"),
      ("{ conflict: \"double-tap\",\n tasks: { pauze: 5 }, strategies: [\"separate\"] }", "pause"),
      (
        "{ conflict: \"double-tap\",\n strategies: [{ name: \"separate\", tapCountRule: \"wait\" }] }",
        "waits"
      ),
    ] {
      let error = try #require(throws: InputError.self) {
        try Scenario(Array(text.utf8), file: "s.json5")
      }
      #expect("\(error)".contains(part), "\(error)")
    }
  }
}

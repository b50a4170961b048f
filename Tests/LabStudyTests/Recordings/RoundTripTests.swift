import LabReport
import LabSimulation
import LabStudy
import Testing

@Suite("Strokes written and read again")
struct RoundTripTests {
  /// What one stroke got under every strategy.
  private struct Played: Equatable {
    var name: StrokeName
    var aim: Aim?
    var results: [TrialResult]
  }

  private func played(
    _ scenario: Scenario, on source: StrokeSource, name: (StrokeRecord) -> StrokeName
  ) async throws -> [Played] {
    let rows = Scenario.everyRow
    var played: [Played] = []
    _ = try await scenario.compare(
      rows, on: source, jobs: 2,
      each: { batch in
        for (index, stroke) in batch.strokes.enumerated() {
          let results = batch.results[index * rows.count..<(index + 1) * rows.count]
          played.append(Played(name: name(stroke), aim: stroke.aim, results: Array(results)))
        }
      })
    return played
  }

  private func written(_ scenario: Scenario, preamble: String) throws -> [UInt8] {
    let plan = try scenario.experiment(keepsTouches: true) { _ in [] }.plan
    let batch = plan.run(0..<(try #require(scenario.strokes)))
    return Array((preamble + StrokeRows.header + StrokeRows.text(batch)).utf8)
  }

  @Test(
    "verdicts, times, displacements and movements are those of the strokes before, one by one",
    arguments: [1, 2, 3] as [UInt64], [60.0, 120.0])
  func verdicts(seed: UInt64, hz: Double) async throws {
    let scenario = Scenario.small(persons: 2, sessions: 2, strokes: 40, seed: seed, hz: hz)
    let before = try await played(scenario, on: .synthetic) { stroke in
      let address = stroke.address
      return StrokeName(
        person: "\(address.person)", session: "\(address.session)", stroke: "\(address.stroke)")
    }
    #expect(before.count == 160)
    let recording = try Recording(
      try written(scenario, preamble: "# anchor: none\n# clock: touch-down\n"), file: "s.csv",
      RecordingOptions(anchorPoint: scenario.layout.carousel.center))
    #expect(recording.notes.isEmpty)
    #expect(recording.persons == ["0", "1"])
    let after = try await played(scenario, on: .recorded(recording)) {
      recording.names[$0.address.stroke]
    }
    // One by one, so that a failure names its stroke.
    #expect(after.count == before.count)
    for (a, b) in zip(after, before) { #expect(a == b) }
    // The strategies differ on these strokes: equality is no accident.
    #expect(before.contains { Set($0.results.map(\.verdict)).count > 1 })
  }

  @Test("touches are the same to the last bit")
  func touches() throws {
    let scenario = Scenario.small(persons: 1, strokes: 60)
    let plan = try scenario.experiment(keepsTouches: true) { _ in [] }.plan
    let recording = try Recording(
      try written(scenario, preamble: "# anchor: none\n# clock: touch-down\n"), file: "s.csv",
      RecordingOptions(anchorPoint: .zero))
    #expect(recording.strokes.map(\.touches) == plan.run(0..<60).touches)
  }

  @Test("without the preamble strokes are anchored and begin at time 0, and still move alike")
  func anchored() async throws {
    let scenario = Scenario.small(persons: 1, strokes: 40)
    let recording = try Recording(
      try written(scenario, preamble: ""), file: "s.csv",
      RecordingOptions(anchorPoint: scenario.layout.carousel.center))
    let plan = try scenario.experiment(keepsTouches: true) { _ in [] }.plan
    for (stroke, touches) in zip(recording.strokes, plan.run(0..<40).touches) {
      let first = try #require(touches.events.first)
      let events = stroke.touches.events
      #expect(events.first?.location == Vector(195, 400))
      #expect(events.map(\.time) == touches.events.map { $0.time - first.time })
      for (a, b) in zip(events, touches.events) {
        #expect(((a.location - Vector(195, 400)) - (b.location - first.location)).length < 1e-9)
      }
    }
  }
}

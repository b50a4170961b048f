import Testing

@testable import LabSimulation

@Suite("What recognizers wait for")
struct RecognitionConditionTests {
  @Test("is told by every named one, under the name and with the value of a parameter")
  func named() {
    for type in Recognizers.all {
      let recognizer = type.init(tuning: Tuning())
      #expect(!recognizer.conditions.isEmpty, "\(type.name)")
      for condition in recognizer.conditions {
        let setting = recognizer.settings.first { $0.key == condition.parameter }
        #expect(setting?.value == .number(condition.limit), "\(type.name) \(condition.parameter)")
      }
    }
  }

  @Test("of a composed gesture is what its parts wait for")
  func composed() {
    let gesture = Gesture.handled(
      .sequenced(
        .longPress(minimumDuration: 500, maximumDistance: 10),
        before: .exclusively(
          .drag(minimumDistance: 30, space: .local),
          before: .simultaneously(
            .magnify(minimumScaleDelta: 0.01), with: .rotate(minimumAngleDelta: 1)))), [])
    let machine = GestureMachine(gesture, view: 0, tuning: Tuning())
    #expect(
      machine.conditions.map(\.parameter) == [
        "minimumDuration", "maximumDistance", "minimumDistance", "minimumScaleDelta",
        "minimumAngleDelta",
      ])
    #expect(machine.conditions.map(\.limit) == [500, 10, 30, 0.01, 1])
    #expect(machine.conditions.map(\.isGoal) == [true, false, true, true, true])
    let tap = Gesture.tap(count: 2).conditions(Tuning())
    #expect(tap.map(\.limit) == [45, 750])
  }

  @Test("of a scroll view is a distance along its own axis")
  func scroll() {
    let cases: [(ScrollAxes, Assumptions.Shape, [Evidence.Quantity])] = [
      (.vertical, .axis, [.verticalDistance]), (.horizontal, .axis, [.horizontalDistance]),
      (.both, .axis, [.distance]), (.vertical, .radial, [.distance]), ([], .axis, []),
    ]
    for (axes, shape, quantities) in cases {
      var tuning = Tuning()
      tuning.assumptions.scrollShape = shape
      #expect(ScrollPan(axes: axes, tuning: tuning).conditions.map(\.quantity) == quantities)
    }
  }

  @Test(
    "holds on its own side of the limit",
    arguments: [
      (Evidence.Comparison.atLeast, [false, true, true]), (.above, [false, false, true]),
      (.atMost, [true, true, false]), (.below, [true, false, false]),
    ])
  func limits(comparison: Evidence.Comparison, expected: [Bool]) {
    let condition = RecognitionCondition("hysteresis", .distance, comparison, 10)
    #expect([9, 10, 11].map { condition.holds(for: $0) } == expected)
  }
}

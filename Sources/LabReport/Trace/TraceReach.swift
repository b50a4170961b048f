import LabSimulation

/// How far the fingers of a trace came, for the conditions of recognizers.
struct TraceReach {
  /// The movements as they were delivered; a distance is that of the finger that went farthest.
  private var moves: [(time: Double, displacement: Vector)] = []
  /// When a finger came down while none was, and when the last one lifted.
  private var begins: [Double] = []
  private var ends: [Double] = []

  init(_ entries: [TraceEntry]) {
    for entry in entries {
      guard case .touches(let touches) = entry.happening else { continue }
      let isDown = begins.count > ends.count
      if !isDown, touches.contains(where: \.isDown) { begins.append(entry.moment.time) }
      moves += touches.filter { $0.phase == .moved }.map { (entry.moment.time, $0.displacement) }
      if begins.count > ends.count, !touches.contains(where: \.isDown) {
        ends.append(entry.moment.time)
      }
    }
  }

  /// The largest value that a condition could have seen between two moments; nil when touches alone
  /// do not tell it.
  func best(_ quantity: Evidence.Quantity, from start: Double, to end: Double) -> Double? {
    func greatest(_ measure: (Vector) -> Double) -> Double {
      moves.filter { start <= $0.time && $0.time <= end }.map { measure($0.displacement) }.max()
        ?? 0
    }
    switch quantity {
    case .distance: return greatest(\.length)
    case .horizontalDistance: return greatest(\.x.magnitude)
    case .verticalDistance: return greatest(\.y.magnitude)
    case .time:
      let down = zip(begins, ends + [.infinity]).map { min($1, end) - max($0, start) }
      return max(0, down.max() ?? 0)
    case .across, .gap, .speed, .angle, .touches, .taps, .scale, .span, .rotation, .edge,
      .room:
      return nil
    }
  }
}

/// A condition that a stroke did not reach.
struct UnmetCondition {
  var condition: RecognitionCondition
  var value: Double

  /// What is measured, in words.
  var name: String {
    switch condition.quantity {
    case .horizontalDistance: "horizontal distance"
    case .verticalDistance: "vertical distance"
    default: condition.quantity.rawValue
    }
  }

  /// What was reached of the limit: 8.2 of 10.0 pt.
  var numbers: String {
    "\(traceNumber(value)) of \(traceNumber(condition.limit)) \(condition.unit.rawValue)"
  }
}

extension TraceReach {
  /// What the grid of displacements takes off a distance at most, in points.
  private static let slack = 1e-5

  /// The conditions that a recognizer had to reach and did not, between two moments.
  func unmet(
    _ recognizer: any Recognizer, from start: Double, to end: Double
  ) -> [UnmetCondition] {
    recognizer.conditions.compactMap { condition in
      guard condition.isGoal, let value = best(condition.quantity, from: start, to: end),
        !condition.holds(for: value + Self.slack)
      else { return nil }
      return UnmetCondition(condition: condition, value: value)
    }
  }
  /// Whether touches alone tell if a recognizer has reached all that it has to.
  func canTell(_ recognizer: any Recognizer) -> Bool {
    let goals = recognizer.conditions.filter(\.isGoal)
    return !goals.isEmpty && goals.allSatisfy { best($0.quantity, from: 0, to: 0) != nil }
  }

  /// The condition that was not reached when a recognizer gave up with an evidence: that of the
  /// evidence, or the first one when it gave none.
  func unmet(
    _ recognizer: any Recognizer, from start: Double, to end: Double, by evidence: Evidence?
  ) -> UnmetCondition? {
    unmet(recognizer, from: start, to: end).first { unmet in
      evidence.map { $0.isUnmet && $0.quantity == unmet.condition.quantity } ?? true
    }
  }
}

/// A tap, or several in a row, with one finger or several.
///
/// Each tap lasts less than 750 ms and stays within 45 pt of where its fingers came down, and the next
/// one begins within 350 ms of the lift; at the limits it fails. Source: OpenSwiftUI, whose clock
/// starts one event later (`clock`). UIKit's own numbers are not published; WinObjC uses 10 pt.
public struct Tap: Sendable {
  /// How many taps it needs: 1.
  public var taps = 1
  /// How many fingers each tap needs: 1.
  public var touches = 1
  /// It fails at this distance from touch-down, in points: 45.
  public var maximumMove: Double
  /// It fails after so many milliseconds: 750.
  public var maximumDuration: Double
  /// The next tap begins before so many milliseconds after the lift: 350.
  public var gap: Double
  /// When the clock of a tap starts: at touch-down.
  public var clock = Assumptions.TapClock.touchDown

  private enum Phase {
    /// Nothing has come down.
    case idle
    /// In a tap; nil until its clock starts.
    case down(since: Double?)
    /// Between two taps.
    case up(since: Double)
    case over
  }

  private var phase = Phase.idle
  private var count = 0
  /// The fingers of the present tap, those that have lifted included.
  private var fingers = 0
  private var location = Vector.zero

  public init(tuning: Tuning) {
    maximumMove = tuning.tapMaxMove
    maximumDuration = tuning.tapMaxDuration
    gap = tuning.tapGap
    clock = tuning.assumptions.tapClockStart
  }
}

extension Tap: Recognizer {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    if case .over = phase { return .stay }
    guard !touches.isEmpty else { return .stay }
    let came = touches.count { $0.phase == .began }
    switch phase {
    case .idle, .up:
      // A finger of an earlier sequence begins no tap.
      guard came > 0 else { return .stay }
      fingers = 0
      phase = .down(since: clock == .touchDown ? time : nil)
    case .down(nil): phase = .down(since: time)
    case .down, .over: break
    }
    fingers += came
    location = touches.centroid
    if let fault = fault(touches, at: time) { return fault }
    guard touches.allSatisfy({ !$0.isDown }) else { return .stay }
    return lift(at: time)
  }

  /// What makes the present tap fail at an event.
  private mutating func fault(_ touches: [Touch], at time: Double) -> Proposal? {
    if touches.contains(where: { $0.phase == .cancelled }) { return fail(nil) }
    if fingers > self.touches { return fail(.touches(fingers, .above, self.touches)) }
    let way = touches.farthest
    if way.squaredLength >= maximumMove * maximumMove - Track.radialSlack {
      return fail(Evidence(.distance, way.length, .atLeast, maximumMove))
    }
    if case .down(let since?) = phase, time - since >= maximumDuration {
      return fail(Evidence(.time, time - since, .atLeast, maximumDuration, .milliseconds))
    }
    return nil
  }

  private mutating func lift(at time: Double) -> Proposal {
    guard fingers == touches else { return fail(.touches(fingers, .below, touches)) }
    count += 1
    guard count >= taps else {
      phase = .up(since: time)
      return .stay
    }
    phase = .over
    return Proposal(.end, Evidence(.taps, Double(count), .atLeast, Double(taps), .none))
  }

  private mutating func fail(_ evidence: Evidence?) -> Proposal {
    phase = .over
    return Proposal(.fail, evidence)
  }

  public var deadline: Double? {
    switch phase {
    case .down(let since?): since + maximumDuration
    case .up(let since): since + gap
    case .idle, .down(nil), .over: nil
    }
  }

  public mutating func wake(at time: Double, in surroundings: Surroundings) -> Proposal {
    switch phase {
    case .down(let since?):
      fail(Evidence(.time, time - since, .atLeast, maximumDuration, .milliseconds))
    case .up(let since):
      fail(Evidence(.gap, time - since, .atLeast, gap, .milliseconds))
    case .idle, .down(nil), .over:
      .stay
    }
  }

  public mutating func entered(_ state: RecognizerState, at time: Double) {
    if state.isOver { phase = .over }
  }

  public mutating func reset() {
    phase = .idle
    count = 0
    fingers = 0
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    log.append(Callback("", .action(state), .tap(location)))
  }

  public var requiredTaps: Int? { taps }
}

extension Tap: NamedRecognizer {
  public static let name = "tap"
  public static let summary = "a UIKit tap: one or several, with one finger or several"
  public static let parameters: [Parameter<Tap>] = [
    .integer("taps", \.taps, in: 1...100, "how many taps it needs"),
    .integer("touches", \.touches, in: 1...100, "how many fingers each tap needs"),
    .number(
      "maximumMove", \.maximumMove, in: 0...1000, unit: "pt", "distance at which it fails"),
    .number(
      "maximumDuration", \.maximumDuration, in: 0...60_000, unit: "ms",
      "how long a tap may take before it fails"),
    .number("gap", \.gap, in: 0...60_000, unit: "ms", "time within which the next tap begins"),
    .choice("clock", \.clock, "when the clock of a tap starts"),
  ]
}

extension [Touch] {
  /// The centre of the locations of all touches, those that have just lifted included.
  var centroid: Vector {
    isEmpty ? .zero : reduce(.zero) { $0 + $1.location } * (1 / Double(count))
  }

  /// The displacement of the one that is farthest from where it came down.
  var farthest: Vector {
    reduce(.zero) { $1.displacement.squaredLength > $0.squaredLength ? $1.displacement : $0 }
  }
}

import LabSimulation

/// A stroke of one finger in a form that can be read and typed:
/// `B(0,0)@0 M(8.5,8.5)@16 M(17,17)@32 E@48`.
///
/// `B` is the touch-down, `M` a move, `E` the lift and `C` the system's cancel. Coordinates are points
/// from touch-down (y grows downward), times milliseconds.
public struct StrokeScript: Sendable, Hashable {
  public struct Move: Sendable, Hashable {
    public var offset: Vector
    public var time: Double
  }

  /// Where on the screen the finger comes down.
  public var start: Vector
  public var moves: [Move]
  public var end: Double
  public var isCancelled: Bool

  /// The first finger of a stroke, as the recognizers read it: a lift at a new place is a move and a
  /// lift at the same moment.
  init(_ touches: Touches) {
    let track = Track(touches)
    start = track.start
    let begin = track[0].time
    moves = (1..<max(1, track.lift)).map {
      Move(offset: track.displacement(at: $0), time: track[$0].time - begin)
    }
    end = track[track.lift].time - begin
    isCancelled = track.isCancelled
  }

  /// Whether every move is later than the event before it, and the lift not earlier.
  var isOrdered: Bool {
    let times = [0] + moves.map(\.time)
    return zip(times, times.dropFirst()).allSatisfy(<) && end >= times[times.count - 1]
  }

  public var touches: Touches {
    var events = [TouchEvent(phase: .began, time: 0, location: start)]
    events += moves.map { TouchEvent(phase: .moved, time: $0.time, location: start + $0.offset) }
    events.append(
      TouchEvent(
        phase: isCancelled ? .cancelled : .ended, time: end,
        location: start + (moves.last?.offset ?? .zero)))
    return Touches(events)
  }
}

extension StrokeScript: CustomStringConvertible {
  public var description: String {
    let moves = moves.map {
      "M(\(ParameterValue.text($0.offset.x)),\(ParameterValue.text($0.offset.y)))"
        + "@\(ParameterValue.text($0.time))"
    }
    let end = (isCancelled ? "C@" : "E@") + ParameterValue.text(end)
    return (["B(0,0)@0"] + moves + [end]).joined(separator: " ")
  }
}

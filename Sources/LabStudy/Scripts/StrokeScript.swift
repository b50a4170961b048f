import LabSimulation

/// A stroke of one finger as a script whose moves can be dropped and rounded one by one.
///
/// Coordinates are points from touch-down, times milliseconds since it. Its text is that of a
/// `TouchScript`.
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

  /// The script whose anchor is the touch-down.
  public var script: TouchScript {
    let moves = moves.map { TouchScript.Event(0, .move, to: $0.offset, at: $0.time) }
    let last =
      isCancelled ? TouchScript.Event(nil, .cancel, at: end) : TouchScript.Event(0, .lift, at: end)
    return TouchScript([TouchScript.Event(0, .down, to: .zero, at: 0)] + moves + [last])
  }

  public var touches: Touches { script.touches(at: start) }
}

extension StrokeScript: CustomStringConvertible {
  public var description: String { script.description }
}

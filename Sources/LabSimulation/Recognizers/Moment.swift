/// A moment of the arena: an event, or a timer that fires after one.
///
/// Two events may share a time (the last move and the lift), so the index comes first. A timer that
/// is due exactly at an event fires with it.
public struct Moment: Sendable, Hashable, Comparable {
  /// The last event delivered by then.
  public var index: Int
  /// Milliseconds on the clock of the touches.
  public var time: Double

  public init(index: Int, time: Double) {
    self.index = index
    self.time = time
  }

  /// Later than everything.
  public static let never = Moment(index: .max, time: .infinity)

  public static func event(_ index: Int, of track: Track) -> Moment {
    Moment(index: index, time: track[index].time)
  }

  public static func < (a: Moment, b: Moment) -> Bool {
    a.index != b.index ? a.index < b.index : a.time < b.time
  }
}

/// What a hand is asked to do in one stroke.
///
/// The stroke of an address has one by itself: its intent, and what the population and the settings
/// draw. A conflict of other gestures asks for more.
public struct StrokeTask: Sendable, Hashable {
  /// Along which axis, and whose stroke classes: those of scrolls or of page turns.
  public var intent: Intent
  /// The number among the strokes of its intent in the session, for lists of given angles and speeds.
  public var index: Int
  /// On the screen; nil for the shares of the settings.
  public var direction: Direction?
  /// In place of a class of the population.
  public var strokes: StrokeClass?
  /// Where the finger comes down, anywhere in it; nil for the central part of the start area.
  public var start: Rect?
  /// The number of the movement in its performance, from 0: each has draws of its own.
  public var part = 0

  public init(
    _ intent: Intent, index: Int, direction: Direction? = nil, as strokes: StrokeClass? = nil,
    from start: Rect? = nil, part: Int = 0
  ) {
    self.intent = intent
    self.index = index
    self.direction = direction
    self.strokes = strokes
    self.start = start
    self.part = part
  }

  /// The task that an address has by itself.
  init(_ address: StrokeAddress, as strokes: StrokeClass? = nil) {
    self.init(address.intent, index: address.indexInIntent, as: strokes)
  }
}

/// What a stroke is meant to do, in full: it reaches the verdict and never a recognizer.
public struct Aim: Sendable, Hashable {
  public var intent: Intent
  public var direction: Direction
  /// Whether the stroke asks for another page; false for a peek and for every scroll.
  public var turn: Bool

  public init(intent: Intent, direction: Direction, turn: Bool) {
    self.intent = intent
    self.direction = direction
    self.turn = turn
  }
}

/// One stroke as the digitizer needs it: what moves where, how fast, and which random streams are
/// left.
struct Movement: Sendable {
  var key: StreamKey
  var contact: Contact
  /// From the touch-down, with y up.
  var arc: Arc
  /// Touch-down on the screen, in the frame of the right hand.
  var start: Vector
  /// SD of the jitter in pt per axis.
  var jitter: Double
  var isMirrored: Bool
}

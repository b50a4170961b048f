/// One stroke as the digitizer needs it: what moves where, how fast, and which random streams are
/// left.
struct Movement: Sendable {
  var key: StreamKey
  /// The moving part of the contact.
  var contact: Contact
  /// From touch-down to lift, in ms, the rest included.
  var duration: Double
  /// Time in ms for which the finger rests on the glass before it moves.
  var rest: Double
  /// From the touch-down, with y up.
  var path: StrokePath
  /// Touch-down on the screen, in the frame of the right hand.
  var start: Vector
  /// SD in pt per axis of white noise in place of the tremor; nil for the tremor.
  var jitter: Double?
  /// What the finger does besides, in mm.
  var micro: MicroMotion
  var pointsPerMillimetre: Double
  var isMirrored: Bool
}

/// The random streams of one stroke, one per decision.
///
/// Each lane is a generator of its own, so that a further draw in one lane, or a setting that leaves
/// a draw out, moves no other. The raw values are part of what a seed means: a new lane takes a new
/// number, and no number changes.
enum Lane: UInt64, Sendable, CaseIterable {
  case direction = 1
  case strokeClass = 2
  case contamination = 3
  case angle = 4
  case length = 5
  case duration = 6
  case profile = 7
  case start = 8
  case jitter = 9
  case noise = 10
  case phase = 11
  case clock = 12
  case frames = 13
  /// Person only: the grip.
  case grip = 14
  /// Person only: the length of the thumb.
  case radius = 15
  /// Person only: the amplitude of the tremor.
  case tremor = 16
  /// The tremor's band and its course.
  case trembling = 17
  case roll = 18
  case dwell = 19
  case hook = 20
  case shake = 21
  case bump = 22
  /// Person, session and stroke: the heading change beside the pivot's.
  case bend = 23
  case sway = 24
  /// Person only: the scale of single strokes.
  case unevenness = 25
  case submovements = 26
  case perturbation = 27
  /// Person, session and stroke: how long somebody waits between movements, and what else a task draws.
  case task = 28
  /// When the system takes the touch away.
  case cancel = 29
}

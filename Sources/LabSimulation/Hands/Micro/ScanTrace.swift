/// Where the finger is at each scan: times in ms after touch-down, places in pt from the touch-down with
/// y up, in the frame of the right hand.
struct ScanTrace: Sendable {
  var times: [Double] = []
  var places: [Vector] = []
}

/// A part of what a finger does besides the stroke that it means: it moves the places of a trace.
///
/// Law: a stage draws from lanes of its own alone, so that leaving one out changes nothing of the others'.
protocol MicroStage {
  /// Nil when this movement has nothing of it.
  init?(_ movement: Movement)

  func add(to trace: inout ScanTrace)
}

import LabSimulation

/// The events of a track as columns, for comparing whole strokes.
extension Track {
  public var times: [Double] { (0..<count).map { self[$0].time } }
  public var x: [Double] { (0..<count).map { self[$0].x } }
  public var y: [Double] { (0..<count).map { self[$0].y } }
}

extension Track {
  /// The stroke as delivered events of one finger.
  public var frames: [TouchFrame] {
    var touch = Touch(finger: 0, at: start, time: self[0].time)
    return (0..<count).map { index in
      if index > 0 {
        touch.previousDisplacement = touch.displacement
        touch.previousTime = touch.time
        touch.displacement = displacement(at: index)
        touch.time = self[index].time
        touch.phase = index < lift ? .moved : isCancelled ? .cancelled : .ended
      }
      return TouchFrame(time: self[index].time, touches: [touch])
    }
  }
}

/// A recognizer that an app or the system derives from UIKit's pan: it decides when, and moves as a pan
/// does.
public protocol PanSubclass: Recognizer {
  var pan: Pan { get set }
}

extension PanSubclass {
  public mutating func entered(_ state: RecognizerState, at time: Double) {
    pan.entered(state, at: time)
  }

  public mutating func report(
    _ state: RecognizerState, at time: Double, into log: inout [Callback]
  ) {
    pan.report(state, at: time, into: &log)
  }

  public var translation: Vector { pan.translation }
  public var velocity: Vector { pan.velocity }
}

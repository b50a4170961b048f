/// Something that a handler of the app hears, with its value.
public struct Callback: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The action message of a UIKit recognizer in a state.
    case action(RecognizerState)
    /// SwiftUI's `updating`: the GestureState takes a value.
    case updating
    /// The GestureState goes back to its initial value.
    case reset
    /// SwiftUI's `onChanged`.
    case changed
    /// SwiftUI's `onEnded`.
    case ended
    /// `onPressingChanged` of `onLongPressGesture`.
    case pressing(Bool)
    /// `perform` of `onLongPressGesture`.
    case perform
  }

  /// The handler's name; empty for the only handler of a recognizer.
  public var handler: String
  public var kind: Kind
  public var value: GestureValue

  public init(_ handler: String, _ kind: Kind, _ value: GestureValue = .none) {
    self.handler = handler
    self.kind = kind
    self.value = value
  }
}

/// The value of a gesture as its handlers receive it.
public enum GestureValue: Sendable, Hashable {
  case none
  /// A tap, with its location.
  case tap(Vector)
  /// A long press; SwiftUI's value is always true.
  case pressed(Bool)
  /// A UIKit pan.
  case pan(translation: Vector, velocity: Vector, location: Vector)
  /// A SwiftUI drag.
  case drag(DragValue)
  /// A pinch or a magnification: the scale since the begin, its velocity per second, the anchor.
  case scale(Double, velocity: Double, anchor: Vector)
  /// A rotation in degrees since the begin, its velocity per second, the anchor.
  case rotation(Double, velocity: Double, anchor: Vector)
  /// A swipe in a direction.
  case swipe(Direction)
  /// `.first(v)` of an exclusive gesture or of a sequence.
  indirect case first(GestureValue)
  /// `.second(v)` of an exclusive gesture.
  indirect case second(GestureValue)
  /// `.second(v1, v2?)` of a sequence.
  indirect case sequence(GestureValue, GestureValue?)
  /// Both sides of a simultaneous gesture.
  indirect case both(GestureValue?, GestureValue?)
}

/// SwiftUI's `DragGesture.Value`: locations in the gesture's coordinate space, times in milliseconds.
public struct DragValue: Sendable, Hashable {
  public var time: Double
  public var startLocation: Vector
  public var location: Vector
  /// Points per second.
  public var velocity: Vector
  public var predictedEndLocation: Vector

  public init(
    time: Double, startLocation: Vector, location: Vector, velocity: Vector,
    predictedEndLocation: Vector
  ) {
    self.time = time
    self.startLocation = startLocation
    self.location = location
    self.velocity = velocity
    self.predictedEndLocation = predictedEndLocation
  }

  /// From the start; the minimum distance is not taken off.
  ///
  /// Snapped as all displacements are: the difference of two locations has lost what makes ties exact.
  public var translation: Vector { Track.snapped(location - startLocation) }
  public var predictedEndTranslation: Vector { predictedEndLocation - startLocation }
}

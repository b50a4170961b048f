/// The states of a recognizer, with the transitions that UIKit allows.
public enum RecognizerState: String, Sendable, CaseIterable {
  case possible
  case began
  case changed
  /// Also the state `recognized` of a discrete recognizer.
  case ended
  case cancelled
  case failed

  /// Whether it has begun and goes on.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether nothing can follow but `possible`, at the end of the touch sequence.
  public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether UIKit allows a transition; anything else is a programming error.
  ///
  /// Source: Apple's "About the Gesture Recognizer State Machine" and the SDK header.
  public func allows(_ next: RecognizerState) -> Bool {
    switch (self, next) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed),
      (.began, .changed), (.began, .ended), (.began, .cancelled),
      (.changed, .changed), (.changed, .ended), (.changed, .cancelled),
      (.ended, .possible), (.cancelled, .possible), (.failed, .possible):
      true
    default:
      false
    }
  }
}

import LabSimulation

/// A recognizer or a gesture on a view, as it is described.
public struct AttachmentDescription: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The pan that every scroll view has.
    case scroll(container: Int)
    /// A SwiftUI gesture.
    case gesture(Gesture, Attachment.Modifier, Attachment.Mask)
    /// A UIKit recognizer.
    case recognizer(RecognizerDescription, UIKitTraits)
  }

  /// The name of its view, a point, and its own name: `feed.pan`.
  public var name: String
  /// The index of the view.
  public var view: Int
  public var kind: Kind
  /// What its handler moves.
  public var drive: Drive?

  public init(_ name: String, on view: Int, _ kind: Kind, drives drive: Drive? = nil) {
    self.name = name
    self.view = view
    self.kind = kind
    self.drive = drive
  }
}

/// A UIKit recognizer by its registered name, with the parameters that were given.
///
/// What was not given comes from the tuning when the recognizer is made.
public struct RecognizerDescription: Sendable, Hashable {
  public var kind: String
  public var settings: [Setting]

  public init(_ kind: String, _ settings: [Setting] = []) {
    self.kind = kind
    self.settings = settings
  }
}

/// A recognizer on a view of a scene, with the relations that the developer declared.
public struct Attachment: Sendable {
  /// How it came to the view.
  public enum Role: Sendable, Hashable {
    /// A UIKit recognizer.
    case uikit(UIKitTraits)
    /// A SwiftUI gesture: `.gesture`, `.highPriorityGesture`, `.simultaneousGesture`.
    case swiftUI(Modifier, Mask)
    /// The built-in pan of the scroll view whose container has this index.
    case scroll(container: Int)
  }

  public enum Modifier: String, Sendable, CaseIterable {
    case gesture
    case highPriorityGesture
    case simultaneousGesture
  }

  /// SwiftUI's GestureMask; `isEnabled: false` is `subviews`.
  public enum Mask: String, Sendable, CaseIterable {
    case all
    case gesture
    case subviews
    case none
  }

  /// Unique in a scene.
  public var name: String
  /// The index of the view.
  public var view: Int
  public var recognizer: any Recognizer
  public var role: Role
  /// What its handler moves.
  public var drive: Drive?
  /// What its handlers start and stop.
  public var activity: Activity?

  public init(
    _ name: String, on view: Int, _ recognizer: any Recognizer,
    as role: Role = .uikit(UIKitTraits()), drives drive: Drive? = nil
  ) {
    self.name = name
    self.view = view
    self.recognizer = recognizer
    self.role = role
    self.drive = drive
  }
}

/// The properties of UIGestureRecognizer and the answers of its delegate, with UIKit's defaults.
public struct UIKitTraits: Sendable, Hashable {
  public var isEnabled = true
  /// On recognition the view loses the touches that it already has.
  public var cancelsTouchesInView = true
  /// The view gets nothing until the recognizer has failed.
  public var delaysTouchesBegan = false
  /// The view hears of a lift only when the recognizer is no longer analysing.
  public var delaysTouchesEnded = true
  /// Whether it may tear down a recognizer that is already active: false in UIKit, assumed.
  public var canExcludeActive = false
  /// When `gestureRecognizerShouldBegin` says yes.
  public var shouldBegin = ShouldBegin.always
  /// Which touches the delegate lets it receive.
  public var shouldReceive = ShouldReceive.always

  public init() {}

  /// Rules of `shouldBegin`, tested at the moment of the begin.
  public enum ShouldBegin: Sendable, Hashable {
    case always
    case never
    /// |v along| >= ratio |v across|.
    case velocity(along: Axis, ratio: Double)
    /// |d along| >= ratio |d across|.
    case translation(along: Axis, ratio: Double)
  }

  /// Rules of `shouldReceive`, asked once per touch.
  public enum ShouldReceive: Sendable, Hashable {
    case always
    case never
    /// Only touches that hit the view itself or what it holds.
    case inside(view: Int)
    case outside(view: Int)
  }
}

/// What two recognizers of a scene are to each other, by the indices of their attachments.
public enum Relation: Sendable, Hashable {
  /// The waiter's begin is withheld until the blocker has failed; with a limit, at most so many
  /// milliseconds after the touch-down.
  case failure(of: Int, before: Int, limit: Double?)
  /// A delegate allows both to recognize at once; one side is enough.
  case simultaneous(Int, Int)
  /// `canPrevent` or `canBePrevented` says no: the first never prevents the second.
  case neverPrevents(Int, Int)
}

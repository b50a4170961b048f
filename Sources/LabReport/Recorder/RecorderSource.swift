import LabStudy

/// A screen for an app that records what a real device does with strokes, as one Swift file.
///
/// It holds a feed with one carousel per strategy that the interface can build, asks for one stroke after
/// the other, and writes a `DeviceLog`. It needs iOS 17, and iOS 18 for SwiftUI.
public struct RecorderSource: Sendable {
  /// What the screen is built with.
  public enum Interface: String, Sendable, CaseIterable {
    /// Without SwiftUI, so without the strategies that are SwiftUI drags.
    case uikit
    case swiftui
    case both
  }

  private let interface: Interface

  public init(_ interface: Interface) {
    self.interface = interface
  }

  public var text: String {
    var parts = [
      head, Self.strategies, Self.log, Self.people, Self.recorder, Self.touches, Self.states,
      Self.observer,
      Self.carousel, Self.earlyPan,
    ]
    if interface != .swiftui { parts.append(Self.uikit) }
    if interface != .uikit { parts.append(Self.swiftui) }
    let text = parts.joined(separator: "\n")
    guard interface == .uikit else { return text }
    // Nothing observes in UIKit: the screen is told.
    return text.replacing("@ObservationIgnored ", with: "").replacing("@Observable ", with: "")
  }

  private var head: String {
    let screens =
      switch interface {
      case .uikit: "present RecorderViewController()"
      case .swiftui: "put RecorderButton() into a view"
      case .both: "present RecorderViewController(), or put RecorderButton() into a view"
      }
    let imports =
      interface == .uikit ? "import UIKit" : "import Observation\nimport SwiftUI\nimport UIKit"
    return """
      // Written by gesture-lab \(Version.text): records what a device does with strokes, for
      // gesture-lab replay --device-log.
      //
      // Add this file to an app and \(screens).
      // The recorder covers the whole screen: a sheet would have a pan of its own, which takes part in
      // the contest. It asks for one stroke after the other; the picker chooses the strategy. The log is a
      // text file in the app's documents folder: its path is printed, and the button Share sends it.
      // Nothing leaves the device by itself. Begin a new person for everybody who takes over the device;
      // persons have numbers, which go on from launch to launch, and no names.

      \(imports)

      #if canImport(UIKit.UIGestureRecognizerSubclass)
        import UIKit.UIGestureRecognizerSubclass
      #endif

      """
  }
}

import LabSimulation

// The properties of views and of what is attached to them, as keys of a scenario file.

extension SceneView {
  static let parameters: [Parameter<SceneView>] = [
    .flag("hidden", \.isHidden, "whether it is hidden, with all that it holds"),
    .number("alpha", \.alpha, in: 0...1, "its opacity: below 0.01 no finger finds it"),
    .flag("interactive", \.isInteractive, "whether it takes touches"),
    .flag("control", \.isControl, "whether it tracks touches and fires, as a button does"),
  ]
}

extension ScrollTraits {
  private static let speed = -100_000.0...100_000.0

  static let parameters: [Parameter<ScrollTraits>] = [
    .flag("paging", \.isPaging, "whether it rests on multiples of its bounds"),
    .choice("pageRule", \.pageRule, "which page a lifted finger leads to"),
    .flag("bounces", \.bounces, "whether it bounces past its edges"),
    .flag(
      "alwaysBounceHorizontal", \.alwaysBounceHorizontal,
      "whether it bounces sideways although the content fits"),
    .flag(
      "alwaysBounceVertical", \.alwaysBounceVertical,
      "whether it bounces up and down although the content fits"),
    .flag(
      "directionalLock", \.isDirectionalLockEnabled,
      "whether a drag in one general direction is locked to it"),
    .flag(
      "delaysContentTouches", \.delaysContentTouches,
      "whether the content gets a touch only after a while"),
    .flag(
      "canCancelContentTouches", \.canCancelContentTouches,
      "whether scrolling may take a touch from the content"),
    .choice("deceleration", \.deceleration, "how fast it comes to rest"),
    .number(
      "velocityX", \.velocity.x, in: speed, unit: "pt/s",
      "how fast its content offset moves to the right at touch-down"),
    .number(
      "velocityY", \.velocity.y, in: speed, unit: "pt/s",
      "how fast its content offset moves down at touch-down"),
  ]
}

extension UIKitTraits {
  static let parameters: [Parameter<UIKitTraits>] = [
    .flag("enabled", \.isEnabled, "whether it receives touches"),
    .flag(
      "cancelsTouchesInView", \.cancelsTouchesInView,
      "whether the view loses its touches on recognition"),
    .flag(
      "delaysTouchesBegan", \.delaysTouchesBegan,
      "whether the view gets nothing before the recognizer has failed"),
    .flag(
      "delaysTouchesEnded", \.delaysTouchesEnded,
      "whether the view hears of the lift only when nothing is analysed any more"),
    .flag(
      "canExcludeActive", \.canExcludeActive,
      "whether it may tear down a recognizer that is active already"),
  ]
}

extension Drive {
  /// What a handler that moves a container does.
  static let parameters: [Parameter<Drive>] = [
    .choice("pageRule", \.pageRule, "which page a lifted finger leads to"),
    .flag("commitOnCancel", \.commitOnCancel, "whether a cancel may turn the page"),
  ]

  /// What only the handler of a SwiftUI gesture has.
  static let stateParameters: [Parameter<Drive>] = [
    .choice("state", \.storage, "where the movement that shows is kept")
  ]
}

extension Drive.Filter {
  static let parameters: [Parameter<Drive.Filter>] = [
    .number("ratio", \.ratio, in: 0...1000, "the filter: |along| > ratio |across|"),
    .choice("at", \.timing, "whether it acts at every change or at the end"),
  ]
}

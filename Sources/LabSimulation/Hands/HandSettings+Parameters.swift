extension HandSettings {
  /// The settable properties: the source for scenario files, help and error messages.
  public static let parameters: [Parameter<HandSettings>] =
    [
      .name(
        "population", \.population, of: Populations.names, "the people whose strokes are made"),
      .name("motor", \.motor, of: MotorModels.names, "the law of motion along the path"),
      .numbers(
        "angles", \.angles, in: 0...90, unit: "deg",
        "chord angles from the horizontal, met exactly; empty for the population's tilts"),
      .numbers(
        "speeds", \.speeds, in: 10...20_000, unit: "pt/s",
        "mean speeds of the contact; empty for the population's durations"),
      .optional(
        "length", \.length, in: 1...2000, unit: "pt",
        "chord of every stroke; none for the population's lengths"),
      .optional(
        "arc", \.arc, in: 0...2,
        "share of the curvature about the thumb's pivot; none for the grip's, 0 for straight"),
      .optional(
        "jitter", \.jitter, in: 0...50, unit: "pt",
        "SD per axis of noise on the path; none for the grip's tremor"),
      .optional(
        "contamination", \.contamination, in: 0...1,
        "share of strokes in a random direction; none for the population's"),
      .number("up", \.up, in: 0...1, "share of scroll strokes with the finger moving up"),
      .number("left", \.left, in: 0...1, "share of page strokes with the finger moving left"),
      .number(
        "startWidth", \.startWidth, in: 0...1,
        "central share of the start area's width in which fingers touch down"),
      .number(
        "startHeight", \.startHeight, in: 0...1,
        "central share of the start area's height in which fingers touch down"),
    ] + MixtureShares.parameters.map { $0.lifted(through: \.shares) }

  /// Keys that stand among a scenario's conditions only when changed: they came later.
  public static let furtherParameters: [Parameter<HandSettings>] = [
    .number(
      "asymmetry", \.asymmetry, in: 0.6...1.6,
      "exponent of asymmetric-minimum-jerk; below 1 the speed peaks early"),
    .optional(
      "dwell", \.dwell, in: 0...5000, unit: "ms",
      "median rest before the motion; none for the stroke class's"),
    .optional(
      "roll", \.roll, in: 0...5, unit: "mm",
      "SD per axis of the drift after touch-down; none for the grip's"),
    .optional(
      "hook", \.hook, in: 0...5, unit: "mm", "scale of the hook at the lift; none for the grip's"),
    .optional(
      "shake", \.shake, in: 0...20, unit: "mm",
      "shake of the hand, RMS per axis; none for the grip's"),
    .optional(
      "bump", \.bump, in: 0...50, unit: "mm", "height of a bump; none for the grip's"),
  ]
}

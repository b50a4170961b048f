extension StrokeClass {
  /// The name as a key: `carousel flick` is `carouselFlick`.
  var key: String {
    var key = ""
    for (index, word) in name.split(separator: " ").enumerated() {
      key += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return key
  }

  /// The settable numbers: the source for population files, help and error messages.
  static let parameters: [Parameter<StrokeClass>] =
    [
      .number("chord", \.chord, in: 0.01...1000, unit: "mm", "median chord"),
      .number("duration", \.duration, in: 0.1...1e6, unit: "ms", "median time of contact"),
      .number(
        "chordDurationCorrelation", \.chordDurationCorrelation, in: -0.99...0.99,
        "correlation of log chord and log duration"),
      .number("dwell", \.dwell, in: 0...5000, unit: "ms", "median rest before the motion"),
      .number("dwellLogSD", \.dwellLogSD, in: 0...2, "log SD of that rest"),
      .integer("submovements", \.submovements, in: 1...3, "log-normal movements of a stroke"),
      .number(
        "perturbation", \.perturbation, in: 0...0.5,
        "relative perturbation of a stroke's mu and sigma"),
    ]
    + Spread.parameters(upTo: 10, "log chord").map {
      $0.lifted(through: \.chordSpread, under: "chordSpread")
    }
    + Spread.parameters(upTo: 10, "log duration").map {
      $0.lifted(through: \.durationSpread, under: "durationSpread")
    }
    + Bounds.parameters(in: 0.01...1000, unit: "mm", "chord").map {
      $0.lifted(through: \.chordLimits, under: "chordLimits")
    }
    + Bounds.parameters(in: 0.1...1e6, unit: "ms", "time of contact").map {
      $0.lifted(through: \.durationLimits, under: "durationLimits")
    }
    + Bounds.parameters(in: 0...1, "share of the movement done at touch-down").map {
      $0.lifted(through: \.landing, under: "landing")
    }
    + Bounds.parameters(in: 0...1, "share of the movement done at the lift").map {
      $0.lifted(through: \.lift, under: "lift")
    }
    + Bounds.parameters(in: 0.01...2, "sigma of the speed profile").map {
      $0.lifted(through: \.sigma, under: "sigma")
    }
}

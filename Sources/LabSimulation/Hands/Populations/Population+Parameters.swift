extension Population {
  /// The settable numbers of this population, as they stand in a population file.
  ///
  /// `grips.right_thumb.upTilt`, `pageClasses.carouselFlick.chordSpread.person`: one key per number of
  /// each part of the mixtures that the population has.
  public var parameters: [Parameter<Population>] {
    Part.parameters(of: grips, Grip.parameters, \.name).map {
      $0.lifted(through: \.grips, under: "grips")
    }
      + Part.parameters(of: scrollClasses, StrokeClass.parameters, \.key).map {
        $0.lifted(through: \.scrollClasses, under: "scrollClasses")
      }
      + Part.parameters(of: pageClasses, StrokeClass.parameters, \.key).map {
        $0.lifted(through: \.pageClasses, under: "pageClasses")
      }
  }
}

extension Population.Part {
  /// The share of every part, and the numbers of what it holds, under the part's name.
  fileprivate static func parameters(
    of parts: [Self], _ numbers: [Parameter<Value>], _ name: (Value) -> String
  ) -> [Parameter<[Self]>] {
    let own: [Parameter<Self>] =
      [.number("share", \.share, in: 0...1000, "share of this part of the mixture")]
      + numbers.map { $0.lifted(through: \.value) }
    return parts.enumerated().flatMap { index, part in
      own.map { $0.lifted(through: \.[index], under: name(part.value)) }
    }
  }
}

extension Spread {
  fileprivate static func parameters(
    upTo limit: Double, unit: String = "", _ quantity: String
  ) -> [Parameter<Spread>] {
    [
      .number("person", \.person, in: 0...limit, unit: unit, "SD of \(quantity) between persons"),
      .number(
        "session", \.session, in: 0...limit, unit: unit, "SD of \(quantity) between sessions"),
      .number(
        "stroke", \.stroke, in: 0...limit, unit: unit, "scale of \(quantity) between strokes"),
    ]
  }
}

extension Grip {
  fileprivate static let parameters: [Parameter<Grip>] =
    [
      .number("upTilt", \.upTilt, in: -180...180, unit: "deg", "mean tilt of strokes upwards"),
      .number(
        "downTilt", \.downTilt, in: -180...180, unit: "deg", "mean tilt of strokes downwards"),
      .number(
        "leftElevation", \.leftElevation, in: -180...180, unit: "deg",
        "mean elevation of strokes to the left"),
      .number(
        "rightElevation", \.rightElevation, in: -180...180, unit: "deg",
        "mean elevation of strokes to the right"),
      .number("radius", \.radius, in: 1...10_000, unit: "mm", "median distance of pivot and tip"),
      .number("arcFactor", \.arcFactor, in: 0...2, "share of the curvature about the pivot"),
      .number("tremor", \.tremor, in: 0...100, unit: "mm", "median tremor, RMS per axis"),
    ]
    + Spread.parameters(upTo: 180, unit: "deg", "the tilt").map {
      $0.lifted(through: \.verticalSpread, under: "verticalSpread")
    }
    + Spread.parameters(upTo: 180, unit: "deg", "the elevation").map {
      $0.lifted(through: \.horizontalSpread, under: "horizontalSpread")
    }
}

extension StrokeClass {
  /// The name as a key: `carousel flick` is `carouselFlick`.
  fileprivate var key: String {
    var key = ""
    for (index, word) in name.split(separator: " ").enumerated() {
      key += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return key
  }

  fileprivate static let parameters: [Parameter<StrokeClass>] =
    [
      .number("chord", \.chord, in: 0.01...1000, unit: "mm", "median chord"),
      .number("duration", \.duration, in: 0.1...1e6, unit: "ms", "median time of contact"),
    ]
    + Spread.parameters(upTo: 10, "log chord").map {
      $0.lifted(through: \.chordSpread, under: "chordSpread")
    }
    + Spread.parameters(upTo: 10, "log duration").map {
      $0.lifted(through: \.durationSpread, under: "durationSpread")
    }
}

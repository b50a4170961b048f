extension Population {
  /// The settable numbers of this population, as they stand in a population file.
  ///
  /// `grips.right_thumb.upTilt`, `pageClasses.carouselFlick.chordSpread.person`: one key per number of
  /// each part of the mixtures that the population has.
  public var parameters: [Parameter<Population>] {
    [
      .number(
        "contamination", \.contamination, in: 0...1, "share of strokes in a random direction")
    ]
      + Part.parameters(of: grips, Grip.parameters, \.name).map {
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
  static func parameters(
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

extension StrokeClass.Bounds {
  static func parameters(
    in range: ClosedRange<Double>, unit: String = "", _ quantity: String
  ) -> [Parameter<StrokeClass.Bounds>] {
    [
      .number("lower", \.lower, in: range, unit: unit, "least " + quantity),
      .number("upper", \.upper, in: range, unit: unit, "greatest " + quantity),
    ]
  }
}

extension Grip {
  /// The scale of the single strokes of a person by that of the grip, for a standard normal deviate of the
  /// person.
  public func personScale(_ deviate: Double) -> Double {
    unevenness > 0 ? Mathematics.exp(unevenness * deviate) : 1
  }

  /// How much more or less than the median stroke of its class a stroke strays, by its chord in medians.
  public func lengthScale(_ chord: Double) -> Double {
    lengthExponent > 0 ? Mathematics.pow(chord, -lengthExponent) : 1
  }
}

extension StrokeClass {
  /// The chord in mm at a standard normal deviate of its logarithm, over persons, sessions and strokes
  /// together.
  public func chord(at deviate: Double) -> Double {
    chordLimits.cut(chord * Mathematics.exp(chordSpread.total * deviate))
  }
}

extension StrokeClass.Bounds {
  /// The value, or the bound that it lies beyond.
  func cut(_ value: Double) -> Double { min(max(value, lower), upper) }
}

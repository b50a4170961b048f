import LabSimulation
import LabStatistics

/// How much more or less than the median stroke of their class the strokes of each intent stray, because
/// they are shorter or longer.
struct LengthScales {
  struct Part {
    var share: Double
    var value: Double
  }

  var scroll = [Part(share: 1, value: 1)]
  var page = [Part(share: 1, value: 1)]

  /// Lengths do not matter.
  init() {}

  /// The middles of equal shares of a class's lengths, over persons, sessions and strokes together.
  private static let quantiles = [0.1, 0.3, 0.5, 0.7, 0.9]

  init(
    _ grip: Grip, _ population: Population, _ hand: HandSettings, pointsPerMillimetre: Double
  ) throws(StatisticsError) {
    guard grip.lengthExponent > 0 else { return }
    func parts(_ classes: [Population.Part<StrokeClass>]) throws(StatisticsError) -> [Part] {
      let total = classes.reduce(0) { $0 + $1.share }
      var parts: [Part] = []
      for part in classes where part.share > 0 {
        let strokes = part.value
        for quantile in Self.quantiles {
          let drawn = strokes.chord(at: try Quantiles.normal(probability: quantile))
          let chord = hand.length.map { $0 / pointsPerMillimetre } ?? drawn
          parts.append(
            Part(
              share: part.share / total / Double(Self.quantiles.count),
              value: grip.lengthScale(chord / strokes.chord)))
        }
      }
      return parts
    }
    scroll = try parts(population.scrollClasses)
    page = try parts(population.pageClasses)
  }
}

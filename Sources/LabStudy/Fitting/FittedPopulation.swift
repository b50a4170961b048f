import LabSimulation
import LabStatistics

/// A population as recorded strokes tell it, with what stands behind every number.
public struct FittedPopulation: Sendable {
  /// The population that the strokes could not tell from.
  public var preset: Population
  public var population: Population
  /// What was learned of the glass, in place of its defaults.
  public var device: DigitizerSettings
  /// Every number that strokes can tell, told or not.
  public var values: [FittedValue]
  /// The same population as other samples of people would have given it.
  public var replicates: [Population]
  /// Persons and strokes that were used.
  public var persons: Int
  public var strokes: Int
  /// Simulated persons of each round, and the rounds it took.
  public var simulatedPersons: Int
  public var rounds: Int
  public var seed: UInt64
  /// What is strange about the strokes, in words.
  public var notes: [String]
  /// The strokes that were used, as the population file tells of them.
  public var origin: PopulationOrigin?
}

/// One number of a fitted population.
public struct FittedValue: Sendable, Equatable {
  /// Where a number comes from.
  public enum Source: Sendable, Hashable {
    /// From the strokes.
    case fitted
    /// Set to 0, since another number contains it; says why.
    case contained(String)
    /// From the preset; says why the strokes cannot tell.
    case kept(String)
  }

  public var key: String
  public var unit: String
  public var value: Double
  /// The 95 % interval over people; nil for what was not fitted.
  public var interval: Interval?
  public var persons: Int
  public var strokes: Int
  public var source: Source
  /// What the preset has.
  public var preset: Double
  /// Whether a fitted number is the least or the greatest that the model has: then the strokes may ask
  /// for more than it can give.
  public var isAtEnd = false

  public static let atEnd = "at the end of its range"

  /// In words: fitted, or why not.
  public var sourceText: String {
    switch source {
    case .fitted: isAtEnd ? "fitted: \(Self.atEnd)" : "fitted"
    case .contained(let reason): "set: \(reason)"
    case .kept(let reason): "kept: \(reason)"
    }
  }
}

/// Why strokes give no population.
public enum FitError: Error, Sendable, Hashable {
  /// Nothing can be said about people by fewer than two persons.
  case tooFewPersons(Int)
  /// The preset has several grips, or several classes for one intent.
  case mixture(preset: String, choices: [String])

  public var sentence: String {
    switch self {
    case .tooFewPersons(let persons):
      "strokes of \(persons) \(persons == 1 ? "person" : "persons") of \(FitStroke.least): "
        + "a population takes two persons at least"
    case .mixture(let preset, let choices):
      "\(preset) is a mixture of grips or of stroke classes, whose parts recorded strokes do not name: "
        + "choose one of \(choices.joined(separator: ", ")) with --from"
    }
  }
}

extension FitStroke {
  fileprivate static var least: String { "\(Int(shortestChord)) pt or more" }
}

/// A closed interval of a rate or of a difference of rates.
public struct Interval: Equatable, Sendable {
  public let lower: Double
  public let upper: Double

  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  public var width: Double { upper - lower }

  public func contains(_ value: Double) -> Bool { lower <= value && value <= upper }
}

/// How a printed interval was made; the raw value is the word of the column `ci_method`.
public enum IntervalMethod: String, CaseIterable, Equatable, Sendable {
  /// Wilson with the effective number of trials and the t quantile.
  case wilsonEffective = "wilson-effective"
  /// Wilson with the number of persons as trials: every stroke of a person taken to be alike.
  case wilsonPersons = "wilson-persons"
  /// t interval on the logit scale, clustered by person.
  case logitT = "logit-t"
  /// Percentiles over resampled persons.
  case personBootstrap = "person-bootstrap"
  /// t interval of a difference, clustered by person.
  case clusteredT = "clustered-t"
  /// The score interval of a difference without discordance, with persons as trials.
  case tangoPersons = "tango-persons"
}

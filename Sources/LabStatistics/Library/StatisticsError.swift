/// What a statistical function can refuse, with the offending value.
///
/// Everything here can be caused by data or options, so it is thrown and never traps.
public enum StatisticsError: Error, Equatable, Sendable {
  /// A confidence level outside the open interval (0, 1), or not a number.
  case confidence(Double)
  /// A probability outside its range, or not a number.
  case probability(Double)
  /// Degrees of freedom that are not a positive finite number.
  case degreesOfFreedom(Double)
  /// A count that is negative, or more successes than trials.
  case count(successes: Int, trials: Int)
  /// A rate was asked of zero trials.
  case noTrials
  /// A total beyond the range in which the integer comparisons are exact.
  case tooManyTrials(limit: Int)
  /// A statement about persons needs at least two of them with trials.
  case tooFewPersons(Int)
  /// A class without a single trial, by its place: its error rate does not exist.
  case emptyClass(Int)
  /// A person with another number of classes than the first one.
  case classes(Int, expected: Int)
  /// Something was asked of no values at all.
  case emptySample
  /// A sample value that is not a number, with its position.
  case notANumber(index: Int)
  /// A class index other than 0 and 1, with the position of the item.
  case classIndex(Int, index: Int)
  /// A critical value that is negative or not a number, with the position of the item.
  case criticalValue(Double, index: Int)
  /// A threshold that is not above zero.
  case threshold(Double)
  /// A cost that is negative or not finite, or two costs that are both zero.
  case costs(Double, Double)
  /// A tolerance that is negative or not a number.
  case tolerance(Double)
  /// A counting grid without cells, or with more than the permitted number.
  case grid(cellsPerUnit: Int, maximum: Double)
  /// Two counters on different grids cannot be merged.
  case gridMismatch
  /// The numeric library reported a status, or gave no number, in the named function.
  case library(function: String, status: Int)
  /// A comparison of several methods with fewer than two of them.
  case tooFewMethods(Int)
  /// An outcome pattern whose length differs from that of the first pattern, with its position.
  case outcomes(Int, index: Int)
  /// A value outside the range that its method needs, or not a number.
  case outside(Double, ClosedRange<Double>)
  /// A setting that its method cannot use, with its name.
  case setting(String, Double)
  /// A list whose length differs from that of the lists it belongs to.
  case length(Int, expected: Int)
  /// A value that must be finite and is not, with its position.
  case notFinite(index: Int)
  /// A weight that is negative or not finite, with its position, or weights that are all zero.
  case weight(Double, index: Int)
  /// A class (0 or 1) with fewer items than a variance needs.
  case tooFewItems(classIndex: Int, count: Int)
  /// A measured value that is not finite or beyond the stated limit, with its position.
  case value(Double, index: Int)
  /// A statistic that does not exist for the sample, for the sample without one person, or for too
  /// many resamples.
  case undefinedStatistic
  /// Weights of strata that are negative, not numbers, or do not add up to 1; with their sum.
  case weights(sum: Double)
  /// Two rates that must differ, or stand in the other order.
  case rates(Double, Double)
}

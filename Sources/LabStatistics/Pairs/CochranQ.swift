import CGSL

/// The outcomes of several methods on one trial, and on how many trials they were just so.
public struct OutcomePattern: Equatable, Sendable {
  /// Whether each method was right, in the order of the methods.
  public let outcomes: [Bool]
  public let count: Int

  /// Refuses a negative count.
  public init(_ outcomes: [Bool], count: Int) throws(StatisticsError) {
    _ = try Count(count, of: count)
    self.outcomes = outcomes
    self.count = count
  }
}

/// Whether k methods are right equally often on the same trials (Cochran 1950).
///
/// With column totals C_j (trials method j got right), T their sum, and R_i the number of methods
/// that were right on trial i: Q = (k - 1) (k ΣC_j² - T²) / (k T - ΣR_i²), chi-square with k - 1
/// degrees of freedom for many trials. Trials on which all methods agree change nothing; if there
/// are no others Q is 0 and p is 1. For two methods Q is McNemar's chi-square without correction.
/// Follow a small p with exact McNemar tests of the pairs, corrected by `Multiplicity`.
///
/// Each trial stands for itself, so this is no claim about people.
public struct CochranQ: Equatable, Sendable {
  public let methods: Int
  public let trials: Int
  public let statistic: Double
  public let degreesOfFreedom: Int
  public let pValue: Double

  /// The test from counted patterns, in any order; a pattern may occur more than once.
  ///
  /// Throws for fewer than two methods, patterns of unequal length, no trials, and more trials than
  /// `Count.maximumTotal`. Linear in patterns times methods.
  public init(_ patterns: [OutcomePattern]) throws(StatisticsError) {
    guard let first = patterns.first else { throw .noTrials }
    let methods = first.outcomes.count
    guard methods >= 2 else { throw .tooFewMethods(methods) }
    var trials = 0
    var columns = Array(repeating: 0, count: methods)
    // Every sum is at most (methods · 2^31)², which a wide integer holds for any array in memory.
    var rowSquares: Int128 = 0
    for (index, pattern) in patterns.enumerated() {
      guard pattern.outcomes.count == methods else {
        throw .outcomes(pattern.outcomes.count, index: index)
      }
      guard pattern.count <= Count.maximumTotal - trials else {
        throw .tooManyTrials(limit: Count.maximumTotal)
      }
      trials += pattern.count
      var right = 0
      for (method, outcome) in pattern.outcomes.enumerated() where outcome {
        columns[method] += pattern.count
        right += 1
      }
      rowSquares += Int128(pattern.count) * Int128(right) * Int128(right)
    }
    try self.init(columns: columns, rowSquares: rowSquares, trials: trials)
  }

  /// The test from totals: the trials that each method got right, and the sum over trials of the
  /// squared number of methods that were right.
  ///
  /// Throws for fewer than two methods, no trials, more than `Count.maximumTotal` of them, and totals
  /// that no trials can have.
  public init(right: [Int], squares: Int, trials: Int) throws(StatisticsError) {
    guard right.count >= 2 else { throw .tooFewMethods(right.count) }
    for count in right { _ = try Count(count, of: trials) }
    guard trials <= Count.maximumTotal else { throw .tooManyTrials(limit: Count.maximumTotal) }
    // A trial with r of k methods right adds r to the total and r² to the squares, r <= r² <= k r.
    let total = right.reduce(Int128(0)) { $0 + Int128($1) }
    guard (total...Int128(right.count) * total).contains(Int128(squares)) else {
      throw .count(successes: squares, trials: trials)
    }
    try self.init(columns: right, rowSquares: Int128(squares), trials: trials)
  }

  private init(columns: [Int], rowSquares: Int128, trials: Int) throws(StatisticsError) {
    let methods = columns.count
    guard trials > 0 else { throw .noTrials }

    let size = Int128(methods)
    let total = columns.reduce(Int128(0)) { $0 + Int128($1) }
    let columnSquares = columns.reduce(Int128(0)) { $0 + Int128($1) * Int128($1) }
    let between = size * columnSquares - total * total
    let within = size * total - rowSquares
    self.methods = methods
    self.trials = trials
    degreesOfFreedom = methods - 1
    let freedom = Double(methods - 1)
    let statistic = within > 0 ? freedom * Double(between) / Double(within) : 0
    self.statistic = statistic
    pValue = try NumericLibrary.number("chi-square distribution") {
      gsl_cdf_chisq_Q(statistic, freedom)
    }
  }

  /// The test from single trials, each with one outcome per method.
  public init(trials: [[Bool]]) throws(StatisticsError) {
    var patterns: [OutcomePattern] = []
    patterns.reserveCapacity(trials.count)
    for outcomes in trials { patterns.append(try OutcomePattern(outcomes, count: 1)) }
    try self.init(patterns)
  }
}

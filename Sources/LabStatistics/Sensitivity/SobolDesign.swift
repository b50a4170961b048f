/// The rows at which a function is evaluated for Sobol indices: A, B, and A with one column from B.
///
/// Row i of A and of B are the two halves of point i of one 2d-dimensional Sobol sequence, so that
/// both matrices and every mixture of them are evenly spread (Saltelli et al. 2010). All coordinates
/// lie inside (0, 1). Without a seed the rows are the plain sequence, which starts at (1/2, ...); with
/// one they are the sequence with its origin, moved by a random vector (`ShiftedSobol`). Take a power
/// of two rows. A design costs rows · (factors + 2) evaluations.
public struct SobolDesign: Equatable, Sendable {
  /// One row of A and B.
  public struct Row: Equatable, Sendable {
    public let a: [Double]
    public let b: [Double]

    /// The row of A with one column taken from B; the row of A itself if there is no such column.
    public func hybrid(_ factor: Int) -> [Double] {
      var row = a
      if row.indices.contains(factor) { row[factor] = b[factor] }
      return row
    }
  }

  public let factors: Int
  public let rows: Int
  public let seed: UInt64?

  /// Half of what the sequence has.
  public static let factorLimit = 20
  /// The most rows, 2^20; with 20 factors their outputs and sums take 0.7 GB.
  public static let rowLimit = 1 << 20

  /// Throws `.setting` for factors outside 1...20 and rows outside 2...2^20.
  public init(factors: Int, rows: Int, seed: UInt64? = nil) throws(StatisticsError) {
    guard factors >= 1, factors <= Self.factorLimit else {
      throw .setting("factors", Double(factors))
    }
    guard rows >= 2, rows <= Self.rowLimit else { throw .setting("rows", Double(rows)) }
    self.factors = factors
    self.rows = rows
    self.seed = seed
  }

  /// Hands out the rows in order, without keeping them.
  public func forEachRow(
    _ body: (Row) throws(StatisticsError) -> Void
  ) throws(StatisticsError) {
    var point: [Double] = []
    func hand() throws(StatisticsError) {
      try body(Row(a: Array(point[..<factors]), b: Array(point[factors...])))
    }
    if let seed {
      var generator = ResamplingGenerator(seed: seed)
      var shifted = try ShiftedPoints(dimensions: 2 * factors, generator: &generator)
      for _ in 0..<rows {
        try shifted.next(into: &point)
        try hand()
      }
    } else {
      let sequence = try SobolSequence(dimensions: 2 * factors)
      for _ in 0..<rows {
        try sequence.next(into: &point)
        try hand()
      }
    }
  }

  /// The indices of a function of a point inside (0, 1)^factors.
  ///
  /// Noisy outputs must use the same random stream at every point. Throws what the function throws,
  /// and as `SobolIndices`.
  public func indices(
    confidence: Double = 0.95, draws: Int = SobolIndices.defaultDraws,
    seed: UInt64 = SobolIndices.defaultSeed,
    of function: (_ point: [Double]) throws(StatisticsError) -> Double
  ) throws(StatisticsError) -> SobolIndices {
    var a: [Double] = []
    var b: [Double] = []
    var hybrids = Array(repeating: [Double](), count: factors)
    try forEachRow { row throws(StatisticsError) in
      a.append(try function(row.a))
      b.append(try function(row.b))
      for factor in 0..<factors { hybrids[factor].append(try function(row.hybrid(factor))) }
    }
    return try SobolIndices(
      a: a, b: b, hybrids: hybrids, confidence: confidence, draws: draws, seed: seed)
  }
}

extension Xoshiro256 {
  /// A number from [0, 1), a multiple of 2^-53.
  @inline(__always)
  public mutating func uniform() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A number from [lower, upper).
  @inline(__always)
  public mutating func uniform(_ lower: Double, _ upper: Double) -> Double {
    lower + (upper - lower) * uniform()
  }

  /// A standard normal number, by the ziggurat.
  ///
  /// One draw feeds layer (8 bits), sign (1 bit) and abscissa (53 bits), which do not overlap; 98.8
  /// of 100 numbers need no second draw.
  @inline(__always)
  public mutating func normal() -> Double {
    let bits = next()
    let layer = Int(truncatingIfNeeded: bits & 0xFF)
    let magnitude = Double(bits >> 11) * 0x1p-53 * Ziggurat.edges[layer]
    if magnitude < Ziggurat.edges[layer + 1] { return Self.signed(magnitude, by: bits) }
    return normalAtTheEdge(bits, layer, magnitude)
  }

  @inline(__always)
  private static func signed(_ magnitude: Double, by bits: UInt64) -> Double {
    Double(bitPattern: magnitude.bitPattern | ((bits << 55) & 0x8000_0000_0000_0000))
  }

  /// The rare part: the wedge beside the curve, or the tail.
  @inline(never)
  private mutating func normalAtTheEdge(_ bits: UInt64, _ layer: Int, _ x: Double) -> Double {
    if layer == 0 { return Self.signed(tail(), by: bits) }
    let lower = Ziggurat.heights[layer]
    let upper = Ziggurat.heights[layer + 1]
    let height = lower + uniform() * (upper - lower)
    return height < Mathematics.exp(-0.5 * x * x) ? Self.signed(x, by: bits) : normal()
  }

  /// A number beyond the base of the ziggurat (Marsaglia 1964).
  private mutating func tail() -> Double {
    while true {
      // 1 - uniform() is never 0, so its logarithm is finite.
      let excess = -Mathematics.log(1 - uniform()) / Ziggurat.tailStart
      let limit = -Mathematics.log(1 - uniform())
      if 2 * limit > excess * excess { return Ziggurat.tailStart + excess }
    }
  }

  /// A number of Student's t distribution with 5 degrees of freedom and scale 1.
  ///
  /// The SD is √(5/3) = 1.29 times the scale; |t| has the quantiles 0.73, 2.02, 2.57 and 4.03 at
  /// 50, 90, 95 and 99 %. A normal number over the root of a mean of five squares.
  public mutating func studentT5() -> Double {
    let numerator = normal()
    var squares = 0.0
    for _ in 0..<5 {
      let z = normal()
      squares += z * z
    }
    return numerator / (squares / 5).squareRoot()
  }

  /// A log-normal number of the given median, whose logarithm has the given SD.
  public mutating func logNormal(median: Double, logSD: Double) -> Double {
    median * Mathematics.exp(logSD * normal())
  }
}

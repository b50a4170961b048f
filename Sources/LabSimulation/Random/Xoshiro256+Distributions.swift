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

  /// A number of Student's t distribution with any degrees of freedom above 2 and scale 1.
  ///
  /// A normal number over the root of a chi-square by its degrees; 5 draws as `studentT5` does, and from
  /// 1000 on the number is normal.
  public mutating func studentT(_ degreesOfFreedom: Double) -> Double {
    if degreesOfFreedom == 5 { return studentT5() }
    let numerator = normal()
    guard degreesOfFreedom < 1000 else { return numerator }
    let chiSquare = 2 * gamma(shape: degreesOfFreedom / 2)
    return numerator / (chiSquare / degreesOfFreedom).squareRoot()
  }

  /// A number of the gamma distribution with scale 1.
  ///
  /// Source: Marsaglia and Tsang, "A Simple Method for Generating Gamma Variables" (2000); documented.
  ///
  /// - Precondition: the shape is at least 1.
  mutating func gamma(shape: Double) -> Double {
    precondition(shape >= 1, "a shape of \(shape) needs another method")
    let d = shape - 1.0 / 3
    let c = 1 / (9 * d).squareRoot()
    while true {
      let x = normal()
      let root = 1 + c * x
      guard root > 0 else { continue }
      let v = root * root * root
      // 1 - uniform() is never 0, so its logarithm is finite.
      let limit = Mathematics.log(1 - uniform())
      if limit < 0.5 * x * x + d * (1 - v + Mathematics.log(v)) { return d * v }
    }
  }

  /// A number of the exponential distribution with the given mean.
  mutating func exponential(mean: Double) -> Double {
    -mean * Mathematics.log(1 - uniform())
  }

  /// A log-normal number of the given median, whose logarithm has the given SD.
  public mutating func logNormal(median: Double, logSD: Double) -> Double {
    median * Mathematics.exp(logSD * normal())
  }
}

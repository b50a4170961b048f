import CGSL

/// Sobol's low-discrepancy sequence in (0, 1)^d, up to 40 dimensions (Bratley and Fox 1988).
///
/// The library's sequence, unscrambled: its first point is (1/2, 1/2, ...), the origin is left out,
/// and nothing else is skipped unless asked. With the origin, the first 2^m points form a net: one
/// in each of the 2^m equal parts of every axis. Coordinates are multiples of 2^-30 and never 0,
/// so quantile functions of them are finite. One object serves one task.
public final class SobolSequence {
  public static let dimensions = 1...40
  /// How many points there are, the origin included.
  public static let length = 1 << 30
  /// The bits of a coordinate.
  static let bits: Int64 = 30

  public let dimensions: Int
  private let generator: UnsafeMutablePointer<gsl_qrng>
  private var taken = 0

  /// Throws `.setting` for dimensions outside 1...40.
  public init(dimensions: Int) throws(StatisticsError) {
    guard Self.dimensions.contains(dimensions) else {
      throw .setting("dimensions", Double(dimensions))
    }
    self.dimensions = dimensions
    generator = try NumericLibrary.object("Sobol sequence") {
      gsl_qrng_alloc(cgsl_qrng_sobol(), CUnsignedInt(dimensions))
    }
  }

  deinit { gsl_qrng_free(generator) }

  /// Writes the next point over `point`, whatever its length was.
  ///
  /// Throws `.setting` when all 2^30 - 1 points are taken.
  public func next(into point: inout [Double]) throws(StatisticsError) {
    guard taken < Self.length - 1 else { throw .setting("points", Double(Self.length)) }
    taken += 1
    if point.count != dimensions { point = Array(repeating: 0, count: dimensions) }
    var status: CInt = 0
    point.withUnsafeMutableBufferPointer { status = gsl_qrng_get(generator, $0.baseAddress) }
    let result = status
    try NumericLibrary.status("Sobol point") { result }
  }

  /// The next point.
  public func next() throws(StatisticsError) -> [Double] {
    var point: [Double] = []
    try next(into: &point)
    return point
  }

  /// Leaves out points, which costs as much as taking them; a negative number leaves out none.
  ///
  /// Throws `.setting`, and leaves out none, when there are not so many.
  public func skip(_ count: Int) throws(StatisticsError) {
    guard count <= Self.length - 1 - taken else { throw .setting("points", Double(Self.length)) }
    var point: [Double] = []
    for _ in 0..<max(0, count) { try next(into: &point) }
  }
}

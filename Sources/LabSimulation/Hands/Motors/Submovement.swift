/// A further log-normal movement of a stroke, which begins before the former one ends.
public struct Submovement: Sendable, Hashable {
  /// Its share of the stroke's whole length, above 0; what the further movements leave is the first's.
  public var share: Double
  /// When it begins: the fraction of the former movement's time, 1 to 99 %, that has passed then, 0 to 1.
  public var delay: Double
  /// How long it takes by the time of the first one, 1 to 99 %, above 0.
  public var span: Double
  public var sigma: Double

  public init(share: Double, delay: Double, span: Double, sigma: Double) {
    self.share = share
    self.delay = delay
    self.span = span
    self.sigma = sigma
  }
}

/// Values between two others.
public enum Interpolation {
  /// The value that lies at a share of the way from a to b on a logarithmic scale; both positive.
  public static func geometric(_ a: Double, _ b: Double, _ share: Double) -> Double {
    a * Mathematics.exp(share * Mathematics.log(b / a))
  }
}

import Foundation

/// The scale on which a parameter is moved and its uncertainty is even.
enum FitCoordinate: Sendable {
  case plain
  /// Of medians and rates.
  case logarithm
  /// Of standard deviations and scales, which is where variances add up.
  case square
  /// Of shares, which cannot be negative.
  case share
  /// Of degrees of freedom, whose inverse is nearly linear in what is seen.
  case reciprocal
  /// Of correlations: Fisher's z.
  case correlation

  private static let mostCorrelation = 0.999

  func coordinate(of value: Double) -> Double {
    switch self {
    case .plain, .share: value
    case .logarithm: log(max(value, 1e-9))
    case .square: value * value
    case .reciprocal: 1 / max(value, 1e-9)
    case .correlation:
      atanh(min(max(value, -Self.mostCorrelation), Self.mostCorrelation))
    }
  }

  func value(at coordinate: Double) -> Double {
    switch self {
    case .plain: coordinate
    case .share: max(coordinate, 0)
    case .logarithm: exp(min(max(coordinate, -50), 50))
    case .square: max(coordinate, 0).squareRoot()
    case .reciprocal: 1 / max(coordinate, 1e-3)
    case .correlation: tanh(coordinate)
    }
  }

  /// The coordinate that a statistic points to.
  ///
  /// Most statistics are coordinates already; a correlation is not, and lies beyond 1 when its
  /// sampling errors were taken out too thoroughly.
  func coordinate(ofStatistic statistic: Double) -> Double {
    self == .correlation ? coordinate(of: statistic) : statistic
  }

  /// Whether the uncertainty is one of ratio where the coordinate is far from 0.
  var isRatio: Bool {
    switch self {
    case .square, .share, .reciprocal: true
    case .plain, .logarithm, .correlation: false
    }
  }
}

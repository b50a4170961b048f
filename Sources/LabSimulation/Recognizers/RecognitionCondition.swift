/// What a recognizer measures before it begins, with the parameter that sets its limit.
///
/// `>=` and `>` are what it has to reach; `<` and `<=` are what it must not go beyond.
public struct RecognitionCondition: Sendable, Hashable {
  /// The name of the parameter, as a developer knows it.
  public var parameter: String
  public var quantity: Evidence.Quantity
  public var comparison: Evidence.Comparison
  public var limit: Double
  public var unit: Evidence.Unit

  public init(
    _ parameter: String, _ quantity: Evidence.Quantity, _ comparison: Evidence.Comparison,
    _ limit: Double, _ unit: Evidence.Unit = .points
  ) {
    self.parameter = parameter
    self.quantity = quantity
    self.comparison = comparison
    self.limit = limit
    self.unit = unit
  }

  /// Whether it has to be reached, and is no bound.
  public var isGoal: Bool { comparison == .atLeast || comparison == .above }

  /// Whether a measured value satisfies it.
  public func holds(for value: Double) -> Bool {
    switch comparison {
    case .atLeast: value >= limit
    case .above: value > limit
    case .atMost: value <= limit
    case .below: value < limit
    }
  }
}

import LabSimulation

extension Lock {
  /// The strategy with the parameters that were locked.
  ///
  /// Throws when the strategy or one of its parameters is not known any more.
  public func recordedStrategy() throws(SpecificationError) -> any Strategy {
    guard var strategy = Strategies.named(self.strategy) else {
      throw .unknownStrategy(self.strategy, known: Strategies.names)
    }
    for (key, value) in parameters.sorted(by: { $0.key < $1.key }) {
      strategy = try StrategySpecification.set(key, to: value, in: strategy)
    }
    return strategy
  }
}

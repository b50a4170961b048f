import LabSimulation

extension Population {
  /// Numbers that are possible alone and not together: the keys that are to blame, and the rule with
  /// their values; nil when the population is possible.
  var contradiction: (keys: [String], sentence: String)? {
    guard !isValid else { return nil }
    var numbers: [String: Double] = [:]
    for parameter in parameters { numbers[parameter.key] = parameter.value(in: self).number }
    let keys = parameters.map(\.key)
    for upper in keys {
      guard let stem = Self.stem(of: upper, ".upper") else { continue }
      if let fault = Self.disorder(stem + ".lower", "<=", upper, numbers) { return fault }
      // What is done at touch-down is done before the lift.
      if let strokes = Self.stem(of: stem, ".landing"),
        let fault = Self.disorder(upper, "<", strokes + ".lift.lower", numbers)
      {
        return fault
      }
    }
    let mixtures = ["grips", "scrollClasses", "pageClasses"]
    for mixture in mixtures {
      let shares = keys.filter { $0.hasPrefix(mixture + ".") && $0.hasSuffix(".share") }
      guard !shares.contains(where: { numbers[$0] ?? 0 > 0 }) else { continue }
      return (shares, "the shares of \(mixture) must add up to more than 0")
    }
    return ([], "these numbers are impossible together")
  }

  /// The keys and the sentence when the number of the first key does not lie below that of the second.
  private static func disorder(
    _ low: String, _ relation: String, _ high: String, _ numbers: [String: Double]
  ) -> (keys: [String], sentence: String)? {
    guard let a = numbers[low], let b = numbers[high], relation == "<" ? a >= b : a > b else {
      return nil
    }
    return (
      [low, high],
      "\(low) \(relation) \(high) must hold, and they are \(ParameterValue.text(a)) and "
        + "\(ParameterValue.text(b)): change one of them"
    )
  }

  private static func stem(of key: String, _ end: String) -> String? {
    key.hasSuffix(end) ? String(key.dropLast(end.count)) : nil
  }
}

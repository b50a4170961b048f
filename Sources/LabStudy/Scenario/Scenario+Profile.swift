import LabSimulation

extension Scenario {
  /// The generations of the operating system that are modelled.
  public static let generations = ["17", "18", "26"]

  /// The generation as a word.
  ///
  /// Setting it changes the assumptions in which the generations differ, apart from those that stand
  /// at another value than the present generation's: somebody chose them.
  var generation: String {
    get { "\(profile)" }
    set {
      guard let number = Int(newValue) else { return }
      tuning.assumptions.change(from: profile, to: number)
      profile = number
    }
  }
}

extension Assumptions {
  fileprivate mutating func change(from old: Int, to new: Int) {
    let (before, after) = (Self(profile: old), Self(profile: new))
    for parameter in Self.parameters
    where parameter.value(in: self) == parameter.value(in: before) {
      // The value of a profile lies in the range of its parameter.
      try? parameter.set(parameter.value(in: after), in: &self)
    }
  }
}

import LabSimulation

/// What a scenario cannot be asked for.
public enum ScenarioError: Error, Sendable, Hashable {
  /// A row of described gestures where only registered strategies are possible.
  case describedRow(String)
  /// Two containers have to be judged, and the tree names none.
  case noContest
}

extension ScenarioError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .describedRow(let label):
      "the row \(InputFault.printable(label)) is made of described gestures, which have no "
        + "parameters: here only registered strategies are possible ("
        + Strategies.names.joined(separator: ", ") + ")"
    case .noContest:
      "the views have no contest, so there is nothing to judge: add contest: { outer: VIEW, inner: "
        + "VIEW } to the scenario"
    }
  }
}

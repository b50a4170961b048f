import LabSimulation

/// What a scenario cannot be asked for.
public enum ScenarioError: Error, Sendable, Hashable {
  /// A row of described gestures where only registered strategies are possible.
  case describedRow(String)
  /// The inner view of the contest scrolls freely, and registered strategies turn pages.
  case noPages(String)
  /// More recognizers than a scene has, with those of a strategy.
  case noRoom(String)
  /// Something that only a feed with a carousel can be asked for.
  case otherConflict(String)
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
    case .noPages(let view):
      "registered strategies turn the pages of the inner view: give "
        + "\(InputFault.printable(view)) paging: true, or carousel or movable in place of scroll"
    case .noRoom(let label):
      "with \(InputFault.printable(label)) a scene has more than "
        + "\(SceneDescription.mostAttachments) recognizers: attach fewer to the views"
    case .otherConflict(let name):
      "this needs the contest of a feed with a carousel, and the scenario's conflict is \(name): "
        + "compare, sweep, lock, synthesize and trace play it"
    case .noContest:
      "the views have no contest, so there is nothing to judge: add contest: { outer: VIEW, inner: "
        + "VIEW } to the scenario"
    }
  }
}

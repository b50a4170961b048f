import LabSimulation

/// The gestures that the tree of a scenario describes itself, and those that one row adds to them.
///
/// It stands in a row as a strategy does, without parameters. A registered strategy is installed on
/// the contest in place of what the tree attaches; this one is what the tree attaches, and it is played
/// event by event, as a scene, and never as time lines.
public struct DescribedGestures: Strategy, Hashable {
  public static let name = "described"
  public static let summary = "the gestures and recognizers that the views describe"
  public static let parameters: [Parameter<DescribedGestures>] = []

  /// Attachments of the tree that this row does without, as indices, ascending.
  ///
  /// A scroll view without its pan is a view that handlers move.
  public var without: [Int] = []
  /// What the row adds to the tree.
  public var attachments: [AttachmentDescription] = []
  /// Relations that the row adds: indices count the attachments of the tree first, then its own.
  public var relations: [Relation] = []
  /// The digest of what the row changes; empty when it is the tree as it stands.
  public var digest = ""

  public init() {}
}

extension StrategyRow {
  /// The described gestures if this row is such a one.
  public var described: DescribedGestures? { strategy as? DescribedGestures }

  /// Refuses a row of described gestures, which has no parameters that could be varied or locked.
  public func checkRegistered() throws(ScenarioError) {
    if described != nil { throw .describedRow(label) }
  }
}

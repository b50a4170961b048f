import LabSimulation

extension RecorderSource {
  /// The strategies by the names that the lab has for them.
  static let strategies = #"""
    /// How the contest is settled; the raw value is what the lab calls it.
    enum RecorderStrategy: String, CaseIterable {
      case native = "\#(Native().specification)"
      case highPriority = "\#(HighPriority().specification)"
      /// Only recorders have it: it tells the generations 17 and 18 apart.
      case plain = "\#(PlainDrag().specification)"
      case filterAtChange = "\#(Self.filterAtChange.specification)"
      case filterAtEnd = "\#(Self.filterAtEnd.specification)"
      case earlyPublished = "\#(Self.early(.published).specification)"
      case earlyWithheld = "\#(Self.early(.withheld).specification)"

      /// Those that are made of UIKit alone.
      static let uikit: [RecorderStrategy] = [.native, .earlyPublished, .earlyWithheld]

      /// A word for the picker, where the whole name would be cut.
      var title: String {
        switch self {
        case .native: "Native"
        case .highPriority: "High"
        case .plain: "Plain"
        case .filterAtChange: "Filter"
        case .filterAtEnd: "At end"
        case .earlyPublished: "Early"
        case .earlyWithheld: "Withheld"
        }
      }
    }

    """#

  static let filterAtChange = Simultaneous()

  static let filterAtEnd = {
    var strategy = Simultaneous()
    strategy.k = 2
    strategy.timing = .end
    return strategy
  }()

  private static func early(_ decision: DirectionalPan.Decision) -> EarlyDirectionFailure {
    var strategy = EarlyDirectionFailure()
    strategy.decision = decision
    return strategy
  }
}

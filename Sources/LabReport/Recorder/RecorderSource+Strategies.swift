import LabSimulation

extension RecorderSource {
  /// The strategies by the names that the lab has for them.
  static let strategies = #"""
    /// How the contest is settled; the raw value is what the lab calls it.
    enum RecorderStrategy: String, CaseIterable {
      case native = "\#(Native().specification)"
      case highPriority = "\#(HighPriority().specification)"
      case filterAtChange = "\#(Self.filterAtChange.specification)"
      case filterAtEnd = "\#(Self.filterAtEnd.specification)"
      case earlyPublished = "\#(Self.early(.published).specification)"
      case earlyWithheld = "\#(Self.early(.withheld).specification)"

      /// Those that are made of UIKit alone.
      static let uikit: [RecorderStrategy] = [.native, .earlyPublished, .earlyWithheld]
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

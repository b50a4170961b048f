/// What a strategy leaves behind when the system takes the touch away: the last verdicts of every
/// staged conflict.
public enum ConflictFault: Int, Sendable, CaseIterable {
  /// Everything is as before the touch, which is right: the stroke counts as such, so that every strategy
  /// is judged on the same strokes.
  case none
  /// A view stays where the finger left it.
  case stuckView
  /// A handler that had begun never heard of an end, and what it shows stays.
  case previewLeft
  /// Something was committed after the cancel.
  case commitAfterCancel

  /// The verdicts of a conflict: its own, then those of a cancelled touch.
  public static func verdicts(after own: [Verdict]) -> [Verdict] {
    own
      + allCases.map { fault in
        let place = UInt8(own.count + fault.rawValue)
        return switch fault {
        case .none: Verdict(place, "cancelled", .right)
        case .stuckView: Verdict(place, "stuck_view", .arbitrationError)
        case .previewLeft: Verdict(place, "preview_left", .arbitrationError)
        case .commitAfterCancel: Verdict(place, "commit_after_cancel", .arbitrationError)
        }
      }
  }
}

extension StagedConflict {
  /// The verdict about a touch that the system took away.
  static func verdict(_ fault: ConflictFault) -> Verdict {
    verdicts[verdicts.count - ConflictFault.allCases.count + fault.rawValue]
  }
}

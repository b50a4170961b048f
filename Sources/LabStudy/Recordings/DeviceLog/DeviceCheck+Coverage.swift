import LabSimulation

extension DeviceCheck {
  /// What of a log was compared, and what was left out.
  public struct Coverage: Sendable, Hashable {
    /// On how many strokes the log tells one thing that is compared.
    public struct Part: Sendable, Hashable {
      public var kind: DeviceDifference.Kind
      public var told: Int
      /// Of these, how many tell that a recognizer began, and not how it ended.
      public var withoutEnd: Int
      public var unknown: Int
    }

    public var parts: [Part]
    /// Touches that were played, and samples between them, which recognizers do not see.
    public var touches: Int
    public var coalesced: Int
    /// State lines of the recognizers that are compared, and of others.
    public var states: Int
    public var otherStates: Int
    /// Calls of SwiftUI drags, and those beside state lines, which say more.
    public var calls: Int
    public var otherCalls: Int
    /// Offset lines up to the lift, and those after it.
    public var offsets: Int
    public var laterOffsets: Int
  }

  /// What the strokes tell, and how many of their lines were compared.
  public var coverage: Coverage {
    func sum(_ count: (DeviceStroke) -> Int) -> Int { strokes.map(count).reduce(0, +) }
    func known(_ stroke: DeviceStroke) -> Int {
      stroke.states.count {
        DeviceOutcome.feedName == $0.recognizer || DeviceOutcome.childNames.contains($0.recognizer)
      }
    }
    let states = sum(known)
    let calls = sum { $0.isKnownByCalls ? $0.drags.count : 0 }
    let offsets = sum(\.countedOffsets.count)
    return Coverage(
      parts: DeviceDifference.Kind.allCases.map(part), touches: sum(\.touches.events.count),
      coalesced: sum(\.coalesced), states: states, otherStates: sum(\.states.count) - states,
      calls: calls, otherCalls: sum(\.drags.count) - calls, offsets: offsets,
      laterOffsets: sum(\.offsets.count) - offsets)
  }

  private func part(_ kind: DeviceDifference.Kind) -> Coverage.Part {
    let told = observed.count { $0.tells(kind) }
    return Coverage.Part(
      kind: kind, told: told, withoutEnd: observed.count { $0.fate(kind) == .open },
      unknown: observed.count - told)
  }
}

extension DeviceOutcome {
  fileprivate func tells(_ kind: DeviceDifference.Kind) -> Bool {
    switch kind {
    case .feedMoves: feedMoved != nil
    case .carouselMoves: carouselMoved != nil
    case .page: page != nil
    case .feedPan, .child: fate(kind) != nil
    case .claim: claim != nil
    }
  }

  /// What became of the recognizer that a difference is about, if it is about one.
  fileprivate func fate(_ kind: DeviceDifference.Kind) -> Fate? {
    switch kind {
    case .feedPan: feedPan
    case .child: child
    case .feedMoves, .carouselMoves, .page, .claim: nil
    }
  }
}

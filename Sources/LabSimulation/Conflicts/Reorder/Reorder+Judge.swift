extension Reorder {
  /// The intended thing happened and nothing else.
  static let right = Verdict(0, "right", .right)
  /// Intent `scroll`: the row followed the finger.
  static let rowLifted = Verdict(1, "row_lifted", .arbitrationError, of: 0)
  /// Intent `scroll`: neither the list nor the row moved.
  static let scrollLost = Verdict(2, "scroll_lost", .arbitrationError, of: 0)
  /// Intent `drag`: the list scrolled in place of the row.
  static let holdScrolled = Verdict(3, "hold_scrolled", .arbitrationError, of: 1)
  /// Intent `drag`: nothing followed the finger.
  static let notPickedUp = Verdict(4, "not_picked_up", .arbitrationError, of: 1)
  /// Intent `drag`: the row followed, and at the lift it went back.
  static let dragLost = Verdict(5, "drag_lost", .arbitrationError, of: 1)
  /// List and row moved.
  static let doubleMove = Verdict(6, "double_move", .arbitrationError)
  /// Intent `tap`: the row did not open.
  static let tapSwallowed = Verdict(7, "tap_swallowed", .arbitrationError, of: 2)
  /// Another intent than `tap`, and the row opened.
  static let falseTap = Verdict(8, "false_tap", .arbitrationError)
  /// Intent `drag`: the row lies in a place that is not the one to which the finger went.
  static let wrongPlace = Verdict(9, "wrong_place", .taskError, of: 1)

  public static let verdicts = ConflictFault.verdicts(after: [
    right, rowLifted, scrollLost, holdScrolled, notPickedUp, dragLost, doubleMove, tapSwallowed,
    falseTap, wrongPlace,
  ])

  /// The first rule that applies counts.
  ///
  /// Decided is when the row is picked up or the list begins to move; of a tap, when the row opens.
  public func judge(_ play: Play, meant: Meaning, intent: Int) -> Judgement {
    let row = play.container("row")
    let isCarried = play.acted("row")
    let isScrolled = play.acted("list")
    let taps = play.completions(of: "row.tap")
    let pickUp = play.pickUp(of: "row.reorder")
    let decision = [pickUp, play.container("list")?.claim?.time, taps.first].compactMap(\.self)
      .min()
    if isCarried, isScrolled { return Judgement(Self.doubleMove, latency: decision) }
    switch intent {
    case 0:
      if isCarried { return Judgement(Self.rowLifted, latency: decision) }
      if !taps.isEmpty { return Judgement(Self.falseTap, latency: decision) }
      return Judgement(isScrolled ? Self.right : Self.scrollLost, latency: decision)
    case 1:
      if isScrolled { return Judgement(Self.holdScrolled, latency: decision) }
      if !taps.isEmpty { return Judgement(Self.falseTap, latency: decision) }
      guard isCarried, let row else { return Judgement(Self.notPickedUp, latency: decision) }
      // The content offset of a view that a handler moves is the negative of what shows.
      let rows = (-row.offset / rowHeight).rounded()
      if rows == 0, meant.rows != 0 { return Judgement(Self.dragLost, latency: pickUp) }
      return Judgement(rows == Double(meant.rows) ? Self.right : Self.wrongPlace, latency: pickUp)
    default:
      return Judgement(taps.isEmpty ? Self.tapSwallowed : Self.right, latency: decision)
    }
  }
}

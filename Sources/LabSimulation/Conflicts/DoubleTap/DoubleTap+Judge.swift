extension DoubleTap {
  /// The intended thing happened and nothing else.
  static let right = Verdict(0, "right", .right)
  /// Intent `double`: one single tap or two, and no double.
  static let doubleAsSingles = Verdict(1, "double_as_singles", .arbitrationError, of: 1)
  /// Intent `two-singles`: a double tap.
  static let singlesAsDouble = Verdict(2, "singles_as_double", .arbitrationError, of: 2)
  /// A single tap that was meant is missing.
  static let singleLost = Verdict(3, "single_lost", .arbitrationError)
  /// Intent `double`: nothing at all.
  static let doubleLost = Verdict(4, "double_lost", .arbitrationError, of: 1)
  /// A single tap and a double one.
  static let bothFired = Verdict(5, "both_fired", .arbitrationError)

  public static let verdicts = ConflictFault.verdicts(after: [
    right, doubleAsSingles, singlesAsDouble, singleLost, doubleLost, bothFired,
  ])

  /// The first rule that applies counts.
  ///
  /// Decided is when the first handler is called: of a single tap, after the wait for a second one.
  public func judge(_ play: Play, meant: Meaning, intent: Int) -> Judgement {
    let singles = play.calls(handler: Self.single)
    let doubles = play.calls(handler: Self.double)
    let latency = (singles + doubles).min()
    func judged(_ verdict: Verdict) -> Judgement { Judgement(verdict, latency: latency) }

    if !singles.isEmpty, !doubles.isEmpty { return judged(Self.bothFired) }
    switch intent {
    case 0: return judged(singles.count == 1 ? Self.right : Self.singleLost)
    case 1:
      guard doubles.isEmpty else { return judged(Self.right) }
      return judged(singles.isEmpty ? Self.doubleLost : Self.doubleAsSingles)
    default:
      guard doubles.isEmpty else { return judged(Self.singlesAsDouble) }
      return judged(singles.count == 2 ? Self.right : Self.singleLost)
    }
  }
}

extension Play {
  /// The times at which a handler of that name, or the action of a recognizer of that name, was called.
  fileprivate func calls(handler name: String) -> [Double] {
    calls.filter {
      let handler = $0.callback.handler
      return (handler.isEmpty ? scene.attachments[$0.attachment].name : handler) == name
    }.map(\.time)
  }
}

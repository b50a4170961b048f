extension PushToTalk {
  /// The intended thing happened and nothing else.
  static let right = Verdict(0, "right", .right)
  /// The finger held, and no recording was kept.
  static let recordingLost = Verdict(1, "recording_lost", .arbitrationError)
  /// The finger held, and the recording stopped before it lifted.
  static let cutOff = Verdict(2, "cut_off", .arbitrationError)
  /// A recording started again while it ran: what was said until then is lost.
  static let startedTwice = Verdict(3, "started_twice", .arbitrationError)
  /// A recording runs on when no finger is there any more.
  static let neverStopped = Verdict(4, "never_stopped", .arbitrationError)
  /// Intent `tap`: nothing opened.
  static let tapSwallowed = Verdict(5, "tap_swallowed", .arbitrationError, of: 1)
  /// Intent `tap`: a recording was kept.
  static let falseRecording = Verdict(6, "false_recording", .arbitrationError, of: 1)
  /// Another intent than `tap`, and something opened.
  static let falseTap = Verdict(7, "false_tap", .arbitrationError)
  /// The recording began after the person had begun to speak.
  static let clippedStart = Verdict(8, "clipped_start", .taskError)

  public static let verdicts = ConflictFault.verdicts(after: [
    right, recordingLost, cutOff, startedTwice, neverStopped, tapSwallowed, falseRecording,
    falseTap, clippedStart,
  ])

  /// The first rule that applies counts.
  ///
  /// Decided is when the recording starts; when none does, when the tap is recognized. Of a touch that
  /// the system takes away only the end is judged: what had not started by then, or was too short to be
  /// kept, is not lost.
  public func judge(_ play: Play, meant: Meaning, intent: Int) -> Judgement {
    let runs = play.runs(of: "button.talk")
    let taps = play.completions(of: "button.tap")
    let latency = runs.first?.start ?? taps.first
    func judged(_ verdict: Verdict) -> Judgement { Judgement(verdict, latency: latency) }

    if runs.contains(where: \.isOpen) { return judged(Self.neverStopped) }
    guard intent != 1 else {
      if runs.contains(where: { $0.keptUntil != nil }) { return judged(Self.falseRecording) }
      return judged(taps.isEmpty ? Self.tapSwallowed : Self.right)
    }
    if runs.contains(where: \.isReplaced) { return judged(Self.startedTwice) }
    let end = play.cancel ?? play.lift
    let isCancelled =
      play.cancel != nil && (runs.isEmpty || runs.contains { $0.stop.map { $0 >= end } ?? false })
    if !isCancelled {
      guard let kept = runs.compactMap(\.keptUntil).last else {
        return judged(taps.isEmpty ? Self.recordingLost : Self.falseTap)
      }
      if kept < end { return judged(Self.cutOff) }
    }
    if !taps.isEmpty { return judged(Self.falseTap) }
    if !isCancelled, let start = runs.first?.start, let speech = meant.speech, start > speech {
      return judged(Self.clippedStart)
    }
    return judged(Self.right)
  }
}

import LabSimulation
import LabTesting
import Testing

/// The button that records while it is held: source article 5.
@Suite("Push to talk")
struct PushToTalkTests {
  /// The middle of the button.
  private static let button = Vector(195, 752)
  private let conflict = PushToTalk()

  private func play(
    _ script: String, under strategy: some StagedStrategy<PushToTalk>,
    interruptions: [Interruption] = []
  ) throws -> Play {
    conflict.play(
      try SceneScript(script).touches(from: Self.button), under: strategy,
      interruptions: interruptions)
  }

  private func published(
    from start: Activity.Start = .recognition, minimum: Double = 300
  ) -> TalkOnLongPress {
    var strategy = TalkOnLongPress()
    (strategy.start, strategy.minimum) = (start, minimum)
    return strategy
  }

  private func sequence(
    guarded: Bool = true, _ cancel: TalkBySequence.Cancel = .phaseChange, drag: Double = 0,
    tap order: TapOrder = .after
  ) -> TalkBySequence {
    var strategy = TalkBySequence()
    (strategy.isGuarded, strategy.cancel) = (guarded, cancel)
    (strategy.dragDistance, strategy.tapOrder) = (drag, order)
    return strategy
  }

  private func runs(_ play: Play) -> [Play.Run] { play.runs(of: "button.talk") }

  private func verdict(_ play: Play, _ intent: String, speech: Double? = 600) throws -> String {
    let place = try #require(PushToTalk.intents.firstIndex { $0.name == intent })
    return conflict.judge(play, meant: PushToTalk.Meaning(speech: speech), intent: place)
      .verdict.name
  }

  // MARK: What the article says

  @Test("X13 the press is over at 350 ms with the finger down, and the recording has no length")
  func published() throws {
    let play = try play("B@0 E@2000", under: published())
    let calls = play.calls(of: "button.talk")
    #expect(calls.map(\.time) == [0, 350, 350])
    #expect(calls.map(\.callback.kind) == [.pressing(true), .perform, .pressing(false)])
    let run = try #require(runs(play).first)
    #expect(run == Play.Run(start: 350, end: .stopped(350), minimum: 300))
    #expect(run.keptUntil == nil)
    #expect(try verdict(play, "hold") == "recording_lost")
    // Without the guard against short recordings it is empty, which is no better.
    let kept = try self.play("B@0 E@2000", under: published(minimum: 0))
    #expect(try verdict(kept, "hold") == "cut_off")
  }

  @Test("started at touch-down the recording is cut off at 350 ms")
  func fromPressing() throws {
    let play = try play("B@0 E@2000", under: published(from: .pressing))
    #expect(runs(play) == [Play.Run(start: 0, end: .stopped(350), minimum: 300)])
    #expect(try verdict(play, "hold") == "cut_off")
    // A tap that lasts 300 ms has recorded that long.
    for (lift, expected) in [(299, "right"), (300, "false_recording")] {
      let tap = try self.play("B@0 E@\(lift)", under: published(from: .pressing))
      #expect(tap.completions(of: "button.tap") == [Double(lift)])
      #expect(try verdict(tap, "tap", speech: nil) == expected)
    }
  }

  @Test("X11 the sequence starts at 350 ms, and onEnded is the true lift")
  func cure() throws {
    let play = try play("B@0 E@2000", under: sequence())
    #expect(runs(play) == [Play.Run(start: 350, end: .stopped(2000), minimum: 300)])
    #expect(play.completions(of: "button.talk", handler: "stop") == [2000])
    #expect(try verdict(play, "hold") == "right")
  }

  @Test(".second(true, _) repeats with each move: without a guard each starts anew")
  func repeats() throws {
    let script = "B@0 M(1,0)@600 M(2,0)@616 E@2000"
    let guarded = try play(script, under: sequence())
    #expect(guarded.calls(of: "button.talk", handler: "start").map(\.time) == [0, 350, 600, 616])
    #expect(runs(guarded) == [Play.Run(start: 350, end: .stopped(2000), minimum: 300)])
    let plain = try play(script, under: sequence(guarded: false))
    #expect(runs(plain).map(\.start) == [350, 600, 616])
    #expect(runs(plain).map(\.isReplaced) == [true, true, false])
    #expect(try verdict(plain, "hold") == "started_twice")
    // A finger that never moves starts once.
    let still = try play("B@0 E@2000", under: sequence(guarded: false))
    #expect(try verdict(still, "hold") == "right")
  }

  @Test("a short tap fails the sequence and reaches its own handler at the lift")
  func shortTap() throws {
    for strategy in [sequence(), sequence(tap: .before)] {
      let play = try play("B@0 E@80", under: strategy)
      #expect(runs(play).isEmpty)
      #expect(play.completions(of: "button.tap") == [80])
      #expect(try verdict(play, "tap", speech: nil) == "right")
    }
    let uikit = try play("B@0 E@80", under: TalkByUIKitLongPress())
    #expect(uikit.completions(of: "button.tap") == [80])
    #expect(try verdict(uikit, "tap", speech: nil) == "right")
  }

  @Test("a cancel calls no onEnded: something else must stop the recording")
  func cancelled() throws {
    let script = "B@0 M(1,0)@600 C@1200"
    let left = try play(script, under: sequence(.nothing))
    #expect(left.cancel == 1200)
    #expect(left.completions(of: "button.talk").isEmpty)
    #expect(runs(left).last?.isOpen == true)
    #expect(try verdict(left, "cancel") == "never_stopped")
    for cancel in [TalkBySequence.Cancel.phaseChange, .gestureState] {
      let stopped = try play(script, under: sequence(cancel))
      #expect(runs(stopped).last?.keptUntil == 1200)
      #expect(try verdict(stopped, "cancel") == "right")
    }
    // onPressingChanged(false) comes with a cancel too.
    let early = try play("B@0 C@200", under: published(from: .pressing))
    #expect(runs(early).map(\.end) == [.stopped(200)])
  }

  @Test("a second finger fails the drag, and no phase changes: only the GestureState tells")
  func secondFinger() throws {
    let script = "B@0 #2B(10,0)@900 #2E@950 E@2000"
    let unheard = try play(script, under: sequence(.phaseChange))
    #expect(try verdict(unheard, "hold") == "never_stopped")
    let heard = try play(script, under: sequence(.gestureState))
    #expect(runs(heard).map(\.end) == [.stopped(900)])
    #expect(try verdict(heard, "hold") == "cut_off")
  }

  @Test("with the drag's default distance a still finger ends nothing, one that slips does")
  func dragDistance() throws {
    let still = try play("B@0 M(3,0)@600 E@2000", under: sequence(drag: 10))
    #expect(try verdict(still, "hold") == "never_stopped")
    let slipped = try play("B@0 M(0,-80)@600 E@2000", under: sequence(drag: 10))
    #expect(try verdict(slipped, "slip") == "right")
  }

  @Test("UIKit's press begins by its timer, goes on wherever the finger is, and tells a cancel")
  func uikit() throws {
    let slipped = try play("B@0 M(0,-200)@700 E@2000", under: TalkByUIKitLongPress())
    #expect(slipped.time(.began, of: "button.talk") == 350)
    #expect(runs(slipped) == [Play.Run(start: 350, end: .stopped(2000), minimum: 300)])
    #expect(try verdict(slipped, "slip") == "right")
    var strategy = TalkByUIKitLongPress()
    let heard = try play("B@0 C@1200", under: strategy)
    #expect(try verdict(heard, "cancel") == "right")
    strategy.hearsCancel = false
    let unheard = try play("B@0 C@1200", under: strategy)
    #expect(try verdict(unheard, "cancel") == "never_stopped")
  }

  @Test("touches written by hand come down on the button")
  func focus() {
    #expect(conflict.focus == Self.button)
    #expect(DoubleTap().focus == Vector(195, 195))
  }

  // MARK: Verdicts

  @Test("a finger that slips beyond 30 pt before the press is done records nothing")
  func slippedEarly() throws {
    let strategy = sequence()
    let limit = try play("B@0 M(0,-30)@200 E@2000", under: strategy)
    #expect(try verdict(limit, "slip") == "right")
    let beyond = try play("B@0 M(0,-31)@200 E@2000", under: strategy)
    #expect(try verdict(beyond, "slip") == "recording_lost")
  }

  @Test("recordings below 300 ms are discarded, one of 300 ms is kept")
  func minimum() throws {
    for (lift, expected) in [(649, "recording_lost"), (650, "right")] {
      let play = try play("B@0 E@\(lift)", under: sequence())
      #expect(try verdict(play, "hold") == expected)
    }
  }

  @Test("a tap that lingers is swallowed, and with a longer press it is a tap again")
  func lingering() throws {
    let short = try play("B@0 E@400", under: sequence())
    #expect(try verdict(short, "tap", speech: nil) == "tap_swallowed")
    var patient = sequence()
    patient.duration = 500
    #expect(try verdict(play("B@0 E@400", under: patient), "tap", speech: nil) == "right")
    // Recorded long enough it is kept.
    let long = try play("B@0 E@700", under: sequence())
    #expect(try verdict(long, "tap", speech: nil) == "false_recording")
  }

  @Test("a hold that ends before the press is done is a tap")
  func shortHold() throws {
    let play = try play("B@0 E@300", under: sequence())
    #expect(try verdict(play, "hold") == "false_tap")
  }

  @Test("a tap inside the sequence ends at the lift within 750 ms and tears the recording down")
  func tapInside() throws {
    let outside = try play("B@0 E@700", under: sequence())
    #expect(try verdict(outside, "hold") == "right")
    let inside = try play("B@0 E@700", under: sequence(tap: .before))
    #expect(inside.completions(of: "button.tap") == [700])
    #expect(try verdict(inside, "hold") == "never_stopped")
    // 750 ms are no tap.
    let longer = try play("B@0 E@800", under: sequence(tap: .before))
    #expect(try verdict(longer, "hold") == "right")
  }

  @Test("who speaks before the recording starts loses the beginning")
  func clipped() throws {
    let play = try play("B@0 E@2000", under: sequence())
    #expect(try verdict(play, "hold", speech: 349) == "clipped_start")
    #expect(try verdict(play, "hold", speech: 350) == "right")
  }

  @Test("what a cancel makes too short is not lost, and what stopped before it is")
  func cancelledEarly() throws {
    let short = try play("B@0 C@500", under: sequence())
    #expect(runs(short).map(\.keptUntil) == [nil])
    #expect(try verdict(short, "cancel") == "right")
    #expect(try verdict(play("B@0 C@300", under: sequence()), "cancel") == "right")
    #expect(try verdict(play("B@0 C@1200", under: published()), "cancel") == "recording_lost")
    let cut = try play("B@0 C@1200", under: published(from: .pressing))
    #expect(try verdict(cut, "cancel") == "cut_off")
  }

  @Test("latency is the start of the recording; of a tap, the lift")
  func latency() throws {
    func latency(_ script: String, _ intent: Int) throws -> Double? {
      conflict.judge(
        try play(script, under: sequence()), meant: PushToTalk.Meaning(speech: nil), intent: intent
      ).latency
    }
    #expect(try latency("B@0 E@2000", 0) == 350)
    #expect(try latency("B@0 E@80", 1) == 80)
    #expect(try latency("B@0 M(0,40)@100 E@2000", 2) == nil)
  }

  // MARK: Reports of the field

  @Test("report 37, N05: after a cancel the next hold starts anew")
  func fresh() throws {
    let play = try play("B@0 C@600 B@1000 E@2000", under: sequence())
    #expect(
      runs(play) == [
        Play.Run(start: 350, end: .stopped(600), minimum: 300),
        Play.Run(start: 1350, end: .stopped(2000), minimum: 300),
      ])
  }

  @Test("report 39: a trackpad pinch kills the held drag, and the recording runs on")
  func pinch() throws {
    let interruptions = [Interruption(.pinch, at: 900)]
    let left = try play("B@0 E@2000", under: sequence(), interruptions: interruptions)
    #expect(try verdict(left, "hold") == "never_stopped")
    let heard = try play(
      "B@0 E@2000", under: sequence(.gestureState), interruptions: interruptions)
    #expect(runs(heard).map(\.end) == [.stopped(900)])
  }

  @Test("report 63, T03: a finger that makes no event starts the recording by the timer")
  func timer() throws {
    for play in [
      try play("B@0 E@5000", under: sequence()),
      try play("B@0 E@5000", under: TalkByUIKitLongPress()),
    ] {
      #expect(runs(play).first?.start == 350)
    }
  }

  @Test("report 64, G05: the drag of distance 0 is silent before the press is done")
  func plainTap() throws {
    let play = try play("B@0 E@80", under: sequence())
    // .first(true) is all that the sequence says.
    #expect(
      play.calls(of: "button.talk", handler: "start").map(\.callback.value)
        == [.first(.pressed(true))])
  }

  // MARK: Cancels that the scenario injects

  @Test("a recording that outlives the system's cancel is what is left of it")
  func fault() throws {
    let cancel = [Interruption(.systemCancel, at: 1200)]
    for (strategy, fault) in [
      (sequence(.nothing), ConflictFault.previewLeft), (sequence(.phaseChange), .none),
      (sequence(.gestureState), .none),
    ] {
      let play = try play("B@0 E@2000", under: strategy, interruptions: cancel)
      #expect(play.fault == fault)
    }
  }
}

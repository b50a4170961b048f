import LabSimulation
import LabTesting
import Testing

/// A double tap before a single one: source article 1.2.
@Suite("Double tap")
struct DoubleTapTests {
  private static let photo = Vector(195, 195)
  private let conflict = DoubleTap()

  private func play(
    _ script: String, under strategy: some StagedStrategy<DoubleTap>, tuning: Tuning = Tuning(),
    interruptions: [Interruption] = []
  ) throws -> Play {
    conflict.play(
      try SceneScript(script).touches(from: Self.photo), under: strategy, tuning: tuning,
      interruptions: interruptions)
  }

  private func exclusive(gap: Double = 0) -> ExclusiveTaps {
    var strategy = ExclusiveTaps()
    strategy.gap = gap
    return strategy
  }

  private func separate(_ rule: SeparateTaps.Rule) -> SeparateTaps {
    var strategy = SeparateTaps()
    strategy.rule = rule
    return strategy
  }

  private func require(_ requires: Bool = true, gap: Double = 0) -> RequireToFail {
    var strategy = RequireToFail()
    (strategy.requires, strategy.gap) = (requires, gap)
    return strategy
  }

  /// All that make a single tap wait.
  private var waiting: [any StagedStrategy<DoubleTap>] {
    [exclusive(), separate(.waits), require()]
  }

  /// The calls as `330 double`.
  private func calls(_ play: Play) -> [String] {
    play.calls.map { call in
      let handler = call.callback.handler
      let name = handler.isEmpty ? play.scene.attachments[call.attachment].name : handler
      return "\(Int(call.time)) \(name)"
    }
  }

  private func judgement(_ play: Play, _ intent: String) throws -> Judgement {
    let place = try #require(DoubleTap.intents.firstIndex { $0.name == intent })
    return conflict.judge(play, meant: DoubleTap.Meaning(), intent: place)
  }

  private func verdict(_ play: Play, _ intent: String) throws -> String {
    try judgement(play, intent).verdict.name
  }

  // MARK: The tables

  @Test("X01 a single tap waits until the gap is over")
  func x01() throws {
    for strategy in waiting {
      let play = try play("B@0 E@80", under: strategy)
      #expect(calls(play) == ["430 single"])
      #expect(try judgement(play, "single") == Judgement(DoubleTap.verdicts[0], latency: 430))
      #expect(try verdict(play, "double") == "double_as_singles")
      #expect(try verdict(play, "two-singles") == "single_lost")
    }
  }

  @Test("X02 the second lift is the double tap, and there is no single one")
  func x02() throws {
    for strategy in waiting {
      let play = try play("B@0 E@80 B@250 E@330", under: strategy)
      #expect(calls(play) == ["330 double"])
      #expect(try judgement(play, "double") == Judgement(DoubleTap.verdicts[0], latency: 330))
      #expect(try verdict(play, "two-singles") == "singles_as_double")
    }
  }

  @Test("X03 two taps too far apart are two single ones, each after its wait")
  func x03() throws {
    for strategy in waiting {
      let play = try play("B@0 E@80 B@500 E@580", under: strategy)
      #expect(calls(play) == ["430 single", "930 single"])
      #expect(try verdict(play, "two-singles") == "right")
      #expect(try verdict(play, "double") == "double_as_singles")
    }
  }

  @Test("X04 beside each other they wait by the rule of tap counts alone")
  func x04() throws {
    let script = "B@0 E@80 B@250 E@330"
    let ignored = try play(script, under: separate(.ignored))
    #expect(Set(calls(ignored)) == ["80 single", "330 single", "330 double"])
    #expect(calls(ignored).count == 3)
    #expect(try verdict(ignored, "double") == "both_fired")
    #expect(try verdict(ignored, "two-singles") == "both_fired")
    #expect(try judgement(ignored, "double").latency == 80)
    // The system decides where the strategy does not.
    for (profile, expected) in [(17, 3), (18, 1), (26, 1)] {
      let play = try play(script, under: separate(.system), tuning: Tuning(profile: profile))
      #expect(calls(play).count == expected)
    }
  }

  @Test("K07 the second tap begins within the gap, and may end later")
  func k07() throws {
    for strategy in waiting {
      let play = try play("B@0 E@80 B@400 S@416 E@600", under: strategy)
      #expect(calls(play) == ["600 double"])
    }
  }

  // MARK: The gap

  @Test("at the gap itself it is too late, whoever sets it")
  func gap() throws {
    for gap in [0.0, 200, 500] {
      let limit = 80 + (gap == 0 ? 350 : gap)
      let strategies: [any StagedStrategy<DoubleTap>] = [exclusive(gap: gap), require(gap: gap)]
      for strategy in strategies {
        let early = try play("B@0 E@80 B@\(limit - 1) E@\(limit + 79)", under: strategy)
        #expect(try verdict(early, "double") == "right")
        let late = try play("B@0 E@80 B@\(limit) E@\(limit + 80)", under: strategy)
        #expect(try verdict(late, "two-singles") == "right")
      }
    }
    // A strategy without a gap of its own has the scenario's.
    var tuning = Tuning()
    tuning.tapGap = 150
    #expect(calls(try play("B@0 E@80", under: exclusive(), tuning: tuning)) == ["230 single"])
    #expect(
      calls(try play("B@0 E@80", under: exclusive(gap: 300), tuning: tuning)) == ["380 single"])
  }

  @Test("without a double tap, and without the requirement, a single one does not wait")
  func immediate() throws {
    for strategy in [SingleTapOnly(), require(false)] as [any StagedStrategy<DoubleTap>] {
      let single = try play("B@0 E@80", under: strategy)
      #expect(calls(single) == ["80 single"])
    }
    let only = try play("B@0 E@80 B@250 E@330", under: SingleTapOnly())
    #expect(calls(only) == ["80 single", "330 single"])
    #expect(try verdict(only, "double") == "double_as_singles")
    #expect(try verdict(only, "two-singles") == "right")
    let both = try play("B@0 E@80 B@250 E@330", under: require(false))
    #expect(try verdict(both, "double") == "both_fired")
  }

  // MARK: Verdicts

  @Test("a finger that moves 45 pt or rests 750 ms makes no tap")
  func lost() throws {
    for strategy in waiting {
      for script in ["B@0 M(45,0)@50 E@80", "B@0 E@750"] {
        let play = try play(script, under: strategy)
        #expect(calls(play).isEmpty)
        #expect(try verdict(play, "single") == "single_lost")
        #expect(try verdict(play, "double") == "double_lost")
        #expect(try verdict(play, "two-singles") == "single_lost")
        #expect(try judgement(play, "single").latency == nil)
      }
    }
  }

  // MARK: Cancels

  @Test("N04 a tap that the system takes away does nothing, and leaves nothing")
  func cancelled() throws {
    for strategy in waiting {
      let play = try play(
        "B@0 E@80", under: strategy, interruptions: [Interruption(.systemCancel, at: 40)])
      #expect(calls(play).isEmpty)
      #expect(play.fault == .none)
    }
  }

  @Test("a cancel of the second tap lets go of the first one, but not in one exclusive gesture")
  func cancelledSecond() throws {
    func cancelled(_ strategy: some StagedStrategy<DoubleTap>) throws -> Play {
      try play(
        "B@0 E@80 B@250 E@330", under: strategy,
        interruptions: [Interruption(.systemCancel, at: 300)])
    }
    // The whole gesture has failed, and with it the single tap that it held.
    let exclusive = try cancelled(exclusive())
    #expect(calls(exclusive).isEmpty)
    #expect(exclusive.fault == .none)
    // The double tap has failed, for which the single one, over by then, was waiting.
    for strategy in [separate(.waits), require()] as [any StagedStrategy<DoubleTap>] {
      let play = try cancelled(strategy)
      #expect(calls(play) == ["300 single"])
      #expect(play.fault == .commitAfterCancel)
    }
  }
}

import LabSimulation
import LabTesting
import Testing

/// The list whose rows are pressed and dragged: source article 4, and the sequence of article 1.2.
@Suite("Reorder")
struct ReorderTests {
  /// The middle of the row under the finger.
  private static let row = Vector(150, 422)
  private let conflict = Reorder()

  private func touches(_ script: String, from start: Vector = row) throws -> Touches {
    try SceneScript(script).touches(from: start)
  }

  private func pressed(
    _ duration: Double = 500, _ distance: Double = 10, drag: Double = 10,
    _ storage: Drive.Storage = .gestureState
  ) -> LongPressThenDrag {
    var strategy = LongPressThenDrag()
    (strategy.duration, strategy.distance) = (duration, distance)
    (strategy.dragDistance, strategy.storage) = (drag, storage)
    return strategy
  }

  private func calls(_ play: Play, _ name: String = "row.reorder") -> [String] {
    play.calls(of: name).map { "\(Int($0.time)) \($0.callback.handler)" }
  }

  private func verdict(_ play: Play, _ intent: Int, rows: Int = 0) -> String {
    conflict.judge(play, meant: Reorder.Meaning(rows: rows), intent: intent).verdict.name
  }

  // MARK: What the article says

  @Test("a long press of 1 s and then a drag: the row takes the drag's translation at the end")
  func published() throws {
    let play = conflict.play(
      try touches("B(0,0)@0 M(0,40)@1100 M(0,70)@1116 E@1132"), under: pressed(1000))
    // .first(true) from touch-down on, .second(true, nil) at the deadline, then the drag's values.
    #expect(
      calls(play) == [
        "0 updating", "0 onChanged", "1000 updating", "1000 onChanged", "1100 updating",
        "1100 onChanged", "1116 updating", "1116 onChanged", "1132 updating", "1132 onEnded",
      ])
    #expect(play.pickUp(of: "row.reorder") == 1000)
    // The content offset of a view that a handler moves is the negative of what shows.
    #expect(play.container("row")?.offset == -70)
    #expect(!play.acted("list"))
    #expect(verdict(play, 1, rows: 1) == "right")
  }

  @Test("lifted before the deadline the press fails, and the tap opens the row")
  func shortPress() throws {
    let play = conflict.play(try touches("B(0,0)@0 E@300"), under: pressed())
    #expect(play.completions(of: "row.reorder").isEmpty)
    #expect(play.completions(of: "row.tap") == [300])
    #expect(verdict(play, 2) == "right")
  }

  @Test("a finger that moves too far before the deadline scrolls the list")
  func movedEarly() throws {
    let script = "B(0,0)@0 M(0,11)@200 M(0,40)@216 M(0,80)@232 E@248"
    let play = conflict.play(try touches(script), under: pressed())
    #expect(play.acted("list"))
    #expect(!play.acted("row"))
    #expect(verdict(play, 0) == "right")
    #expect(verdict(play, 1, rows: 1) == "hold_scrolled")
  }

  @Test("held and never moved the sequence fails, and nothing is committed")
  func neverMoved() throws {
    let play = conflict.play(try touches("B(0,0)@0 E@900"), under: pressed())
    #expect(play.completions(of: "row.reorder").isEmpty)
    #expect(play.container("row")?.offset == 0)
    #expect(verdict(play, 1, rows: 1) == "not_picked_up")
    // A finger that meant to scroll and rested has moved nothing.
    #expect(verdict(play, 0) == "scroll_lost")
    // The tap has failed by then: 750 ms are over.
    #expect(verdict(play, 2) == "tap_swallowed")
  }

  @Test("UIKit's long press begins by its timer, and any later movement is allowed")
  func uikit() throws {
    let play = conflict.play(
      try touches("B(0,0)@0 M(0,200)@700 E@716"), under: UIKitLongPress())
    #expect(play.time(.began, of: "row.reorder") == 500)
    #expect(play.pickUp(of: "row.reorder") == 500)
    #expect(play.container("row")?.offset == -200)
    #expect(verdict(play, 1, rows: 3) == "right")
    #expect(verdict(play, 1, rows: 2) == "wrong_place")
  }

  @Test("UIKit's row follows from where the finger was at the begin")
  func creptBefore() throws {
    let play = conflict.play(
      try touches("B(0,0)@0 M(0,8)@200 M(0,68)@700 E@716"), under: UIKitLongPress())
    #expect(play.container("row")?.offset == -60)
  }

  @Test("a handle needs no press, and beside it the list scrolls at once")
  func handle() throws {
    let onHandle = conflict.play(
      try touches("B(0,0)@0 M(0,30)@16 M(0,60)@32 E@48", from: Vector(368, 422)),
      under: DragHandle())
    #expect(onHandle.pickUp(of: "row.reorder") == 0)
    #expect(onHandle.container("row")?.offset == -60)
    #expect(!onHandle.acted("list"))
    let beside = conflict.play(
      try touches("B(0,0)@0 M(0,30)@16 M(0,60)@32 E@48"), under: DragHandle())
    #expect(beside.acted("list"))
    #expect(!beside.acted("row"))
  }

  // MARK: Verdicts

  @Test("a scroll after a rest lifts the row when the press is shorter than the rest")
  func rested() throws {
    let script = "B(0,0)@0 M(0,20)@416 M(0,60)@432 M(0,90)@448 E@464"
    let short = conflict.play(try touches(script), under: pressed(400))
    #expect(verdict(short, 0) == "row_lifted")
    let long = conflict.play(try touches(script), under: pressed(500))
    #expect(verdict(long, 0) == "right")
  }

  @Test("a drag that comes back to its row is lost; one that was meant to stay is right")
  func cameBack() throws {
    let script = "B(0,0)@0 M(0,40)@600 M(0,2)@616 E@632"
    let play = conflict.play(try touches(script), under: pressed())
    #expect(play.completions(of: "row.reorder") == [632])
    #expect(verdict(play, 1, rows: 1) == "drag_lost")
    #expect(verdict(play, 1, rows: 0) == "right")
    // The inner modifier has precedence: the tap ends at the lift and tears the sequence down.
    var inner = pressed()
    inner.tapOrder = .before
    let torn = conflict.play(try touches(script), under: inner)
    #expect(torn.completions(of: "row.reorder").isEmpty)
    #expect(verdict(torn, 1, rows: 1) == "false_tap")
  }

  // MARK: Cancels

  private static let held = "B(0,0)@0 M(0,40)@600 M(0,120)@616 E@900"
  private static let cancel = [Interruption(.systemCancel, at: 700)]

  @Test("a cancel puts a row back that a GestureState holds")
  func cancelled() throws {
    let play = conflict.play(
      try touches(Self.held), under: pressed(), interruptions: Self.cancel)
    #expect(play.fault == .none)
    #expect(play.container("row")?.offset == 0)
    #expect(play.cancel == 700)
  }

  @Test("with plain State the row stays at 120 pt: stuck")
  func stuck() throws {
    let play = conflict.play(
      try touches(Self.held), under: pressed(500, 10, drag: 10, .state),
      interruptions: Self.cancel)
    #expect(play.fault == .stuckView)
    #expect(play.container("row")?.offset == -120)
  }

  @Test("a handler that takes a cancel for the end drops the row where nobody let go of it")
  func committed() throws {
    var strategy = UIKitLongPress()
    let kept = conflict.play(try touches(Self.held), under: strategy, interruptions: Self.cancel)
    #expect(kept.container("row")?.offset == 0)
    #expect(kept.fault == .none)
    strategy.commitOnCancel = true
    let dropped = conflict.play(
      try touches(Self.held), under: strategy, interruptions: Self.cancel)
    #expect(dropped.container("row")?.offset == -120)
    #expect(dropped.fault == .commitAfterCancel)
  }
}

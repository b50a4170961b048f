/// What nobody outside Apple knows of the arbiter: every open question as a switch.
///
/// The defaults are those of the OS generation 18. `init(profile:)` gives the generations 17, 18 and
/// 26, which differ in how a SwiftUI drag competes with an ancestor's scroll view.
public struct Assumptions: Sendable, Hashable {
  public enum Shape: String, Sendable, CaseIterable {
    /// The distance in any direction.
    case radial
    /// The larger component for a pan, the scrollable component for a scroll view.
    case axis
  }

  public enum Side: String, Sendable, CaseIterable {
    case child
    case scroll
  }

  public enum TranslationOrigin: String, Sendable, CaseIterable {
    /// The hysteresis is taken off once, along the movement.
    case consume
    /// (0, 0) in `began`, whatever the speed.
    case zero
    /// From touch-down.
    case raw
  }

  /// Which of two recognizers that could begin at once does.
  public enum EqualOrder: String, Sendable, CaseIterable {
    case deeper
    case shallower
    /// In the order of attachment.
    case attachment
  }

  public enum SequenceStart: String, Sendable, CaseIterable {
    /// The first event that the second gesture receives.
    case handover
    case touchDown
  }

  /// What becomes of `failed` after `began` was published.
  public enum LateFailure: String, Sendable, CaseIterable {
    /// Cancelled, with its action.
    case cancelled
    /// Failed without an action: the handler never hears of it.
    case silent
    /// Nothing: it goes on.
    case ignored
  }

  public enum StateOrder: String, Sendable, CaseIterable {
    /// The GestureState is reset before `onEnded`.
    case resetFirst
    case endedFirst
  }

  public enum AtLift: String, Sendable, CaseIterable {
    /// A scroll view's pan fails; any other recognizer begins and ends with the lift, so that its
    /// handler hears of it at last, as apps have reported.
    case scrollFails
    case failed
    /// It begins and ends with the lift.
    case ended
  }

  public enum TapClock: String, Sendable, CaseIterable {
    case touchDown
    /// One delivery after touch-down: the second event of the touch.
    case nextEvent
  }

  public enum ZeroDistance: String, Sendable, CaseIterable {
    case both
    case child
  }

  public enum ActiveChild: String, Sendable, CaseIterable {
    case keeps
    case loses
  }

  /// Whether a pan's hysteresis is radial or by component, and inclusive (>=) or strict (>).
  public var panShape = Shape.radial
  public var panStrict = false
  public var panOrigin = TranslationOrigin.consume
  /// Whether a scroll view looks at its own axis alone or at the radial distance.
  public var scrollShape = Shape.axis
  /// H3: a scroll view refuses to begin unless |along| >= ratio |across|; 0 for no such rule.
  public var scrollRatio = 0.0
  /// H2: a scroll view waits so many milliseconds for SwiftUI drags inside it to fail; 0 for not.
  public var scrollHold = 0.0
  /// H4: a drag that becomes active later cancels a scroll that has begun.
  public var dragStealsScroll = false
  /// Who wins when both could begin in one event.
  public var tieWinner = Side.child
  /// Whether an active child loses when the scroll view begins (17), or keeps the touch (18, 26).
  public var activeChild = ActiveChild.keeps
  /// Whether `.simultaneousGesture` is simultaneous with an ancestor's scroll view too.
  public var simultaneousIncludesAncestors = true
  /// Whether `.simultaneousGesture` with a minimum distance of 0 lets the scroll view run.
  public var simultaneousZero = ZeroDistance.both
  public var equalOrder = EqualOrder.deeper
  public var lateFailure = LateFailure.cancelled
  public var deferredAtLift = AtLift.scrollFails
  public var sequenceStart = SequenceStart.handover
  /// Whether a sequence ends well although its second gesture never began.
  public var sequenceEndsWithoutSecond = false
  public var stateOrder = StateOrder.resetFirst
  /// Whether a drag with a minimum distance of 0 reports at touch-down.
  public var dragZeroFiresOnBegan = true
  public var tapClockStart = TapClock.touchDown
  /// Whether taps of fewer counts wait for those of more (18).
  public var tapCountRule = true

  public init() {}

  /// The generation 17, 18 or 26; any other one is as 18.
  public init(profile: Int) {
    switch profile {
    case 17:
      activeChild = .loses
      tapCountRule = false
    case 26:
      simultaneousIncludesAncestors = false
    default:
      break
    }
  }

  /// Whether the merge of time lines plays by these assumptions.
  ///
  /// It knows one finger and the generation 18. The switches that are not looked at here change nothing
  /// for one finger in a contest of a pan or drag with a scroll view.
  public var suitsTimelines: Bool {
    var plain = self
    let standard = Assumptions()
    plain.sequenceStart = standard.sequenceStart
    plain.sequenceEndsWithoutSecond = standard.sequenceEndsWithoutSecond
    plain.stateOrder = standard.stateOrder
    plain.tapClockStart = standard.tapClockStart
    plain.tapCountRule = standard.tapCountRule
    return plain == standard
  }

  public static let parameters: [Parameter<Assumptions>] = [
    .choice("panShape", \.panShape, "how a pan measures its hysteresis"),
    .flag("panStrict", \.panStrict, "whether a pan must go beyond its hysteresis, not to it"),
    .choice("panOrigin", \.panOrigin, "where a pan's translation counts from"),
    .choice("scrollShape", \.scrollShape, "how a scroll view measures its slop"),
    .number(
      "scrollRatio", \.scrollRatio, in: 0...100, words: ["none": 0],
      "a scroll view begins only if |along| >= ratio |across|"),
    .number(
      "scrollHold", \.scrollHold, in: 0...5000, unit: "ms", words: ["none": 0],
      "how long a scroll view waits for SwiftUI drags inside it"),
    .flag(
      "dragStealsScroll", \.dragStealsScroll, "whether a later drag cancels a scroll that has begun"
    ),
    .choice("tieWinner", \.tieWinner, "who wins when child and scroll view begin in one event"),
    .choice("activeChild", \.activeChild, "whether an active child loses to a scroll view"),
    .flag(
      "simultaneousIncludesAncestors", \.simultaneousIncludesAncestors,
      "whether simultaneousGesture is simultaneous with a scroll view around it"),
    .choice(
      "simultaneousZero", \.simultaneousZero,
      "who runs with simultaneousGesture and a minimum distance of 0"),
    .choice("equalOrder", \.equalOrder, "which of two UIKit recognizers begins first in one event"),
    .choice("lateFailure", \.lateFailure, "what becomes of a failure after the begin"),
    .choice("deferredAtLift", \.deferredAtLift, "what becomes of a withheld begin at the lift"),
    .choice("sequenceStart", \.sequenceStart, "where the second gesture of a sequence starts"),
    .flag(
      "sequenceEndsWithoutSecond", \.sequenceEndsWithoutSecond,
      "whether a sequence ends well although its second gesture never began"),
    .choice("stateOrder", \.stateOrder, "whether GestureState resets before onEnded"),
    .flag(
      "dragZeroFiresOnBegan", \.dragZeroFiresOnBegan,
      "whether a drag of minimum distance 0 reports at touch-down"),
    .choice("tapClockStart", \.tapClockStart, "when the clock of a tap starts"),
    .flag("tapCountRule", \.tapCountRule, "whether a single tap waits for a double tap elsewhere"),
  ]
}

/// The rules between two attachments of a scene.
struct PairRules {
  struct Verdict {
    /// The first, on recognition, fails the second if that is still possible.
    var prevents = false
    /// The first, on recognition, cancels the second if that is active.
    var tearsDown = false
    /// The first, while active, keeps the second from being recognized.
    var blocks = false
    /// The first is looked at before the second when both could begin in one event.
    var precedes = false
  }

  private let tree: ViewTree
  private let attachments: [Attachment]
  private let assumptions: Assumptions
  /// Who may recognize together, and whom each one never prevents.
  private var simultaneous: [UInt64]
  private var harmless: [UInt64]

  init(
    _ tree: ViewTree, _ attachments: [Attachment], _ relations: [Relation],
    _ assumptions: Assumptions
  ) {
    self.tree = tree
    self.attachments = attachments
    self.assumptions = assumptions
    simultaneous = Array(repeating: 0, count: attachments.count)
    harmless = simultaneous
    for relation in relations {
      switch relation {
      case .simultaneous(let a, let b):
        simultaneous[a] |= 1 << UInt64(b)
        simultaneous[b] |= 1 << UInt64(a)
      case .neverPrevents(let a, let b):
        harmless[a] |= 1 << UInt64(b)
      case .failure:
        break
      }
    }
  }

  func verdict(_ a: Int, over b: Int) -> Verdict {
    if simultaneous[a] & (1 << UInt64(b)) != 0 { return Verdict() }
    switch (attachments[a].role, attachments[b].role) {
    case (.swiftUI, .swiftUI): return betweenSwiftUI(a, b)
    case (.swiftUI, .scroll) where isAncestor(b, of: a): return drag(a, overScroll: b)
    case (.scroll, .swiftUI) where isAncestor(a, of: b): return scroll(a, overDrag: b)
    case (.swiftUI, _):
      return prevails(a, overUIKit: b) ? Verdict(prevents: true, blocks: true) : Verdict()
    case (_, .swiftUI(let modifier, _)):
      return modifier == .simultaneousGesture ? Verdict() : Verdict(prevents: true, blocks: true)
    default: return betweenUIKit(a, b)
    }
  }

  private func betweenUIKit(_ a: Int, _ b: Int) -> Verdict {
    if harmless[a] & (1 << UInt64(b)) != 0 { return Verdict() }
    // A tap never prevents a tap that needs more taps.
    if let own = attachments[a].recognizer.requiredTaps,
      let other = attachments[b].recognizer.requiredTaps, own < other
    {
      return Verdict()
    }
    var verdict = Verdict(prevents: true, blocks: true)
    if case .uikit(let traits) = attachments[a].role { verdict.tearsDown = traits.canExcludeActive }
    if case .uikit(let traits) = attachments[b].role { verdict.blocks = !traits.canExcludeActive }
    return verdict
  }

  /// A default gesture prevents UIKit's recognizers on its own view and around it; one of high priority
  /// those inside as well.
  private func prevails(_ gesture: Int, overUIKit other: Int) -> Bool {
    switch modifier(gesture) {
    case .simultaneousGesture: false
    case .highPriorityGesture: true
    case .gesture:
      attachments[gesture].view == attachments[other].view || !isAncestor(gesture, of: other)
    }
  }

  // MARK: SwiftUI among itself

  private func betweenSwiftUI(_ a: Int, _ b: Int) -> Verdict {
    if areIndependentTaps(a, b) { return Verdict() }
    let first = prioritized(a, over: b)
    return Verdict(
      prevents: first && !hasDependency(b), tearsDown: first,
      blocks: first && !hasDependency(b), precedes: first)
  }

  /// Before the tap counts were compared, two taps on one view each ran for themselves.
  private func areIndependentTaps(_ a: Int, _ b: Int) -> Bool {
    guard !assumptions.tapCountRule, attachments[a].view == attachments[b].view,
      let own = taps(a), let other = taps(b)
    else { return false }
    return own != other
  }

  /// Whether a gesture ranks before another one: children before parents, except for high priority.
  ///
  /// Source: OpenSwiftUI, audited there against the release of the generation 18.
  private func prioritized(_ a: Int, over b: Int) -> Bool {
    switch (modifier(a), modifier(b)) {
    case (.simultaneousGesture, _), (_, .simultaneousGesture): false
    case (.highPriorityGesture, .highPriorityGesture): tree.isAround(a, b, attachments)
    case (.highPriorityGesture, .gesture): true
    case (.gesture, .highPriorityGesture): false
    case (.gesture, .gesture): !tree.isAround(a, b, attachments)
    }
  }

  /// The modifier of an attachment; what is not SwiftUI's counts as a default gesture.
  private func modifier(_ index: Int) -> Attachment.Modifier {
    guard case .swiftUI(let modifier, _) = attachments[index].role else { return .gesture }
    return modifier
  }

  private func taps(_ index: Int) -> Int? { attachments[index].recognizer.requiredTaps }

  /// A tap is held back until all that rank before it have failed, and fails if one of them is active.
  private func hasDependency(_ index: Int) -> Bool {
    guard case .swiftUI = attachments[index].role else { return false }
    return taps(index) != nil
  }

  func wait(of a: Int, for b: Int) -> SceneRules.Wait? {
    if let wait = hold(of: a, for: b) { return wait }
    guard case .swiftUI = attachments[a].role, case .swiftUI = attachments[b].role,
      simultaneous[a] & (1 << UInt64(b)) == 0, !areIndependentTaps(a, b)
    else { return nil }
    if let own = taps(a), let other = taps(b), own != other, modifier(a) != .simultaneousGesture,
      modifier(b) != .simultaneousGesture
    {
      return own < other ? SceneRules.Wait(blocker: b, limit: nil) : nil
    }
    return prioritized(b, over: a) && hasDependency(a)
      ? SceneRules.Wait(blocker: b, limit: nil) : nil
  }

  // MARK: SwiftUI against an ancestor's scroll view

  private func isAncestor(_ outer: Int, of inner: Int) -> Bool {
    tree.isView(attachments[inner].view, inside: attachments[outer].view)
  }

  /// Whether a SwiftUI gesture runs beside the scroll view around it, or beside the one that it is on,
  /// which is no ancestor.
  private func runsBeside(_ gesture: Int, _ scroll: Int) -> Bool {
    guard modifier(gesture) == .simultaneousGesture,
      assumptions.simultaneousIncludesAncestors
        || attachments[gesture].view == attachments[scroll].view
    else { return false }
    return
      !(attachments[gesture].recognizer.beginsAtTouchDown
      && assumptions.simultaneousZero == .child)
  }

  /// Whether an active gesture loses to the scroll view around it (17), and does not stop it before.
  private func losesToScroll(_ gesture: Int) -> Bool {
    assumptions.activeChild == .loses && modifier(gesture) != .highPriorityGesture
  }

  private func drag(_ gesture: Int, overScroll scroll: Int) -> Verdict {
    if runsBeside(gesture, scroll) { return Verdict() }
    let loses = losesToScroll(gesture)
    return Verdict(
      prevents: !loses, tearsDown: assumptions.dragStealsScroll, blocks: !loses,
      precedes: assumptions.tieWinner == .child)
  }

  private func scroll(_ scroll: Int, overDrag gesture: Int) -> Verdict {
    if runsBeside(gesture, scroll) { return Verdict() }
    let steals = assumptions.dragStealsScroll
    return Verdict(
      prevents: !steals || hasDependency(gesture), tearsDown: losesToScroll(gesture),
      blocks: !steals || hasDependency(gesture), precedes: assumptions.tieWinner == .scroll)
  }

  /// H2: a scroll view waits for the drags inside it.
  private func hold(of a: Int, for b: Int) -> SceneRules.Wait? {
    guard assumptions.scrollHold > 0, case .scroll = attachments[a].role,
      case .swiftUI(let modifier, _) = attachments[b].role, modifier != .simultaneousGesture,
      taps(b) == nil, isAncestor(a, of: b)
    else { return nil }
    return SceneRules.Wait(blocker: b, limit: assumptions.scrollHold)
  }
}

import LabSimulation

/// The points of the check list that apply to a recognizer that lost.
struct FateAdvice {
  struct Point {
    var topic: TraceExplanation.Topic
    var words: String

    init(_ topic: TraceExplanation.Topic, _ words: String) {
      self.topic = topic
      self.words = words
    }
  }

  private let scene: Scene
  private let reach: TraceReach

  init(_ scene: Scene, _ reach: TraceReach) {
    self.scene = scene
    self.reach = reach
  }

  func points(_ fate: TraceFate, of index: Int) -> [Point] {
    switch fate {
    case .noTouch: return []
    case .won(let attempt): return torn(attempt, index)
    case .missed(let miss, let hit):
      return [Point(.hit, missed(miss, hit, of: index))]
    case .disabled: return [Point(.hit, "isEnabled is false")]
    case .notReceived:
      return [Point(.hit, "shouldReceive is \(received(index))")]
    case .masked(let other):
      return [
        Point(.hit, "the mask of \(scene.name(recognizer: other)) is \(scene.mask(of: other))")
      ]
    case .open(let attempt):
      return waits(index, for: attempt.withheld)
        + strict(index, from: attempt.start, to: .infinity)
    case .lost(let attempt): return lost(attempt, index)
    }
  }

  /// What took the touch from one that had begun.
  private func torn(_ attempt: TraceFate.Attempt, _ index: Int) -> [Point] {
    guard let end = attempt.end, end.state != .ended else { return [] }
    switch end.reason {
    case .stolen(let other): return [outranked(index, by: other)] + conflict(index, other)
    case .abandoned:
      return [
        Point(
          .condition,
          "it begins\(setting(scene.attachments[index])) before its own test fails it: let it decide "
            + "before it begins, or test at less than that")
      ]
    default: return []
    }
  }

  private func lost(_ attempt: TraceFate.Attempt, _ index: Int) -> [Point] {
    guard let end = attempt.end else { return [] }
    let strict = strict(index, from: attempt.start, to: end.time)
    switch end.reason {
    case .excluded(let other), .stolen(let other):
      return [outranked(index, by: other)] + strict + conflict(index, other)
    case .requiredFailure(let other):
      return waits(index, for: [other]) + conflict(index, other)
    case .lifted:
      return attempt.withheld.isEmpty ? strict : waits(index, for: attempt.withheld)
    case .proposed:
      let unmet = reach.unmet(
        scene.attachments[index].recognizer, from: attempt.start, to: end.time, by: end.evidence)
      return unmet.map { [present($0.condition, had: $0.value)] }
        ?? bound(index, end.evidence)
    case .shouldBegin:
      return [
        Point(
          .condition, "shouldBegin is \(shouldBegin(index))")
      ]
    case .contentKeeps(let view): return [kept(index, by: view)]
    case .abandoned, .systemCancel, .removed, .disabled, .masked, .pinched, .reset: return []
    }
  }
}

// MARK: Is it hit

extension FateAdvice {
  private func missed(_ miss: TraceHit.Miss, _ hit: TraceHit, of index: Int) -> String {
    let own = scene.attachments[index].view
    switch miss {
    case .hidden(let view): return "isHidden of \(scene.name(view: view)) is true"
    case .transparent(let view):
      let alpha = FixedDecimal.text(scene.views[view].alpha, decimals: 3)
      return "alpha of \(scene.name(view: view)) is \(alpha), and a view is hit from 0.010 on"
    case .notInteractive(let view):
      return "isInteractive of \(scene.name(view: view)) is false"
    case .outside:
      return "the frame of \(scene.name(view: own)) is \(scene.views[own].frame.words)"
    case .clipped(let view):
      return "the frame of \(scene.name(view: view)) is \(scene.views[view].frame.words): "
        + "nothing in it is hit outside of it"
    case .shape, .nothing:
      return "contentShape of \(scene.name(view: own)) is \(scene.views[own].contentShape.words): "
        + "only that is hit"
    case .covered(let view):
      let other = scene.name(view: view)
      return "contentShape of \(other) is \(scene.views[view].contentShape.words), so it takes the "
        + "touch: attach \(scene.name(recognizer: index)) to it or to a view around it, or let it "
        + "pass touches (contentShape none)"
    }
  }

  private func received(_ index: Int) -> String {
    guard case .uikit(let traits) = scene.attachments[index].role else { return "always" }
    return switch traits.shouldReceive {
    case .always: "always"
    case .never: "never"
    case .inside(let view): "inside \(scene.name(view: view))"
    case .outside(let view): "outside \(scene.name(view: view))"
    }
  }
}

// MARK: Is it outranked

extension FateAdvice {
  private func outranked(_ index: Int, by other: Int) -> Point {
    let (name, winner) = (scene.name(recognizer: index), scene.name(recognizer: other))
    if case .swiftUI(let own, _) = scene.attachments[index].role,
      case .swiftUI(let theirs, _) = scene.attachments[other].role
    {
      return Point(
        .rank,
        "the modifier of \(name) is \(own.rawValue) and that of \(winner) "
          + "\(theirs.rawValue): highPriorityGesture goes first, simultaneousGesture lets both run")
    }
    return Point(
      .rank,
      "\(winner) and \(name) are not simultaneous: allow both, or let \(winner) wait until "
        + "\(name) has failed")
  }

  private func waits(_ index: Int, for others: [Int]) -> [Point] {
    others.map { other in
      let (name, blocker) = (scene.name(recognizer: index), scene.name(recognizer: other))
      var limit = "by its kind, without a relation"
      for case .failure(other, index, let milliseconds) in scene.relations {
        limit = milliseconds.map { "for at most \(traceNumber($0)) ms" } ?? "without a limit"
      }
      return Point(
        .rank,
        "\(name) waits for \(blocker) to fail, \(limit): drop that, limit it, or let "
          + "\(blocker) fail earlier")
    }
  }
}

// MARK: Is its condition too strict

extension FateAdvice {
  private func strict(_ index: Int, from start: Double, to end: Double) -> [Point] {
    reach.unmet(scene.attachments[index].recognizer, from: start, to: end).map { unmet in
      present(unmet.condition, had: unmet.value)
    }
  }

  /// A limit that the stroke went beyond.
  private func bound(_ index: Int, _ evidence: Evidence?) -> [Point] {
    guard let evidence else { return [] }
    let condition = scene.attachments[index].recognizer.conditions.first {
      $0.quantity == evidence.quantity
    }
    guard let condition else {
      return [Point(.condition, "its limit is in \(evidence.words)")]
    }
    // A ratio, for one, is no limit of the quantity itself.
    guard condition.limit == evidence.limit else {
      let limit = FixedDecimal.text(condition.limit, decimals: 2)
      return [
        Point(.condition, "\(condition.parameter) is \(limit), the stroke had \(evidence.words)")
      ]
    }
    return [present(condition, had: evidence.value)]
  }

  private func present(
    _ condition: RecognitionCondition, had value: Double
  ) -> Point {
    let numbers = [condition.limit, value].map(traceNumber)
    let unit = condition.unit == .none ? "" : " " + condition.unit.rawValue
    return Point(
      .condition,
      "\(condition.parameter) is \(numbers[0])\(unit), the stroke had \(numbers[1])\(unit)")
  }

  private func shouldBegin(_ index: Int) -> String {
    guard case .uikit(let traits) = scene.attachments[index].role else { return "always" }
    return switch traits.shouldBegin {
    case .always: "always"
    case .never: "never"
    case .velocity(let axis, let ratio): test("velocity", axis, ratio)
    case .translation(let axis, let ratio): test("translation", axis, ratio)
    }
  }

  private func test(_ quantity: String, _ axis: Axis, _ ratio: Double) -> String {
    "|\(axis.rawValue) \(quantity)| >= \(FixedDecimal.text(ratio, decimals: 2)) "
      + "|\(axis.other.rawValue) \(quantity)|"
  }
}

// MARK: Does it conflict with scrolling or navigation

extension FateAdvice {
  private func conflict(_ index: Int, _ winner: Int) -> [Point] {
    let (loser, first) = (scene.attachments[index], scene.attachments[winner])
    let names = (scene.name(recognizer: index), scene.name(recognizer: winner))
    var points: [Point] = []
    if case .scroll(let container) = first.role {
      points.append(
        Point(
          .scrolling,
          "\(names.1) scrolls \(scene.name(container: container))\(setting(first)): "
            + "begin \(names.0) sooner, or let \(names.1) wait for it"))
    } else if case .scroll(let container) = loser.role {
      points.append(
        Point(
          .scrolling,
          "\(names.1) keeps \(scene.name(container: container)) from scrolling"
            + "\(setting(first)): let \(names.1) begin later, or fail when the finger goes the way of "
            + "\(names.0)"))
    }
    for (attachment, name) in [(loser, names.0), (first, names.1)]
    where attachment.recognizer.conditions.contains(where: { $0.quantity == .edge }) {
      points.append(
        Point(
          .navigation,
          "\(name) starts at the edge of the screen\(setting(attachment)): the other one has "
            + "to wait for it to fail"))
    }
    return points
  }

  /// What a recognizer has to reach, in brackets: (hysteresis 10.0 pt).
  private func setting(_ attachment: Attachment) -> String {
    guard let goal = attachment.recognizer.conditions.first(where: \.isGoal) else { return "" }
    let unit = goal.unit == .none ? "" : " " + goal.unit.rawValue
    return " (\(goal.parameter) \(traceNumber(goal.limit))\(unit))"
  }

  private func kept(_ index: Int, by view: Int) -> Point {
    let name = scene.name(view: view)
    let isControl = scene.views.indices.contains(view) && scene.views[view].isControl
    return Point(
      .scrolling,
      isControl
        ? "isControl of \(name) is true: a control that has the touch keeps it from "
          + scene.name(recognizer: index)
        : "canCancelContentTouches of the scroll view around \(name) is false")
  }
}

extension Scene {
  fileprivate func mask(of index: Int) -> String {
    guard case .swiftUI(_, let mask) = attachments[index].role else { return "all" }
    return mask.rawValue
  }
}

extension Rect {
  /// The corner and the size: (0.0, 200.0) 390.0 x 400.0.
  var words: String {
    "\(origin.words) \(traceNumber(size.x)) x \(traceNumber(size.y))"
  }
}

extension SceneView.ContentShape {
  var words: String {
    switch self {
    case .bounds: "bounds"
    case .rect(let rect): rect.words
    case .none: "none"
    }
  }
}

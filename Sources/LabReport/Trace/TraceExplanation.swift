import LabSimulation
import LabStudy

/// Why each recognizer of a scene won or lost one stroke, and what would change it.
///
/// One sentence per recognizer, with the number that decided. Then, for those that lost, the points of
/// a check list that apply, each with the parameter and its present value: is it hit, is it outranked,
/// is its condition too strict, does it conflict with scrolling or navigation.
public struct TraceExplanation {
  /// A point of the check list.
  public enum Topic: String, Sendable, CaseIterable {
    case hit
    case rank
    case condition
    case scrolling
    case navigation
  }

  public struct Advice: Sendable, Hashable {
    /// The recognizer that lost.
    public var recognizer: String
    public var topic: Topic
    public var words: String
  }

  /// One sentence per recognizer, in the order of the scene.
  public private(set) var sentences: [String] = []
  /// What to change, by topic.
  public private(set) var advice: [Advice] = []

  public init(_ trace: Trace) {
    let fates = TraceFates(trace)
    let words = FateWords(trace.scene, fates.reach)
    var advice: [Advice] = []
    for index in trace.scene.attachments.indices {
      let fate = fates.fate(of: index)
      let name = trace.scene.name(recognizer: index)
      sentences.append("\(name) \(words.sentence(fate, of: index)).")
      advice += FateAdvice(trace.scene, fates.reach).points(fate, of: index).map {
        Advice(recognizer: name, topic: $0.topic, words: $0.words)
      }
    }
    for topic in Topic.allCases {
      for point in advice where point.topic == topic && !self.advice.contains(point) {
        self.advice.append(point)
      }
    }
  }

  public var text: String {
    var lines = sentences
    if !advice.isEmpty {
      lines += ["", "What to change:"]
      let width = advice.map(\.topic.rawValue.count).max() ?? 0
      lines += advice.map { point in
        let space = String(repeating: " ", count: width - point.topic.rawValue.count)
        return "  \(point.topic.rawValue)\(space)  \(point.recognizer): \(point.words)"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Turns a fate into a sentence without its subject.
private struct FateWords {
  private let scene: Scene
  private let reach: TraceReach

  init(_ scene: Scene, _ reach: TraceReach) {
    self.scene = scene
    self.reach = reach
  }

  func sentence(_ fate: TraceFate, of index: Int) -> String {
    switch fate {
    case .noTouch: "heard nothing: no finger came down"
    case .missed(let miss, let hit): "was not hit: " + missed(miss, hit, of: index)
    case .disabled: "received no touch: it is disabled"
    case .notReceived: "received no touch: shouldReceive said no"
    case .masked(let other) where other == index: "received no touch: its mask leaves it out"
    case .masked(let other):
      "received no touch: the mask of \(scene.name(recognizer: other)) leaves it out"
    case .won(let attempt): won(attempt)
    case .lost(let attempt): "lost: " + lost(attempt, of: index)
    case .open(let attempt): open(attempt, of: index)
    }
  }

  private func missed(_ miss: TraceHit.Miss, _ hit: TraceHit, of index: Int) -> String {
    let own = scene.attachments[index].view
    let name = scene.name(view: own)
    func subject(_ view: Int) -> String {
      view == own ? name : "\(scene.name(view: view)), which holds \(name),"
    }
    let place = "the touch came down at \(hit.point.words)"
    return switch miss {
    case .hidden(let view): "\(subject(view)) is hidden"
    case .transparent(let view): "\(subject(view)) is transparent"
    case .notInteractive(let view): "\(subject(view)) is not interactive"
    case .outside: "\(place), outside of \(name)"
    case .clipped(let view):
      "\(place), where \(name) lies outside of \(scene.name(view: view)) and is clipped"
    case .shape: "\(place), outside of the content shape of \(name)"
    case .covered(let view):
      "\(place), on \(scene.name(view: view)), which does not lie in \(name)"
    case .nothing: "\(place), where no view takes it"
    }
  }

  private func won(_ attempt: TraceFate.Attempt) -> String {
    var words = attempt.isDiscrete ? "was recognized" : "began"
    if let begin = attempt.begin {
      words += " at \(traceNumber(begin.time)) ms"
      if let evidence = begin.evidence { words += ", \(evidence.words)" }
    }
    guard !attempt.isDiscrete, let end = attempt.end else { return "won: it " + words }
    switch end.state {
    case .cancelled, .failed:
      // A begin that is taken away again is no win.
      let why = [reason(end.reason), end.evidence?.words ?? ""].filter { !$0.isEmpty }
      words += ", but was cancelled at \(traceNumber(end.time)) ms"
      return words + (why.isEmpty ? "" : ": " + why.joined(separator: ", "))
    case .ended: words += ", and ended at \(traceNumber(end.time)) ms"
    case .possible, .began, .changed: break
    }
    return "won: it " + words
  }

  private func lost(_ attempt: TraceFate.Attempt, of index: Int) -> String {
    guard let end = attempt.end else { return "it never began" }
    let time = "at \(traceNumber(end.time)) ms"
    let evidence = end.evidence.map { ", \($0.words)" } ?? ""
    switch end.reason {
    case .excluded(let other):
      return "excluded by \(scene.name(recognizer: other)), which was first \(time)"
        + (end.evidence.map { "; it had itself \($0.words)" }
          ?? standing(of: index, attempt, end.time))
    case .requiredFailure(let other):
      return "it waited for \(scene.name(recognizer: other)), which won \(time)"
    case .lifted where !attempt.withheld.isEmpty:
      return
        "it waited for \(names(attempt.withheld)) to fail, and the finger lifted before, \(time)"
    case .proposed, .lifted:
      let unmet = reach.unmet(
        scene.attachments[index].recognizer, from: attempt.start, to: end.time, by: end.evidence)
      if let unmet {
        return "it never came to its \(unmet.name), \(unmet.numbers), and failed \(time)"
      }
      return "it failed by itself \(time)\(evidence)"
    case .shouldBegin, .contentKeeps:
      return "\(reason(end.reason)) \(time)\(evidence)"
    case .abandoned, .systemCancel, .stolen, .removed, .disabled, .masked, .pinched, .reset:
      return "\(reason(end.reason)) \(time)"
    }
  }

  private func open(_ attempt: TraceFate.Attempt, of index: Int) -> String {
    if !attempt.withheld.isEmpty { return "still waits for \(names(attempt.withheld)) to fail" }
    let unmet = reach.unmet(
      scene.attachments[index].recognizer, from: attempt.start, to: .infinity)
    return unmet.first.map { "stayed possible: it never came to its \($0.name), \($0.numbers)" }
      ?? "stayed possible and did nothing"
  }

  /// How far it was itself, when another one was first.
  private func standing(of index: Int, _ attempt: TraceFate.Attempt, _ time: Double) -> String {
    let recognizer = scene.attachments[index].recognizer
    if let unmet = reach.unmet(recognizer, from: attempt.start, to: time).first {
      return "; its own \(unmet.name) was \(unmet.numbers) then"
    }
    return reach.canTell(recognizer) ? "; it could have begun then too, and comes after" : ""
  }

  private func reason(_ reason: TraceEntry.Reason) -> String { reason.words(in: scene) }

  private func names(_ recognizers: [Int]) -> String {
    recognizers.map { scene.name(recognizer: $0) }.joined(separator: " and ")
  }
}

extension Evidence {
  /// Whether it says how far something is from what it has to reach.
  var isUnmet: Bool { comparison == .below || comparison == .atMost }
}

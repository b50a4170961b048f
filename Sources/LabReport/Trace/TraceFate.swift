import LabSimulation

/// What became of one recognizer in a stroke.
enum TraceFate {
  /// No finger came down.
  case noTouch
  /// No touch-down hit its view.
  case missed(TraceHit.Miss, TraceHit)
  case disabled
  /// Its delegate's `shouldReceive` said no.
  case notReceived
  /// Its own mask, or that of another one around it, leaves it out.
  case masked(by: Int)
  /// It was recognized; of several times the first.
  case won(Attempt)
  /// It failed; of several times the last.
  case lost(Attempt)
  /// It was still possible at the end.
  case open(Attempt)

  /// One touch sequence of a recognizer, from `possible` to the reset.
  struct Attempt {
    var start: Double
    var withheld: [Int] = []
    /// When it began, or was recognized at once.
    var begin: (time: Double, evidence: Evidence?)?
    var isDiscrete = false
    /// What it was last, with the reason.
    var end: (time: Double, state: RecognizerState, reason: TraceEntry.Reason, evidence: Evidence?)?
  }
}

/// Reads the fates of all recognizers out of a trace.
struct TraceFates {
  let reach: TraceReach
  private let scene: Scene
  private var attempts: [[TraceFate.Attempt]]
  private var hits: [TraceHit] = []

  init(_ trace: Trace) {
    scene = trace.scene
    reach = TraceReach(trace.entries)
    let start = trace.entries.first?.moment.time ?? 0
    attempts = Array(repeating: [], count: scene.attachments.count)
    var current: [Int: TraceFate.Attempt] = [:]
    var offsets = scene.containers.map(\.offset)
    for entry in trace.entries {
      let time = entry.moment.time
      switch entry.happening {
      case .touches(let touches):
        for touch in touches where touch.phase == .began {
          hits.append(TraceHit(at: touch.location, in: scene, offsets: offsets))
        }
      case .offset(let container, let offset) where offsets.indices.contains(container):
        offsets[container] = offset
      case .withheld(let index, let waitsFor, _) where attempts.indices.contains(index):
        current[index, default: TraceFate.Attempt(start: start)].withheld = waitsFor
      case .transition(let index, let from, let to, let reason, let evidence)
      where attempts.indices.contains(index):
        var attempt = current[index, default: TraceFate.Attempt(start: start)]
        guard to != .possible else {
          attempts[index].append(attempt)
          current[index] = TraceFate.Attempt(start: time)
          continue
        }
        if from == .possible, to != .failed {
          attempt.begin = (time, evidence)
          attempt.isDiscrete = to == .ended
        }
        if to.isOver { attempt.end = (time, to, reason, evidence) }
        current[index] = attempt
      default:
        break
      }
    }
    for (index, attempt) in current
    where attempt.begin != nil || attempt.end != nil || !attempt.withheld.isEmpty {
      attempts[index].append(attempt)
    }
  }

  func fate(of index: Int) -> TraceFate {
    let own = attempts[index]
    if let won = own.first(where: { $0.begin != nil }) { return .won(won) }
    if let last = own.last(where: { $0.end != nil }) { return .lost(last) }
    if let last = own.last { return .open(last) }
    let attachment = scene.attachments[index]
    guard let first = hits.first else { return .noTouch }
    guard hits.contains(where: { $0.reaches(attachment.view) }) else {
      return .missed(first.miss(of: attachment.view) ?? .nothing, first)
    }
    if let other = masker(of: index) { return .masked(by: other) }
    if case .uikit(let traits) = attachment.role {
      if !traits.isEnabled { return .disabled }
      if traits.shouldReceive != .always { return .notReceived }
    }
    return .open(TraceFate.Attempt(start: 0))
  }

  /// The SwiftUI gesture whose mask leaves a recognizer out.
  private func masker(of index: Int) -> Int? {
    guard case .swiftUI(_, let mask) = scene.attachments[index].role else { return nil }
    if mask == .subviews || mask == .none { return index }
    return scene.attachments.indices.first { other in
      guard other != index, case .swiftUI(_, let mask) = scene.attachments[other].role,
        mask == .gesture || mask == .none
      else { return false }
      let (outer, inner) = (scene.attachments[other].view, scene.attachments[index].view)
      // Of two on one view the later modifier is around the earlier one.
      return outer == inner ? other > index : scene.isView(inner, inside: outer)
    }
  }
}

import LabSimulation
import LabStudy

/// A trace as an aligned table: when, what, who, and how it changed with the numbers behind it.
///
/// Fingers that did not change and offsets that stay where they are have no line.
public struct TraceTable {
  private let trace: Trace

  public init(_ trace: Trace) {
    self.trace = trace
  }

  public var text: String {
    let changed = trace.changedOffsets
    var rows: [Row] = []
    for (index, entry) in trace.entries.enumerated() {
      if case .offset = entry.happening, !changed.contains(index) { continue }
      rows += self.rows(of: entry)
    }
    // Times to the right, so that the decimals stand in one column.
    let width = max(2, rows.map(\.time.count).max() ?? 0)
    let times = (["ms"] + rows.map(\.time)).map {
      String(repeating: " ", count: width - $0.count) + $0
    }
    var table = TextTable([times[0], "what", "who", "change", "detail"], labels: 5)
    table.rows = zip(rows, times.dropFirst()).map { row, time in
      [time, row.what, row.who, row.change, row.detail]
    }
    return table.text
  }

  private struct Row {
    var time: String
    var what: String
    var who: String
    var change: String
    var detail = ""
  }

  private func rows(of entry: TraceEntry) -> [Row] {
    let time = traceNumber(entry.moment.time)
    func row(_ what: String, _ who: String, _ change: String, _ detail: String = "") -> [Row] {
      [Row(time: time, what: what, who: who, change: change, detail: detail)]
    }
    let scene = trace.scene
    switch entry.happening {
    case .touches(let touches):
      return touches.filter { $0.phase != .stationary }.flatMap {
        row("touch", "finger \($0.finger + 1)", $0.phase.rawValue, place(of: $0))
      }
    case .interruption(let kind):
      return row("interrupt", "", InputFault.printable(kind.text(in: scene)))
    case .timer(let recognizer):
      return row("timer", scene.name(recognizer: recognizer), "fires")
    case .transition(let recognizer, let from, let to, let reason, let evidence):
      let detail = [reason.words(in: scene), evidence?.words ?? ""].filter { !$0.isEmpty }
      return row(
        "state", scene.name(recognizer: recognizer), "\(from.rawValue) > \(to.rawValue)",
        detail.joined(separator: "; "))
    case .withheld(let recognizer, let waitsFor, let evidence):
      let names = waitsFor.map { scene.name(recognizer: $0) }.joined(separator: ", ")
      let detail = ["waits for \(names)", evidence?.words ?? ""].filter { !$0.isEmpty }
      return row(
        "state", scene.name(recognizer: recognizer), "withheld", detail.joined(separator: "; "))
    case .callback(let recognizer, let callback):
      // A handler without a name of its own is called as its kind.
      let name = InputFault.printable(callback.handler)
      let handler = name.isEmpty || name == callback.kind.words ? "" : " " + name
      return row(
        "callback", scene.name(recognizer: recognizer), callback.kind.words + handler,
        callback.value.description)
    case .view(let view, let finger, let phase):
      return row("view", scene.name(view: view), phase.rawValue, "finger \(finger + 1)")
    case .fired(let view):
      return row("view", scene.name(view: view), "fires its action")
    case .offset(let container, let offset):
      return row("offset", scene.name(container: container), offset.words)
    case .scroll(let container, let event):
      let (name, detail) = event.words
      return row("scroll", scene.name(container: container), name, detail)
    case .droppedCircle(let recognizers):
      let names = recognizers.map { scene.name(recognizer: $0) }.joined(separator: ", ")
      return row(
        "relation", names, "dropped", "failure requirements that wait for each other in a circle")
    }
  }

  private func place(of touch: Touch) -> String {
    guard touch.phase == .moved else { return "at \(touch.location.words)" }
    let samples = touch.coalesced.count > 1 ? "; \(touch.coalesced.count) samples" : ""
    return "by \(touch.displacement.words), \(traceNumber(touch.displacement.length)) pt" + samples
  }
}

extension TraceEntry.ScrollEvent {
  /// The name of the delegate's method, and its argument in words.
  var words: (name: String, detail: String) {
    switch self {
    case .willBeginDragging: ("willBeginDragging", "")
    case .didEndDragging(let decelerates):
      ("didEndDragging", decelerates ? "will decelerate" : "will not decelerate")
    case .didEndDecelerating: ("didEndDecelerating", "")
    }
  }
}

import LabSimulation

/// A trace as a file that Perfetto and Chrome's tracing page open.
///
/// Each finger and each recognizer has a track: states are slices (a withheld begin is one of its
/// own), moves, timers and callbacks are instants, content offsets are counters. Times are
/// microseconds on the clock of the touches. Source: the Trace Event Format of Chrome (phases X, i, C
/// and M).
public struct TraceChrome {
  private let trace: Trace

  public init(_ trace: Trace) {
    self.trace = trace
  }

  public var text: String {
    var tracks = ChromeTracks(trace)
    for (index, entry) in trace.entries.enumerated() { tracks.add(entry, number: index) }
    let events = tracks.finish().map { $0.line }.joined(separator: ",\n")
    return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(events)\n]}\n"
  }
}

/// Gathers the slices, instants and counters of a trace.
private struct ChromeTracks {
  private typealias Members = [(String, JSONValue)]

  /// What is open on a track and ends when the next slice begins.
  private struct Open {
    var name: String
    var since: Double
    var details: JSONValue
  }

  private enum Track: Hashable {
    case scene
    case finger(Int)
    case recognizer(Int)
    case view(Int)
    case container(Int)
  }

  private let scene: Scene
  private let changedOffsets: Set<Int>
  private let end: Double
  private var tracks: [Track] = [.scene]
  private var open: [Track: Open] = [:]
  private var events: [(time: Double, value: JSONValue)] = []

  init(_ trace: Trace) {
    scene = trace.scene
    changedOffsets = trace.changedOffsets
    let start = trace.entries.first?.moment.time ?? 0
    end = trace.entries.map(\.moment.time).max() ?? start
    for case .touches(let touches) in trace.entries.map(\.happening) {
      for touch in touches where !tracks.contains(.finger(touch.finger)) {
        tracks.append(.finger(touch.finger))
      }
    }
    for index in scene.attachments.indices {
      tracks.append(.recognizer(index))
      begin(RecognizerState.possible.rawValue, on: .recognizer(index), at: start)
    }
    for (index, container) in scene.containers.enumerated() {
      count(container.offset, of: index, at: start)
    }
  }

  mutating func add(_ entry: TraceEntry, number: Int) {
    let time = entry.moment.time
    switch entry.happening {
    case .touches(let touches):
      for touch in touches { add(touch, at: time) }
    case .interruption(let kind):
      instant(kind.text(in: scene), on: .scene, at: time)
    case .timer(let recognizer):
      instant("timer", on: .recognizer(recognizer), at: time)
    case .transition(let recognizer, _, let to, let reason, let evidence):
      begin(
        to.rawValue, on: .recognizer(recognizer), at: time,
        details(["reason": reason.words(in: scene), "evidence": evidence?.words ?? ""]))
    case .withheld(let recognizer, let waitsFor, let evidence):
      let names = waitsFor.map(scene.recognizerName).joined(separator: ", ")
      begin(
        "withheld", on: .recognizer(recognizer), at: time,
        details(["waits for": names, "evidence": evidence?.words ?? ""]))
    case .callback(let recognizer, let callback):
      let name = callback.handler
      let handler = name.isEmpty || name == callback.kind.words ? "" : " " + name
      instant(
        callback.kind.words + handler, on: .recognizer(recognizer), at: time,
        details(["value": callback.value.description]))
    case .view(let view, let finger, let phase):
      instant("finger \(finger + 1) \(phase.rawValue)", on: .view(view), at: time)
    case .fired(let view):
      instant("fires its action", on: .view(view), at: time)
    case .offset(let container, let offset):
      if changedOffsets.contains(number) { count(offset, of: container, at: time) }
    case .scroll(let container, let event):
      instant(
        event.words.name, on: .container(container), at: time,
        details(["detail": event.words.detail]))
    case .droppedCircle(let recognizers):
      let names = recognizers.map(scene.recognizerName).joined(separator: ", ")
      instant("circle of requirements dropped: " + names, on: .scene, at: time)
    }
  }

  private mutating func add(_ touch: Touch, at time: Double) {
    let track = Track.finger(touch.finger)
    switch touch.phase {
    case .began: begin("down", on: track, at: time)
    case .moved:
      instant("moved", on: track, at: time, details(["by": touch.displacement.words]))
    case .stationary: break
    case .ended, .cancelled:
      close(track, at: time)
      instant(touch.phase.rawValue, on: track, at: time)
    }
  }

  /// The names of the tracks, then all events in the order of their times.
  mutating func finish() -> [JSONValue] {
    for track in tracks { close(track, at: end) }
    // Stable: what happens at one time keeps its order.
    let sorted = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return names + sorted.map(\.element.value)
  }

  private var names: [JSONValue] {
    var names = [metadata("process_name", on: nil, [("name", .text("gesture-lab"))])]
    for (order, track) in tracks.enumerated() {
      names.append(metadata("thread_name", on: track, [("name", .text(name(of: track)))]))
      names.append(metadata("thread_sort_index", on: track, [("sort_index", .whole(order))]))
    }
    return names
  }

  private func metadata(_ name: String, on track: Track?, _ details: Members) -> JSONValue {
    .object([
      ("ph", .text("M")), ("name", .text(name)), ("pid", .whole(1)),
      ("tid", .whole(track.map(number) ?? 0)), ("args", .object(details)),
    ])
  }

  private func name(of track: Track) -> String {
    switch track {
    case .scene: "scene"
    case .finger(let finger): "finger \(finger + 1)"
    case .recognizer(let index): scene.recognizerName(index)
    case .view(let index): "view " + scene.viewName(index)
    case .container(let index): "scroll " + scene.containerName(index)
    }
  }

  private func number(of track: Track) -> Int { (tracks.firstIndex(of: track) ?? 0) + 1 }

  private func details(_ texts: KeyValuePairs<String, String>) -> JSONValue {
    .object(texts.filter { !$0.value.isEmpty }.map { ($0.key, .text($0.value)) })
  }

  private mutating func begin(
    _ name: String, on track: Track, at time: Double, _ details: JSONValue = .object([])
  ) {
    close(track, at: time)
    open[track] = Open(name: name, since: time, details: details)
  }

  private mutating func close(_ track: Track, at time: Double) {
    guard let slice = open.removeValue(forKey: track) else { return }
    let duration = Self.nanoseconds(time) - Self.nanoseconds(slice.since)
    record(
      "X", slice.name, on: track, at: slice.since,
      [("dur", .number(duration / 1e3)), ("args", slice.details)])
  }

  private mutating func instant(
    _ name: String, on track: Track, at time: Double, _ details: JSONValue = .object([])
  ) {
    record("i", name, on: track, at: time, [("s", .text("t")), ("args", details)])
  }

  private mutating func count(_ offset: Vector, of container: Int, at time: Double) {
    record(
      "C", "offset " + scene.containerName(container), on: .scene, at: time,
      [("args", .object([("x", .number(offset.x)), ("y", .number(offset.y))]))])
  }

  private mutating func record(
    _ phase: String, _ name: String, on track: Track, at time: Double, _ members: Members
  ) {
    if !tracks.contains(track) { tracks.append(track) }
    events.append(
      (
        time,
        .object(
          [
            ("ph", .text(phase)), ("name", .text(name)), ("pid", .whole(1)),
            ("tid", .whole(number(of: track))), ("ts", .number(Self.nanoseconds(time) / 1e3)),
          ] + members)
      ))
  }

  /// Whole, so that the end of a slice is the beginning of the next one.
  private static func nanoseconds(_ milliseconds: Double) -> Double {
    (milliseconds * 1e6).rounded()
  }
}

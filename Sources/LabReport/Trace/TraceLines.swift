import LabSimulation

/// A trace as JSON lines: a header, then one object per entry, with exact names and numbers.
///
/// The header has `format` ("gesture-lab trace 1"), `scenario`, `strategy`, `views` (`name`,
/// `parent`, `frame` as x, y, width, height), `containers` (`view`, `axis`, `offset`, `page`) and
/// `attachments` (`name`, `view`, `role`). Each entry has `time_ms`, `event` (the number of the last
/// delivered event) and `kind`, and by kind:
///
/// | kind | keys |
/// | --- | --- |
/// | touches | `touches`: `touch` (from 0), `phase`, `location`, `displacement`, `coalesced` |
/// | interruption | `interruption`, as it is typed on the command line |
/// | timer | `recognizer` |
/// | state | `recognizer`, `from`, `to`, `reason`, `by`, `evidence` |
/// | withheld | `recognizer`, `waits_for`, `evidence` |
/// | callback | `recognizer`, `handler`, `call`, `value` |
/// | view | `view`, `touch`, `phase` |
/// | fired | `view` |
/// | offset | `container`, `offset` |
/// | scroll | `container`, `call`, `decelerates` |
/// | dropped | `recognizers` |
///
/// Points are lists of x and y. `evidence` has `quantity`, `value`, `comparison`, `limit` and `unit`.
/// What is not known or does not apply is null.
public struct TraceLines {
  private let trace: Trace

  public init(_ trace: Trace) {
    self.trace = trace
  }

  public var text: String {
    let lines = [header] + trace.entries.map(object)
    return lines.map { $0.line + "\n" }.joined()
  }

  private var scene: Scene { trace.scene }

  private func name(_ recognizer: Int) -> JSONValue { .text(scene.recognizerName(recognizer)) }

  private var header: JSONValue {
    let views = scene.views.map { view in
      let frame = [view.frame.origin.x, view.frame.origin.y, view.frame.size.x, view.frame.size.y]
      return JSONValue.object([
        ("name", .text(view.name)),
        ("parent", view.parent.map { .text(scene.viewName($0)) } ?? .null),
        ("frame", .list(frame.map(JSONValue.number))),
      ])
    }
    let containers = scene.containers.map { container in
      JSONValue.object([
        ("view", .text(scene.viewName(container.view))), ("axis", .text(container.axis.rawValue)),
        ("offset", .point(container.offset)),
        ("page", container.page.map(JSONValue.whole) ?? .null),
      ])
    }
    let attachments = scene.attachments.map { attachment in
      JSONValue.object([
        ("name", .text(attachment.name)), ("view", .text(scene.viewName(attachment.view))),
        ("role", .text(attachment.role.word)),
      ])
    }
    return .object([
      ("format", .text("gesture-lab trace 1")), ("scenario", .text(trace.scenario)),
      ("strategy", .text(trace.strategy)), ("views", .list(views)),
      ("containers", .list(containers)), ("attachments", .list(attachments)),
    ])
  }

  private func object(_ entry: TraceEntry) -> JSONValue {
    let (kind, members) = members(of: entry.happening)
    return .object(
      [
        ("time_ms", .number(entry.moment.time)), ("event", .whole(entry.moment.index)),
        ("kind", .text(kind)),
      ] + members)
  }

  private func members(
    of happening: TraceEntry.Happening
  ) -> (kind: String, [(String, JSONValue)]) {
    switch happening {
    case .touches(let touches):
      return ("touches", [("touches", .list(touches.map(\.object)))])
    case .interruption(let kind):
      return ("interruption", [("interruption", .text(kind.text(in: scene)))])
    case .timer(let recognizer):
      return ("timer", [("recognizer", name(recognizer))])
    case .transition(let recognizer, let from, let to, let reason, let evidence):
      return (
        "state",
        [
          ("recognizer", name(recognizer)), ("from", .text(from.rawValue)),
          ("to", .text(to.rawValue)), ("reason", .text(reason.word)),
          ("by", reason.other.map(name) ?? reason.view.map { .text(scene.viewName($0)) } ?? .null),
          ("evidence", evidence?.object ?? .null),
        ]
      )
    case .withheld(let recognizer, let waitsFor, let evidence):
      return (
        "withheld",
        [
          ("recognizer", name(recognizer)), ("waits_for", .list(waitsFor.map(name))),
          ("evidence", evidence?.object ?? .null),
        ]
      )
    case .callback(let recognizer, let callback):
      return (
        "callback",
        [
          ("recognizer", name(recognizer)), ("handler", .text(callback.handler)),
          ("call", .text(callback.kind.words)), ("value", callback.value.object),
        ]
      )
    case .view(let view, let finger, let phase):
      return (
        "view",
        [
          ("view", .text(scene.viewName(view))), ("touch", .whole(finger)),
          ("phase", .text(phase.rawValue)),
        ]
      )
    case .fired(let view):
      return ("fired", [("view", .text(scene.viewName(view)))])
    case .offset(let container, let offset):
      return (
        "offset",
        [("container", .text(scene.containerName(container))), ("offset", .point(offset))]
      )
    case .scroll(let container, let event):
      return (
        "scroll",
        [
          ("container", .text(scene.containerName(container))), ("call", .text(event.words.name)),
          ("decelerates", event.decelerates.map(JSONValue.flag) ?? .null),
        ]
      )
    case .droppedCircle(let recognizers):
      return ("dropped", [("recognizers", .list(recognizers.map(name)))])
    }
  }
}

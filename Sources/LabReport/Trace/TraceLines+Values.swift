import LabSimulation

// The parts of an entry as JSON.

extension Attachment.Role {
  var word: String {
    switch self {
    case .uikit: "uikit"
    case .swiftUI(let modifier, _): modifier.rawValue
    case .scroll: "scroll"
    }
  }
}

extension Touch {
  var object: JSONValue {
    .object([
      ("touch", .whole(finger)), ("phase", .text(phase.rawValue)), ("location", .point(location)),
      ("displacement", .point(displacement)),
      ("coalesced", .list(coalesced.map(JSONValue.point))),
    ])
  }
}

extension Evidence {
  var object: JSONValue {
    .object([
      ("quantity", .text(quantity.rawValue)), ("value", .number(value)),
      ("comparison", .text(comparison.rawValue)), ("limit", .number(limit)),
      ("unit", .text(unit.rawValue)),
    ])
  }
}

extension TraceEntry.Reason {
  var word: String {
    switch self {
    case .proposed: "proposed"
    case .shouldBegin: "shouldBegin"
    case .excluded: "excluded"
    case .requiredFailure: "requiredFailure"
    case .abandoned: "abandoned"
    case .lifted: "lifted"
    case .systemCancel: "systemCancel"
    case .stolen: "stolen"
    case .removed: "removed"
    case .disabled: "disabled"
    case .masked: "masked"
    case .pinched: "pinched"
    case .contentKeeps: "contentKeeps"
    case .reset: "reset"
    }
  }

  /// The other recognizer that it names.
  var other: Int? {
    switch self {
    case .excluded(let by), .stolen(let by): by
    case .requiredFailure(let of): of
    case .proposed, .shouldBegin, .abandoned, .lifted, .systemCancel, .removed, .disabled, .masked,
      .pinched, .contentKeeps, .reset:
      nil
    }
  }

  /// The view that it names.
  var view: Int? {
    if case .contentKeeps(let view) = self { return view }
    return nil
  }
}

extension TraceEntry.ScrollEvent {
  var decelerates: Bool? {
    switch self {
    case .didEndDragging(let decelerates): decelerates
    case .willBeginDragging, .didEndDecelerating: nil
    }
  }
}

extension GestureValue {
  /// The value with `type` in front; null when there is none.
  var object: JSONValue {
    switch self {
    case .none: .null
    case .tap(let location): typed("tap", [("location", .point(location))])
    case .pressed(let isPressed): typed("press", [("value", .flag(isPressed))])
    case .pan(let translation, let velocity, let location):
      typed(
        "pan",
        [
          ("translation", .point(translation)), ("velocity", .point(velocity)),
          ("location", .point(location)),
        ])
    case .drag(let drag):
      typed(
        "drag",
        [
          ("time_ms", .number(drag.time)), ("start", .point(drag.startLocation)),
          ("location", .point(drag.location)), ("translation", .point(drag.translation)),
          ("velocity", .point(drag.velocity)),
          ("predicted_end", .point(drag.predictedEndLocation)),
        ])
    case .scale(let scale, let velocity, let anchor):
      typed(
        "scale",
        [("scale", .number(scale)), ("velocity", .number(velocity)), ("anchor", .point(anchor))])
    case .rotation(let degrees, let velocity, let anchor):
      typed(
        "rotation",
        [
          ("degrees", .number(degrees)), ("velocity", .number(velocity)),
          ("anchor", .point(anchor)),
        ])
    case .swipe(let direction): typed("swipe", [("direction", .text(direction.rawValue))])
    case .first(let value): typed("first", [("value", value.object)])
    case .second(let value): typed("second", [("value", value.object)])
    case .sequence(let first, let second):
      typed("sequence", [("first", first.object), ("second", second?.object ?? .null)])
    case .both(let first, let second):
      typed("both", [("first", first?.object ?? .null), ("second", second?.object ?? .null)])
    }
  }

  private func typed(_ type: String, _ members: [(String, JSONValue)]) -> JSONValue {
    .object([("type", .text(type))] + members)
  }
}

/// Short texts for traces; lengths, velocities and angles to a tenth, scales to a hundredth.
extension GestureValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none: ""
    case .tap(let location): "tap at \(location.inTenths)"
    case .pressed(let isPressed): "\(isPressed)"
    case .pan(let translation, let velocity, _):
      "pan t=\(translation.inTenths) v=\(velocity.inTenths)"
    case .drag(let drag): "drag \(drag)"
    case .scale(let scale, let velocity, _):
      "scale \(scale.rounded(to: 100)) v=\(velocity.rounded(to: 100))"
    case .rotation(let angle, let velocity, _):
      "rotation \(angle.rounded(to: 10)) v=\(velocity.rounded(to: 10))"
    case .swipe(let direction): "swipe \(direction)"
    case .first(let value): "first(\(value))"
    case .second(let value): "second(\(value))"
    case .sequence(let first, nil): "second(\(first))"
    case .sequence(let first, let second?): "second(\(first), \(second))"
    case .both(let first, let second):
      "both(\(first.map(\.description) ?? "nil"), \(second.map(\.description) ?? "nil"))"
    }
  }
}

extension DragValue: CustomStringConvertible {
  public var description: String { "t=\(translation.inTenths) v=\(velocity.inTenths)" }
}

/// "name.changed drag t=(12,0) v=(750,0)"; without a name for the only handler of a recognizer.
extension Callback: CustomStringConvertible {
  public var description: String {
    let name = handler.isEmpty ? "" : handler + "."
    let text = value.description
    return text.isEmpty ? "\(name)\(kind)" : "\(name)\(kind) \(text)"
  }
}

extension Callback.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .action(let state): state.rawValue
    case .updating: "updating"
    case .reset: "reset"
    case .changed: "changed"
    case .ended: "ended"
    case .pressing(let isPressed): "pressing(\(isPressed))"
    case .perform: "perform"
    }
  }
}

extension Vector {
  fileprivate var inTenths: String { "(\(x.rounded(to: 10)),\(y.rounded(to: 10)))" }
}

extension Double {
  /// The number on a grid of so many parts, without a needless fraction or sign.
  fileprivate func rounded(to parts: Double) -> String {
    let number = (self * parts).rounded() / parts
    // Adding 0 takes the sign off a negative zero.
    let text = "\(number + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

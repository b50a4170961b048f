import LabSimulation
import LabStudy

// Parts of a trace as people read them: lengths and times with one decimal.

/// A length, a time or a velocity.
func traceNumber(_ value: Double) -> String { FixedDecimal.text(value, decimals: 1) }

// Names come from files, and must not steer a terminal.
extension Scene {
  func name(view: Int) -> String { InputFault.printable(viewName(view)) }
  func name(recognizer: Int) -> String { InputFault.printable(recognizerName(recognizer)) }
  func name(container: Int) -> String { InputFault.printable(containerName(container)) }
}

extension Vector {
  var words: String { "(\(traceNumber(x)), \(traceNumber(y)))" }
}

extension Evidence {
  /// "distance 12.0 >= 10.0 pt"; what is below a point keeps three decimals.
  var words: String {
    let decimals = unit == .none && quantity != .touches && quantity != .taps ? 3 : 1
    let numbers = [value, limit].map { number in
      quantity == .touches || quantity == .taps
        ? FixedDecimal.text(number, decimals: 0) : FixedDecimal.text(number, decimals: decimals)
    }
    let suffix = unit == .none ? "" : " " + unit.rawValue
    return "\(quantity.rawValue) \(numbers[0]) \(comparison.rawValue) \(numbers[1])\(suffix)"
  }
}

extension TraceEntry.Reason {
  /// The reason as a phrase; empty for what a recognizer proposed by itself.
  func words(in scene: Scene) -> String {
    switch self {
    case .proposed: ""
    case .shouldBegin: "shouldBegin said no"
    case .excluded(let by): "excluded by \(scene.name(recognizer: by))"
    case .requiredFailure(let of): "waited for \(scene.name(recognizer: of)), which won"
    case .abandoned: "it gave up after its begin"
    case .lifted: "the finger lifted"
    case .systemCancel: "the system took the touch"
    case .stolen(let by): "torn down by \(scene.name(recognizer: by))"
    case .removed: "its view was removed"
    case .disabled: "it was disabled"
    case .masked: "its mask changed"
    case .pinched: "a pinch on the trackpad"
    case .contentKeeps(let view): "\(scene.name(view: view)) keeps the touch"
    case .reset: "the touch sequence is over"
    }
  }
}

extension Callback.Kind {
  var words: String {
    switch self {
    case .action(let state): "action(\(state.rawValue))"
    case .updating: "updating"
    case .reset: "reset"
    case .changed: "onChanged"
    case .ended: "onEnded"
    case .pressing(let isPressing): "pressing(\(isPressing))"
    case .perform: "perform"
    }
  }
}

import LabSimulation
import LabStudy

/// What happened in one stroke, with the scene in which it happened: the source of the table, the
/// JSON lines, the Chrome trace and the explanation.
public struct Trace: Sendable {
  public var scenario: String
  /// The strategy as it was given, empty for the recognizers of the scene alone.
  public var strategy: String
  public var scene: Scene
  /// In the order of their times.
  public let entries: [TraceEntry]

  public init(scenario: String, strategy: String, scene: Scene, entries: [TraceEntry]) {
    self.scenario = scenario
    self.strategy = strategy
    self.scene = scene
    // Stable: what scroll views do after the last event is known one view after the other.
    self.entries = entries.enumerated().sorted {
      ($0.element.moment.time, $0.offset) < ($1.element.moment.time, $1.offset)
    }.map(\.element)
  }

  /// The line above the table.
  public var title: String {
    let names = [scenario, strategy].filter { !$0.isEmpty }
    return names.map(InputFault.printable).joined(separator: ", ")
  }

  /// The offset entries that change an offset, by their index; the others say again what was known.
  var changedOffsets: Set<Int> {
    var offsets = scene.containers.map(\.offset)
    var changed: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      guard case .offset(let container, let offset) = entry.happening,
        offsets.indices.contains(container), offsets[container] != offset
      else { continue }
      offsets[container] = offset
      changed.insert(index)
    }
    return changed
  }
}

import LabSimulation

/// A container moves under at most one of any two recognizers that exclude each other.
public enum ExclusionLaw {
  /// The first two that move one container together without permission; nil for none.
  public static func fault(of trace: [TraceEntry], in scene: Scene) -> String? {
    var active: Set<Int> = []
    for entry in trace {
      guard case .transition(let index, _, let to, _, _) = entry.happening else { continue }
      if to.isActive { active.insert(index) } else { active.remove(index) }
      guard to.isActive, let container = container(of: index, scene) else { continue }
      for other in active.sorted() where other != index {
        guard self.container(of: other, scene) == container, areUIKit(index, other, scene),
          !isAllowed(index, other, scene)
        else { continue }
        return "\(scene.attachments[index].name) and \(scene.attachments[other].name)"
      }
    }
    return nil
  }

  private static func container(of index: Int, _ scene: Scene) -> Int? {
    if case .scroll(let container) = scene.attachments[index].role { return container }
    return scene.attachments[index].drive?.container
  }

  /// SwiftUI's rules let some run together; between UIKit's recognizers permission must be declared.
  private static func areUIKit(_ a: Int, _ b: Int, _ scene: Scene) -> Bool {
    [a, b].allSatisfy {
      if case .swiftUI = scene.attachments[$0].role { false } else { true }
    }
  }

  private static func isAllowed(_ a: Int, _ b: Int, _ scene: Scene) -> Bool {
    scene.relations.contains {
      switch $0 {
      case .simultaneous(let c, let d): (c, d) == (a, b) || (c, d) == (b, a)
      case .neverPrevents(let c, let d): (c, d) == (a, b) || (c, d) == (b, a)
      case .failure: false
      }
    } || tapsDiffer(a, b, scene)
  }

  private static func tapsDiffer(_ a: Int, _ b: Int, _ scene: Scene) -> Bool {
    guard let own = scene.attachments[a].recognizer.requiredTaps,
      let other = scene.attachments[b].recognizer.requiredTaps
    else { return false }
    return own != other
  }
}

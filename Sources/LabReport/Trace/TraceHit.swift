import LabSimulation

/// What a touch-down finds in a scene: the view that it hits, and why it does not hit another one.
///
/// Views stand where the arena puts them, apart from what interruptions have moved or removed.
struct TraceHit {
  /// Why a touch-down misses a view.
  enum Miss: Hashable {
    case hidden(view: Int)
    case transparent(view: Int)
    case notInteractive(view: Int)
    /// The point lies outside of the view itself.
    case outside
    /// The point lies in the view, and outside of a view that holds it.
    case clipped(by: Int)
    case shape
    /// Another view takes the touch.
    case covered(by: Int)
    /// Nothing takes the touch.
    case nothing
  }

  let point: Vector
  /// The view that takes the touch; nil when none does.
  let view: Int?
  private let scene: Scene
  private let origins: [Vector]

  /// - Parameter offsets: the content offsets of the containers at the touch-down.
  init(at point: Vector, in scene: Scene, offsets: [Vector]) {
    self.point = point
    self.scene = scene
    var shifts: [Int: Vector] = [:]
    var ownShifts: [Int: Vector] = [:]
    for (container, offset) in zip(scene.containers, offsets) {
      if container.isMovable {
        ownShifts[container.view] = offset
      } else {
        shifts[container.view] = offset
      }
    }
    var origins: [Vector] = []
    for (index, view) in scene.views.enumerated() {
      let parent = view.parent.map { origins[$0] - (shifts[$0] ?? .zero) } ?? .zero
      origins.append(parent + view.frame.origin - (ownShifts[index] ?? .zero))
    }
    self.origins = origins
    view = scene.hitTest(point, origins: origins, removed: [])
  }

  private static func bounds(of view: SceneView, at origin: Vector) -> Rect {
    Rect(x: origin.x, y: origin.y, width: view.frame.size.x, height: view.frame.size.y)
  }

  private static func isInShape(of view: SceneView, _ local: Vector) -> Bool {
    switch view.contentShape {
    case .bounds: true
    case .rect(let rect): rect.contains(local)
    case .none: false
    }
  }

  /// Whether a recognizer on a view gets the touch.
  func reaches(_ view: Int) -> Bool { self.view.map { scene.isView($0, inside: view) } ?? false }

  /// Why the touch does not reach a view; nil when it does.
  func miss(of view: Int) -> Miss? {
    guard !reaches(view), scene.views.indices.contains(view) else { return nil }
    var ancestors: [Int] = []
    var next: Int? = view
    while let current = next {
      let state = scene.views[current]
      if state.isHidden { return .hidden(view: current) }
      if state.alpha < 0.01 { return .transparent(view: current) }
      if !state.isInteractive { return .notInteractive(view: current) }
      ancestors.append(current)
      next = state.parent
    }
    for ancestor in ancestors
    where !Self.bounds(of: scene.views[ancestor], at: origins[ancestor]).contains(point) {
      return ancestor == view ? .outside : .clipped(by: ancestor)
    }
    // A view that takes the touch in front of this one would also do so with another shape.
    if let hit = self.view, !scene.isView(view, inside: hit) { return .covered(by: hit) }
    if !Self.isInShape(of: scene.views[view], point - origins[view]) { return .shape }
    return self.view.map { .covered(by: $0) } ?? .nothing
  }
}

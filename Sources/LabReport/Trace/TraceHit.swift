import LabSimulation

/// What a touch-down finds in a scene: the view that it hits, and why it does not hit another one.
///
/// Views are tried front to back, depth first; a point outside of a view reaches nothing in it.
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
    // What a container shows moves; one without scrolling and pages is a view that moves itself.
    var shifts: [Int: Vector] = [:]
    var ownShifts: [Int: Vector] = [:]
    for (container, offset) in zip(scene.containers, offsets) {
      if container.scroll == nil && container.page == nil {
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
    view = Self.front(of: nil, at: point, in: scene, origins)
  }

  private static func front(
    of parent: Int?, at point: Vector, in scene: Scene, _ origins: [Vector]
  ) -> Int? {
    for index in scene.views.indices.reversed() where scene.views[index].parent == parent {
      let view = scene.views[index]
      guard !view.isHidden, view.alpha >= 0.01, view.isInteractive,
        bounds(of: view, at: origins[index]).contains(point)
      else { continue }
      if let inner = front(of: index, at: point, in: scene, origins) { return inner }
      if isInShape(of: view, point - origins[index]) { return index }
    }
    return nil
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
  func reaches(_ view: Int) -> Bool { self.view.map { holds(view, $0) } ?? false }

  /// Whether a view is another one or holds it, at any depth.
  func holds(_ view: Int, _ inner: Int) -> Bool {
    var next: Int? = inner
    while let current = next {
      if current == view { return true }
      next = scene.views.indices.contains(current) ? scene.views[current].parent : nil
    }
    return false
  }

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
    if let hit = self.view, !holds(hit, view) { return .covered(by: hit) }
    if !Self.isInShape(of: scene.views[view], point - origins[view]) { return .shape }
    return self.view.map { .covered(by: $0) } ?? .nothing
  }
}

/// What a developer builds: views, what moves in them, and the recognizers on them with their
/// relations.
///
/// Nothing in it is known by name to the arena. It never changes, and is a class because the arena
/// hands it about for every stroke. Up to 64 attachments.
public final class Scene: Sendable {
  public let views: [SceneView]
  public let containers: [SceneContainer]
  public let attachments: [Attachment]
  public let relations: [Relation]
  public let tuning: Tuning
  /// Circles of failure requirements that were dropped: nobody in them could ever begin.
  public let circles: [[Int]]

  /// The views that each view holds, from back to front; and the roots.
  let children: [[Int]]
  let roots: [Int]
  /// How many views hold each one.
  let depths: [Int]
  /// Which attachments see a touch that came down on each view, as bits.
  let audiences: [UInt64]
  let rules: SceneRules
  private let tree: ViewTree
  /// The index of the container of each view; nil for views that do not move.
  let containerOfView: [Int?]

  /// - Precondition: a view stands after the view that holds it; at most 64 attachments.
  public init(
    views: [SceneView], containers: [SceneContainer], attachments: [Attachment],
    relations: [Relation] = [], tuning: Tuning
  ) {
    precondition(attachments.count <= 64, "\(attachments.count) recognizers, at most 64")
    var children = [[Int]](repeating: [], count: views.count)
    var depths: [Int] = []
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else {
        depths.append(0)
        continue
      }
      precondition(parent < index, "the view \(view.name) stands before the view that holds it")
      children[parent].append(index)
      depths.append(depths[parent] + 1)
    }
    self.views = views
    self.containers = containers
    self.attachments = attachments
    self.relations = relations
    self.tuning = tuning
    self.children = children
    self.depths = depths
    roots = views.indices.filter { views[$0].parent == nil }
    let tree = ViewTree(parents: views.map(\.parent))
    self.tree = tree
    audiences = tree.audiences(of: attachments)
    rules = SceneRules(tree, attachments, containers, relations, tuning.assumptions)
    circles = rules.circles
    var containerOfView = [Int?](repeating: nil, count: views.count)
    for (index, container) in containers.enumerated() { containerOfView[container.view] = index }
    self.containerOfView = containerOfView
  }

  /// The deepest view at a point on the screen; of siblings the later one lies in front.
  ///
  /// Hidden, transparent (alpha below 0.01) and non-interactive views are passed by with all that they
  /// hold, and a point outside a view does not reach its subviews.
  ///
  /// - Parameters:
  ///   - origins: where the upper left corner of each view stands on the screen.
  ///   - removed: views that are no longer there.
  public func hitTest(_ point: Vector, origins: [Vector], removed: Set<Int>) -> Int? {
    for root in roots.reversed() {
      if let hit = hitTest(point, in: root, origins, removed) { return hit }
    }
    return nil
  }

  private func hitTest(
    _ point: Vector, in index: Int, _ origins: [Vector], _ removed: Set<Int>
  ) -> Int? {
    let view = views[index]
    guard !view.isSkipped, !removed.contains(index) else { return nil }
    let local = point - origins[index]
    let bounds = Rect(x: 0, y: 0, width: view.frame.size.x, height: view.frame.size.y)
    guard bounds.contains(local) else { return nil }
    for child in children[index].reversed() {
      if let hit = hitTest(point, in: child, origins, removed) { return hit }
    }
    switch view.contentShape {
    case .bounds: return index
    case .rect(let rect): return rect.contains(local) ? index : nil
    case .none: return nil
    }
  }

  /// Whether a view is another one or lies in it.
  public func isView(_ view: Int, inside ancestor: Int) -> Bool {
    tree.isView(view, inside: ancestor)
  }
}

extension SceneContainer {
  /// Whether the view itself moves, and not what it shows.
  public var isMovable: Bool { scroll == nil && page == nil }
}

/// The parents of views, for the rules that follow from who holds whom.
struct ViewTree: Sendable {
  var parents: [Int?]

  func isView(_ view: Int, inside ancestor: Int) -> Bool {
    var current: Int? = view
    while let index = current {
      if index == ancestor { return true }
      current = parents[index]
    }
    return false
  }

  /// Whether the first attachment is around the second: on an ancestor, or a later modifier of the same
  /// view.
  func isAround(_ outer: Int, _ inner: Int, _ attachments: [Attachment]) -> Bool {
    let a = attachments[outer].view
    let b = attachments[inner].view
    return a == b ? outer > inner : isView(b, inside: a)
  }

  /// Which attachments see a touch on each view: its own, those of its ancestors, less what masks
  /// switch off.
  func audiences(of attachments: [Attachment]) -> [UInt64] {
    var masked: UInt64 = 0
    for (index, attachment) in attachments.enumerated() {
      guard case .swiftUI(_, let mask) = attachment.role else { continue }
      if mask == .subviews || mask == .none { masked |= 1 << UInt64(index) }
      guard mask == .gesture || mask == .none else { continue }
      for (inner, other) in attachments.enumerated() where inner != index {
        if case .swiftUI = other.role, isAround(index, inner, attachments) {
          masked |= 1 << UInt64(inner)
        }
      }
    }
    return parents.indices.map { view in
      var audience: UInt64 = 0
      for (index, attachment) in attachments.enumerated()
      where isView(view, inside: attachment.view) {
        audience |= 1 << UInt64(index)
      }
      return audience & ~masked
    }
  }
}

/// A pan that starts at an edge of the screen and goes inward.
///
/// A touch that comes down more than 20 pt from each of its edges fails at once. The others begin as a
/// pan does, if the larger component of the movement then points away from the edge; else they fail.
/// UIKit's own rule is not published (`Tuning.edgeWidth`).
public struct ScreenEdgePan: Sendable {
  public struct Edges: Sendable, Hashable {
    public var left = false
    public var right = false
    public var top = false
    public var bottom = false

    public init(left: Bool = false, right: Bool = false, top: Bool = false, bottom: Bool = false) {
      self.left = left
      self.right = right
      self.top = top
      self.bottom = bottom
    }
  }

  /// The left edge.
  public var edges = Edges(left: true)
  /// The size of the screen, in points: 390 x 844.
  public var screen = LayoutSettings().screen.size
  /// How far from an edge the touch may come down, in points: 20, inclusive.
  public var edgeWidth: Double
  public var pan: Pan

  /// The ways inward from the edges at which the first finger came down; nil before it did.
  private var inward: [Direction]?

  public init(tuning: Tuning) {
    edgeWidth = tuning.edgeWidth
    pan = Pan(tuning: tuning)
  }

  /// The distance from each of its edges, with the way inward.
  private func distances(of point: Vector) -> [(distance: Double, inward: Direction)] {
    var distances: [(Double, Direction)] = []
    if edges.left { distances.append((point.x, .right)) }
    if edges.right { distances.append((screen.x - point.x, .left)) }
    if edges.top { distances.append((point.y, .down)) }
    if edges.bottom { distances.append((screen.y - point.y, .up)) }
    return distances
  }
}

extension ScreenEdgePan: PanSubclass {
  public mutating func hear(
    _ touches: [Touch], at time: Double, in surroundings: Surroundings
  ) -> Proposal {
    if inward == nil, let touch = touches.first, !pan.course.isOver {
      let distances = distances(of: touch.start)
      let near = distances.filter { $0.distance <= edgeWidth }.map(\.inward)
      inward = near
      guard !near.isEmpty else {
        pan.course.giveUp()
        let nearest = distances.map(\.distance).min()
        return Proposal(.fail, nearest.map { Evidence(.edge, $0, .above, edgeWidth) })
      }
    }
    let proposal = pan.hear(touches, at: time, mayBegin: true)
    let movement = pan.course.movement
    guard proposal.step == .begin, inward?.contains(Direction(of: movement)) == false else {
      return proposal
    }
    pan.course.giveUp()
    return Proposal(.fail, outward(movement))
  }

  /// Why a movement does not go inward.
  private func outward(_ movement: Vector) -> Evidence? {
    inward?.first.map {
      let along = movement[$0.axis]
      let forward = $0 == .left || $0 == .up ? -along : along
      return Evidence(.across, movement[$0.axis.other].magnitude, .above, forward)
    }
  }

  public mutating func reset() {
    pan.reset()
    inward = nil
  }
}

extension ScreenEdgePan: NamedRecognizer {
  public static let name = "screenEdgePan"
  public static let summary = "a UIKit pan that starts at an edge of the screen and goes inward"
  public static let parameters: [Parameter<ScreenEdgePan>] =
    [
      .flag("edges.left", \.edges.left, "whether it starts at the left edge"),
      .flag("edges.right", \.edges.right, "whether it starts at the right edge"),
      .flag("edges.top", \.edges.top, "whether it starts at the upper edge"),
      .flag("edges.bottom", \.edges.bottom, "whether it starts at the lower edge"),
      .number("screen.width", \.screen.x, in: 10...10_000, unit: "pt", "width of the screen"),
      .number("screen.height", \.screen.y, in: 10...10_000, unit: "pt", "height of the screen"),
      .number(
        "edgeWidth", \.edgeWidth, in: 0...500, unit: "pt",
        "how far from the edge the finger may come down"),
    ] + Pan.parameters.map { $0.lifted(through: \.pan) }
}

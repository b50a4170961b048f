import LabSimulation

/// A stroke of one finger as exact displacements, so that its image in a mirror is exact too.
public struct WildStroke: Sendable, CustomStringConvertible {
  /// How a wild stroke is made.
  public enum Kind: String, Sendable, CaseIterable {
    case walk
    /// A walk on the grid of a screen with three pixels per point.
    case grid
    case straight
    case arc
    /// Exactly 45 degrees: every test between the axes is a tie.
    case diagonal
    /// Steps of exactly 10 pt along the axes: every slop is met with equality.
    case tens
    /// Moves that all stay within 12 pt of touch-down.
    case tap
  }

  public var kind: Kind
  /// Displacements from touch-down in points, multiples of 0.000001 pt.
  public var moves: [Vector]
  /// Milliseconds of each move since touch-down, multiples of 1/8 ms.
  public var times: [Double]
  /// Milliseconds from the last move to the lift.
  public var pause: Double
  public var isCancelled: Bool

  public init(
    _ moves: [Vector], times: [Double], pause: Double = 0, isCancelled: Bool = false,
    kind: Kind = .walk
  ) {
    self.kind = kind
    self.moves = moves
    self.times = times
    self.pause = pause
    self.isCancelled = isCancelled
  }

  /// The events of a finger that comes down at a point.
  public func touches(from start: Vector, at time: Double = 0) -> Touches {
    var touches = Touches([TouchEvent(phase: .began, time: time, location: start)])
    for (move, moment) in zip(moves, times) {
      touches.append(TouchEvent(phase: .moved, time: time + moment, location: start + move))
    }
    touches.append(
      TouchEvent(
        phase: isCancelled ? .cancelled : .ended, time: time + (times.last ?? 0) + pause,
        location: start + (moves.last ?? .zero)))
    return touches
  }

  /// The same stroke with every displacement mapped.
  public func mapped(_ transform: (Vector) -> Vector) -> WildStroke {
    var copy = self
    copy.moves = moves.map(transform)
    return copy
  }

  /// Left and right exchanged.
  public var mirrored: WildStroke { mapped { Vector(-$0.x, $0.y) } }
  /// Up and down exchanged.
  public var flipped: WildStroke { mapped { Vector($0.x, -$0.y) } }
  /// The two axes exchanged.
  public var transposed: WildStroke { mapped { Vector($0.y, $0.x) } }
  /// Turned by 90 degrees.
  public var turned: WildStroke { mapped { Vector(-$0.y, $0.x) } }

  public var description: String {
    let path = zip(moves, times).map { "(\($0.x), \($0.y))@\($1)" }.joined(separator: " ")
    return "\(kind.rawValue) \(path) +\(pause)\(isCancelled ? " cancelled" : "")"
  }
}

extension WildStroke {
  /// Strokes of all kinds in turn; the same seed gives the same strokes.
  public static func made(_ count: Int, seed: UInt64, cancelled: Bool = true) -> [WildStroke] {
    var random = Xoshiro256(seed: seed)
    return (0..<count).map { index in
      var stroke = WildStroke(Kind.allCases[index % Kind.allCases.count], using: &random)
      if cancelled { stroke.isCancelled = random.uniform() < 0.05 }
      return stroke
    }
  }

  public init(_ kind: Kind, using random: inout Xoshiro256) {
    let count = Int(random.uniform(0, 24))
    self.init(Self.moves(kind, count, &random), times: [], kind: kind)
    var time = 0.0
    for _ in moves {
      // Now and then two events in one frame, as recordings have them.
      let gap = random.uniform() < 0.05 ? 0 : random.uniform(1, 40)
      time += (gap * 8).rounded() / 8
      times.append(time)
    }
    let isPaused = random.uniform() < 0.3
    pause = isPaused ? (random.uniform(0, 300) * 8).rounded() / 8 : 0
  }

  private static func moves(
    _ kind: Kind, _ count: Int, _ random: inout Xoshiro256
  ) -> [Vector] {
    // From fine to coarse steps, each as often as any other.
    let step = 0.2 * powerOfTwo(random.uniform(0, 8))
    let angle = random.uniform(0, 2 * .pi)
    let bend = kind == .arc ? random.uniform(-0.3, 0.3) : 0
    let signs = Vector(random.uniform() < 0.5 ? -1 : 1, random.uniform() < 0.5 ? -1 : 1)
    var place = Vector.zero
    return (0..<count).map { index in
      switch kind {
      case .walk, .grid:
        place = place + Vector(step * random.normal(), step * random.normal())
      case .straight, .arc:
        let direction = angle + bend * Double(index)
        place = place + Vector(cosine(direction), sine(direction)) * step
      case .diagonal:
        place = place + signs * (step * random.uniform())
        place.y = place.x * signs.x * signs.y
      case .tens:
        let along = random.uniform() < 0.5 ? Vector(10, 0) : Vector(0, 10)
        place = place + along * (random.uniform() < 0.8 ? signs.x : -signs.x)
      case .tap:
        return exact(Vector(random.uniform(-8, 8), random.uniform(-8, 8)))
      }
      return kind == .grid ? onGrid(place) : exact(place)
    }
  }

  private static func powerOfTwo(_ exponent: Double) -> Double {
    var power = 1.0
    for _ in 0..<Int(exponent) { power *= 2 }
    return power
  }

  private static func onGrid(_ place: Vector) -> Vector {
    Vector((place.x * 3).rounded() / 3, (place.y * 3).rounded() / 3)
  }

  private static func exact(_ place: Vector) -> Vector {
    Vector((place.x * 1e6).rounded() / 1e6, (place.y * 1e6).rounded() / 1e6)
  }
}

/// A container while a stroke is played: where its content stands, and what the stroke did to it.
struct Rider: Sendable {
  let container: SceneContainer
  let tuning: Tuning
  var scroll: ScrollState?
  /// The content offset of a container that handlers move, and where it rested before they did.
  private(set) var handled: Vector
  private var rest: Vector
  private(set) var page: Int?
  /// Where the content stood when the present drag began.
  var dragStart = Vector.zero
  private var hasMoved = false

  init(_ container: SceneContainer, _ tuning: Tuning) {
    self.container = container
    self.tuning = tuning
    scroll = container.scroll.map {
      ScrollState(container, tuning: tuning, pageRule: $0.pageRule)
    }
    handled = container.offset
    rest = container.offset
    page = container.page
  }

  func offset(at time: Double) -> Vector { scroll?.offset(at: time) ?? handled }

  // MARK: Moved by a handler

  /// The handler sets the offset from the translation.
  mutating func follow(
    _ drive: Drive, _ translation: Vector, _ moment: Moment, _ outcome: inout ContainerOutcome
  ) {
    if case .handler(.some(let filter)) = drive.kind {
      guard filter.timing == .change, passes(filter, translation) else { return }
    }
    outcome.claim = outcome.claim ?? moment
    show(translation)
    let along = translation[container.axis]
    outcome.maximum = Swift.max(outcome.maximum, along.magnitude)
    outcome.atLift = along
  }

  private mutating func show(_ translation: Vector) {
    hasMoved = true
    if container.isMovable {
      handled = rest - translation
    } else if container.axis == .horizontal {
      handled = Vector(rest.x - translation.x, rest.y)
    } else {
      handled = Vector(rest.x, rest.y - translation.y)
    }
  }

  /// The handler commits at the end: a page, or the place where it is.
  mutating func commit(
    _ drive: Drive, _ translation: Vector, _ velocity: Vector, _ moment: Moment,
    _ outcome: inout ContainerOutcome
  ) {
    if case .handler(.some(let filter)) = drive.kind {
      guard passes(filter, translation) else {
        restore()
        return
      }
    }
    outcome.claim = outcome.claim ?? moment
    hasMoved = false
    let axis = container.axis
    guard let page else {
      show(translation)
      hasMoved = false
      rest = container.isMovable ? handled : clamped(handled)
      handled = rest
      return
    }
    let turn = drive.pageRule.turn(
      shift: -translation[axis], velocity: -velocity[axis], width: container.bounds[axis],
      flick: tuning.pageFlick, projection: tuning.projection)
    let target = Swift.min(container.pages - 1, Swift.max(0, page + turn))
    self.page = target
    let along = container.bounds[axis] * Double(target)
    rest = axis == .horizontal ? Vector(along, rest.y) : Vector(rest.x, along)
    handled = rest
  }

  /// The preview goes back to where it was.
  mutating func restore() {
    hasMoved = false
    handled = rest
  }

  private func passes(_ filter: Drive.Filter, _ translation: Vector) -> Bool {
    let axis = container.axis
    return translation[axis].magnitude > filter.ratio * translation[axis.other].magnitude
  }

  private func clamped(_ offset: Vector) -> Vector {
    Vector(
      Swift.min(container.maximumOffset(along: .horizontal), Swift.max(0, offset.x)),
      Swift.min(container.maximumOffset(along: .vertical), Swift.max(0, offset.y)))
  }

  // MARK: The outcome

  /// What the container comes to rest at, after everything.
  func settle(_ outcome: inout ContainerOutcome) {
    let axis = container.axis
    if let scroll {
      outcome.page = scroll.restingPage
      outcome.offset = scroll.rest[axis]
    } else {
      outcome.page = page
      outcome.offset = handled[axis]
    }
    outcome.turned = outcome.page != container.page
    outcome.isStuck = hasMoved
  }
}

import LabSimulation

/// Scroll views to play with: a feed of 6000 pt in 800, at 400, and a carousel of five pages of 390.
enum ScrollSetup {
  static func feed(
    offset: Double = 400, content: Double = 6000,
    _ adjust: (inout ScrollTraits) -> Void = { _ in }
  ) -> SceneContainer {
    var traits = ScrollTraits()
    adjust(&traits)
    return SceneContainer(
      view: 0, axis: .vertical, bounds: Vector(390, 800), content: Vector(390, content),
      offset: Vector(0, offset), scroll: traits)
  }

  static func carousel(
    offset: Double = 780, pages: Int = 5, _ adjust: (inout ScrollTraits) -> Void = { _ in }
  ) -> SceneContainer {
    var traits = ScrollTraits()
    traits.isPaging = true
    adjust(&traits)
    return SceneContainer(
      view: 1, axis: .horizontal, bounds: Vector(390, 400),
      content: Vector(390 * Double(pages), 400), offset: Vector(offset, 0),
      page: Int((offset / 390).rounded()), pages: pages, scroll: traits)
  }

  /// A drag by a translation that the finger lets go of with a velocity, from 0 to 100 ms.
  static func dragged(
    _ container: SceneContainer, by translation: Vector, velocity: Vector = .zero
  ) -> ScrollState {
    var state = ScrollState(container, tuning: Tuning())
    state.beginDrag(at: 0)
    state.drag(translation: translation)
    state.endDrag(velocity: velocity, at: 100)
    return state
  }
}

import LabSimulation

extension Gesture {
  static func tap(_ count: Int = 1) -> Gesture { .tap(count: count) }

  static func drag(_ distance: Double = 10) -> Gesture {
    .drag(minimumDistance: distance, space: .local)
  }

  static func press(_ duration: Double = 500, _ distance: Double = 10) -> Gesture {
    .longPress(minimumDuration: duration, maximumDistance: distance)
  }

  static let magnify = Gesture.magnify(minimumScaleDelta: 0.01)
  static let rotate = Gesture.rotate(minimumAngleDelta: 1)

  func exclusively(before second: Gesture) -> Gesture { .exclusively(self, before: second) }
  func simultaneously(with second: Gesture) -> Gesture { .simultaneously(self, with: second) }
  func sequenced(before second: Gesture) -> Gesture { .sequenced(self, before: second) }

  /// With handlers in the order of the chain, all under one name.
  func handled(_ name: String, _ kinds: Handler.Kind...) -> Gesture {
    .handled(self, kinds.map { Handler($0, name) })
  }

  /// `.updating(name).onChanged(name).onEnded(name)`.
  func called(_ name: String) -> Gesture { handled(name, .updating, .onChanged, .onEnded) }
}

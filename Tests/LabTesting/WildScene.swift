import LabSimulation

/// Draws scenes of views, scroll views, gestures, recognizers and relations, and fingers that play on
/// them; the same seed draws the same.
public struct WildScene {
  public var random: Xoshiro256
  private var names = 0

  public init(seed: UInt64) {
    random = Xoshiro256(seed: seed)
  }

  public mutating func below(_ limit: Int) -> Int {
    min(limit - 1, Int(random.uniform() * Double(limit)))
  }

  private mutating func chance(_ share: Double) -> Bool { random.uniform() < share }

  private mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }

  /// A feed with a card, in it something that turns pages, a button and an overlay.
  public mutating func scene() -> Scene {
    var tuning = Tuning(profile: one(of: [17, 18, 18, 26]))
    if chance(0.5) { draw(&tuning.assumptions) }
    var parts = SceneParts(
      views: [
        SceneView("feed", frame: Rect(x: 0, y: 0, width: 300, height: 600)),
        SceneView("card", frame: Rect(x: 0, y: 0, width: 300, height: 600), in: 0),
        SceneView("pages", frame: Rect(x: 0, y: 100, width: 300, height: 300), in: 1),
        SceneView("button", frame: Rect(x: 0, y: 400, width: 300, height: 100), in: 1),
        SceneView("overlay", frame: Rect(x: 0, y: 0, width: 300, height: 200), in: 1),
      ])
    parts.views[3].isControl = chance(0.7)
    parts.views[4].contentShape = one(of: [.none, .bounds])
    parts.containers = [container(of: 0, .vertical), container(of: 2, .horizontal)]
    if chance(0.3) { parts.containers.append(container(of: 1, one(of: [.vertical, .horizontal]))) }
    for index in parts.containers.indices where parts.containers[index].scroll != nil {
      parts.attachPan(ofContainer: index, named: "scroll \(index)", tuning: tuning)
    }
    for number in 0..<1 + below(4) { attach(number, to: &parts, tuning) }
    relate(&parts)
    return parts.scene(tuning: tuning)
  }

  private mutating func draw(_ assumptions: inout Assumptions) {
    for parameter in Assumptions.parameters where chance(0.3) {
      let value: ParameterValue? =
        switch parameter.kind {
        case .flag: .flag(chance(0.5))
        case .choice(let words): .word(one(of: words))
        case .number: .number(one(of: [0.0, 1, 150]))
        default: nil
        }
      if let value { try? parameter.set(value, in: &assumptions) }
    }
  }

  private mutating func container(of view: Int, _ axis: Axis) -> SceneContainer {
    let bounds = Vector(300, 600)
    var content = bounds
    content[axis] = bounds[axis] * Double(one(of: [1, 3]))
    var container = SceneContainer(
      view: view, axis: axis, bounds: bounds, content: content, offset: .zero)
    if chance(0.7) {
      var traits = ScrollTraits()
      traits.isPaging = chance(0.4)
      traits.bounces = chance(0.8)
      traits.alwaysBounceVertical = chance(0.3)
      traits.isDirectionalLockEnabled = chance(0.3)
      traits.canCancelContentTouches = chance(0.8)
      traits.delaysContentTouches = chance(0.8)
      traits.velocity[axis] = one(of: [0.0, 0, 800])
      container.scroll = traits
    } else if chance(0.7) {
      container.pages = Int(content[axis] / bounds[axis])
      container.page = 0
    }
    return container
  }

  private mutating func attach(_ number: Int, to parts: inout SceneParts, _ tuning: Tuning) {
    let view = below(parts.views.count)
    let movable = parts.containers.indices.filter { parts.containers[$0].scroll == nil }
    var drive: Drive?
    if !movable.isEmpty, chance(0.5) {
      drive = Drive(
        one(of: movable), as: .handler(nil), pageRule: .projected, commitOnCancel: chance(0.3),
        storage: one(of: [.gestureState, .state]))
    }
    let name = "a\(number)"
    if chance(0.6) {
      parts.attach(
        Attachment(
          name, on: view, gesture(depth: 2), one(of: Attachment.Modifier.allCases),
          mask: one(of: [.all, .all, .all, .gesture, .subviews]), drives: drive, tuning: tuning))
    } else if let recognizer = Recognizers.named(one(of: Recognizers.names), tuning: tuning) {
      parts.attach(
        Attachment(name, on: view, recognizer, as: .uikit(traits()), drives: drive))
    }
  }

  private mutating func traits() -> UIKitTraits {
    var traits = UIKitTraits()
    traits.cancelsTouchesInView = chance(0.7)
    traits.delaysTouchesBegan = chance(0.2)
    traits.delaysTouchesEnded = chance(0.8)
    traits.canExcludeActive = chance(0.2)
    traits.shouldBegin = one(of: [
      .always, .always, .never, .velocity(along: .horizontal, ratio: 1),
      .translation(along: .vertical, ratio: 1),
    ])
    traits.shouldReceive = one(of: [.always, .always, .never, .inside(view: 2), .outside(view: 2)])
    return traits
  }

  private mutating func relate(_ parts: inout SceneParts) {
    let count = parts.attachments.count
    for _ in 0..<below(4) where count > 1 {
      let a = below(count)
      let b = (a + 1 + below(count - 1)) % count
      parts.relations.append(
        one(of: [
          .failure(of: a, before: b, limit: nil), .failure(of: a, before: b, limit: 150),
          .simultaneous(a, b), .neverPrevents(a, b),
        ]))
    }
  }

  /// A gesture with a name and handlers on each of its parts.
  public mutating func gesture(depth: Int) -> Gesture {
    let gesture: Gesture
    switch depth > 0 ? below(10) : 3 + below(7) {
    case 0:
      gesture = .exclusively(self.gesture(depth: depth - 1), before: self.gesture(depth: depth - 1))
    case 1:
      gesture = .simultaneously(
        self.gesture(depth: depth - 1), with: self.gesture(depth: depth - 1))
    case 2:
      gesture = .sequenced(self.gesture(depth: depth - 1), before: self.gesture(depth: depth - 1))
    case 3: gesture = .tap(count: 1 + below(2))
    case 4:
      gesture = .longPress(
        minimumDuration: one(of: [0, 100, 500]), maximumDistance: one(of: [0, 10, 100]))
    case 5, 6:
      gesture = .drag(
        minimumDistance: one(of: [0, 10, 30]), space: one(of: [.local, .global, .view(0)]))
    case 7: gesture = .magnify(minimumScaleDelta: 0.01)
    case 8: gesture = .rotate(minimumAngleDelta: 1)
    default: gesture = .onLongPress(minimumDuration: one(of: [0, 200]), maximumDistance: 10)
    }
    names += 1
    let handlers = [Gesture.Handler.Kind.updating, .onChanged, .onEnded].filter { _ in
      chance(0.75)
    }
    return .handled(gesture, handlers.map { Gesture.Handler($0, "\(names)") })
  }

  /// Up to three fingers, often at the very time of a timer or exactly at a threshold.
  public mutating func frames(fingers: [Int32] = [0, 0, 0, 1, 2]) -> [TouchFrame] {
    var touches = Touches()
    var time = 0.0
    var places: [Int32: Vector] = [:]
    for _ in 0..<3 + below(12) {
      time += one(of: [0, 16, 16, 100, 350, 500])
      let finger = one(of: fingers)
      guard let place = places[finger] else {
        let place = Vector(Double(50 + 100 * below(3)), Double(50 + 100 * below(5)))
        places[finger] = place
        touches.append(TouchEvent(touch: finger, phase: .began, time: time, location: place))
        continue
      }
      let isCancelled = below(40) == 0
      let phase = isCancelled ? .cancelled : one(of: [TouchPhase.moved, .moved, .moved, .ended])
      let next = place + Vector(Double(below(5) * 10 - 20), Double(below(5) * 10 - 20))
      touches.append(TouchEvent(touch: finger, phase: phase, time: time, location: next))
      places[finger] = phase == .moved ? next : nil
    }
    time += 16
    for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
      touches.append(TouchEvent(touch: finger, phase: .ended, time: time, location: place))
    }
    return (try? touches.frames()) ?? []
  }

  /// Sometimes something that takes touches away.
  public mutating func interruptions(in scene: Scene) -> [Interruption] {
    guard chance(0.2) else { return [] }
    let attachment = below(scene.attachments.count)
    let view = below(scene.views.count)
    let kind: Interruption.Kind = one(of: [
      .systemCancel, .systemCancel, .removeView(view), .disable(attachment: attachment),
      .mask(attachment: attachment), .moveView(view, by: Vector(10, 0)), .pinch,
    ])
    var interruptions = [Interruption(kind, at: Double(below(40)) * 16)]
    if case .disable = kind {
      interruptions.append(
        Interruption(.enable(attachment: attachment), at: interruptions[0].time + 32))
    }
    return interruptions
  }
}

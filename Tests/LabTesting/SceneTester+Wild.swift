import LabSimulation

extension SceneTester {
  /// A scene that nobody would build, with touches of several fingers and things that interrupt them.
  public struct Wild: CustomStringConvertible {
    public var seed: UInt64
    public var tester: SceneTester
    public var touches: Touches
    public var interruptions: [Interruption]

    public var description: String { "scene \(seed)" }

    public init(seed: UInt64) {
      var dice = SplitMix64(seed: seed)
      self.seed = seed
      tester = SceneTester.wild(&dice)
      touches = Self.touches(&dice)
      interruptions = []
      for _ in 0..<Int.random(in: 0...5, using: &dice) where Bool.random(using: &dice) {
        interruptions.append(
          Interruption(
            tester.kind(&dice), at: Double.random(in: 0...900, using: &dice).rounded()))
      }
    }

    /// Up to three fingers, each down once or twice, in moves of whole points at whole milliseconds.
    private static func touches(_ dice: inout SplitMix64) -> Touches {
      var events: [(order: Int, event: TouchEvent)] = []
      func add(_ finger: Int, _ phase: TouchPhase, _ time: Double, _ place: Vector) {
        events.append(
          (
            events.count,
            TouchEvent(touch: Int32(finger), phase: phase, time: time, location: place)
          ))
      }
      for finger in 0..<Int.random(in: 1...3, using: &dice) {
        var time = Double.random(in: 0...200, using: &dice).rounded()
        for _ in 0..<Int.random(in: 1...2, using: &dice) {
          var place = Vector(
            Double.random(in: 0...390, using: &dice).rounded(),
            Double.random(in: 100...700, using: &dice).rounded())
          let reaches = [1.0, 6, 30]
          let reach: Double = reaches.randomElement(using: &dice) ?? 6
          add(finger, .began, time, place)
          for _ in 0..<Int.random(in: 0...6, using: &dice) {
            time += [4.0, 16, 16, 150, 500].randomElement(using: &dice) ?? 16
            let step = Vector(
              Double.random(in: -reach...reach, using: &dice).rounded(),
              Double.random(in: -reach...reach, using: &dice).rounded())
            place = place + step
            add(finger, .moved, time, place)
          }
          time += [0.0, 16, 80, 200].randomElement(using: &dice) ?? 16
          let isCancelled = Int.random(in: 0...9, using: &dice) == 0
          add(finger, isCancelled ? .cancelled : .ended, time, place)
          time += [16.0, 100, 350, 600].randomElement(using: &dice) ?? 100
        }
      }
      events.sort { ($0.event.time, $0.order) < ($1.event.time, $1.order) }
      return Touches(events.map(\.event))
    }
  }

  private static func wild(_ dice: inout SplitMix64) -> SceneTester {
    var tester = SceneTester(profile: [17, 18, 26].randomElement(using: &dice) ?? 18)
    tester.shakeAssumptions(&dice)
    tester.scrollView("feed", content: Vector(390, 6000), offset: Vector(0, 400)) {
      $0.velocity = Bool.random(using: &dice) ? .zero : Vector(0, 800)
      $0.delaysContentTouches = Bool.random(using: &dice)
      $0.canCancelContentTouches = Int.random(in: 0...3, using: &dice) > 0
    }
    let frame = Rect(x: 0, y: 600, width: 390, height: 400)
    if Bool.random(using: &dice) {
      tester.pages("carousel", frame, in: "feed")
    } else {
      tester.scrollView(
        "carousel", frame, in: "feed",
        axis: Bool.random(using: &dice) ? .horizontal : .vertical,
        content: Vector(1950, 400), offset: Vector(780, 0), page: 2, pages: 5)
    }
    tester.view("photo", Rect(x: 780, y: 0, width: 300, height: 400), in: "carousel") {
      $0.isControl = Bool.random(using: &dice)
    }
    tester.movable("overlay", Rect(x: 780, y: 200, width: 200, height: 100), in: "carousel")
    for number in 0..<Int.random(in: 1...5, using: &dice) {
      tester.attachSomething(named: "r\(number)", &dice)
    }
    for _ in 0..<Int.random(in: 0...4, using: &dice) { tester.relateSomething(&dice) }
    return tester
  }

  private mutating func shakeAssumptions(_ dice: inout SplitMix64) {
    guard Bool.random(using: &dice) else { return }
    tuning.assumptions.lateFailure =
      Assumptions.LateFailure.allCases.randomElement(using: &dice) ?? .cancelled
    tuning.assumptions.deferredAtLift = Bool.random(using: &dice) ? .failed : .ended
    tuning.assumptions.dragStealsScroll = Bool.random(using: &dice)
    tuning.assumptions.scrollHold = Bool.random(using: &dice) ? 0 : 150
    tuning.assumptions.equalOrder =
      Assumptions.EqualOrder.allCases.randomElement(using: &dice) ?? .deeper
    tuning.assumptions.stateOrder = Bool.random(using: &dice) ? .resetFirst : .endedFirst
  }

  private mutating func attachSomething(named name: String, _ dice: inout SplitMix64) {
    let views = ["feed", "carousel", "carousel", "photo", "overlay"]
    let view = views.randomElement(using: &dice) ?? "feed"
    let movers: [String?] = [nil, "overlay", parts.containers[1].scroll == nil ? "carousel" : nil]
    let container = movers.randomElement(using: &dice) ?? nil
    if Bool.random(using: &dice) {
      let type = Recognizers.all.randomElement(using: &dice) ?? Pan.self
      attach(
        name, on: view, type.init(tuning: tuning), moves: container,
        commitOnCancel: Bool.random(using: &dice)
      ) {
        $0.cancelsTouchesInView = Bool.random(using: &dice)
        $0.delaysTouchesBegan = Int.random(in: 0...3, using: &dice) == 0
        $0.delaysTouchesEnded = Bool.random(using: &dice)
        $0.canExcludeActive = Int.random(in: 0...3, using: &dice) == 0
        $0.isEnabled = Int.random(in: 0...9, using: &dice) > 0
        if Int.random(in: 0...3, using: &dice) == 0 {
          $0.shouldBegin = .velocity(along: .horizontal, ratio: 1)
        }
      }
    } else {
      gesture(
        name, on: view, Self.gestures.randomElement(using: &dice) ?? .tap(count: 1),
        Modifier.allCases.randomElement(using: &dice) ?? .gesture,
        mask: Int.random(in: 0...3, using: &dice) > 0 ? .all : .gesture, moves: container,
        storage: Bool.random(using: &dice) ? .gestureState : .state)
    }
  }

  private static let gestures: [Gesture] = {
    let drag = Gesture.drag(minimumDistance: 10, space: .local)
    let press = Gesture.longPress(minimumDuration: 500, maximumDistance: 10)
    let tap = Gesture.tap(count: 1)
    let leaves = [
      drag, .drag(minimumDistance: 0, space: .global), press, tap, .tap(count: 2),
      .magnify(minimumScaleDelta: 0.01), .rotate(minimumAngleDelta: 1),
      .onLongPress(minimumDuration: 350, maximumDistance: 30),
    ]
    let composed: [Gesture] = [
      .sequenced(press, before: drag), .exclusively(.tap(count: 2), before: tap),
      .exclusively(drag, before: tap),
      .simultaneously(drag, with: .magnify(minimumScaleDelta: 0.01)),
      .simultaneously(press, with: .tap(count: 2)), .sequenced(tap, before: drag),
    ]
    return (leaves + composed).map { gesture in
      .handled(
        gesture,
        [
          Gesture.Handler(.updating, "g"), Gesture.Handler(.onChanged, "g"),
          Gesture.Handler(.onEnded, "g"),
        ])
    }
  }()

  private mutating func relateSomething(_ dice: inout SplitMix64) {
    let names = parts.attachments.map(\.name)
    guard let first = names.randomElement(using: &dice),
      let second = names.randomElement(using: &dice), first != second
    else { return }
    switch Int.random(in: 0...3, using: &dice) {
    case 0: simultaneous(first, second)
    case 1: neverPrevents(first, second)
    case 2: require(first, toFail: second, limit: 150)
    default: require(first, toFail: second)
    }
  }

  private func kind(_ dice: inout SplitMix64) -> Interruption.Kind {
    let attachment = parts.attachments.indices.randomElement(using: &dice) ?? 0
    let view = parts.views.indices.dropFirst().randomElement(using: &dice) ?? 0
    switch Int.random(in: 0...6, using: &dice) {
    case 0: return .systemCancel
    case 1: return .removeView(view)
    case 2: return .disable(attachment: attachment)
    case 3: return .enable(attachment: attachment)
    case 4: return .mask(attachment: attachment)
    case 5: return .moveView(view, by: Vector(0, -30))
    default: return .pinch
    }
  }

  /// Plays a wild scene's touches and interruptions.
  public static func play(_ wild: Wild) throws -> SceneTester {
    var tester = wild.tester
    try tester.play(wild.touches, interruptions: wild.interruptions)
    return tester
  }
}

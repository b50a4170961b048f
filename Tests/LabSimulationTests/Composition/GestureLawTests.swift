import LabSimulation
import LabTesting
import Testing

/// What must be true of any gesture under any fingers.
@Suite("Laws of composed gestures")
struct GestureLawTests {
  /// Draws gestures and scripts; the same seed draws the same.
  private struct Draw {
    var random: Xoshiro256
    var names = 0

    mutating func below(_ limit: Int) -> Int {
      min(limit - 1, Int(random.uniform() * Double(limit)))
    }

    mutating func gesture(depth: Int) -> Gesture {
      let gesture: Gesture
      switch depth > 0 ? below(9) : 3 + below(6) {
      case 0:
        gesture = .exclusively(
          self.gesture(depth: depth - 1), before: self.gesture(depth: depth - 1))
      case 1:
        gesture = .simultaneously(
          self.gesture(depth: depth - 1), with: self.gesture(depth: depth - 1))
      case 2:
        gesture = .sequenced(self.gesture(depth: depth - 1), before: self.gesture(depth: depth - 1))
      case 3: gesture = .tap(count: 1 + below(3))
      case 4: gesture = .press([0, 100, 500][below(3)], [0, 10, 100][below(3)])
      case 5: gesture = .drag([0, 10, 30][below(3)])
      case 6: gesture = .magnify
      case 7: gesture = .rotate
      default: gesture = .onLongPress(minimumDuration: [0, 200][below(2)], maximumDistance: 10)
      }
      names += 1
      let handlers = [Gesture.Handler.Kind.updating, .onChanged, .onEnded].filter { _ in
        below(4) > 0
      }
      return .handled(gesture, handlers.map { Gesture.Handler($0, "\(names)") })
    }

    mutating func touches() -> [TouchFrame] {
      var touches = Touches()
      var time = 0.0
      var places: [Int32: Vector] = [:]
      for _ in 0..<2 + below(24) {
        // Often at the very time of a timer.
        time += [0, 16, 100, 350, 500][below(5)]
        let finger = Int32(below(3))
        guard let place = places[finger] else {
          let place = Vector(Double(100 * below(4)), Double(100 * below(4)))
          places[finger] = place
          touches.append(TouchEvent(touch: finger, phase: .began, time: time, location: place))
          continue
        }
        let phase = [TouchPhase.moved, .moved, .ended, .ended, .stationary, .moved][below(6)]
        let isCancelled = below(30) == 0
        let next = place + Vector(Double(below(5) * 7 - 14), Double(below(5) * 7 - 14))
        touches.append(
          TouchEvent(
            touch: finger, phase: isCancelled ? .cancelled : phase, time: time, location: next))
        places[finger] = phase == .ended || isCancelled ? nil : next
      }
      time += 16
      for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
        touches.append(TouchEvent(touch: finger, phase: .ended, time: time, location: place))
      }
      return (try? touches.frames()) ?? []
    }

    mutating func assumptions() -> Assumptions {
      var assumptions = Assumptions()
      assumptions.sequenceStart = below(2) == 0 ? .handover : .touchDown
      assumptions.sequenceEndsWithoutSecond = below(2) == 0
      assumptions.stateOrder = below(2) == 0 ? .resetFirst : .endedFirst
      assumptions.dragZeroFiresOnBegan = below(2) == 0
      assumptions.tapClockStart = below(2) == 0 ? .touchDown : .nextEvent
      return assumptions
    }
  }

  /// What the handlers of one gesture of the tree have heard since the last start.
  private struct Hearing {
    var ends = 0
    var isWritten = false
  }

  @Test("over 20,000 scripts every end is heard once, and every state that was written goes back")
  func laws() {
    var draw = Draw(random: Xoshiro256(seed: 2026))
    var ends = 0
    var writes = 0
    for number in 0..<20_000 {
      let gesture = draw.gesture(depth: 3)
      var tuning = Tuning()
      tuning.assumptions = draw.assumptions()
      var tester = GestureTester(gesture, tuning: tuning)
      let frames = draw.touches()
      let removal = draw.below(4) == 0 ? draw.below(max(1, frames.count)) : Int.max
      let release = draw.below(4) == 0 ? draw.below(max(1, frames.count)) : -1
      if release >= 0 { tester.holdBack() }
      for (index, frame) in frames.enumerated() {
        tester.play(frame)
        if index == release { tester.letThrough(at: frame.time) }
        if index == removal { tester.cancel(at: frame.time) }
      }
      tester.wake(until: .infinity)
      #expect(!tester.isPending)
      let fault = Self.fault(of: tester)
      #expect(fault == nil, "script \(number): \(fault ?? "") \(gesture)")
      ends += tester.callbacks.count(where: { $0.callback.kind == .ended })
      writes += tester.callbacks.count(where: { $0.callback.kind == .updating })
    }
    // The scripts reach what the law is about.
    #expect(ends > 5000)
    #expect(writes > 20_000)
  }

  /// The first thing that must not be heard.
  private static func fault(of tester: GestureTester) -> String? {
    var hearings: [String: Hearing] = [:]
    var run = 0
    var isLost = false
    for heard in tester.callbacks {
      let callback = heard.callback
      if heard.run != run {
        if let name = hearings.first(where: \.value.isWritten)?.key {
          return "\(name) stays written"
        }
        hearings = [:]
        run = heard.run
        isLost = false
      }
      isLost = isLost || heard.state == .failed || heard.state == .cancelled
      let isGoodNews =
        switch callback.kind {
        case .reset, .pressing(false): false
        default: true
        }
      if isLost, isGoodNews { return "\(callback) at \(heard.time) after the failure" }
      var hearing = hearings[callback.handler, default: Hearing()]
      switch callback.kind {
      case .updating, .changed, .pressing(true):
        if hearing.ends > 0 { return "\(callback) at \(heard.time) after the end" }
        if callback.kind == .updating { hearing.isWritten = true }
      case .ended:
        hearing.ends += 1
        if hearing.ends > 1 { return "\(callback) at \(heard.time) ends again" }
      case .reset:
        if !hearing.isWritten { return "\(callback) at \(heard.time) without a write" }
        hearing.isWritten = false
      case .pressing(false), .perform, .action:
        break
      }
      hearings[callback.handler] = hearing
    }
    return hearings.first(where: \.value.isWritten).map { "\($0.key) stays written" }
  }
}

import LabTesting
import Testing

@testable import LabSimulation

@Suite("Delivery of samples")
struct CoalescingTests {
  /// One finger at 250 Hz, 1 pt to the right per sample, with the lift at the last one.
  private static func fine(_ samples: Int, lift: Double = 0) -> Touches {
    ScriptedStroke.steps(samples, by: Vector(1, 0), every: 4, lift: lift)
  }

  /// The frames as time, and finger, phase and way of each touch.
  private static func text(_ frames: [TouchFrame]) -> [String] {
    frames.map { frame in
      let touches = frame.touches.map {
        "#\($0.finger + 1) \($0.phase.rawValue) \($0.displacement.x)"
      }
      return "\(frame.time): " + touches.joined(separator: ", ")
    }
  }

  @Test("T02 a finger that did not change is stationary and keeps its time")
  func stationary() throws {
    let touches = Touches([
      TouchEvent(phase: .began, time: 0, location: Vector(0, 0)),
      TouchEvent(touch: 1, phase: .began, time: 16, location: Vector(50, 0)),
      TouchEvent(phase: .moved, time: 32, location: Vector(5, 0)),
    ])
    for frames in [try touches.frames(), try touches.frames(deliveredEvery: 16)] {
      #expect(
        Self.text(frames) == [
          "0.0: #1 began 0.0", "16.0: #1 stationary 0.0, #2 began 0.0",
          "32.0: #1 moved 5.0, #2 stationary 0.0",
        ])
      #expect(frames.last?.touches.map(\.time) == [32, 16])
    }
  }

  @Test("T03 a finger that rests gives no moved event")
  func resting() throws {
    let touches = Touches([
      TouchEvent(phase: .began, time: 0, location: .zero),
      TouchEvent(phase: .ended, time: 900, location: .zero),
    ])
    #expect(
      Self.text(try touches.frames(deliveredEvery: 16)) == [
        "0.0: #1 began 0.0", "900.0: #1 ended 0.0",
      ])
  }

  @Test("of 4 samples per event the last one is delivered, and all are its coalesced ones")
  func folded() throws {
    let frames = try Self.fine(8).frames(deliveredEvery: 16)
    #expect(
      Self.text(frames) == [
        "0.0: #1 began 0.0", "16.0: #1 moved 4.0", "32.0: #1 moved 8.0", "32.0: #1 ended 8.0",
      ])
    let start = ScriptedStroke.start
    let moves = frames.flatMap(\.touches).filter { $0.phase == .moved }
    #expect(moves[0].coalesced == [1, 2, 3, 4].map { start + Vector($0, 0) })
    #expect(moves[1].coalesced == [5, 6, 7, 8].map { start + Vector($0, 0) })
    #expect(moves.allSatisfy { $0.coalesced.last == $0.location })
    #expect(moves.map(\.previousTime) == [0, 16])
    #expect(moves.map(\.previousDisplacement.x) == [0, 4])
  }

  @Test("what is undelivered at the lift is one move in the frame of the lift")
  func lift() throws {
    // Six samples: 4, 8, 12, 16 make an event; 20 and 24 wait for the lift at 26.
    #expect(
      Self.text(try Self.fine(6, lift: 2).frames(deliveredEvery: 16)) == [
        "0.0: #1 began 0.0", "16.0: #1 moved 4.0", "26.0: #1 moved 6.0", "26.0: #1 ended 6.0",
      ])
  }

  @Test("S07 a lift at a new place is a move and a lift in one frame")
  func liftElsewhere() throws {
    let touches = Touches([
      TouchEvent(phase: .began, time: 0, location: .zero),
      TouchEvent(phase: .ended, time: 16, location: Vector(40, 0)),
    ])
    #expect(
      Self.text(try touches.frames(deliveredEvery: 50)) == [
        "0.0: #1 began 0.0", "16.0: #1 moved 40.0", "16.0: #1 ended 40.0",
      ])
  }

  @Test("samples that came long before the lift are delivered in their own interval")
  func early() throws {
    #expect(
      Self.text(try Self.fine(2, lift: 500).frames(deliveredEvery: 16)) == [
        "0.0: #1 began 0.0", "8.0: #1 moved 2.0", "508.0: #1 ended 2.0",
      ])
  }

  @Test("a second finger comes down at once, with what the first one has to deliver")
  func secondFinger() throws {
    var touches = Touches([TouchEvent(phase: .began, time: 0, location: .zero)])
    for sample in 1...2 {
      touches.append(
        TouchEvent(phase: .moved, time: 4 * Double(sample), location: Vector(Double(sample), 0)))
    }
    touches.append(TouchEvent(touch: 1, phase: .began, time: 10, location: Vector(50, 0)))
    touches.append(TouchEvent(phase: .moved, time: 12, location: Vector(3, 0)))
    touches.append(TouchEvent(touch: 1, phase: .moved, time: 14, location: Vector(60, 0)))
    touches.append(TouchEvent(touch: 1, phase: .ended, time: 15, location: Vector(60, 0)))
    let frames = try touches.frames(deliveredEvery: 16)
    #expect(
      Self.text(frames) == [
        "0.0: #1 began 0.0", "10.0: #1 moved 2.0, #2 began 0.0",
        "15.0: #1 moved 3.0, #2 moved 10.0", "15.0: #1 stationary 3.0, #2 ended 10.0",
      ])
    #expect(frames[1].touches[0].time == 8)
    #expect(frames[3].touches[0].time == 12)
  }

  @Test(
    "a rate at or above that of the samples changes nothing", arguments: [4, 3, 0, -1, Double.nan])
  func same(interval: Double) throws {
    let touches = Self.fine(9, lift: 3)
    #expect(try touches.frames(deliveredEvery: interval) == touches.frames())
  }

  @Test("240 Hz scans folded to 60 Hz are what a digitizer delivers at 60 Hz")
  func digitizer() throws {
    // Scan j belongs to frame ⌈j / 4⌉: 1...4, 5...8, and at the lift what is left.
    let interval = 1000.0 / 240
    let touches = ScriptedStroke.steps(10, by: Vector(0, -2), every: interval)
    let frames = try touches.frames(deliveredEvery: 1000.0 / 60)
    #expect(frames.map { $0.touches[0].displacement.y } == [0, -8, -16, -20, -20])
    let ticks = [0, 4, 8, 10, 10].map { $0 * interval }
    for (frame, tick) in zip(frames, ticks) { #expect(abs(frame.time - tick) < 1e-9) }
  }

  @Test("wild strokes keep their order, their last places and every sample")
  func wild() throws {
    for stroke in WildStroke.made(200, seed: 5) {
      let touches = stroke.touches(from: Vector(195, 400))
      let samples = try touches.frames()
      let frames = try touches.frames(deliveredEvery: 16)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time <= $1.time })
      #expect(frames.last?.touches.last?.displacement == samples.last?.touches.last?.displacement)
      let moved = samples.flatMap(\.touches).count { $0.phase == .moved }
      let delivered = frames.flatMap(\.touches).filter { $0.phase == .moved }
      #expect(delivered.reduce(0) { $0 + max(1, $1.coalesced.count) } == moved)
    }
  }
}

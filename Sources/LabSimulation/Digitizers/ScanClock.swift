/// When the glass is scanned during a contact, and in which frame each scan would be delivered.
///
/// The first scan comes at a uniform phase after touch-down and is delivered at once, as frame 0;
/// a contact that ends before its first scan is seen once, at its lift. Scan j belongs to frame
/// ⌈j · delivery / scan⌉, so at 60 Hz delivery of 120 Hz scans each frame holds two. A late scan
/// delays all that follow. (That frames start with the first scan is a simplification: a real
/// display has a phase of its own.)
struct ScanClock: Sendable {
  private let interval: Double
  private let framesPerScan: Double
  private let jitter: Double
  private let missing: Double
  private let missingOrDoubled: Double

  init(_ settings: DigitizerSettings) {
    interval = 1000 / settings.scanHz
    framesPerScan = settings.deliveryHz / settings.scanHz
    jitter = settings.clockJitter
    missing = settings.missing
    missingOrDoubled = settings.missing + settings.doubled
  }

  /// Replaces the contents by the scans from touch-down to the lift: at least one, strictly
  /// increasing in time, none after the lift.
  func scan(
    _ key: StreamKey, duration: Double, into times: inout [Double], frames: inout [Int32]
  ) {
    var phases = key.stream(.phase)
    let phase = min(phases.uniform() * interval, duration)
    if jitter == 0 && missingOrDoubled == 0 {
      scanRegularly(from: phase, to: duration, into: &times, frames: &frames)
    } else {
      scanIrregularly(key, from: phase, to: duration, into: &times, frames: &frames)
    }
  }

  /// A perfect clock, whose number of scans is known beforehand.
  private func scanRegularly(
    from phase: Double, to duration: Double, into times: inout [Double], frames: inout [Int32]
  ) {
    let count = 1 + Int((duration - phase) / interval)
    Self.resize(&times, to: count, filler: 0)
    Self.resize(&frames, to: count, filler: 0)
    times.withUnsafeMutableBufferPointer { times in
      frames.withUnsafeMutableBufferPointer { frames in
        for index in 0..<count {
          let number = Double(index)
          // Rounding must not carry the last scan past the lift.
          times[index] = min(phase + number * interval, duration)
          frames[index] = frame(of: number)
        }
      }
    }
  }

  private static func resize<Element>(
    _ array: inout [Element], to count: Int, filler: Element
  ) {
    if array.count < count {
      array.append(contentsOf: repeatElement(filler, count: count - array.count))
    } else {
      array.removeLast(array.count - count)
    }
  }

  private func scanIrregularly(
    _ key: StreamKey, from phase: Double, to duration: Double, into times: inout [Double],
    frames: inout [Int32]
  ) {
    times.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    times.append(phase)
    frames.append(0)
    var clock = key.stream(.clock)
    var chances = key.stream(.frames)
    var nominal = phase
    var last = phase
    var number = 0.0
    // Two scans are never closer than this, however wild the clock.
    let leastInterval = 0.1 * interval
    while true {
      number += 1
      nominal += interval
      let chance = chances.uniform()
      let isMissing = chance < missing
      if !isMissing && chance < missingOrDoubled { nominal += interval }
      let time = max(nominal + jitter * clock.normal(), last + leastInterval)
      if time > duration {
        // A scan may come before its nominal time, so only the nominal time ends the search.
        if nominal > duration { return }
        continue
      }
      if isMissing { continue }
      last = time
      times.append(time)
      frames.append(frame(of: number))
    }
  }

  /// ⌈number · framesPerScan⌉, without a call of the mathematical library for each scan.
  @inline(__always)
  private func frame(of number: Double) -> Int32 {
    // The subtrahend keeps 2 * 0.5 and its like from rounding up into the next frame.
    let exact = number * framesPerScan - 1e-9
    let whole = Int32(truncatingIfNeeded: Int(exact))
    return Double(whole) < exact ? whole + 1 : whole
  }
}

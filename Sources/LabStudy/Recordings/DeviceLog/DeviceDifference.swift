import LabSimulation

/// One thing in which the lab and the device differ on a stroke.
public struct DeviceDifference: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Whether the feed moved more than 3 pt before the lift.
    case feedMoves = "feed_moves"
    case carouselMoves = "carousel_moves"
    case page
    case feedPan = "feed_pan"
    case child
    /// Whether and when anything claimed the touch first, to within one delivered event.
    case claim

    public var title: String {
      switch self {
      case .feedMoves: "feed"
      case .carouselMoves: "carousel"
      case .page: "page"
      case .feedPan: "feed.pan"
      case .child: "carousel's recognizer"
      case .claim: "first claim"
      }
    }
  }

  public var kind: Kind
  /// What each of them says, in words.
  public var device: String
  public var lab: String

  public init(kind: Kind, device: String, lab: String) {
    self.kind = kind
    self.device = device
    self.lab = lab
  }
}

extension DeviceStroke {
  /// In what the lab differs from the device; what the log does not tell is not compared, as the end of
  /// a recognizer whose last line says that it began or changed.
  func differences(_ lab: DeviceOutcome, from device: DeviceOutcome) -> [DeviceDifference] {
    var all: [DeviceDifference] = []
    func compare<Value>(
      _ kind: DeviceDifference.Kind, _ field: KeyPath<DeviceOutcome, Value?>,
      words: (Value) -> String, isSame: (Value, Value) -> Bool
    ) {
      guard let a = device[keyPath: field], let b = lab[keyPath: field], !isSame(a, b) else {
        return
      }
      all.append(DeviceDifference(kind: kind, device: words(a), lab: words(b)))
    }
    func move(_ points: Double) -> String {
      "moved \(ParameterValue.text((points * 10).rounded() / 10)) pt"
    }
    func moves(_ a: Double, _ b: Double) -> Bool { (a > Judge.acting) == (b > Judge.acting) }
    compare(.feedMoves, \.feedMoved, words: move, isSame: moves)
    compare(.carouselMoves, \.carouselMoved, words: move, isSame: moves)
    compare(.page, \.page, words: { "rests on page \($0)" }, isSame: ==)
    compare(
      .feedPan, \.feedPan, words: \.rawValue, isSame: { $0.isCompatible(with: $1) })
    compare(.child, \.child, words: \.rawValue, isSame: isSameChild)
    compare(.claim, \.claim, words: Self.words, isSame: isSameClaim)
    return all
  }

  private func isSameChild(_ a: DeviceOutcome.Fate, _ b: DeviceOutcome.Fate) -> Bool {
    a.isCompatible(with: b)
      || isKnownByCalls && [a, b].allSatisfy { $0 == .cancelled || $0 == .failed }
  }

  private static func words(_ claim: DeviceOutcome.Claim) -> String {
    switch claim {
    case .never: "never"
    case .at(let time): "at \(ParameterValue.text((time * 10).rounded() / 10)) ms"
    }
  }

  private func isSameClaim(_ a: DeviceOutcome.Claim, _ b: DeviceOutcome.Claim) -> Bool {
    switch (a, b) {
    case (.never, .never): true
    case (.at(let a), .at(let b)): isWithinOneEvent(a, b)
    default: false
    }
  }

  /// Whether two times are those of the same or of neighbouring events; times of timers may differ by
  /// the usual interval of the events.
  private func isWithinOneEvent(_ a: Double, _ b: Double) -> Bool {
    var times: [Double] = []
    for event in touches.events where times.last != event.time { times.append(event.time) }
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    let usual = gaps.isEmpty ? 1000 / device.framesPerSecond : gaps[gaps.count / 2]
    if (a - b).magnitude <= usual + Self.clockError { return true }
    func place(_ time: Double) -> Int? {
      times.firstIndex { ($0 - time).magnitude <= Self.clockError }
    }
    guard let first = place(a), let second = place(b) else { return false }
    return abs(first - second) <= 1
  }

  /// A log rounds its times to 0.1 ms or finer, and each of two may be off by half of that.
  private static let clockError = 0.11
}

import LabSimulation

/// The shipped scenario's places, and fingers made from them.
enum FingerSetup {
  static let geometry = FingerGeometry(
    screen: Rect(x: 0, y: 0, width: 390, height: 844),
    startArea: Rect(x: 0, y: 200, width: 390, height: 400))

  static func finger(
    _ population: String = "everyday", seed: UInt64 = 1,
    hand changeHand: (inout HandSettings) -> Void = { _ in },
    digitizer changeDigitizer: (inout DigitizerSettings) -> Void = { _ in }
  ) throws -> Finger {
    var hand = HandSettings()
    hand.population = population
    changeHand(&hand)
    var digitizer = DigitizerSettings()
    changeDigitizer(&digitizer)
    return try Finger(seed: seed, hand: hand, digitizer: digitizer, geometry: geometry)
  }

  /// A finger that does nothing besides its stroke.
  static func calm(_ settings: inout HandSettings) {
    settings.jitter = 0
    settings.roll = 0
    settings.hook = 0
    settings.dwell = 0
  }

  /// A perfect glass: exact places at exact times, nothing suppressed.
  static func perfect(_ settings: inout DigitizerSettings) {
    settings.noise = 0
    settings.scale = 0
    settings.clockJitter = 0
    settings.doubled = 0
    settings.missing = 0
    settings.suppression = 0
  }

  static func addresses(persons: Int, sessions: Int = 3, strokes: Int) -> [StrokeAddress] {
    (0..<persons).flatMap { person in
      (0..<sessions).flatMap { session in
        (0..<strokes).map { StrokeAddress(person: person, session: session, stroke: $0) }
      }
    }
  }
}

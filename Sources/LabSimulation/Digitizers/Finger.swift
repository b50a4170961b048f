/// The whole finger: makes the stroke of any address, alone or in sequence, always the same.
///
/// A value, to be copied for each thread. It keeps the effects of the last person and session, so
/// addresses in order are cheapest; the order changes no stroke.
///
/// ```swift
/// var finger = try Finger(seed: 1, geometry: geometry)
/// var stroke = SyntheticStroke()
/// finger.make(StrokeAddress(person: 12, session: 1, stroke: 7), into: &stroke)
/// ```
public struct Finger: Sendable {
  private var hand: Hand
  private var digitizer: Digitizer
  private let motor: MotorModels.Entry

  /// A finger of a registered population, or of the given one.
  ///
  /// - Parameters:
  ///   - seed: the same seed makes the same strokes for every strategy and every setting.
  ///   - population: replaces the one that `hand` names, for example one fitted to recordings.
  /// - Throws: `FingerFault` when a name is not registered or settings do not fit together.
  public init(
    seed: UInt64, hand: HandSettings = HandSettings(),
    digitizer: DigitizerSettings = DigitizerSettings(), geometry: FingerGeometry,
    population: Population? = nil
  ) throws(FingerFault) {
    guard let named = population ?? Populations.named(hand.population) else {
      throw .unknownPopulation(hand.population)
    }
    let people = hand.shares.applied(to: named)
    guard people.isValid else { throw .impossiblePopulation(people.name) }
    guard let motor = MotorModels.named(hand.motor) else { throw .unknownMotor(hand.motor) }
    guard geometry.isValid else { throw .impossibleGeometry }
    // A given population may have a name that no registry knows.
    try Self.check(hand, HandSettings.parameters.filter { $0.key != "population" })
    try Self.check(hand, HandSettings.furtherParameters)
    try Self.check(digitizer, DigitizerSettings.parameters + DigitizerSettings.furtherParameters)
    do { try digitizer.validate() } catch { throw .digitizer(error) }
    self.hand = Hand(seed: seed, settings: hand, population: people, geometry: geometry)
    self.digitizer = Digitizer(digitizer, geometry: geometry)
    self.motor = motor
  }

  /// Holds settings that were made in code to the ranges of their tables, as files are.
  private static func check<Settings: Sendable>(
    _ settings: Settings, _ parameters: [Parameter<Settings>]
  ) throws(FingerFault) {
    for parameter in parameters {
      do throws(ParameterFault) {
        _ = try parameter.kind.accept(parameter.value(in: settings))
      } catch {
        throw .parameter(key: parameter.key, error)
      }
    }
  }

  /// The people whose strokes are made.
  public var population: Population { hand.population }

  /// The seed of all streams.
  var seed: UInt64 { hand.seed }

  var pointsPerMillimetre: Double { hand.geometry.pointsPerMillimetre }

  /// Gives this value memory of its own: a copy shares its lists with the original, and threads that
  /// share memory count their references to it together.
  mutating func detach() { hand.detach() }

  /// Makes the stroke of the address in the memory of an earlier one.
  public mutating func make(_ address: StrokeAddress, into stroke: inout SyntheticStroke) {
    make(address, StrokeTask(address), into: &stroke)
  }

  /// Makes a stroke that does what a task asks for, with the person and the session of the address.
  public mutating func make(
    _ address: StrokeAddress, _ task: StrokeTask, into stroke: inout SyntheticStroke
  ) {
    let (aim, plan, movement) = hand.plan(address, task)
    stroke.address = address
    stroke.aim = aim
    stroke.plan = plan
    digitizer.digitize(movement, by: motor, into: &stroke.touches)
  }

  /// Makes a stroke of the given class with the person, the session and the draws of the address, for
  /// example a tap that slips.
  ///
  /// Angles, speeds and lengths that the settings give hold for it too. The aim is that of the address,
  /// and of a tap it says nothing.
  public mutating func make(_ address: StrokeAddress, as strokes: StrokeClass) -> SyntheticStroke {
    var stroke = SyntheticStroke()
    make(address, StrokeTask(address, as: strokes), into: &stroke)
    return stroke
  }

  /// Makes the stroke of the address.
  public mutating func make(_ address: StrokeAddress) -> SyntheticStroke {
    var stroke = SyntheticStroke()
    make(address, into: &stroke)
    return stroke
  }
}

/// Why there can be no such finger.
public enum FingerFault: Error, Sendable, Hashable {
  /// No population of that name is registered; `Populations.names` has them all.
  case unknownPopulation(String)
  /// A population with an empty mixture or with a number out of range.
  case impossiblePopulation(String)
  /// No motor model of that name is registered; `MotorModels.names` has them all.
  case unknownMotor(String)
  /// The screen is smaller than 10 pt, or a size or the density is no usable number.
  case impossibleGeometry
  /// A setting of the hand or the digitizer does not fit its table.
  case parameter(key: String, ParameterFault)
  /// The digitizer's settings do not fit together.
  case digitizer(DigitizerFault)
}

extension FingerGeometry {
  fileprivate var isValid: Bool {
    let coordinates = [screen.origin.x, screen.origin.y, startArea.origin.x, startArea.origin.y]
    let sizes = [startArea.size.x, startArea.size.y]
    return coordinates.allSatisfy { $0.magnitude <= 1e6 }
      && sizes.allSatisfy { (0...1e6).contains($0) }
      && (10...1e6).contains(screen.size.x) && (10...1e6).contains(screen.size.y)
      && (1...10_000).contains(pointsPerInch)
  }
}

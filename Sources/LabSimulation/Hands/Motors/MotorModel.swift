/// A contact as the motor model sees it: how long it lasts and which part of the movement it shows.
public struct Contact: Sendable, Hashable {
  /// Time from touch-down to lift, in ms, above 0.
  public var duration: Double
  /// Share of the whole movement done at touch-down, from 0.
  public var landing: Double
  /// Share of the whole movement done at the lift, above `landing`, to 1.
  public var lift: Double
  /// Width of a log-normal speed profile; the other models have no use for it.
  public var sigma: Double
  /// The exponent of asymmetric minimum jerk; the other models have no use for it.
  public var asymmetry = 0.8
  /// What a log-normal stroke consists of besides its first movement.
  public var second: Submovement?
  public var third: Submovement?

  public init(duration: Double, landing: Double = 0, lift: Double = 1, sigma: Double = 0.33) {
    self.duration = duration
    self.landing = landing
    self.lift = lift
    self.sigma = sigma
  }
}

/// A law of motion along a path.
///
/// Law: `progress` is 0 at touch-down, 1 at the lift, and never falls between. Where the path leads
/// is no matter of the model.
public protocol MotorModel: Sendable {
  /// The name in scenario files.
  static var name: String { get }
  /// One sentence for lists and help.
  static var summary: String { get }

  init(_ contact: Contact)

  /// The share of the contact's path that is done `time` ms after touch-down.
  func progress(at time: Double) -> Double
}

import LabSimulation

/// A named set of assumptions about the arbiter, which reports from the field can speak for or against.
///
/// It is a change of the assumptions of a generation's profile, so one hypothesis can be held of several
/// generations.
public struct Hypothesis: Sendable {
  public var name: String
  public var summary: String
  /// The generations of which it says something.
  public var systems: Set<FieldSystem>
  private let change: @Sendable (inout Assumptions) -> Void

  init(
    _ name: String, _ systems: Set<FieldSystem>, _ summary: String,
    _ change: @escaping @Sendable (inout Assumptions) -> Void = { _ in }
  ) {
    self.name = name
    self.systems = systems
    self.summary = summary
    self.change = change
  }

  /// The numbers and assumptions under it; nil for a generation of which it says nothing.
  public func tuning(for system: FieldSystem) -> Tuning? {
    systems.contains(system) ? tuning(from: system.profile) : nil
  }

  /// The same for a generation by its profile; what it says of UIKit alone holds in all of them.
  public func tuning(profile: Int) -> Tuning? {
    let generations = FieldSystem.allCases.filter { $0 != .uikit && $0.profile == profile }
    let isMeant = systems == [.uikit] || generations.contains(where: systems.contains)
    return isMeant ? tuning(from: profile) : nil
  }

  private func tuning(from profile: Int) -> Tuning {
    var tuning = Tuning(profile: profile)
    change(&tuning.assumptions)
    return tuning
  }
}

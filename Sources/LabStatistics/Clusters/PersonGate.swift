/// What a number of persons allows to be said about people.
///
/// - Below 8 persons: no claim about users at all.
/// - From 8 to 19: a claim with a warning, and intervals by Student's t or a bootstrap over persons.
/// - From 20 on: a claim.
///
/// Both limits are conventions of this package, not theorems.
public enum PersonGate: String, CaseIterable, Equatable, Sendable {
  case noClaim = "no-claim"
  case warning
  case claim

  /// The numbers of persons that allow a claim with a warning only.
  public static let warningPersons = 8..<20

  public init(persons: Int) {
    if persons < Self.warningPersons.lowerBound {
      self = .noClaim
    } else {
      self = Self.warningPersons.contains(persons) ? .warning : .claim
    }
  }
}

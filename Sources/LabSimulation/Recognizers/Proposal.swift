/// What a recognizer wants; the arena decides whether and when it becomes true.
public struct Proposal: Sendable, Hashable {
  public enum Step: String, Sendable {
    case stay
    /// To `began`; from a discrete recognizer comes `end` alone.
    case begin
    case change
    /// To `ended`, from `possible` (a discrete recognizer has recognized) or after `begin`.
    case end
    case fail
    case cancel
  }

  public var step: Step
  /// The number that decided, for traces.
  public var evidence: Evidence?

  public init(_ step: Step, _ evidence: Evidence? = nil) {
    self.step = step
    self.evidence = evidence
  }

  public static let stay = Proposal(.stay)
  public static let begin = Proposal(.begin)
  public static let change = Proposal(.change)
  public static let end = Proposal(.end)
  public static let fail = Proposal(.fail)
  public static let cancel = Proposal(.cancel)
}

/// A measured number against its limit: "distance 12.0 >= 10.0 pt".
public struct Evidence: Sendable, Hashable {
  public enum Quantity: String, Sendable {
    case distance
    case horizontalDistance = "|dx|"
    case verticalDistance = "|dy|"
    case across = "across"
    case time
    case gap
    case speed
    case angle
    case touches
    case taps
    case scale = "|scale - 1|"
    case span = "change of span"
    case rotation
    case edge = "distance from the edge"
    case room = "room to scroll"
  }

  public enum Comparison: String, Sendable {
    case atLeast = ">="
    case above = ">"
    case atMost = "<="
    case below = "<"
  }

  public enum Unit: String, Sendable {
    case points = "pt"
    case milliseconds = "ms"
    case pointsPerSecond = "pt/s"
    case degrees = "degrees"
    case none = ""
  }

  public var quantity: Quantity
  public var value: Double
  public var comparison: Comparison
  public var limit: Double
  public var unit: Unit

  public init(
    _ quantity: Quantity, _ value: Double, _ comparison: Comparison, _ limit: Double,
    _ unit: Unit = .points
  ) {
    self.quantity = quantity
    self.value = value
    self.comparison = comparison
    self.limit = limit
    self.unit = unit
  }
}

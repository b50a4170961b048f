import LabSimulation
import LabStatistics

/// A question in full: who touches what with which device, and which strategies decide.
///
/// The defaults are those of the shipped scenario: 200 persons x 3 sessions x 40 strokes, half of
/// them scrolling the feed and half turning a page.
public struct Scenario: Sendable {
  public var name: String
  public var seed: UInt64 = Self.defaultSeed
  public var persons = 200
  /// The first person who is played, below `persons`: 0 unless a study plays its persons in batches.
  ///
  /// No condition: every stroke is the same, whatever the batches.
  public var firstPerson = 0
  public var sessions = 3
  /// Strokes of one person in one session, both intents together.
  public var strokesPerSession = 40
  /// The generation of the operating system whose recognizers are modelled: 17, 18 or 26.
  ///
  /// Its assumptions stand in `tuning`; setting the key `profile` sets those that nobody chose.
  public var profile = 18
  /// What fingers may mean and which strategies compete: a feed with a carousel, unless another
  /// conflict is named.
  public var conflict: any Conflict = FeedCarousel()
  /// Where the fingers of a feed with a carousel move.
  public var layout = LayoutSettings()
  /// A tree of views in place of `layout`.
  public var tree: SceneDescription?
  /// The share of strokes of a staged conflict that the system takes away, each at a moment of its own.
  public var cancels = 0.0
  /// What takes the touch away in every stroke.
  public var interruptions: [InterruptionDescription] = []
  public var hand = HandSettings()
  /// The population of a file, in place of the one that `hand` names.
  public var people: PopulationFile?
  /// Numbers of the population that the scenario gives in place of the population's own.
  public internal(set) var adjustments: [Setting] = []
  public var device = DigitizerSettings()
  /// Points per inch of the screen; a hand is measured in millimetres.
  public var pointsPerInch = 153.3
  public var tuning = Tuning()
  /// The strategies that are compared; the first one is the reference.
  public var rows: [StrategyRow] = []

  /// The key by which a file names its conflict.
  static let conflictKey = "conflict"

  public static let defaultSeed: UInt64 = 20_260_101

  public init(name: String) {
    self.name = name
  }

  /// The shipped layout with every strategy as it is by default, and the early failure withheld.
  public static var shipped: Scenario {
    var scenario = Scenario(name: "default")
    scenario.rows = Strategies.names.compactMap(Strategies.named).map { StrategyRow($0) }
    var withheld = EarlyDirectionFailure()
    withheld.decision = .withheld
    scenario.rows.append(StrategyRow(withheld))
    return scenario
  }

  /// Every settable key apart from the seed and the strategies, as it stands in a scenario file.
  public static let parameters: [Parameter<Scenario>] =
    [
      .integer("persons", \.persons, in: 1...1_000_000, "simulated persons"),
      .integer("sessions", \.sessions, in: 1...10_000, "sessions per person"),
      .integer(
        "strokesPerSession", \.strokesPerSession, in: 1...1_000_000,
        "strokes per session, the two intents in turn"),
      .name("profile", \.generation, of: generations, "generation of the operating system"),
    ]
    + LayoutSettings.parameters.map { $0.lifted(through: \.layout, under: "layout") }
    + HandSettings.parameters.map {
      $0.key == "population"
        ? .name(populationKey, \.inhabitants, of: Populations.names, $0.summary)
        : $0.lifted(through: \.hand, under: "hand")
    }
    + DigitizerSettings.parameters.map { $0.lifted(through: \.device, under: "device") }
    + [
      .number(
        "device.pointsPerInch", \.pointsPerInch, in: 20...1000, unit: "pt/inch",
        "density of the screen")
    ]
    + Tuning.parameters.map { $0.lifted(through: \.tuning, under: "tuning") }
    + furtherParameters

  /// Keys that stand among the conditions only when they are not at their defaults, so that a scenario
  /// which does not name them keeps its digest.
  static let furtherParameters: [Parameter<Scenario>] =
    Tuning.furtherParameters.map { $0.lifted(through: \.tuning, under: "tuning") }
    + Assumptions.parameters.map { $0.lifted(through: \.tuning.assumptions, under: "assumptions") }
    + HandSettings.furtherParameters.map { $0.lifted(through: \.hand, under: "hand") }
    + DigitizerSettings.furtherParameters.map { $0.lifted(through: \.device, under: "device") }

  /// The most strokes of a scenario, 2^31: beyond it the sums of the statistics are not exact.
  public static let mostStrokes = Count.maximumTotal

  /// The number of strokes, or nil when it is beyond what can be counted.
  public var strokes: Int? {
    let (perPerson, a) = sessions.multipliedReportingOverflow(by: strokesPerSession)
    let (all, b) = persons.multipliedReportingOverflow(by: perPerson)
    return a || b || all > Self.mostStrokes ? nil : all
  }

  /// The number of a stroke among all strokes; nil when there is none at the address.
  public func index(of address: StrokeAddress) -> Int? {
    guard address.person < persons, address.session < sessions,
      address.stroke < strokesPerSession
    else { return nil }
    return (address.person * sessions + address.session) * strokesPerSession + address.stroke
  }

  /// Who competes for the touches: two views of the tree, or feed and carousel of the layout.
  ///
  /// `experiment` refuses a tree that names no contest.
  public var contest: Contest { tree?.contest ?? .feedWithCarousel(layout) }

  /// The screen on which fingers move.
  public var screen: Rect { staged?.screen ?? tree?.screen ?? layout.screen }

  /// Where touches of the contest come down.
  public var startArea: Rect { staged?.screen ?? tree?.startArea ?? layout.carousel }
}

/// One line of a comparison: a strategy with its parameters under a label.
public struct StrategyRow: Sendable {
  /// Unique in a comparison; the specification unless the scenario gives another one.
  public var label: String
  public var strategy: any Strategy

  public init(label: String? = nil, _ strategy: any Strategy) {
    self.strategy = strategy
    self.label = label ?? strategy.specification
  }

  public var name: String { type(of: strategy).name }

  /// The strategy as one for a contest; nil for what a tree describes and for other conflicts.
  public var contestStrategy: (any ContestStrategy)? { strategy as? any ContestStrategy }

  /// All parameters, as `key=value key=value`: without commas, so that a CSV field needs no quotes.
  ///
  /// Described gestures have none: what a row changes in the tree stands as a digest.
  public var parameters: String {
    if let described {
      return described.digest.isEmpty ? "" : "gestures=\(described.digest)"
    }
    return strategy.settings.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}

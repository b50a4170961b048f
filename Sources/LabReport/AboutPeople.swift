import LabStudy

/// The sentence that says whether anything in a report is about people.
public enum AboutPeople {
  /// Why a report has no interval about people although the population has replicates.
  public enum Gap: Sendable {
    /// A sweep stops by a rule.
    case until
    /// A sweep varies the population.
    case varied
    /// Every breakpoint of an exact curve, or the ranges of an exact surface.
    case curve, surface
    /// A tuning is held against several populations.
    case regret

    var reason: String {
      switch self {
      case .until: "the replicates are not played under --until; play the persons without it"
      case .varied: "the population itself is varied"
      case .curve:
        "the breakpoints are those of the population itself; where the best ratio of its replicates "
          + "lies, say `sweep` over that key alone and `tune`"
      case .surface:
        "the ranges are those of the population itself; `tune --over` both keys tunes its replicates, "
          + "too"
      case .regret:
        "a regret is held against registered populations, which have no replicates; any other "
          + "--objective has one"
      }
    }
  }

  /// - Parameters:
  ///   - replicates: how many replicates the population has.
  ///   - gap: why they were not played; nil when they were.
  public static func sentence(replicates: Int, lacking gap: Gap? = nil) -> String {
    guard replicates > 0 else {
      return "Population uncertainty unknown: nothing here is an interval about people."
    }
    return gap.map { "No population interval: \($0.reason)." }
      ?? "pop: uncertainty about people, from \(replicates) replicates of the population on the same "
      + "random numbers."
  }

  /// A line of a preamble that says why there is no interval; none where one is there, or never was.
  public static func notes(
    replicates: Int, lacking gap: Gap?
  ) -> [(key: String, value: String)] {
    guard replicates > 0, let gap else { return [] }
    return [(key: "no population interval", value: gap.reason)]
  }

  /// What figures about lost swipes rest on.
  ///
  /// - Parameter origin: the strokes that the population was fitted to; nil for one that was not.
  public static func lostSwipes(_ origin: PopulationOrigin?) -> String {
    guard let origin else {
      return
        "Every figure about lost swipes is model: nobody recorded the first 10 pt of a labelled "
        + "horizontal swipe."
    }
    return origin.showsFirstPoints
      ? "Figures about lost swipes are of a model that was \(origin.text): the first 10 pt of these "
        + "swipes were recorded."
      : "Every figure about lost swipes is model, \(origin.text): these do not show the first 10 pt of a "
        + "horizontal swipe."
  }
}

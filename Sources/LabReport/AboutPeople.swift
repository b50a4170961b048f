import LabStudy

/// The sentence that says whether anything in a report is about people.
public enum AboutPeople {
  /// - Parameter replicates: how many replicates of the population were played.
  public static func sentence(replicates: Int) -> String {
    replicates == 0
      ? "Population uncertainty unknown: nothing here is an interval about people."
      : "pop: uncertainty about people, from \(replicates) replicates of the population on the same "
        + "random numbers."
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

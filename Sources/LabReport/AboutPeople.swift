/// The sentence that says whether anything in a report is about people.
public enum AboutPeople {
  /// - Parameter replicates: how many replicates of the population were played.
  public static func sentence(replicates: Int) -> String {
    replicates == 0
      ? "Population uncertainty unknown: nothing here is an interval about people."
      : "pop: uncertainty about people, from \(replicates) replicates of the population on the same "
        + "random numbers."
  }
}

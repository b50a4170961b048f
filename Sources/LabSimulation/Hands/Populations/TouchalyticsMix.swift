extension Population {
  /// The 41 persons of the Touchalytics recordings of 2012, hands unknown: for validation.
  public static let touchalyticsMix = Population(
    name: "touchalytics_mix", summary: "41 recorded persons of 2012, hands unknown; for validation",
    grip: .touchalyticsMix)
}

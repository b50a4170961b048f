extension Population {
  /// Everybody swipes with the index finger while the other hand holds the device.
  public static let index = Population(
    name: "index", summary: "everybody swipes with the index finger of the free hand",
    grip: .index)
}

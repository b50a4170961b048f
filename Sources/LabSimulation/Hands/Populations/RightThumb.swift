extension Population {
  /// Everybody swipes with the right thumb.
  public static let rightThumb = Population(
    name: "right_thumb", summary: "everybody swipes with the right thumb of the holding hand",
    grip: .rightThumb)
}

extension Population {
  /// Everybody swipes with the left thumb; with the same seed the mirror image of `right_thumb`.
  public static let leftThumb = Population(
    name: "left_thumb", summary: "everybody swipes with the left thumb: right_thumb in a mirror",
    grip: .leftThumb)
}

extension Population {
  /// People in haste: right thumbs that scroll in 100 ms and page in 74.
  ///
  /// The page stroke's time was measured on modern phones (74 ms, about 9 persons); the rest is assumed.
  public static let fastFlicker = Population(
    name: "fast_flicker", summary: "right thumbs of people in haste: 74 to 100 ms a stroke",
    grip: .fastFlicker,
    scroll: .presetScroll.with(chord: 15, duration: 100, dwell: 5),
    page: .presetPage.with(chord: 18, duration: 74, dwell: 5))
}

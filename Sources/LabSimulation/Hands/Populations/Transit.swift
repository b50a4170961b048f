extension Population {
  /// Everybody walks or rides, and swipes with the right thumb.
  ///
  /// `right_thumb` with single strokes that stray more, a shake of .6 mm at 4 Hz and a bump of 3 mm every
  /// 4 s (levels assumed; direction documented: Mayer and others 2018).
  public static let transit = Population(
    name: "transit", summary: "right thumbs of people who walk or ride: shake and bumps",
    grip: .transit)
}

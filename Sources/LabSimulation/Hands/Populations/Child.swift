extension Population {
  /// Children of 7 to 10 years: a short thumb, strokes in two movements, after a rest of 40 ms.
  ///
  /// Everything is assumed but the direction (Anthony and others 2013).
  public static let child = Population(
    name: "child", summary: "children: a short thumb, less sure of its direction",
    grip: .child,
    scroll: .presetScroll.with(chord: 12, duration: 260, dwell: 40, submovements: 2),
    page: .presetPage.with(chord: 13.5, duration: 135, dwell: 40, submovements: 2))
}

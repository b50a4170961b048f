extension Population {
  /// Elderly people with essential tremor: slow, short, in three movements, after a rest of 80 ms.
  ///
  /// Everything is assumed but the directions: less fluent movements (Plamondon and others 2013), more
  /// error (Heintz and Keenan 2018), the band of the tremor.
  public static let elderlyTremor = Population(
    name: "elderly_tremor",
    summary: "elderly people with essential tremor: slow, in three movements",
    grip: .elderlyTremor,
    scroll: .presetScroll.with(chord: 11, duration: 500, dwell: 80, submovements: 3),
    page: .presetPage.with(chord: 13.5, duration: 300, dwell: 80, submovements: 3))
}

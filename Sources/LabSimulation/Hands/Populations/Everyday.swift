extension Population {
  /// The default: people of today, with the grips they were seen to use and modern speeds.
  ///
  /// Grips: right thumb .33, left thumb .16, cradled .36 (moved by the index finger), two thumbs .15,
  /// of whom two in three use the right one (Hoober, "How Do Users Really Hold Mobile Devices?",
  /// 2013: one-handed 49 %, cradled 36 %, two-handed 15 %; the shares of the hands are assumed). With
  /// the cradled half by thumb, about a point more of all swipes would be lost at a ratio of 1.7.
  public static let everyday = Population(
    name: "everyday",
    summary: "people of today: the grips seen in public, the speeds of modern phones",
    grips: [Part(0.43, .rightThumb), Part(0.21, .leftThumb), Part(0.36, .index)],
    scrollClasses: [Part(0.26, .readingDrag), Part(0.63, .scrollFlick), Part(0.11, .hardFling)],
    pageClasses: [Part(0.85, .carouselFlick), Part(0.15, .slowPeek)])
}

extension Judge {
  /// What one strategy made of a stroke.
  func result(
    _ outcome: [ContainerOutcome], _ track: Track, _ isCancelled: Bool, meant aim: Aim
  ) -> TrialResult {
    let feed = outcome[contest.outer]
    let carousel = outcome[contest.inner]
    let claim =
      switch (feed.claim, carousel.claim) {
      case (let a?, let b?): Swift.min(a, b)
      case (let a, let b): a ?? b
      }
    return TrialResult(
      verdict: verdict(on: outcome, of: track, isCancelled: isCancelled, meant: aim),
      latency: claim?.time,
      displacement: claim.map {
        track.displacement(at: Swift.min(track.lift, Swift.max(0, $0.index))).length
      },
      feedClaim: feed.claim?.time, carouselClaim: carousel.claim?.time,
      feedActed: feed.acted, carouselActed: carousel.acted, feedMoved: feed.maximum,
      carouselMoved: carousel.maximum,
      feedOffset: feed.offset, carouselPage: carousel.page ?? 0)
  }
}

import LabSimulation
import LabTesting
import Testing

@Suite("Early direction failure under other assumptions about pans")
struct EarlyDirectionAssumptionTests {
  /// Plays moves as published and gives what became of feed and carousel.
  private func play(
    _ moves: [(x: Double, y: Double)], _ assume: (inout Assumptions) -> Void
  ) -> (feed: ContainerOutcome, carousel: ContainerOutcome) {
    var tuning = Tuning()
    assume(&tuning.assumptions)
    let contest = Contest.feedWithCarousel(LayoutSettings())
    var arena = Arena()
    arena.play(
      Track(ScriptedStroke.through(moves)).frames,
      in: EarlyDirectionFailure().scene(for: contest, tuning: tuning))
    return (arena.containers[contest.outer], arena.containers[contest.inner])
  }

  @Test("a pan by components begins no sooner than the decision, and no touch is dead")
  func axis() {
    // Length 12.02, components 8.5.
    let moves: [(x: Double, y: Double)] = [(-8.5, 8.5), (-17, 17)]
    let radial = play(moves) { _ in }
    #expect(radial.carousel.claim != nil)
    #expect(radial.feed.claim == nil)
    let axis = play(moves) { $0.panShape = .axis }
    #expect(axis.carousel.claim == nil)
    #expect(axis.feed.claim?.index == 2)
  }

  @Test("a strict pan does not begin at exactly 10 pt")
  func strict() {
    let moves: [(x: Double, y: Double)] = [(-6, 8), (-12, 16)]
    let inclusive = play(moves) { _ in }
    #expect(inclusive.carousel.claim?.index == 1)
    let strict = play(moves) { $0.panStrict = true }
    #expect(strict.carousel.claim == nil)
    #expect(strict.feed.claim?.index == 2)
  }
}

import LabSimulation
import LabStatistics

/// A set of strokes under a set of strategies: runs them on several threads and hands the batches
/// over in order.
public struct Experiment: Sendable {
  /// Strokes per batch: small enough for progress and interrupts, large enough to cost nothing.
  static let batchSize = 400

  public var plan: any TrialRunning
  /// The conflict to which the strokes belong.
  public var conflict: any Conflict.Type
  /// How many strokes are played.
  public var strokes: Int
  /// The number of the first of them.
  public var firstStroke: Int
  /// One more than the highest number of a person.
  public var persons: Int

  public init(
    _ plan: any TrialRunning, of conflict: any Conflict.Type = FeedCarousel.self, strokes: Int,
    firstStroke: Int = 0, persons: Int
  ) {
    self.plan = plan
    self.conflict = conflict
    self.strokes = strokes
    self.firstStroke = firstStroke
    self.persons = persons
  }

  /// Runs all strokes.
  ///
  /// Batches arrive in the order of their strokes whatever the number of jobs, so what is written
  /// from them has the same bytes.
  ///
  /// - Parameters:
  ///   - jobs: how many batches run at the same time.
  ///   - progress: hears how many more strokes are done.
  /// - Throws: `CancellationError` when the task is cancelled, and what `each` throws.
  public func run(
    jobs: Int, progress: @Sendable (Int) -> Void = { _ in },
    each: (TrialBatch) throws -> Void
  ) async throws {
    let plan = plan
    let firstStroke = firstStroke
    let batches = (strokes + Self.batchSize - 1) / Self.batchSize
    try await withThrowingTaskGroup(of: (Int, TrialBatch).self) { group in
      var started = 0
      var finished = 0
      var waiting: [Int: TrialBatch] = [:]
      func start() {
        guard started < batches else { return }
        let number = started
        let range = number * Self.batchSize..<min(strokes, (number + 1) * Self.batchSize)
        started += 1
        group.addTask {
          (number, plan.run(firstStroke + range.lowerBound..<firstStroke + range.upperBound))
        }
      }
      for _ in 0..<max(1, jobs) { start() }
      while let (number, batch) = try await group.next() {
        try Task.checkCancellation()
        waiting[number] = batch
        while let next = waiting.removeValue(forKey: finished) {
          try each(next)
          finished += 1
          progress(next.strokes.count)
        }
        start()
      }
    }
  }
}

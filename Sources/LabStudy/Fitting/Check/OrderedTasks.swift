/// Runs numbered pieces of work at the same time and returns their results in order.
enum OrderedTasks {
  /// - Parameters:
  ///   - jobs: how many pieces run at the same time; the results do not depend on it.
  ///   - done: hears the number of each piece that is done, in any order.
  /// - Throws: `CancellationError` when the task is cancelled, and what a piece throws.
  static func run<Result: Sendable>(
    _ count: Int, jobs: Int, done: (Int) -> Void = { _ in },
    _ piece: @escaping @Sendable (Int) throws -> Result
  ) async throws -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var started = 0
      func start() {
        guard started < count else { return }
        let number = started
        started += 1
        group.addTask { (number, try piece(number)) }
      }
      for _ in 0..<max(1, jobs) { start() }
      while let (number, result) = try await group.next() {
        try Task.checkCancellation()
        results[number] = result
        done(number)
        start()
      }
    }
    return results.compactMap(\.self)
  }
}

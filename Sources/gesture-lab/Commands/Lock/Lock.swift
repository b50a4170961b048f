import LabStudy

extension Verb {
  /// Locks a claim about a rate in a file, and verifies it.
  static let lock = Verb(
    "lock", "lock a claim about a rate in a file, and verify it in CI",
    verbs: [lockCreate, lockVerify, lockUpdate, lockExplain])
}

extension Operand {
  static let lockFile = Operand("LOCK", .input, "a lock file")
}

extension LockFile {
  /// Reads a lock.
  init(at path: String) throws {
    try self.init(try InputFile.read(path), path: path)
  }

  /// Reads the scenario that the lock names.
  func readScenario() throws -> Scenario {
    try Scenario(at: scenarioPath, population: population)
  }
}

extension Progress {
  /// Begins a stage of strokes; what it returns hears how many are done.
  func stage(_ title: String) -> (_ strokes: Int) -> @Sendable (Int) -> Void {
    { strokes in
      self.begin(title, total: strokes)
      return { self.advance(by: $0) }
    }
  }
}

import LabStudy

extension Verb {
  static let lockExplain = Verb(
    "explain", "say in words what a lock guards, how, and with which power",
    operands: [.lockFile],
    examples: [
      Example("gesture-lab lock explain results/feed-carousel.lock.json", "one lock in words")
    ]
  ) { arguments in
    let file = try LockFile(at: arguments.operand("LOCK"))
    try Study.show(file.lock.explanation.joined(separator: "\n") + "\n")
    return .good
  }
}

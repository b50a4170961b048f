import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Writes what was tuned and locked as source for an app.
  static let export = Verb(
    "export", "write a locked recognizer as Swift source for an app",
    discussion: """
      The source has a pan recognizer that withholds its moves until the direction is decided, with \
      the ratio and the threshold of the lock, and its wrapper for SwiftUI. It decides as the lab does, \
      move for move.
      """,
    operands: [Operand("LOCK", .input, "a lock of early-direction-failure with decide=withheld")],
    options: [
      .own([
        Option("to", "FORM", .choices(["swift"]), fallback: "swift", "what is written"),
        Option("out", "FILE", .output, fallback: "-", "where the source goes"),
      ])
    ],
    examples: [
      Example(
        "gesture-lab export results/feed-carousel.lock.json --to swift --out DirectionalPan.swift",
        "the recognizer of a lock")
    ]
  ) { arguments in
    let path = arguments.operand("LOCK")
    let lock = try LockFile(try InputFile.read(path), path: path).lock
    guard let strategy = try lock.recordedRow().strategy as? EarlyDirectionFailure else {
      throw RecognizerSourceError.otherStrategy(lock.strategy)
    }
    let source = try RecognizerSource(
      strategy,
      notes: ["Written by gesture-lab export from the lock \(path).", ""] + lock.explanation)
    let output = try OutputFile(arguments.requiredText("out"))
    try output.write(source.text)
    try output.commit()
    return .good
  }
}

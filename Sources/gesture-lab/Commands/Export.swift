import LabReport
import LabSimulation
import LabStudy

extension Verb {
  /// Writes what was tuned and locked as source for an app, and the recorder of what a device does.
  static let export = Verb(
    "export", "write a locked recognizer, or a recorder of strokes, as Swift source for an app",
    discussion: """
      --to swift writes a pan recognizer that withholds its moves until the direction is decided, with \
      the ratio and the threshold of the lock, and its wrapper for SwiftUI. It decides as the lab does, \
      move for move. --to recorder writes a screen with a carousel per strategy that logs touches, \
      recognizers and offsets on a device, for replay --device-log; SwiftUI drags are on the SwiftUI \
      screen only.
      """,
    operands: [
      Operand(
        "LOCK", .input, count: .optional,
        "a lock of early-direction-failure with decide=withheld; only for swift")
    ],
    options: [
      .own([
        Option(
          "to", "FORM", .choices(["swift", "recorder"]), fallback: "swift", "what is written"),
        Option(
          "ui", "UI", .choices(RecorderSource.Interface.allCases.map(\.rawValue)),
          fallback: .described("both"), "what the recorder's screen is built with"),
        Option("out", "FILE", .output, fallback: "-", "where the source goes"),
      ])
    ],
    examples: [
      Example(
        "gesture-lab export results/feed-carousel.lock.json --to swift --out DirectionalPan.swift",
        "the recognizer of a lock"),
      Example(
        "gesture-lab export --to recorder --ui swiftui --out Recorder.swift",
        "a screen that records a device log"),
    ]
  ) { arguments in
    let source =
      arguments.text("to") == "recorder"
      ? try arguments.recorderSource() : try arguments.recognizerSource()
    let output = try OutputFile(arguments.requiredText("out"))
    try output.write(source)
    try output.commit()
    return .good
  }
}

extension ParsedArguments {
  fileprivate func recorderSource() throws -> String {
    guard operands("LOCK").isEmpty else {
      throw error("a recorder comes from no lock: leave out LOCK, or write --to swift")
    }
    return RecorderSource(choice("ui", as: RecorderSource.Interface.self) ?? .both).text
  }

  fileprivate func recognizerSource() throws -> String {
    guard let path = operands("LOCK").first else {
      throw error("--to swift needs a LOCK: give one, or write --to recorder")
    }
    guard text("ui") == nil else {
      throw error("--ui goes with --to recorder and would be ignored here")
    }
    let lock = try LockFile(try InputFile.read(path), path: path).lock
    guard let strategy = try lock.recordedRow().strategy as? EarlyDirectionFailure else {
      throw RecognizerSourceError.otherStrategy(lock.strategy)
    }
    return try RecognizerSource(
      strategy,
      notes: ["Written by gesture-lab export from the lock \(path).", ""] + lock.explanation
    ).text
  }
}

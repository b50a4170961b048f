import LabSimulation

/// Reads what a stroke was meant to do from the words of a file or of `--set`.
///
/// `error` puts a fault at the place where its word stands.
struct AimReader {
  let options: RecordingOptions
  /// How a user gives the intent of all strokes, at the end of a sentence.
  let remedy: String
  /// Whether `--word` may translate what the file says.
  let translates: Bool

  init(_ options: RecordingOptions, remedy: String, translates: Bool = true) {
    self.options = options
    self.remedy = remedy
    self.translates = translates
  }

  func intent(
    _ text: String, _ error: (InputFault) -> InputError
  ) throws(InputError) -> ImportedIntent? {
    let word = options.words.last { $0.word == text }?.intent ?? text
    if let intent = ImportedIntent(word) { return intent }
    if word.isEmpty {
      guard options.needsIntent else { return nil }
      throw error(.custom("a stroke without intent cannot be judged: " + remedy))
    }
    let fault = InputFault.unknownWord(word, choices: ImportedIntent.words)
    guard translates else { throw error(fault) }
    throw error(
      .custom(
        fault.words(at: nil)
          + ". A word of the file's own is translated by --word "
          + "\(InputFault.printable(word))=\(fault.suggestion ?? Intent.scroll.rawValue)"))
  }

  /// What to note of a `--word` that no stroke of a file has, since another file may; refused when
  /// none of them has any effect.
  static func idleWords(
    _ options: RecordingOptions, in words: Set<String>, file: String
  ) throws(InputError) -> [String] {
    let idle = words.isEmpty ? [] : options.words.filter { !words.contains($0.word) }
    guard let first = idle.first else { return [] }
    guard idle.count < options.words.count else {
      let present = words.sorted().map(InputFault.quoted).joined(separator: ", ")
      throw InputError(
        file: file, position: nil,
        .custom(
          "--word \(InputFault.printable(first.word))=\(InputFault.printable(first.intent)) has no "
            + "effect: no stroke has this word. Words of the strokes: \(present)"))
    }
    return idle.map { "no stroke has the word \(InputFault.printable($0.word)) of --word" }
  }

  /// The direction of a stroke, which lies along the axis of its intent.
  func direction(
    _ text: String, of intent: ImportedIntent?, _ error: (InputFault) -> InputError
  ) throws(InputError) -> Direction? {
    guard !text.isEmpty else { return nil }
    let possible = Direction.allCases.filter { direction in
      if case .played(let intent) = intent { direction.axis == intent.axis } else { true }
    }
    guard let direction = possible.first(where: { $0.rawValue == text }) else {
      throw error(.unknownWord(text, choices: possible.map(\.rawValue)))
    }
    return direction
  }

  func turn(_ text: String, _ error: (InputFault) -> InputError) throws(InputError) -> Bool? {
    switch text {
    case "": nil
    case "true": true
    case "false": false
    default: throw error(.unknownWord(text, choices: ["true", "false"]))
    }
  }
}

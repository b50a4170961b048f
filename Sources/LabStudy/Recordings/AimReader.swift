import LabSimulation

/// Reads what a stroke was meant to do from the words of a file or of `--set`.
///
/// `error` puts a fault at the place where its word stands.
struct AimReader {
  let options: RecordingOptions
  /// How a user gives the intent of all strokes, at the end of a sentence.
  let remedy: String

  init(_ options: RecordingOptions, remedy: String) {
    self.options = options
    self.remedy = remedy
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
    throw error(.unknownWord(word, choices: ImportedIntent.words))
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

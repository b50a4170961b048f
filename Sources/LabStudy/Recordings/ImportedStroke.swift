import LabSimulation

/// A stroke as its file has it, before it is put on the simulated screen.
public struct ImportedStroke: Sendable, Hashable {
  public var name: StrokeName
  public var aim: ImportedAim
  /// Every finger from touch-down to lift, at the times of the file in milliseconds.
  public var touches: Touches
  /// Whether the file has further fingers of this stroke that were not read.
  public var hasUnreadFingers = false

  public var hasSeveralFingers: Bool {
    hasUnreadFingers || touches.events.contains { $0.touch != touches.events.first?.touch }
  }
}

/// What a file knows of what a stroke was meant to do.
public struct ImportedAim: Sendable, Hashable {
  /// nil when the file does not say.
  public var intent: ImportedIntent?
  public var direction: Direction?
  public var turn: Bool?
}

/// The intent of a stroke in a file.
public enum ImportedIntent: Sendable, Hashable {
  case played(Intent)
  /// One that the contest of a scenario has no verdict for, such as `tap`.
  case foreign(String)

  /// Intents that a file may carry although there is no verdict for them.
  static let foreignWords = ["tap", "hold"]
  static let words = Intent.allCases.map(\.rawValue) + foreignWords

  public init?(_ word: String) {
    if let intent = Intent(rawValue: word) {
      self = .played(intent)
    } else if Self.foreignWords.contains(word) {
      self = .foreign(word)
    } else {
      return nil
    }
  }

  public var word: String {
    switch self {
    case .played(let intent): intent.rawValue
    case .foreign(let word): word
    }
  }
}

/// All strokes of a file, with what the file says of itself.
public struct ImportedStrokes: Sendable {
  /// In the order of the file.
  public var strokes: [ImportedStroke] = []
  /// What the positions are in; `Importer.strokes` makes it points.
  var unit = LengthUnit.points
  /// Whether nothing but the absence of `--ppi` says that positions are in points.
  var couldBePixels = false
  /// What the file says about its positions and its times, if it does.
  public var anchor: Anchor?
  public var clock: Clock?
  /// The words for intents as they stand in the file, before `--word` translates them.
  var intentWords: Set<String> = []
  /// What was left out on the way, in words.
  public var notes: [String] = []
}

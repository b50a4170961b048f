import LabSimulation

/// A stroke as its file has it, before it is put on the simulated screen.
public struct ImportedStroke: Sendable, Hashable {
  public var name: StrokeName
  public var aim: ImportedAim
  /// Every finger from touch-down to lift, at the times of the file in milliseconds.
  public var touches: Touches
  /// Whether the file has further fingers of this stroke that were not read.
  public var hasUnreadFingers = false
  /// Where its last row stands; nil where nobody needs to know.
  var lastLine: Int?
  /// The file that it is in, where several are read as one.
  var file: String?

  init(name: StrokeName, aim: ImportedAim, touches: Touches, lastLine: Int? = nil) {
    self.name = name
    self.aim = aim
    self.touches = touches
    self.lastLine = lastLine
  }

  public var hasSeveralFingers: Bool {
    hasUnreadFingers || touches.events.contains { $0.touch != touches.events.first?.touch }
  }
}

extension ImportedStroke {
  /// Whether its last row leaves a finger on the glass.
  public var isBrokenOff: Bool {
    var down: Set<Int32> = []
    for event in touches.events {
      if event.phase.isOver { down.remove(event.touch) } else { down.insert(event.touch) }
    }
    return !down.isEmpty
  }

  /// What to note of strokes that break off, with the places of their last rows; nil for none.
  public static func note(brokenOff strokes: [ImportedStroke]) -> String? {
    note(
      brokenOff: strokes.count,
      lines: strokes.compactMap { stroke in
        stroke.lastLine.map { line in
          stroke.file.map { "\(InputFault.printable($0)):\(line)" } ?? "\(line)"
        }
      })
  }

  /// More lines are not named in a note.
  private static let mostNamed = 3

  /// The same for strokes of which the lines alone are known.
  static func note(brokenOff count: Int, lines: [String]) -> String? {
    guard count > 0 else { return nil }
    var named = lines.prefix(mostNamed).joined(separator: ", ")
    if lines.count > mostNamed { named += " and \(lines.count - mostNamed) more" }
    let place = named.isEmpty ? "" : " (\(lines.count == 1 ? "line" : "lines") \(named))"
    return count == 1
      ? "1 stroke without a lift ends with its last row" + place
      : "\(count) strokes without a lift end with their last rows" + place
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

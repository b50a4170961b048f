import LabSimulation

extension Interruption {
  /// Reads an interruption: `systemCancel@120`, `removeView:NAME@120`, `disable:NAME@120`,
  /// `enable:NAME@120`, `mask:NAME@120`, `moveView:NAME:DX:DY@120` or `pinch@120`.
  ///
  /// Names are those of views (`removeView`, `moveView`) and of recognizers (the others); times are
  /// milliseconds, lengths points.
  ///
  /// - Parameter name: what the text is called in messages.
  public init(reading text: String, in scene: Scene, name: String) throws(InputError) {
    var reader = InterruptionReader(text, scene, name: name)
    self = try reader.interruption()
  }
}

extension Interruption.Kind {
  fileprivate enum Word: String, CaseIterable {
    case systemCancel
    case removeView
    case disable
    case enable
    case mask
    case moveView
    case pinch
  }

  /// The interruption as it is typed, without its time.
  public func text(in scene: Scene) -> String {
    let parts: [String]
    switch self {
    case .systemCancel: parts = []
    case .removeView(let index): parts = [scene.viewName(index)]
    case .disable(let index), .enable(let index), .mask(let index):
      parts = [scene.recognizerName(index)]
    case .moveView(let index, let by):
      parts = [scene.viewName(index), ParameterValue.text(by.x), ParameterValue.text(by.y)]
    case .pinch: parts = []
    }
    return ([word.rawValue] + parts).joined(separator: ":")
  }

  private var word: Word {
    switch self {
    case .systemCancel: .systemCancel
    case .removeView: .removeView
    case .disable: .disable
    case .enable: .enable
    case .mask: .mask
    case .moveView: .moveView
    case .pinch: .pinch
    }
  }
}

extension Interruption.Kind.Word {
  /// What follows the word, for examples.
  fileprivate var form: String {
    switch self {
    case .systemCancel, .pinch: ""
    case .removeView, .disable, .enable, .mask: ":NAME"
    case .moveView: ":NAME:DX:DY"
    }
  }
}

/// Reads one interruption: a word, a name if it takes one, numbers, `@` and a time.
private struct InterruptionReader {
  /// An hour, in milliseconds.
  private static let times = 0.0...3_600_000
  private static let lengths = -100_000.0...100_000

  private let scene: Scene
  private let scalars: [Unicode.Scalar]
  private var scanner: JSON5Scanner
  /// Where the time begins: a name may hold an @ of its own.
  private let end: Int

  init(_ text: String, _ scene: Scene, name: String) {
    self.scene = scene
    scalars = Array(text.unicodeScalars)
    end = scalars.lastIndex(of: "@") ?? scalars.count
    scanner = JSON5Scanner(scalars, file: name)
  }

  mutating func interruption() throws(InputError) -> Interruption {
    let position = scanner.position
    let written = field(until: scalars[..<end].firstIndex(of: ":") ?? end)
    guard let word = Interruption.Kind.Word(rawValue: written) else {
      throw scanner.fault(
        .unknownWord(written, choices: Interruption.Kind.Word.allCases.map(\.rawValue)),
        at: position)
    }
    let kind = try kind(word)
    guard scanner.current == "@" else {
      throw scanner.fault(
        expected: "@ and a time in milliseconds, as in \(word.rawValue)\(word.form)@120")
    }
    scanner.advance()
    let time = try scanner.number(in: Self.times, unit: "ms")
    guard scanner.current == nil else { throw scanner.fault(expected: "the end of the text") }
    return Interruption(kind, at: time)
  }

  private mutating func kind(
    _ word: Interruption.Kind.Word
  ) throws(InputError) -> Interruption.Kind {
    switch word {
    case .systemCancel: return .systemCancel
    case .pinch: return .pinch
    case .removeView: return .removeView(try index(in: views, of: word))
    case .disable: return .disable(attachment: try attachment(of: word))
    case .enable: return .enable(attachment: try attachment(of: word))
    case .mask: return .mask(attachment: try attachment(of: word))
    case .moveView:
      // A name may hold colons of its own: the numbers stand behind the last two.
      let last = scalars[..<end].lastIndex(of: ":") ?? end
      let middle = scalars[..<last].lastIndex(of: ":") ?? end
      let view = try index(in: views, of: word, until: middle)
      let x = try length(of: word)
      let y = try length(of: word)
      return .moveView(view, by: Vector(x, y))
    }
  }

  private var views: [(index: Int, name: String)] {
    scene.views.enumerated().map { ($0, $1.name) }
  }

  /// One of the recognizers; SwiftUI gestures alone have a mask.
  private mutating func attachment(of word: Interruption.Kind.Word) throws(InputError) -> Int {
    var names: [(index: Int, name: String)] = []
    for (index, attachment) in scene.attachments.enumerated() {
      if case .swiftUI = attachment.role {
        names.append((index, attachment.name))
      } else if word != .mask {
        names.append((index, attachment.name))
      }
    }
    return try index(in: names, of: word)
  }

  private mutating func index(
    in names: [(index: Int, name: String)], of word: Interruption.Kind.Word, until end: Int? = nil
  ) throws(InputError) -> Int {
    try separator(of: word)
    let position = scanner.position
    let name = field(until: end ?? self.end)
    guard let found = names.first(where: { $0.name == name }) else {
      throw scanner.fault(.unknownWord(name, choices: names.map(\.name)), at: position)
    }
    return found.index
  }

  private mutating func length(of word: Interruption.Kind.Word) throws(InputError) -> Double {
    try separator(of: word)
    return try scanner.number(in: Self.lengths, unit: "pt")
  }

  private mutating func separator(of word: Interruption.Kind.Word) throws(InputError) {
    guard scanner.current == ":" else {
      throw scanner.fault(expected: "\(word.rawValue)\(word.form)@120")
    }
    scanner.advance()
  }

  private mutating func field(until end: Int) -> String {
    let start = scanner.index
    while scanner.index < end { scanner.advance() }
    return scanner.text(from: start)
  }
}

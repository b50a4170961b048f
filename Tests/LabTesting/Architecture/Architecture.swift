/// The borders inside the package that no compiler checks.
///
/// LabSimulation stands on a base and has two towers that never name each other's types: the finger
/// and the arbiter. They meet in `Trials` alone.
public struct Architecture: Sendable {
  /// Where a file of LabSimulation belongs.
  public enum Part: String, Sendable {
    case base
    case finger
    case arbiter
    case meeting
  }

  /// Something that stands where it must not.
  public enum Breach: Sendable, Hashable, CustomStringConvertible {
    /// A file names a type that is declared in a part it must not know.
    case names(type: String, of: Part, path: String, line: Int)
    case imports(module: String, path: String, line: Int)
    /// The C library is named outside of its room.
    case callsC(name: String, path: String, line: Int)
    /// A folder of LabSimulation that belongs to no part.
    case unknownFolder(path: String)

    public var description: String {
      switch self {
      case .names(let type, let part, let path, let line):
        "\(path):\(line) names \(type) of the \(part.rawValue) part"
      case .imports(let module, let path, let line): "\(path):\(line) imports \(module)"
      case .callsC(let name, let path, let line): "\(path):\(line) names \(name)"
      case .unknownFolder(let path): "\(path) belongs to no part of LabSimulation"
      }
    }
  }

  public static let folders: [String: Part] = [
    "Geometry": .base, "Mixing": .base, "Parameters": .base, "Touches": .base,
    "Random": .finger, "Intents": .finger, "Hands": .finger, "Digitizers": .finger,
    "Layouts": .arbiter, "Recognizers": .arbiter, "Composition": .arbiter, "Arena": .arbiter,
    "Timeline": .arbiter, "Scenes": .arbiter, "Scrolling": .arbiter,
    "Strategies": .arbiter,
    "Trials": .meeting, "Conflicts": .meeting,
  ]

  public let files: [SourceFile]

  public init(_ files: [SourceFile]) {
    self.files = files
  }

  private static func part(of file: SourceFile) -> Part? {
    let parts = file.parts
    guard parts.count > 3, parts[0] == "Sources", parts[1] == "LabSimulation" else { return nil }
    return folders[parts[2]]
  }

  /// The types that the files of a part declare.
  public func types(of part: Part) -> Set<String> {
    files.filter { Self.part(of: $0) == part }
      .reduce(into: []) { $0.formUnion($1.words.declaredTypes) }
  }

  /// All breaches, in the order of the files.
  public var breaches: [Breach] { towers + foundation + library }

  /// Types of one part that another one names although it must not know them.
  ///
  /// A name that both declare (nested types such as `Kind`) says nothing.
  private var towers: [Breach] {
    let borders: [(Part, mustNotKnow: Part)] = [
      (.finger, .arbiter), (.arbiter, .finger), (.base, .finger), (.base, .arbiter),
      (.finger, .meeting), (.arbiter, .meeting), (.base, .meeting),
    ]
    var types: [Part: Set<String>] = [:]
    for part in [Part.base, .finger, .arbiter, .meeting] { types[part] = self.types(of: part) }
    var breaches = files.filter { file in
      file.parts.starts(with: ["Sources", "LabSimulation"]) && Self.part(of: file) == nil
    }.map { Breach.unknownFolder(path: $0.path) }
    for file in files {
      guard let part = Self.part(of: file) else { continue }
      for border in borders where border.0 == part {
        let foreign = types[border.mustNotKnow, default: []].subtracting(types[part, default: []])
        for word in file.words.words where foreign.contains(word.text) {
          breaches.append(
            .names(type: word.text, of: border.mustNotKnow, path: file.path, line: word.line))
        }
      }
    }
    return breaches
  }

  private var foundation: [Breach] {
    let modules: Set<String> = ["Foundation", "FoundationEssentials", "CoreGraphics", "Dispatch"]
    return files.filter { $0.parts.starts(with: ["Sources", "LabSimulation"]) }.flatMap { file in
      file.words.imports.filter { modules.contains($0.text) }
        .map { Breach.imports(module: $0.text, path: file.path, line: $0.line) }
    }
  }

  private var library: [Breach] {
    files.filter { !$0.parts.starts(with: ["Sources", "LabStatistics"]) }.flatMap { file in
      file.words.words.filter { $0.text == "CGSL" || $0.text.hasPrefix("gsl_") }
        .map { Breach.callsC(name: $0.text, path: file.path, line: $0.line) }
    }
  }
}

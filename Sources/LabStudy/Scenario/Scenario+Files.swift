import LabSimulation

extension Scenario {
  /// Reads a scenario whose hand may name a population file.
  ///
  /// `hand.population` is the name of a registered population or, with a dot or a slash in it, the path
  /// of a population file, seen from the folder of the scenario; from the working folder where the
  /// scenario is standard input.
  ///
  /// - Parameters:
  ///   - population: a name or a path, seen from the working folder, in place of the scenario's.
  ///   - read: gives the bytes of a file.
  /// - Throws: `InputError`; `NamedFileError` for a file that the scenario names;
  ///   `UnknownPopulation`, and what `read` throws, for `population`.
  public init(
    _ bytes: [UInt8], file: String, population: String? = nil, read: (String) throws -> [UInt8]
  ) throws {
    let root = try JSON5Reader.read(bytes, file: file)
    if let population {
      let source = try PopulationSource(population, read: read)
      try self.init(root, file: file, people: source)
      return
    }
    guard let (word, position) = Self.populationPath(in: root) else {
      try self.init(root, file: file, people: nil)
      return
    }
    let source: PopulationSource
    do {
      source = try PopulationSource(Self.path(word, from: file), read: read)
    } catch {
      throw NamedFileError(
        file: file, position: position, key: Self.populationKey, fault: error)
    }
    try self.init(root, file: file, people: source)
  }

  /// Where the scenario names a population file; nil where it names none.
  static func populationPath(
    in root: LocatedValue
  ) -> (word: String, position: SourcePosition)? {
    guard let value = root.value(of: populationKey), case .string(let word) = value.content,
      PopulationSource.isPath(word)
    else { return nil }
    return (word, value.position)
  }

  /// A path that is seen from the folder of a file, seen from where the file is seen from.
  private static func path(_ path: String, from file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}

extension PopulationSource {
  /// Whether a word is a path: no registered population has a dot or a slash in its name.
  static func isPath(_ word: String) -> Bool {
    word == "-" || word.contains { $0 == "." || $0 == "/" }
  }

  /// A registered population, or that of a file.
  ///
  /// - Parameter word: a name, or with a dot or a slash in it a path.
  /// - Throws: `UnknownPopulation`, `InputError`, and what `read` throws.
  public init(_ word: String, read: (String) throws -> [UInt8]) throws {
    if Self.isPath(word) {
      self = .file(try PopulationFile(try read(word), file: word))
    } else if Populations.names.contains(word) {
      self = .registered(word)
    } else {
      throw UnknownPopulation(name: word)
    }
  }

  public var population: Population? {
    switch self {
    case .registered(let name): Populations.named(name)
    case .file(let file): file.population
    }
  }
}

/// Nobody registered a population of this name.
public struct UnknownPopulation: Error, Sendable, Hashable, CustomStringConvertible {
  public var name: String

  public var description: String {
    let nearest = NearestWord.nearest(to: name, in: Populations.names)
    return "there is no population \(InputFault.printable(name))"
      + (nearest.map { " (did you mean \($0)?)" } ?? "") + ": known are "
      + Populations.names.joined(separator: ", ")
      + "; a file is named with a dot or a slash, as in ./people"
  }
}

/// What is wrong with a file that another one names: where its name stands, and the fault.
public struct NamedFileError: Error, CustomStringConvertible {
  public var file: String
  public var position: SourcePosition
  public var key: String
  public var fault: any Error

  /// File, line, column and key of the name.
  public var place: String {
    "\(file == "-" ? "standard input" : file):\(position): \(key)"
  }

  public var description: String { "\(place): \(fault)" }
}

extension LocatedValue {
  /// The value of a dotted key, in nested objects or as it is in quotes.
  func value(of key: String) -> LocatedValue? {
    guard case .object(let members) = content else { return nil }
    if let member = members.first(where: { $0.key == key }) { return member.value }
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let member = members.first(where: { $0.key == parts[0] }) else {
      return nil
    }
    return member.value.value(of: String(parts[1]))
  }
}

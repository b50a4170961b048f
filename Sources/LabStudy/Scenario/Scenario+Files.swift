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
    } catch let interruption as CancellationError {
      throw interruption
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

import LabSimulation

/// Whose strokes a scenario plays.
public enum PopulationSource: Sendable, Hashable {
  /// The name of a registered population.
  case registered(String)
  case file(PopulationFile)
}

extension PopulationSource {
  /// Whether a word is a path: no registered population has a dot or a slash in its name.
  static func isPath(_ word: String) -> Bool {
    word.contains { $0 == "." || $0 == "/" }
  }

  /// A registered population, or that of a file.
  ///
  /// - Parameter word: a name, or with a dot or a slash in it a path; `-` is standard input.
  /// - Throws: `UnknownPopulation`, `InputError`, and what `read` throws.
  public init(_ word: String, read: (String) throws -> [UInt8]) throws {
    if word == "-" || Self.isPath(word) {
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

  /// One line for lists: what stands behind a file is not what its preset says of itself.
  public var summary: String? {
    switch self {
    case .registered(let name): Populations.named(name)?.summary
    case .file(let file): file.summary
    }
  }
}

/// Nobody registered a population of this name.
public struct UnknownPopulation: Error, Sendable, Hashable, CustomStringConvertible {
  public var name: String

  public init(name: String) { self.name = name }

  public var description: String {
    let nearest = NearestWord.nearest(to: name, in: Populations.names)
    return "there is no population \(InputFault.printable(name))"
      + (nearest.map { " (did you mean \($0)?)" } ?? "") + ": known are "
      + Populations.names.joined(separator: ", ")
      + "; a file is named with a dot or a slash, as in ./people"
  }
}

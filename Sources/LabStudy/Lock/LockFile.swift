#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A lock in its file, and the scenario that it names.
public struct LockFile: Sendable {
  public var path: String
  public var lock: Lock

  /// Reads a lock; a fault is an `InputError` with its line.
  public init(_ bytes: [UInt8], path: String) throws {
    self.path = path
    lock = try Lock(bytes, file: path)
  }

  /// The path of the scenario, seen from where the lock's own path is seen from.
  public var scenarioPath: String { path(fromHere: lock.scenario) }

  /// The population in place of the scenario's; a path is seen from where the lock's own path is seen
  /// from.
  public var population: String? {
    lock.population.map { PopulationSource.isPath($0) ? path(fromHere: $0) : $0 }
  }

  private func path(fromHere other: String) -> String {
    guard !other.hasPrefix("/") else { return other }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder.map(String.init) + [other]).joined(separator: "/")
  }

  /// A population as a lock names it: a name as it is, a path seen from the lock's folder.
  public static func population(_ word: String, fromLock lock: String) -> String {
    guard PopulationSource.isPath(word) else { return word }
    let path = path(of: word, fromLock: lock)
    return PopulationSource.isPath(path) ? path : "./" + path
  }

  /// The path of a scenario as a lock names it: seen from the lock's folder.
  ///
  /// Both paths are as the user gave them, seen from the working folder; a lock that goes to
  /// standard output is taken to lie there.
  public static func path(of scenario: String, fromLock lock: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let folder = lock == "-" ? [] : lock.split(separator: "/").dropLast()
    let from = components(folder.joined(separator: "/"), isRooted: lock.hasPrefix("/"), in: here)
    let to = components(scenario, isRooted: scenario.hasPrefix("/"), in: here)
    let common = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common))
      .joined(separator: "/")
  }

  /// The folders of a path from the root on, without `.` and `..`.
  private static func components(_ path: String, isRooted: Bool, in folder: String) -> [String] {
    let words = (isRooted ? path : folder + "/" + path).split(separator: "/").map(String.init)
    return words.reduce(into: []) { components, word in
      switch word {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(word)
      }
    }
  }

  /// The lock as JSON with sorted keys, with the digest of what it records.
  public static func text(_ lock: Lock) throws -> String { try JSONText.text(try lock.sealed()) }
}

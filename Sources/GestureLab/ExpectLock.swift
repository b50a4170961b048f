#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Fails a test when a lock is broken: one line in Swift Testing and in XCTest alike.
///
/// ```swift
/// @Test func theFeedStaysUsable() async throws {
///   try await expectLock("results/feed-carousel.lock.json")
/// }
/// ```
///
/// It plays the present strategy of the scenario that the lock names on the strokes of the lock, and
/// throws when the claim is broken. A better value passes, and so does an undecided claim.
///
/// - Parameters:
///   - path: the lock file, as a path from the folder that holds the package's `Package.swift`
///     (searched upward from the calling file), or an absolute path.
///   - jobs: how many batches of strokes run at the same time.
///   - caller: the file from which the search begins.
/// - Throws: `BrokenLock` with the figures; `UnjudgedLock` with the reason when the scenario changed
///   where it must not; `InputError` for a damaged file.
@discardableResult
public func expectLock(
  _ path: String, jobs: Int = 2, caller: String = #filePath
) async throws -> LockVerdict {
  let path = path.hasPrefix("/") ? path : PackageFolder.containing(caller) + "/" + path
  let file = try LockFile(try PackageFolder.read(path), path: path)
  let scenario = try Scenario(
    try PackageFolder.read(file.scenarioPath), file: file.scenarioPath,
    population: file.population, read: PackageFolder.read)
  let verdict: LockVerdict
  do {
    verdict = try await file.lock.verify(against: scenario, jobs: jobs)
  } catch let error as LockError {
    throw UnjudgedLock(path: path, reason: error)
  }
  if verdict.state == .broken { throw BrokenLock(path: path, verdict: verdict) }
  return verdict
}

/// A lock whose claim no longer holds.
public struct BrokenLock: Error, Sendable, CustomStringConvertible {
  public var path: String
  public var verdict: LockVerdict

  public var description: String {
    (["\(path): \(verdict.sentence)"] + verdict.details).joined(separator: "\n  ")
  }
}

/// A lock that cannot be judged, because what it rests on has changed.
public struct UnjudgedLock: Error, Sendable, CustomStringConvertible {
  public var path: String
  public var reason: LockError

  public var description: String { "\(path): \(reason)" }
}

/// The package that a source file belongs to.
enum PackageFolder {
  /// The nearest folder above a file that holds a `Package.swift`, else the working folder.
  static func containing(_ file: String) -> String {
    var folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !folder.isEmpty {
      let path = folder.joined(separator: "/")
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
      folder = folder.dropLast()
    }
    return FileManager.default.currentDirectoryPath
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError(file: path, position: nil, .custom("there is no such file"))
    }
    return [UInt8](data)
  }
}

import LabSimulation
import LabStudy
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Lock files")
struct LockFileTests {
  private func lock(seed: UInt64 = .max) async throws -> Lock {
    var scenario = Scenario.small(persons: 3, seed: seed)
    scenario.rows = [StrategyRow(label: "a \"quoted\" låbel", EarlyDirectionFailure.with())]
    let tally = try await scenario.compare(scenario.rows, jobs: 1).rows[0].tally
    return try Lock(
      scenario.rows[0], try tally.summary(.page), in: scenario, path: "../scenarios/s.json5")
  }

  @Test("a lock reads back from its own text, the seed with all 64 bits")
  func roundTrip() async throws {
    let lock = try await lock()
    let text = try LockFile.text(lock)
    #expect(text.hasSuffix("}\n"))
    let file = try LockFile(Array(text.utf8), path: "locks/a.lock.json")
    #expect(file.lock == lock)
    #expect(file.lock.seed == .max)
    #expect(try LockFile.text(file.lock) == text)
  }

  @Test("a lock that lacks a key is refused by the name of the key")
  func missing() async throws {
    let text = try LockFile.text(try await lock())
    let keys = [
      "schema", "scenario", "label", "strategy", "parameters", "intent", "value", "standardError",
      "margin", "limit", "strokes", "persons", "seed", "conditions", "scenarioDigest",
      "populationDigest",
    ]
    for key in keys {
      // Another name for the key leaves the rest of the text as it is.
      let damaged = text.replacing("\n  \"\(key)\" :", with: "\n  \"x\(key)\" :")
      #expect(damaged != text)
      let error = try #require(throws: InputError.self) {
        try LockFile(Array(damaged.utf8), path: "a.lock.json")
      }
      #expect(error.description == "a.lock.json: the key \(key) is missing")
    }
  }

  @Test("a damaged lock is refused and never crashes")
  func damaged() async throws {
    let text = try LockFile.text(try await lock())
    let texts = [
      "", "{", "[]", "null", "3", "{}", "\u{0}",
      text.replacing("\"persons\" : 3", with: "\"persons\" : \"three\""),
      text.replacing("\"persons\" : 3", with: "\"persons\" : 1e40"),
      text.replacing("\"persons\" : 3", with: "\"persons\" : NaN"),
      text.replacing("gesture-lab/lock/1", with: "gesture-lab/lock/2"),
      String(text.dropLast(10)),
    ]
    for damaged in texts {
      #expect(damaged != text)
      let error = try #require(throws: InputError.self) {
        try LockFile(Array(damaged.utf8), path: "a.lock.json")
      }
      #expect(error.description.hasPrefix("a.lock.json: "))
    }
    for length in stride(from: 0, to: text.utf8.count - 2, by: 97) {
      #expect(throws: InputError.self) {
        try LockFile(Array(text.utf8.prefix(length)), path: "a")
      }
    }
    #expect(throws: InputError.self) { try LockFile([0xFF, 0xFE, 0x00], path: "a") }
  }

  @Test("another schema is refused by its name")
  func schema() async throws {
    let text = try LockFile.text(try await lock()).replacing("lock/1", with: "lock/9")
    let error = try #require(throws: InputError.self) { try LockFile(Array(text.utf8), path: "a") }
    #expect(error.message.contains("gesture-lab/lock/9"))
    #expect(error.message.contains("gesture-lab/lock/1"))
  }

  @Test(
    "a lock names its scenario as seen from its own folder",
    arguments: [
      ("s.json5", "s.lock.json", "s.json5"),
      ("scenarios/s.json5", "s.lock.json", "scenarios/s.json5"),
      ("scenarios/s.json5", "results/s.lock.json", "../scenarios/s.json5"),
      ("./scenarios/../scenarios/s.json5", "./results/s.lock.json", "../scenarios/s.json5"),
      ("scenarios/s.json5", "scenarios/s.lock.json", "s.json5"),
      ("scenarios/s.json5", "results/a/b/s.lock.json", "../../../scenarios/s.json5"),
      ("/a/b/s.json5", "/a/c/s.lock.json", "../b/s.json5"), ("/s.json5", "/l.lock.json", "s.json5"),
      ("/a/s.json5", "/l.lock.json", "a/s.json5"), ("scenarios/s.json5", "-", "scenarios/s.json5"),
    ])
  func paths(scenario: String, lock: String, path: String) {
    #expect(LockFile.path(of: scenario, fromLock: lock) == path)
  }

  @Test("folders outside of the working one are found from both sides")
  func outside() throws {
    let here = FileManager.default.currentDirectoryPath
    let name = try #require(here.split(separator: "/").last.map(String.init))
    #expect(LockFile.path(of: "s.json5", fromLock: "../locks/l.json") == "../\(name)/s.json5")
    #expect(LockFile.path(of: here + "/s.json5", fromLock: "l.json") == "s.json5")
    #expect(LockFile.path(of: "../x/s.json5", fromLock: "l.json") == "../x/s.json5")
  }

  @Test("the scenario's path is that of the lock's folder and the named one")
  func scenarioPath() async throws {
    let bytes = Array(try LockFile.text(try await lock()).utf8)
    for (path, expected) in [
      ("results/l.lock.json", "results/../scenarios/s.json5"),
      ("l.lock.json", "../scenarios/s.json5"), ("/l.lock.json", "/../scenarios/s.json5"),
      ("/a/l.lock.json", "/a/../scenarios/s.json5"),
    ] {
      #expect(try LockFile(bytes, path: path).scenarioPath == expected)
    }
  }
}
